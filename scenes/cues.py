"""Which sounds belong to which event, and what the eye gets in their place.

`shots` are effects, `strokes` the drum, `calls` what is said; a call that ends in `/` takes the
month. When and how loud each one falls is the choreography's to say.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Cue:
    """The sounds of one event and their visible twin."""

    seen: str
    shots: tuple[str, ...] = ()
    strokes: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()


CUES: Final[dict[str, Cue]] = {
    # events of the game, by their tags
    "dealt": Cue("cards fly, caption of the round", shots=("riffle", "deal", "seal", "turn_over")),
    "starter": Cue("card turns at the pile, caption", shots=("turn_over",)),
    "drew": Cue("card leaves the stock", shots=("draw",)),
    "discarded": Cue("card lands, bubble", shots=("slap", "discard"), calls=("call/",)),
    "ponged": Cue(
        "pair lands, ring, burst",
        shots=("slap",),
        strokes=("deong", "gideok", "kung", "roll"),
        calls=("ppong/", "throw/", "ppong", "chain"),
    ),
    "passed": Cue("ring closes"),
    "recycled": Cue("pile gathers, caption", shots=("riffle", "tap"), calls=("recycled",)),
    # the ends of a round, by their kinds
    "stop": Cue(
        "palm print, hands turn, stamp",
        shots=("stop", "turn_over"),
        strokes=("deong",),
        calls=("stop", "stop_stands"),
    ),
    "stop_bak": Cue(
        "catching hand framed, gourd",
        shots=("stop", "turn_over", "bak"),
        strokes=("gideok",),
        calls=("stop", "stop_bak"),
    ),
    "bak": Cue(
        "gourd lands, sum counts", shots=("slap", "bak"), strokes=("kung",), calls=("out", "bak")
    ),
    "ppong_bak": Cue(
        "gourd lands, sum counts",
        shots=("slap", "bak"),
        strokes=("kung",),
        calls=("out", "ppong_bak"),
    ),
    "natural_bak": Cue(
        "three cards turn, gourd lands",
        shots=("slap", "rising", "bak"),
        strokes=("roll", "deong"),
        calls=("out", "natural_bak"),
    ),
    "declare": Cue("hand opens in month order, sum", shots=("turn_over", "jokbo")),
    "exhausted": Cue("empty outline, hands turn", shots=("turn_over",), calls=("exhausted",)),
    # jokbo
    "ttoi": Cue("caption", strokes=("roll", "deong"), calls=("ttoi",)),
    "straight": Cue("caption", strokes=("roll", "deong"), calls=("straight",)),
    "low": Cue("caption", strokes=("roll", "deong"), calls=("low",)),
    "high": Cue("caption", strokes=("roll", "deong"), calls=("high_",)),
    "chongtong": Cue("caption", strokes=("roll", "deong"), calls=("chongtong",)),
    # around the rounds
    "first_dealer": Cue("cards turn, badge", shots=("turn_over",), calls=("dealer",)),
    "score": Cue("figures are written", shots=("pencil",)),
    "match_won": Cue("ranks, ring round the winner", shots=("win",)),
    "match_lost": Cue("ranks", shots=("lose",)),
    # a player's own acts
    "wrong_press": Cue("own hand shakes", shots=("tock",)),
    "own_key": Cue("plate cap dips", shots=("tick",)),
    "look_over": Cue("strip closes, caption", shots=("chime",), calls=("look",)),
    "button": Cue("slab dips", shots=("button",)),
}
