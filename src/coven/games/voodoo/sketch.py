"""The position in plain text, for the terminal and for golden games."""

from __future__ import annotations

from coven.core import Say, Sight, View


def sketch(sight: Sight, say: Say) -> str:
    """Draws what a seat sees as plain text for the terminal."""
    view = sight.view
    lines = [track(view, say)]
    for seat, wizard in enumerate(view["wizards"]):
        lines += wizard_lines(view, wizard, seat, say)
    dice = view["dice"]
    if dice["thrown"]:
        pool = ", ".join(say.say(f"ingredient-{face}") for face in dice["pool"]) or "–"
        used = ", ".join(say.say(f"ingredient-{face}") for face in dice["used"]) or "–"
        lines.append(say.say("sketch-dice", {"pool": pool, "used": used}))
    piles = view["piles"]
    lines.append(
        say.say(
            "sketch-piles",
            {
                "spells": " + ".join(map(str, piles["spells"])) or "–",
                "tricks": piles["tricks"],
                "curses": piles["curses"],
            },
        )
    )
    if view["hand"] is not None:
        held = [say.say(f"spell-{card}") for card in view["hand"]["spells"]]
        held += [say.say(f"trick-{card}") for card in view["hand"]["tricks"]]
        lines.append(say.say("sketch-hand", {"cards": ", ".join(held) or "–"}))
    if view.get("mine"):
        mine = [card_name(say, card) for card in view["mine"]]
        lines.append(say.say("sketch-mine", {"cards": ", ".join(mine)}))
    return "\n".join(lines)


def card_name(say: Say, card: str) -> str:
    """Returns the name of the spell or curse with this id; no two of them share an id."""
    try:
        return say.say(f"spell-{card}")
    except KeyError:
        return say.say(f"curse-{card}")


def track(view: View, say: Say) -> str:
    """Draws the score track as one line, ``0:AB 1 2☠:C …``: skulls are marked, and letters are the
    wizards who stand on a space."""
    spaces = []
    for space in range(view["goal"] + 1):
        standing = "".join(
            chr(ord("A") + seat)
            for seat, at in enumerate(view["markers"])
            if min(at, view["goal"]) == space
        )
        spaces.append(
            f"{space}{'☠' if space in view['skulls'] else ''}{standing and ':'}{standing}"
        )
    return " ".join(spaces)


def wizard_lines(view: View, wizard: View, seat: int, say: Say) -> list[str]:
    """Returns the lines of text about one wizard: points and hand, spells, curses, body. `view`:
    the whole view; `wizard`: this wizard's part of it."""
    marks = "".join(
        mark for mark, on in (("♟", view["active"] == seat), ("◎", view["target"] == seat)) if on
    )
    lines = [
        say.say(
            "sketch-wizard",
            {
                "letter": chr(ord("A") + seat),
                "seat": seat,
                "marks": marks,
                "points": view["points"][seat],
                "spells": wizard["hand"]["spells"],
                "tricks": wizard["hand"]["tricks"],
            },
        )
    ]
    laid = [say.say(f"spell-{card}") for card in wizard["spells"]]
    if laid:
        lines.append("   " + say.say("sketch-laid", {"cards": ", ".join(laid)}))
    cursed = [say.say(f"curse-{card}") for card in wizard["curses"]]
    if cursed:
        lines.append("   " + say.say("sketch-cursed", {"cards": ", ".join(cursed)}))
    body = [say.say(f"posture-{value}") for value in wizard["posture"].values()]
    body += [say.say(f"hold-{value}") for value in wizard["holds"]]
    if wizard["voice"] != "normal":
        body.append(say.say(f"voice-{wizard['voice']}"))
    if body:
        lines.append("   " + say.say("sketch-body", {"body": ", ".join(body)}))
    return lines
