"""What the rule book says: chapters of paragraphs and cards, written from the rules in force."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.cards import MONTH, Card
from game.events import JokboName
from game.house import HouseRules
from game.jokbo import jokbo, total
from scenes.house_words import in_force, rules_name, sentence
from scenes.rule_book.search import spots
from scenes.words import Words, points

TERMS: Final = (
    "round", "dealer", "stock", "discards", "pair", "ppong", "chain", "natural", "stop", "bak",
    "ppong_bak", "natural_bak", "stop_bak", "jokbo", "total", "exhausted", "call", "touch",
    "prearm", "cut", "seal",
)  # fmt: skip
"""The players' words, in the order in which a beginner meets them."""

JOKBO_HANDS: Final[dict[JokboName, str]] = {
    "straight": "7a 8a 9a 10a 11a 12a",
    "low": "1a 1b 1c 2a 2b 3a",
    "high": "12a 12b 12c 11a 11b 10a",
    "ttoi": "3a 3b 8a 8b 12a 12b",
    "chongtong": "5a 5b 5c 5d 8a 8b",
}
"""A hand for each jokbo."""
CALLED: Final = "1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a 12a"
FEEDER: Final = "3a 4a"
STOPPER: Final = "1a 2a"


@dataclass(frozen=True)
class Block:
    """A paragraph, or cards in groups with a line under them."""

    text: str
    cards: tuple[tuple[Card, ...], ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A heading and what stands below it."""

    heading: str
    blocks: tuple[Block, ...]


def book(words: Words, rules: HouseRules) -> tuple[Chapter, ...]:
    """Write the whole book for a table's rules."""
    writers: dict[str, Callable[[Words, HouseRules], list[Block]]] = {
        "book.goal": _goal,
        "book.turn": _turn,
        "book.ppong": _ppong,
        "book.bak": _bak,
        "book.natural": _natural,
        "book.stop": _stop,
        "book.jokbo": _jokbo,
        "book.match": _match,
        "book.words": _words,
        "book.origins": _origins,
    }
    return tuple(
        Chapter(words(heading), tuple(write(words, rules))) for heading, write in writers.items()
    )


def matching(
    chapters: tuple[Chapter, ...], wish: str, *, composing: bool = False
) -> tuple[Chapter, ...]:
    """Leave the paragraphs in which a text stands, whatever its case and spaces."""
    if not wish.strip():
        return chapters

    def stands(text: str) -> bool:
        return bool(spots(text, wish, composing=composing))

    found = [
        Chapter(
            chapter.heading,
            chapter.blocks
            if stands(chapter.heading)
            else tuple(block for block in chapter.blocks if stands(block.text)),
        )
        for chapter in chapters
    ]
    return tuple(chapter for chapter in found if chapter.blocks)


def running(words: Words, rules: HouseRules, section: str) -> str:
    """Write what a section's fields say as one running paragraph."""
    return " ".join(in_force(words, rules, section))


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(Card(code) for code in codes.split())


def _goal(words: Words, rules: HouseRules) -> list[Block]:
    return [
        Block(words("book.goal.aim")),
        Block(words("book.goal.cards"), (_cards(CALLED),)),
        Block(words("book.goal.calls")),
        Block(words("book.goal.rules", name=rules_name(words, rules))),
    ]


def _turn(words: Words, rules: HouseRules) -> list[Block]:
    return [
        Block(words("book.turn.deal")),
        Block(words("book.turn.play")),
        Block(sentence(words, "starter_card", rules.starter_card)),
        Block(sentence(words, "stock_passes", rules.stock_passes)),
        Block(words("book.turn.exhausted")),
    ]


def _ppong(words: Words, rules: HouseRules) -> list[Block]:
    del rules
    example = (_cards("9c"), _cards("9a 9b"), _cards("5a"))
    return [
        Block(words("book.ppong.claim")),
        Block(words("book.ppong.example"), example),
        Block(words("book.ppong.order")),
        Block(words("book.ppong.chain")),
    ]


def _bak(words: Words, rules: HouseRules) -> list[Block]:
    held = total(rules, _cards(FEEDER))
    penalty = rules.bak_penalty
    example = words("book.bak.example", held=held, penalty=penalty, score=held + penalty)
    return [
        Block(words("book.bak.out")),
        Block(running(words, rules, "rules.section.bak")),
        Block(example, (_cards("10c"), _cards("10a 10b"))),
    ]


def _natural(words: Words, rules: HouseRules) -> list[Block]:
    hand = _cards("7a 7b 7c 1a 2a")
    return [
        Block(running(words, rules, "rules.section.natural")),
        Block(words("book.natural.example", total=total(rules, hand)), (hand,)),
    ]


def _stop(words: Words, rules: HouseRules) -> list[Block]:
    held = total(rules, _cards(STOPPER))
    caught = words(
        "book.stop.example", held=held, penalty=rules.stop_penalty, score=held + rules.stop_penalty
    )
    return [
        Block(words("book.stop.what")),
        Block(running(words, rules, "rules.section.stop")),
        Block(caught, (_cards(STOPPER),)),
    ]


def _jokbo(words: Words, rules: HouseRules) -> list[Block]:
    said: dict[JokboName, str] = {
        "straight": words("rules.straight"),
        "low": words("rules.low"),
        "high": sentence(words, "high_limit", rules.high_limit),
        "ttoi": sentence(words, "ttoi", rules.ttoi),
        "chongtong": sentence(words, "quad", rules.quad),
    }
    if rules.high_limit is not None:
        said["high"] += " " + sentence(words, "high_score", rules.high_score)
    blocks = [Block(words("book.jokbo.what"))]
    for name, text in said.items():
        hand = _cards(JOKBO_HANDS[name])
        found = jokbo(rules, hand)
        score = words("book.jokbo.score", score=points(found[1])) if found else ""
        fits = found is not None and found[0] == name
        shown = (hand,) if fits or name == "chongtong" else ()
        blocks.append(Block(f"{text} {score}".strip() if shown else text, shown))
    return [*blocks, Block(words("book.jokbo.best"))]


def _match(words: Words, rules: HouseRules) -> list[Block]:
    return [
        Block(sentence(words, "rounds", rules.rounds)),
        Block(words("book.match.winner")),
        Block(
            " ".join(
                sentence(words, field, getattr(rules, field))
                for field in ("first_dealer", "next_dealer")
            )
        ),
        Block(running(words, rules, "rules.section.money")),
    ]


def _words(words: Words, rules: HouseRules) -> list[Block]:
    del rules
    return [Block(words(f"book.term.{term}")) for term in TERMS]


def _origins(words: Words, rules: HouseRules) -> list[Block]:
    del rules
    return [Block(words(f"book.origins.{part}")) for part in ("presets", "names", "differ", "own")]


def months_shown(block: Block) -> tuple[int, ...]:
    """List the months of a block's cards, group after group."""
    return tuple(MONTH[card] for group in block.cards for card in group)
