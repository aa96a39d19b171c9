"""What is called out at the table, key by key: the words, who can say them, where they lie.

A key is what a scene asks for: `call/9` or `call/jang` (a discard), `ppong/9` (the claim that
leaves the throw open, "구 뽕에"), `throw/5` (the thrown card, on the beat), `high_66` (a limit of
57 to 70), or one of PHRASES by its name; the kinds of bak and the jokbo are named as in events.
"""

from typing import Final, Literal

SPEAKERS: Final = ("grandmother", "uncle", "aunt", "father", "cousin", "nephew", "person")
"""The six characters and one voice for people; each has a folder under assets/sounds/voices."""

MONTHS: Final[dict[str, str]] = {
    "1": "일",
    "2": "이",
    "3": "삼",
    "4": "사",
    "5": "오",
    "6": "육",
    "7": "칠",
    "8": "팔",
    "9": "구",
    "10": "십",
    "11": "십일",
    "12": "십이",
    "jang": "장",
    "ttong": "똥",
    "bi": "비",
    "pung": "풍",
}
"""Month as it stands in a key, and as it is called; 풍 is another name of the tenth."""

PHRASES: Final[dict[str, str]] = {
    "ppong": "뽕",
    "chain": "연속 뽕",
    "stop": "스톱",
    "stop_stands": "스톱 성공",
    "stop_bak": "스톱 바가지",
    "out": "박",  # the claimer, going out on somebody's card
    "bak": "바가지",  # the one who wears it
    "ppong_bak": "뽕 바가지",
    "natural_bak": "자연바가지",
    "ttoi": "또이또이",
    "straight": "스트레이트",
    "low": "십 부족",
    "chongtong": "총통",
    "dealer": "선",
    "recycled": "다시 섞어요",
    "exhausted": "바닥 끝",
    "look": "자 보세요",
}

_TENS: Final = ("", "십", "이십", "삼십", "사십", "오십", "육십", "칠십")
LIMITS: Final = range(57, 71)
_TRADITIONAL: Final = {10: "jang", 11: "ttong", 12: "bi"}


def number(value: int) -> str:
    """Read a number under 80 as a hand's sum is read: 66 is 육십육."""
    tens, ones = divmod(value, 10)
    return _TENS[tens] + (MONTHS[str(ones)] if ones else "")


SHEETS: Final[dict[str, dict[str, str]]] = {
    "call": {f"call/{month}": word for month, word in MONTHS.items()},
    "ppong": {f"ppong/{month}": f"{word} 뽕에" for month, word in MONTHS.items()},
    "throw": {f"throw/{month}": word for month, word in MONTHS.items()},
    "phrase": PHRASES,
    "high": {f"high_{limit}": f"{number(limit)} 이상" for limit in LIMITS},
}
"""All calls by the file that holds them: `voices/<speaker>/<sheet>.ogg`."""

SHEET: Final[dict[str, str]] = {key: sheet for sheet, calls in SHEETS.items() for key in calls}
"""The sheet on which a call lies."""


def month_call(kind: Literal["call", "ppong", "throw"], month: int, *, traditional: bool) -> str:
    """Name the call of a month: 10, 11 and 12 as 장 똥 비 or as numbers."""
    name = _TRADITIONAL.get(month, str(month)) if traditional else str(month)
    return f"{kind}/{name}"
