"""Who is there this evening: somebody away, back again, a person on a CPU's seat; as pages."""

from collections.abc import Callable

from game.table import Table
from scenes.choices import Choice
from scenes.naming import shown_name
from scenes.question import Question
from scenes.scene import Change, Pop, Push, Replace, Scene
from scenes.seats.guest import GuestName
from scenes.stage import Stage
from scenes.table.flow import Flow
from scenes.table.hotseat import HotSeat
from scenes.table.key_check import KeyCheck
from scenes.table.own_keys import OwnKey, one_more, own_keys


def silent_page(flow: Flow, seat: int, count: int = 1) -> Question:
    """Ask the others about somebody who does not answer; `count` pages are left afterwards."""
    words, name, shared = flow.stage.words, flow.names[seat], flow.shared
    if shared is None:
        raise ValueError("one person alone is never away")
    absences = shared.absences

    def answer(act: Callable[[int], None]) -> Callable[[], Change]:
        def choose() -> Change:
            act(seat)
            return Pop(count)

        return choose

    return Question(
        flow.stage,
        words("hotseat.silent", name=name),
        words("hotseat.silent_text"),
        lambda: [
            Choice(
                words("hotseat.wait"),
                answer(absences.wait),
                strong=True,
                note=words("hotseat.wait_note"),
            ),
            Choice(
                words("hotseat.once"), answer(absences.help_once), note=words("hotseat.once_note")
            ),
            Choice(
                words("hotseat.hand_over"),
                answer(absences.hand_over),
                note=words("hotseat.hand_over_note"),
            ),
        ],
        answer(absences.wait),
    )


def menu_choices(flow: Flow) -> list[Choice]:
    """List what the menu offers at a table with several people, or with room for one more."""
    words, shared = flow.stage.words, flow.shared
    found: list[Choice] = []
    if shared is not None:
        found.append(
            Choice(
                words("hotseat.away"),
                lambda: Push(whose_page(flow)),
                note=words("hotseat.away_note"),
            )
        )
    if between_rounds(flow.table) and len(flow.table.owners) < len(flow.table.seats):
        found.append(
            Choice(
                words("hotseat.join"),
                lambda: Push(join_page(flow)),
                note=words("hotseat.join_note"),
            )
        )
    if shared is not None:
        keys, names = shared.keys, flow.names
        found.append(
            Choice(
                words("hotseat.check"),
                lambda: Push(KeyCheck(flow.stage, keys, names)),
                note=words("hotseat.check_note"),
            )
        )
    return found


def between_rounds(table: Table) -> bool:
    """Tell whether a round has ended and the match goes on."""
    return table.phase in (None, "over") and not table.match.over


def whose_page(flow: Flow) -> Question:
    """Ask who leaves or has come back."""
    words, table, shared = flow.stage.words, flow.table, flow.shared
    if shared is None:
        raise ValueError("one person alone is never away")

    def back(seat: int) -> Callable[[], Change]:
        def choose() -> Change:
            shared.absences.back(seat)
            return Pop(2)

        return choose

    def choice(seat: int) -> Choice:
        name = flow.names[seat]
        if seat in table.absent:
            return Choice(words("hotseat.returns", name=name), back(seat))
        page = words("hotseat.leaves", name=name)
        return Choice(page, lambda: Push(silent_page(flow, seat, 3)))

    def choices() -> list[Choice]:
        alone = len(table.people) < 2
        seats = [seat for seat in table.owners if not alone or seat in table.absent]
        return [*map(choice, seats), Choice(words("hotseat.back"), Pop)]

    return Question(flow.stage, words("hotseat.away"), words("hotseat.who"), choices)


def join_page(flow: Flow) -> Question:
    """Ask which CPU's seat a person takes over."""
    words, table = flow.stage.words, flow.table

    def sit(seat: int) -> Callable[[], Change]:
        def named(name: str) -> Change:
            table.take_seat(seat, name)
            let_join(flow)
            return Pop(3)

        cap = joining_key(flow, seat).cap
        return lambda: Push(GuestName(flow.stage, seat, fresh_guest(flow), named, cap))

    def choices() -> list[Choice]:
        free = [seat for seat in range(len(table.seats)) if seat not in table.owners]
        seats = [Choice(words("hotseat.takes", name=flow.names[seat]), sit(seat)) for seat in free]
        return [*seats, Choice(words("hotseat.back"), Pop)]

    return Question(flow.stage, words("hotseat.join"), words("hotseat.join_text"), choices)


def let_join(flow: Flow) -> None:
    """Let another person have a key and closed cards from the next deal on."""
    if flow.shared is None and len(flow.table.owners) > 1:
        flow.shared = HotSeat(flow)
    if flow.shared is not None:
        flow.shared.absences.count_again()


def joining_key(flow: Flow, seat: int) -> OwnKey:
    """Name the key that somebody will have who takes a seat now."""
    blocked = flow.stage.settings.blocked_keys or ()
    if flow.shared is None:
        people = tuple(sorted((*flow.table.owners, seat)))
        return own_keys(people, len(flow.table.seats), blocked)[seat]
    return one_more(flow.shared.keys, blocked)


def fresh_guest(flow: Flow) -> str:
    """Name somebody who joins so that nobody here has the same name."""
    words = flow.stage.words
    wished = [words("hotseat.guest"), *(words("hotseat.guest_n", n=n) for n in range(2, 8))]
    return next(name for name in wished if name not in flow.names)


def resume_page(stage: Stage, table: Table, go_on: Callable[[], Scene]) -> Question:
    """Ask, when a match of several people is gone on with, who of them is here."""
    words = stage.words

    def turn(seat: int) -> Callable[[], Change]:
        def choose() -> Change:
            if seat in table.absent:
                table.come_back(seat)
            elif len(table.people) > 1:
                table.leave(seat)
            return None

        return choose

    def choices() -> list[Choice]:
        seats = [
            Choice(
                words(
                    "hotseat.missing" if seat in table.absent else "hotseat.here",
                    name=shown_name(words, table.seats[seat]),
                ),
                turn(seat),
            )
            for seat in table.owners
        ]
        start = Choice(words("hotseat.go_on"), lambda: Replace(go_on()), strong=True)
        return [*seats, start]

    heading, text = words("hotseat.resume"), words("hotseat.resume_text")
    return Question(stage, heading, text, choices, lambda: Replace(go_on()))
