"""The board in plain text, for the terminal and for golden games."""

from __future__ import annotations

from coven.core import Say, Sight, View

from .components import CELL_IDS, PRINTED

LETTER = {
    "energy": "E",
    "witch": "W",
    "pentagram": "P",
    "crystal": "C",
    "wand": "M",
    "scroll": "S",
}
ACTION_IDS = tuple(LETTER)


def sketch(sight: Sight, say: Say) -> str:
    """Returns what a seat sees as plain text for the terminal: round, players, cauldrons, board,
    hand."""
    view = sight.view
    lines = [say.say("sketch-round", {"round": view["round"], "rounds": view["rounds"]})]
    for seat, seen in enumerate(view["seats"]):
        lines += player(view, seat, seen, say)
    lines += ["", *side_by_side([cauldron(seen["cauldron"]) for seen in view["seats"]]), ""]
    lines += board(view, say)
    if view["hand"] is not None:
        names = ", ".join(say.say(f"pair-{pair}") for pair in view["hand"])
        lines.append(say.say("sketch-hand", {"dominoes": names or "–"}))
    return "\n".join(lines)


def player(view: View, seat: int, seen: View, say: Say) -> list[str]:
    """Returns the lines about one seat: numbers, regions, open scrolls. `view`: the whole view;
    `seen`: this seat's part of it."""
    regions = [r["id"] for r in view["regions"] if seat in r["witches"]]
    lines = [
        say.say(
            "sketch-player",
            {
                "name": say.name(seat),
                "score": seen["score"],
                "ring": seen["ring"],
                "wand": seen["wand"],
                "energy": seen["energy"],
                "portals": seen["portals"],
                "supply": seen["supply"],
                "lying": seen["lying"],
                "standing": len(regions),
                "owls": " ".join(map(str, seen["owl_tiles"])) or "–",
                "chips": len(seen["chips"]),
                "specials": seen["specials"],
                "dominoes": seen["hand"] + seen["pile"],
            },
        )
    ]
    if seen["tower"] is not None:
        names = [say.say(f"region-{region}") for region in (seen["tower"], *regions)]
        lines.append("   " + say.say("sketch-regions", {"regions": ", ".join(names)}))
    if seen["scrolls"]:
        names = [say.say(f"scroll-{scroll['id']}") for scroll in seen["scrolls"]]
        lines.append("   " + say.say("sketch-scrolls", {"scrolls": ", ".join(names)}))
    return lines


def cauldron(seen: View) -> list[str]:
    """Returns a cauldron as seven rows of letters: one for the symbol of a domino or a printed one,
    two for a special hex, o for a crystal, x for the black crystal. `seen`: the seat's part of the
    view."""
    at = {CELL_IDS[cell]: LETTER[ACTION_IDS[action]] for cell, action in PRINTED}
    for domino in seen["dominoes"]:
        for action, cell in zip(domino["pair"].split("-"), domino["cells"], strict=True):
            at[cell] = LETTER[action]
    for special in seen["specials"]:
        first, second = special["pair"].split("-")
        at[special["cell"]] = LETTER[first] + LETTER[second]
    for cell in seen["crystals"]:
        at[cell] = "o"
    if seen["black"] is not None:
        at[seen["black"]] = "x"
    rows = []
    for r, row in enumerate("abcdefg"):
        cells = [id for id in CELL_IDS.values() if id[0] == row]
        rows.append("  " * abs(r - 3) + "".join(f"{at.get(cell, '·'):<4}" for cell in cells))
    return rows


def side_by_side(blocks: list[list[str]]) -> list[str]:
    """Joins blocks of lines of equal height next to each other into one block, and returns its
    lines."""
    return [
        "   ".join(f"{line:<28}" for line in lines).rstrip() for lines in zip(*blocks, strict=True)
    ]


def board(view: View, say: Say) -> list[str]:
    """Returns the lines about scrolls, pentagram, chips and portals."""
    row = [say.say(f"scroll-{scroll}") for scroll in view["row"]]
    slots = [say.say(f"pair-{p}") if p is not None else "–" for p in view["pentagram"]["slots"]]
    owls = [str(owl) if owl else "–" for owl in view["pentagram"]["owls"]]
    chips = [say.say(f"chip-{chip}") for chip in view["table_chips"]]
    chips_on_map = [
        f"{say.say('region-' + region['id'])}: {say.say('chip-' + region['chip'])}"
        for region in view["regions"]
        if region["chip"] is not None
    ]
    built = [
        f"{say.name(portal['owner'])} {portal['id']} {portal['filled']}/{portal['length']}"
        for portal in view["portals"]
        if portal["owner"] is not None
    ]
    return [
        say.say("sketch-row", {"scrolls": ", ".join(row) or "–", "deck": view["deck"]}),
        say.say("sketch-pentagram", {"owls": ", ".join(owls), "specials": ", ".join(slots)}),
        say.say("sketch-table-chips", {"chips": ", ".join(chips) or "–"}),
        say.say("sketch-chips", {"chips": ", ".join(chips_on_map) or "–"}),
        say.say("sketch-portals", {"portals": ", ".join(built) or "–"}),
    ]
