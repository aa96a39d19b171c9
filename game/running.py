"""A run of matches: played in order or by several processes, tallied and written down."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import BinaryIO

from tqdm import tqdm

from game.record import Record, encode
from game.simulation import Run, play_match
from game.tally import Tally


def play_all(run: Run, matches: int, jobs: int, out: BinaryIO | None) -> Tally:
    """Play a run's matches and tally them; each goes to `out` as a line, in order.

    The same run gives the same bytes and the same tally, whatever `jobs`.
    """
    tally = Tally(len(run.players))
    with _records(run, matches, jobs) as records:
        # None: the bar shows itself on a terminal only.
        for record in tqdm(records, total=matches, unit="match", disable=None, leave=False):
            tally.add(record)
            if out is not None:
                out.write(encode(record) + b"\n")
    return tally


@contextmanager
def _records(run: Run, matches: int, jobs: int) -> Iterator[Iterator[Record]]:
    play = partial(play_match, run)
    if jobs == 1:
        yield map(play, range(matches))
        return
    with _pool(min(jobs, matches)) as pool:
        yield pool.imap(play, range(matches), chunksize=4)


def _pool(jobs: int) -> Pool:
    """Start processes that leave Ctrl-C to us.

    Fresh ones, not forks: a fork would copy locks that the progress bar's thread holds.
    """
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)  # which they inherit
    try:
        return get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, ours)
