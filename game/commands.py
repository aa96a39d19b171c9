"""What `python -m game` can do: simulate, verify, odds, bench, arena, honesty."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from game.arguments import (
    OneLineParser,
    WrongInput,
    house_rules,
    house_rules_or_random,
    players,
    whole_number,
)
from game.bench import bench_sheet
from game.cpu import CHARACTERS, KINDS, LEVELS, player
from game.cpu.arena import (
    League,
    all_cores,
    apart_rows,
    check_name,
    league_rows,
    play_league,
    round_robin,
)
from game.cpu.honesty import check_honesty, honesty_rows
from game.cpu.thinking import thinking, thinking_rows
from game.files import open_file, whole_file, why
from game.house import FAMILY, PRESETS, preset_name
from game.odds import DealOdds, odds_table, share
from game.record import RecordFault, one_line
from game.replay import replay_file
from game.running import play_all
from game.simulation import Run, drawn_rules
from game.tally import Tally, aligned, sheet

FINE: Final = 0
FAULTY: Final = 1
WRONG: Final = 2
INTERRUPTED: Final = 130  # as shells count: 128 and the signal's number
CUT_OFF: Final = 141


class Command(NamedTuple):
    """A command: its name, what it does, which arguments it takes, and its run to an exit code."""

    name: str
    does: str
    takes: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def _simulate_takes(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    kinds = f"2 to 6 kinds, seat by seat: {', '.join(KINDS)}"
    add("--players", type=players, required=True, metavar="A,B,…", help=kinds)
    names = f"{', '.join(PRESETS)}, random (drawn anew for each match) or a JSON file"
    add("--rules", type=house_rules_or_random, default=FAMILY, metavar="RULES", help=names)
    add("--matches", type=whole_number(1, 10_000_000), default=100, metavar="N")
    seed = "all chance comes from it; equal arguments give equal bytes"
    add("--seed", type=whole_number(0, 2**64 - 1), default=0, metavar="S", help=seed)
    add("--record", type=Path, metavar="OUT.jsonl", help="write every match down, one a line")
    jobs = "processes that play; the outcome is the same"
    add("--jobs", type=whole_number(1, 64), default=1, metavar="J", help=jobs)


def simulate(asked: argparse.Namespace) -> int:
    """Let computer players play matches; print how each seat fared."""
    run = Run(asked.players, asked.rules, asked.seed)
    for line in sheet(_played(run, asked), asked.players):
        print(line)
    return FINE


def _played(run: Run, asked: argparse.Namespace) -> Tally:
    if asked.record is None:
        return play_all(run, asked.matches, asked.jobs, None)
    try:
        with whole_file(asked.record) as out:
            return play_all(run, asked.matches, asked.jobs, out)
    except OSError as error:
        raise WrongInput(f"{asked.record} can't be written: {why(error)}") from None


def _verify_takes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help=".ppong: one match; else one a line"
    )


def verify(asked: argparse.Namespace) -> int:
    """Play every match of each file again; print what holds, or the first fault."""
    return max(_verify_file(Path(name)) for name in asked.files)


def _verify_file(path: Path) -> int:
    name = one_line(str(path))
    matches = rounds = 0
    try:
        with open_file(path) as file:
            for played in replay_file(file, lines=path.suffix != ".ppong"):
                matches += 1
                rounds += len(played.match.outcomes) + (played.state is not None)
    except RecordFault as fault:
        print(f"{name}: {fault}")
        return FAULTY
    except (OSError, ValueError) as error:
        _complain(f"{name} can't be opened: {why(error)}")
        return WRONG
    print(f"{name}: {matches} matches, {rounds} rounds, no fault")
    return FINE


def _odds_takes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", type=house_rules, default=FAMILY, metavar="PRESET|FILE.json")


def odds(asked: argparse.Namespace) -> int:
    """Print the chances of a dealt six-card hand under house rules."""
    for line in _odds_sheet(odds_table(asked.rules), preset_name(asked.rules) or "own"):
        print(line)
    return FINE


def _odds_sheet(table: DealOdds, rules: str) -> Iterator[str]:
    def row(name: str, score: str, hands: int) -> tuple[str, ...]:
        return name, score, f"{hands:,}", f"{float(100 * share(hands)):.4f} %"

    head = ("of six cards", "", "hands", "chance")
    yield f"house rules: {rules}"
    yield from aligned(
        (
            head,
            *(row(f"fits {jokbo.name}", "", jokbo.hands) for jokbo in table.jokbo),
            *(row(f"named {jokbo.name}", "", jokbo.named) for jokbo in table.jokbo),
            row("any jokbo", "", table.ends),
            *(row("scores", str(score), hands) for score, hands in table.scores),
            *(row("copies", "-".join(map(str, kind)), hands) for kind, hands in table.shapes),
            *(row("sum", str(points), hands) for points, hands in table.sums),
        )
    )


def _bench_takes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=whole_number(2, 6), default=4, metavar="N")
    parser.add_argument("--rules", type=house_rules, default=FAMILY, metavar="PRESET|FILE.json")
    parser.add_argument("--seconds", type=whole_number(1, 600), default=3, metavar="N")
    times = "in place of that, time so many decisions of each level"
    number = whole_number(1, 1_000_000)
    parser.add_argument("--decisions", type=number, default=None, metavar="N", help=times)


def bench(asked: argparse.Namespace) -> int:
    """Print how many rounds and moves a second each engine plays, or how long levels think."""
    if asked.decisions is None:
        lines = bench_sheet(asked.rules, asked.seats, asked.seconds)
    else:
        spent = [thinking(kind, asked.rules, asked.seats, asked.decisions, 1) for kind in LEVELS]
        lines = iter(aligned(list(thinking_rows(LEVELS, spent))))
    for line in lines:
        print(line)
    return FINE


def _names(text: str) -> tuple[str, ...]:
    try:
        return tuple(check_name(name.strip()) for name in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _arena_takes(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    names = f"kinds, or kind:character with {', '.join(CHARACTERS)}"
    add("--players", type=_names, default=LEVELS, metavar="A,B,…", help=names)
    add("--against", type=_names, metavar="C,…", help="fill the table with these; else each other")
    add("--rules", type=house_rules_or_random, default=FAMILY, metavar="RULES")
    add("--rounds", type=whole_number(1, 99), metavar="N", help="in place of the house rules'")
    add("--seats", type=whole_number(2, 6), default=4, metavar="N")
    sets = "sets of matches for each pair; a set is the same deals with the player in every seat"
    add("--sets", type=whole_number(1, 10_000_000), default=50, metavar="N", help=sets)
    add("--seed", type=whole_number(0, 2**64 - 1), default=0, metavar="S")
    add("--jobs", type=whole_number(1, 64), default=all_cores(), metavar="J")


def arena(asked: argparse.Namespace) -> int:
    """Let each player meet tables of each other one; print win shares and endings in percent."""
    league = League(
        round_robin(asked.players, asked.against),
        asked.rules,
        asked.seats,
        asked.sets,
        asked.seed,
        asked.rounds,
        drawn_rules,
    )
    results = play_league(league, asked.jobs)
    for line in aligned(list(league_rows(league, results))):
        print(line)
    if apart := list(apart_rows(league, results)):
        print("\ncharacters against the plain player of their level, in standard errors")
        for line in aligned(apart):
            print(line)
    return FINE


def _honesty_takes(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--players", type=_names, default=LEVELS, metavar="A,B,…")
    each = "decisions of each player that are asked twice"
    add("--decisions", type=whole_number(1, 10_000_000), default=1000, metavar="N", help=each)
    add("--seed", type=whole_number(0, 2**64 - 1), default=0, metavar="S")


def honesty(asked: argparse.Namespace) -> int:
    """Deal what each player cannot know anew and ask again; exit 1 if any decision changes."""
    rules = list(PRESETS.values())
    tallies = [
        check_honesty(name, player(*name.split(":")), rules, asked.decisions, asked.seed)
        for name in asked.players
    ]
    for line in aligned(list(honesty_rows(tallies))):
        print(line)
    return FAULTY if any(sum(tally.changed.values()) for tally in tallies) else FINE


COMMANDS: Final = (
    Command("simulate", "let computer players play whole matches", _simulate_takes, simulate),
    Command("verify", "play records again and name the first fault", _verify_takes, verify),
    Command("odds", "print the chances of a dealt hand", _odds_takes, odds),
    Command("bench", "measure how fast rounds are played", _bench_takes, bench),
    Command("arena", "play leagues of computer players", _arena_takes, arena),
    Command("honesty", "check that no player uses what it can't see", _honesty_takes, honesty),
)


def parser() -> argparse.ArgumentParser:
    """Make the reader of the command line."""
    reader = OneLineParser(prog="python -m game", description="나이롱뽕 without a screen")
    below = reader.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        own = below.add_parser(
            command.name, help=command.does, description=command.does, allow_abbrev=False
        )
        command.takes(own)
        own.set_defaults(run=command.run)
    return reader


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code: 0 fine, 1 a faulty record, 2 wrong input."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        asked = parser().parse_args(arguments)
        code: int = asked.run(asked)
        if sys.stdout is not None:  # so it is where a program starts without a terminal
            sys.stdout.flush()
    except WrongInput as mistake:
        _complain(str(mistake))
        return WRONG
    except KeyboardInterrupt:
        _complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return CUT_OFF
    except OSError as error:
        _forget_output()
        _complain(f"the output can't be written: {why(error)}")
        return WRONG
    return code


def _forget_output() -> None:
    """Leave nothing that Python would try to write at its end, where an error has no place."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(message: str) -> None:
    print(one_line(message), file=sys.stderr)
