"""The house rules of the tests themselves: no skip passes, no warning goes unheard."""

import re
import subprocess
import sys
from pathlib import Path

CONFTEST = Path(__file__).with_name("conftest.py")
FILES = {
    "test_skips.py": "import pytest\n\ndef test_it():\n    pytest.skip('later')\n",
    "test_is_skipped.py": "import pytest\n\n@pytest.mark.skip\ndef test_it():\n    pass\n",
    "test_needs.py": "import pytest\n\npytest.importorskip('no_such_thing')\n",
    "test_warns.py": (
        "import logging\n\ndef test_it():\n    logging.getLogger('game').warning('odd')\n"
    ),
    "test_passes.py": "def test_it():\n    pass\n",
    "test_expects.py": (
        "import logging\n\ndef test_it(warnings_logged):\n"
        "    logging.getLogger('game').warning('odd')\n"
        "    assert warnings_logged.pop() == 'game: odd'\n"
    ),
}


def test_skips_and_warnings_fail(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.read_text("utf-8"), "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", "utf-8")
    for name, source in FILES.items():
        (tmp_path / name).write_text(source, "utf-8")
    options = [
        "-q",
        "-rfEp",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        "--continue-on-collection-errors",
    ]
    command = [sys.executable, "-m", "pytest", *options, "."]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout
    told = re.findall(r"^(PASSED|FAILED|ERROR) (test_\w+)\.py", done.stdout, re.MULTILINE)
    assert sorted(told) == [
        ("ERROR", "test_is_skipped"),
        ("ERROR", "test_needs"),
        ("ERROR", "test_warns"),
        ("FAILED", "test_skips"),
        ("PASSED", "test_expects"),
        ("PASSED", "test_passes"),
        ("PASSED", "test_warns"),
    ]
    assert done.stdout.count("may not be skipped") >= 3
    assert "unexpected log lines" in done.stdout
