"""The house rules of the tests themselves: no skip passes, no warning goes unheard."""

import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).with_name("conftest.py")
LOGS = "import logging\n\ndef test_it():\n    logging.getLogger('game').warning('odd')\n"
EXPECTS = (
    "import logging\n\ndef test_it(warnings_logged):\n"
    "    logging.getLogger('game').warning('odd')\n"
    "    assert warnings_logged.pop() == 'game: odd'\n"
)


def run(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    """Run one test file under this conftest."""
    (folder / "conftest.py").write_text(CONFTEST.read_text("utf-8"), "utf-8")
    (folder / "test_it.py").write_text(source, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "."]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("import pytest\n\ndef test_it():\n    pytest.skip('later')\n", "may not be skipped"),
        ("import pytest\n\n@pytest.mark.skip\ndef test_it():\n    pass\n", "may not be skipped"),
        ("import pytest\n\npytest.importorskip('no_such_thing')\n", "may not be skipped"),
        (LOGS, "unexpected log lines"),
    ],
)
def test_it_fails(tmp_path: Path, source: str, message: str) -> None:
    done = run(tmp_path, source)
    assert done.returncode in (1, 2), done.stdout
    assert message in done.stdout


@pytest.mark.parametrize("source", ["def test_it():\n    pass\n", EXPECTS])
def test_it_passes(tmp_path: Path, source: str) -> None:
    done = run(tmp_path, source)
    assert done.returncode == 0, done.stdout
