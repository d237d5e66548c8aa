"""The table in the browser: what a seat sees and may do, as keyed parts.

Drawn from a Sight alone. Whatever can be done has a thing to be clicked at: a space of the map,
half a card, a token, a die. What cannot be used now can be asked why. Every number says where it
comes from, and the odds are those of the view: exact, from what its reader knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from coven.core import Say, Sight, Text, View
from coven.drawing import cached_drawing, clickable, rule_link

from ..components import (
    AREAS,
    BONUS_OF,
    CARD_OF,
    CARDS,
    EASY_PER_CARD,
    HARD_LEFT,
    KINDS,
    MAT,
    MOST_HAND,
    PER_CRISIS,
    PER_HEADOLOGY,
    PER_MAGIC,
    SPACE_AREA,
    SPACE_IDS,
    SPACES,
    START_HAND,
    WITCHES,
)
from ..refusals import RULE_OF
from . import pictures
from .pictures import DUNGEON_AT, LAND, SPOT, Point, icon, place_of, use

ON_THE_MAP = ("start", "walk", "fly", "run", "flip", "soothe", "crisis", "look")
"""Moves that are made by clicking a space."""
RULES = RULE_OF | {"bonus2": "13.2", "bonus4": "13.2", "help": "13.8", "introspection": "13.12"}
RULE_OF_SPACE = {
    "start": "3.14",
    "walk": "6.2",
    "fly": "6.3",
    "run": "8.4",
    "flip": "13.13",
    "soothe": "13.8",
    "crisis": "5.7",
    "look": "13.3",
}
RULE_OF_FAILURE = {
    "dungeon_all": "14.2",
    "dungeon_self": "14.4",
    "black_aliss_1": "14.7",
    "crisis_here": "14.8",
    "lose_easy_each": "14.9",
}
RULE_OF_LOSS = {"crises": "12.1", "elves": "12.2", "aliss": "15.4", "hard-left": "15.5"}
HARD = frozenset(kind.id for kind in KINDS if kind.hard)
ELVES = 3
FEW = 2
"""So few crises are worth a warning."""
LONG = 10
"""Letters of a word that fit on a card."""
WORDY = 16
"""Letters of a card's name in a large hand."""
HALF_LETTER = 8
"""In units of the map, at most."""
NARROW = 8
"""Letters of a place's name in one line; the Castle and the Town have more room."""


def parts(sight: Sight, say: Say) -> dict[str, str]:
    table = Table(sight, say)
    drawn = {
        "board": lancre(table),
        "reserve": reserve(table),
        "attempt": scene(table),
        "hand": hand(table),
        "shapes": pictures.scene(),
    }
    for seat in range(table.seats):
        drawn[f"seat-{seat}"] = person(table, seat)
    drawn["actions"] = actions(table)
    return drawn


# -- what is drawn from ------------------------------------------------------------------------


class Table:
    """A sight, a voice, and what can be done."""

    def __init__(self, sight: Sight, say: Say) -> None:
        self.sight = sight
        self.view = sight.view
        self.seat = sight.seat
        self.voice = say
        self.seats = len(self.view["seats"])
        self.whose: int = sight.front if self.seat is None else self.seat
        self.legal = {move.text for move in (*sight.asked, *sight.offered)}
        self.verbs = {move.verb for move in (*sight.asked, *sight.offered)}
        self.attempt: View | None = self.view["attempt"]
        self.mine = self.attempt is not None and self.attempt["seat"] == self.seat
        """Whether the reader is the one who is solving."""
        self.worth: dict[str, View] = {}
        """What each card would do for the roll in progress."""
        if self.mine and self.attempt is not None:
            self.worth = {row["card"]: row for row in self.attempt.get("cards") or ()}
        wishes = [verb for verb in ON_THE_MAP if verb in self.verbs]
        self.wish = wishes[0] if wishes else "run" if self.mine else "walk"
        """What a click on an unlit space was probably meant for."""

    def say(self, key: str, **args: int | str) -> str:
        return self.voice.html(key, args)

    def told(self, text: Text) -> str:
        """A sentence, ready for a page."""
        return self.voice.html(text)

    def label(self, text: str) -> str:
        return self.told(self.sight.labels[text])

    def rule(self, rule: str) -> str:
        return rule_link(self.voice, rule)

    def lit(self, text: str) -> str | None:
        """What the move is called if it is legal. Otherwise "", or None where it cannot be asked
        why it is none."""
        if text in self.legal:
            return self.label(text)
        return None if self.seat is None or not text else ""

    def clickable(self, text: str, name: str, tip: str = "", preview: str = "") -> str:
        return clickable(text, self.lit(text), name, tip, preview)

    def button(
        self, text: str, inner: str, style: str, tip: str = "", name: str = "", preview: str = ""
    ) -> str:
        return (
            f'<button type="button" class="{style}" data-key="{text}" '
            f"{self.clickable(text, name or self.label(text), tip, preview)}>{inner}</button>"
        )


def percent(chance: float) -> int:
    """Rounded, but never certain or impossible unless it is."""
    return 0 if chance <= 0 else 100 if chance >= 1 else max(1, min(99, round(100 * chance)))


def lines(*said: str) -> str:
    return "\n".join(line for line in said if line)


# -- the map -----------------------------------------------------------------------------------


def lancre(table: Table) -> str:
    wide, high = LAND
    spaces = "".join([space_of(table, i) for i in range(SPACES)])
    names = "".join([place_name(table.voice, area) for area in range(len(AREAS))])
    choosing = " choosing" if table.verbs & set(ON_THE_MAP) else ""
    return (
        f'<svg class="tw-map{choosing}" viewBox="0 0 {wide:g} {high:g}" role="group" '
        f'aria-label="{table.say("table-map")}"><use href="#tw-land"/>'
        f"{names}{spaces}{dungeon(table)}{witches(table)}</svg>"
    )


def wrapped(name: str, room: int) -> list[str]:
    """A name in lines of about the same length."""
    words = name.split(" ")
    if len(name) <= room or len(words) == 1:
        return [name]
    cuts = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return list(min(cuts, key=lambda cut: max(map(len, cut))))


@cached_drawing
def place_name(say: Say, area: int) -> str:
    x, y = place_of(area)
    name = wrapped(say.html(f"map-{AREAS[area].id}"), NARROW * len(AREAS[area].setup))
    x = max(x, HALF_LETTER * max(map(len, name)))  # no name begins beyond the map
    rows = "".join(
        [f'<tspan x="{x:g}" dy="{k and 21}">{row}</tspan>' for k, row in enumerate(name)]
    )
    return f'<text class="name" y="{y + 62:g}" aria-hidden="true">{rows}</text>'


def space_of(table: Table, i: int) -> str:
    seen = table.view["spaces"][i]
    id, problem = seen["id"], seen["problem"]
    texts = [text for verb in ON_THE_MAP if (text := f"{verb} {id}") in table.legal]
    text = texts[0] if texts else f"{table.wish} {id}"
    return space(
        table.voice,
        i,
        None if problem is None else tuple(problem.items()),
        tuple([s for s in range(table.seats) if table.view["seats"][s]["at"] == id]),
        text,
        table.lit(text),
        texts[-1] if len(texts) > 1 else "",
        table.label(texts[-1]) if len(texts) > 1 else "",
    )


@cached_drawing
def space(
    say: Say,
    i: int,
    problem: tuple[tuple[str, Any], ...] | None,
    here: tuple[int, ...],
    text: str,
    lit: str | None,
    look: str,
    look_lit: str,
) -> str:
    """With the witches who are here, and what a click at it does; perhaps it can be looked at, too,
    by another."""
    id, area = SPACE_IDS[i], AREAS[SPACE_AREA[i]].id
    seen = None if problem is None else dict(problem)
    x, y = SPOT[i]
    verb = text.split(" ")[0]
    name = say.html("space-" + id.replace(".", "-"))
    tip = lines(name, *about_space(say, seen, here), rule_link(say, RULE_OF_SPACE[verb]))
    drawn = use("plot", x, y) if seen is None else token(seen, i)
    if lit and seen is not None and "kind" in seen and verb in ("walk", "fly"):
        drawn += pill(seen, x, y)
    eye = ""
    if look:  # a look at what she could walk to as well
        eye = (
            f'<g class="eye" role="button" tabindex="-1" data-key="eye-{id}" '
            f"{clickable(look, look_lit, '', rule_link(say, '13.10'))}>"
            f'<circle cx="{x + 36:g}" cy="{y + 4:g}" r="21"/>'
            f"{use('borrowing', x + 36, y + 4, 1.3)}</g>"
        )
    return (
        f'<g class="space{" down" if seen and not seen["open"] else ""}" role="button" '
        f'tabindex="-1" data-key="{id}" '
        f'data-ref="space-{id} area-area-{area} area-area-{area}.at to-area-{area}.to" '
        f"{clickable(text, lit, name, tip)}>"
        f'<rect class="reach" x="{x - 42:g}" y="{y - 56:g}" width="84" height="112"/>'
        f'<circle class="halo" cx="{x:g}" cy="{y:g}" r="47"/>{drawn}</g>{eye}'
    )


def about_space(say: Say, problem: View | None, here: tuple[int, ...]) -> list[str]:
    said = about_problem(say, problem) if problem is not None else []
    if here:
        names = ", ".join(say.name(seat) for seat in here)
        said.append(say.html("table-here", {"names": names}))
    return said or [say.html("table-empty")]


def about_problem(say: Say, problem: View) -> list[str]:
    if "kind" not in problem:
        said = [say.html("table-down")]
        if problem["crises"]:
            said.append(say.html("table-crises-here", {"count": problem["crises"]}))
        return said
    said = [say.html(f"problem-{problem['kind']}"), difficulty(say, problem)]
    said.append(say.html("table-points", {"count": problem["points"]}))
    said += consequences(say, problem)
    if problem["looked"]:
        said.append(say.html("table-looked"))
    if problem["chance"] is not None:
        said.append(say.html("table-chance", {"chance": percent(problem["chance"])}))
    return said


def difficulty(say: Say, problem: View) -> str:
    """What it takes, and why."""
    if not problem["crises"]:
        return say.html("table-difficulty", {"difficulty": problem["difficulty"]})
    return say.html(
        "table-difficulty-crises",
        {
            "difficulty": problem["difficulty"],
            "more": PER_CRISIS * problem["crises"],
            "count": problem["crises"],
            "target": problem["target"],
        },
    )


def consequences(say: Say, problem: View) -> list[str]:
    said = []
    if problem["failure"]:
        rule = rule_link(say, RULE_OF_FAILURE[problem["failure"]])
        said.append(f"{say.html('failure-' + problem['failure'])} {rule}")
    if problem["group"] == "elf":
        said.append(f"{say.html('failure-elf')} {rule_link(say, '12.2')}")
    if problem["kind"] == "bela":
        said.append(f"{say.html('success-remove_open_magpyr')} {rule_link(say, '14.10')}")
    return said


def token(problem: View, i: int) -> str:
    """A problem on the map: easy ones round and pale, hard ones dark and angular; a private look
    has an eye on it."""
    x, y = SPOT[i]
    known = "kind" in problem
    kind = problem["kind"] if known else "down"
    shape = "easy" if not problem["hard"] else "hard" if known else "down"
    drawn = use(shape, x, y)
    if known:
        drawn += (
            f"{use(kind, x, y - 15, 1.35)}"
            f'<text class="target" x="{x:g}" y="{y + 29:g}">{problem["target"]}</text>'
            f'<circle class="worth" cx="{x + 31:g}" cy="{y + 27:g}" r="13"/>'
            f'<text class="points" x="{x + 31:g}" y="{y + 33.5:g}">{problem["points"]}</text>'
        )
    if problem["looked"]:
        drawn += (
            f'<circle class="private" cx="{x - 31:g}" cy="{y + 27:g}" r="15"/>'
            f"{use('borrowing', x - 31, y + 27, 0.95)}"
        )
    style = "easy" if not problem["hard"] else "hard"
    crises = "".join(
        [
            f'<g class="crisis" data-piece="c{i}-{k}" data-kind="crisis" data-from="tw-crises">'
            f"{use('crisis', x + 31 - 9 * k, y - 31, 1.3)}</g>"
            for k in range(problem["crises"])
        ]
    )
    return (
        f'<g class="token {style}{" looked" if problem["looked"] else ""}" data-piece="p{i}" '
        f'data-kind="{kind}" data-from="tw-next">{drawn}</g>{crises}'
    )


def pill(problem: View, x: float, y: float) -> str:
    """The chance of solving it, before one goes there."""
    chance = percent(problem["chance"])
    return (
        f'<rect class="pill" x="{x - 66:g}" y="{y + 13:g}" width="50" height="25" rx="12"/>'
        f'<text class="odds" x="{x - 41:g}" y="{y + 32:g}">{chance}%</text>'
    )


def dungeon(table: Table) -> str:
    x, y = DUNGEON_AT
    name = table.say("dungeon")
    tip = lines(name, table.say("table-dungeon"), table.rule("14.5"))
    return (
        f'<g class="dungeon" role="img" tabindex="-1" data-stop="" aria-label="{name}" '
        f'data-tip="{tip}"><rect class="reach" x="{x - 40:g}" y="{y - 40:g}" width="80" '
        f'height="80"/><text class="name" x="{x + 12:g}" y="{y + 44:g}">{name}</text></g>'
    )


def witches(table: Table) -> str:
    """Everybody's hats: in the middle of an empty space, at the edge of a problem."""
    drawn = []
    for seat, one in enumerate(table.view["seats"]):
        if one["at"] is None:
            continue
        together = [s for s in range(table.seats) if table.view["seats"][s]["at"] == one["at"]]
        x, y = stands(table, one["at"], together.index(seat), len(together))
        active = " active" if seat == table.view["active"] else ""
        drawn.append(
            f'<g class="hat seat-{seat}{active}" data-piece="w{seat}" data-ref="seat-{seat}">'
            f"{use('hat', x, y, 1.05)}"
            f'<use href="#mark-{seat}" x="{x - 9:g}" y="{y - 11:g}" width="18" height="18"/></g>'
        )
    return f'<g class="hats" aria-hidden="true">{"".join(drawn)}</g>'


def stands(table: Table, at: str, k: int, count: int) -> Point:
    if at == "dungeon":
        x, y = DUNGEON_AT
        return x + 26 * (k - (count - 1) / 2), y + 4
    i = SPACE_IDS.index(at)
    x, y = SPOT[i]
    if table.view["spaces"][i]["problem"] is not None:
        return x - 34, y - 22
    return x + 30 * (k - (count - 1) / 2), y + 8


# -- what lies beside the map ------------------------------------------------------------------


def reserve(table: Table) -> str:
    view = table.view
    shared = view["game"] != "competitive"
    stock = [
        stocked(table, "cackle", view["pool"], pool_word(view), "9.3"),
        stocked(
            table,
            "aliss",
            view["aliss"],
            "table-aliss-shared" if shared else "table-aliss",
            "15.4" if shared else "9.5",
            low=shared,
        ),
        stocked(table, "crisis", view["crises"], "table-crises", "12.1", low=True, id="tw-crises"),
        stocked(table, "elves", view["elves"], "table-elves", "12.2", most=ELVES),
    ]
    if view["game"] == "cooperative":
        stock.append(
            stocked(table, "hard-left", view["hard_on_map"], "table-hard", "15.5", most=HARD_LEFT)
        )
    deck = lines(
        table.say("table-deck", count=view["deck"], discards=len(view["discard"])),
        table.rule("11.5"),
    )
    boxes = view["boxes"]
    first = next((n for n, box in enumerate(boxes) if box["easy"] + box["hard"]), -1)
    heaps = "".join([heap(table, boxes[n], n == first) for n in range(max(0, first), len(boxes))])
    come = table.say("table-boxes", count=view["problems_left"])
    last = (
        f'<p class="last">{table.say("table-last")}</p>'
        if first < 0 and not table.sight.over
        else ""
    )
    return (
        f'<div class="tw-reserve" data-zone="reserve"><ul class="stock" '
        f'aria-label="{table.say("table-reserve")}">{"".join(stock)}</ul>'
        f'<ul class="boxes" aria-label="{come}">{heaps}<li class="count" tabindex="-1" '
        f'data-tip="{come}\n{table.rule("5.10")}">{icon("box")}<b>{view["problems_left"]}</b></li>'
        f'<li class="count" id="tw-deck" tabindex="-1" data-tip="{deck}">{icon("card")}'
        f"<b>{view['deck']}</b></li></ul>{last}</div>"
    )


def pool_word(view: View) -> str:
    """Who is alone can take cackles from nobody."""
    return "table-pool-alone" if view["game"] == "solo" else "table-pool"


def stocked(
    table: Table,
    what: str,
    count: int,
    key: str,
    rule: str,
    most: int = 0,
    low: bool = False,
    id: str = "",
) -> str:
    """A counter; it glows where the game could be lost."""
    tip = lines(table.say(key, count=count), table.say(f"{key}.about"), table.rule(rule))
    danger = (low and count <= FEW) or (most and count >= most - 1)
    place = f' id="{id}"' if id else ""
    limit = f"<small>/{most}</small>" if most else ""
    return (
        f'<li class="{what}{" danger" if danger else ""}"{place} tabindex="-1" data-tip="{tip}">'
        f"{icon(what)}<b>{count}{limit}</b></li>"
    )


def heap(table: Table, box: View, first: bool) -> str:
    """What is left in a problem box; only the top of it can be seen, and only if it is easy."""
    count = box["easy"] + box["hard"]
    if not count:
        return ""
    top = table.say("table-down" if box["top"] is None else f"problem-{box['top']}")
    tip = lines(
        top,
        table.say("table-next") if first else "",
        table.say("table-box", easy=box["easy"], hard=box["hard"]),
        table.rule("5.2"),
    )
    style = "hard" if box["top"] is None else "easy"
    place = ' id="tw-next"' if first else ""
    return (
        f'<li class="{style}{" coming" if first else ""}"{place} tabindex="-1" data-tip="{tip}">'
        f"{'?' if box['top'] is None else icon(box['top'])}<small>{count}</small></li>"
    )


# -- the scene ---------------------------------------------------------------------------------


def scene(table: Table) -> str:
    if any(one["witch"] is None for one in table.view["seats"]):
        return choice(table)
    if table.attempt is not None:
        return attempt(table, table.attempt)
    return turn(table)


def choice(table: Table) -> str:
    """Four witches to choose from."""
    owner = {one["witch"]: seat for seat, one in enumerate(table.view["seats"])}
    drawn = []
    for witch in WITCHES:
        name, about = table.say(f"witch-{witch.id}"), table.say(f"witch-{witch.id}.about")
        seat = owner.get(witch.id)
        taken = f" taken seat-{seat}" if seat is not None else ""
        inner = (
            f'<svg class="i" viewBox="-30 -36 60 60" aria-hidden="true">'
            f'<use href="#tw-hat"/></svg><b>{name}</b><span>{about}</span>'
        )
        drawn.append(
            table.button(f"witch {witch.id}", inner, f"witch {witch.id}{taken}", name=name)
        )
    return f'<div class="tw-scene apprentices" data-zone="scene">{"".join(drawn)}</div>'


def turn(table: Table) -> str:
    """Between problems: whose turn it is, how far it has come, and why the numbers are as they
    are."""
    view, doing = table.view, table.view["doing"]
    said = []
    head = table.say("crumb-turn", seat=view["active"])
    if doing["what"] == "moving":
        left = doing["left"]
        steps = "".join(
            [f'<i class="step{"" if k < left else " used"}">{icon("steps")}</i>' for k in (1, 0)]
        )
        said.append(
            f'<p class="steps">{steps}<span>{table.say("crumb-moves", count=left)}</span></p>'
        )
        if doing["invisible"]:
            said.append(why(table, "invisibility", table.say("table-invisible"), "13.9"))
        if doing["extra"]:
            count = doing["extra"]
            said.append(why(table, "extra_movement", table.say("table-extra", count=count), "13.7"))
    said += ledger(table)
    return (
        f'<div class="tw-scene turn" data-zone="scene"><p class="head seat-{view["active"]}">'
        f'<svg class="i" viewBox="-30 -38 60 64" aria-hidden="true"><use href="#tw-hat"/></svg>'
        f"{head}</p>{''.join(said)}</div>"
    )


def why(table: Table, what: str, said: str, rule: str, style: str = "") -> str:
    """A line of bookkeeping, with its reason."""
    return (
        f'<p class="why{style}" tabindex="-1" data-tip="{said}\n{table.rule(rule)}">'
        f"{icon(what)}<span>{said}</span></p>"
    )


def ledger(table: Table) -> list[str]:
    view = table.view
    one = view["seats"][table.whose]
    said = []
    if view["lost"]:
        lost = table.say(f"ending-{view['lost']}")
        said.append(why(table, "aliss", lost, RULE_OF_LOSS[view["lost"]], " danger"))
    said.append(why(table, "card", hand_why(table, one), "11.2"))
    hard = sum(kind in HARD for kind in one["solved"])
    if one["bonus"]:
        bonus = table.say("table-bonus-why", bonus=one["bonus"], count=hard)
        said.append(why(table, "magic", bonus, "7.10"))
    if view["doing"]["what"] == "end" and table.seat == view["active"]:
        draws = max(0, one["hand_size"] - one["cards"])
        said.append(why(table, "extra_cards", table.say("table-draws", count=draws), "11.1"))
    if view["goals"] is not None:
        goal = table.say("table-goal", count=one["points"], **view["goals"])
        said.append(why(table, "point", goal, "15.6"))
    if table.sight.over:
        return said
    if view["crises"] <= FEW:
        warning = table.say("table-warn-crises", count=view["crises"])
        said.append(why(table, "crisis", warning, "12.1", " danger"))
    if view["elves"] == ELVES - 1:
        said.append(why(table, "elves", table.say("table-warn-elves"), "12.2", " danger"))
    if not view["pool"]:
        empty = table.say(f"{pool_word(view)}.about")
        said.append(why(table, "cackle", empty, "9.3", " danger"))
    return said


def attempt(table: Table, at: View) -> str:
    """The problem, the dice, the sum with its reasons, and the odds."""
    problem = at["problem"]
    known = "kind" in problem
    kind = problem["kind"] if known else "down"
    name = table.say(f"problem-{kind}" if known else "problem-face-down")
    shape = "easy" if not problem["hard"] else "hard" if known else "down"
    face = use(kind, 0, -15, 1.35) if known else ""
    target = f'<text class="target" y="29">{problem["target"]}</text>' if known else ""
    about = table.say("table-down")
    if known:
        points = table.say("table-points", count=problem["points"])
        about = f"{difficulty(table.voice, problem)} · {points}"
    head = (
        f'<div class="foe {"hard" if problem["hard"] else "easy"}">'
        f'<svg class="token {"hard" if problem["hard"] else "easy"}" viewBox="-42 -42 84 84" '
        f'aria-hidden="true">{use(shape, 0, 0)}{face}{target}</svg>'
        f"<div><b>{name}</b><span>{about}</span></div></div>"
    )
    rolled = "first" in at
    body = (dice(table, at) + total(table, at)) if rolled else ""
    odds_said = odds(table, at, known)
    idle = at["stage"] == "away" or not known
    fails = failing(table, at) if known and at["stage"] != "away" else ""
    trios = "".join(
        [
            table.button(move.text, icon("three") + table.label(move.text), "trio")
            for move in table.sight.asked
            if move.verb == "three"
        ]
    )
    style = "away" if at["stage"] == "away" else "attempt"
    return (
        f'<div class="tw-scene {style} seat-{at["seat"]}" data-zone="scene" role="group" '
        f'aria-label="{table.say("table-attempt", seat=at["seat"])}">'
        f"{head}{body}{odds_said}{trios}{fails}{''.join(ledger(table)) if idle else ''}</div>"
    )


def dice(table: Table, at: View) -> str:
    """Two pairs. Where dice can be rolled again they are buttons."""
    again = "again both" in table.legal
    drawn = []
    for p, pair in enumerate((at["first"], at["second"])):
        live = again and (p == 1) == (at["second"] is not None)
        dies = "".join([die(table, p, k, pair[k] if pair else None, live) for k in range(2)])
        drawn.append(f'<div class="pair">{dies}</div>')
    both = table.button("again both", table.label("again both"), "button small") if again else ""
    return f'<div class="dice">{"".join(drawn)}{both}</div>'


def die(table: Table, p: int, k: int, face: int | None, live: bool) -> str:
    key = f'data-key="die{p}{k}-{face}"'
    if face is None:
        said = table.say("table-die")
        return f'<span class="die blank" {key} role="img" aria-label="{said}">?</span>'
    inner = f"<b>{face}</b>" if face else icon("cackle", 12)
    style = f"die{' cackling' if not face else ''}"
    if live:
        text = f"again {('first', 'second')[k]}"
        click = table.clickable(text, "")
        return f'<button type="button" class="{style}" {key} {click}>{inner}</button>'
    said = table.say(f"face-{face}")
    return (
        f'<span class="{style}" {key} role="img" tabindex="-1" aria-label="{said}" '
        f'data-tip="{said}\n{table.rule("9.1" if not face else "7.8")}">{inner}</span>'
    )


def total(table: Table, at: View) -> str:
    """The sum so far, and where each part of it comes from."""
    shown = sum(at["first"]) + sum(at["second"] or ())
    terms = [(shown, "table-sum-dice", "7.8")]
    terms += [
        (count, key, rule)
        for count, key, rule in (
            (at["plus"], "table-sum-cards", "7.6"),
            (at["bonus"], "table-sum-bonus", "13.2"),
            (at["hard_bonus"], "table-sum-hard", "7.10"),
        )
        if count
    ]
    chips = "".join(
        [
            f'<li tabindex="-1" data-tip="{table.say(key, count=count)}\n{table.rule(rule)}">'
            f"<b>{'+' if k else ''}{count}</b> {table.say(f'{key}.short')}</li>"
            for k, (count, key, rule) in enumerate(terms)
        ]
    )
    enough = " enough" if not at["need"] else ""
    filled = min(100, round(100 * at["total"] / at["target"]))
    return (
        f'<div class="sum{enough}">'
        f"<b>{table.say('table-sum', total=at['total'], target=at['target'])}</b>"
        f'<ul class="terms">{chips}</ul>{bar(filled)}</div>'
    )


def bar(part: int) -> str:
    """So many parts of a hundred."""
    return (
        '<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="100" height="6"/><rect class="full" width="{part}" height="6"/></svg>'
    )


def odds(table: Table, at: View, known: bool) -> str:
    """What would come of going on and of running away."""
    rows = []
    if at["stage"] == "facing" and known and table.mine:
        rows.append(chance(table, "table-odds-facing", at["problem"]["chance"], "7.3"))
    elif at["stage"] == "first":
        if at["need"]:
            rows.append(note(table.say("table-need", count=at["need"]), "need"))
        else:
            rows.append(note(table.say("table-need-0"), "need"))
        both = chance(table, "table-odds-on", at["chance"], "7.8")
        if at["best"] is not None and at["best"] > at["chance"]:
            both += chance(table, "table-odds-cards", at["best"], "7.6")
        rows.append(f'<div class="both">{both}</div>')
        _, one, two = at["cackle_chances"]
        cackles = table.say("table-odds-cackles", one=percent(one), two=percent(two))
        rows.append(why(table, "cackle", cackles, "7.12"))
        rows.append(running(table, at))
    elif at["stage"] == "second" and at["need"] and at["best"] is not None:
        rows.append(chance(table, "table-odds-saved", at["best"], "7.9"))
    return "".join(rows)


def note(said: str, style: str) -> str:
    return f'<p class="{style}">{said}</p>'


def chance(table: Table, key: str, p: float, rule: str) -> str:
    n = percent(p)
    said = table.say(key)
    return (
        f'<div class="chance" tabindex="-1" data-tip="{said}: {n} %\n{table.say(f"{key}.about")}\n'
        f'{table.rule(rule)}"><span>{said}</span><b>{n} %</b>{bar(n)}</div>'
    )


def running(table: Table, at: View) -> str:
    """Running away is certain where there is a refuge; it costs the cackles on the dice."""
    if not at["can_run"]:
        return why(table, "escape", table.say("table-run-late"), "7.6")
    if not at["refuges"]:
        return why(table, "escape", table.say("table-run-no"), "8.10")
    areas: dict[str, str] = {}  # of the Castle and the Town one space is as good as another
    for id in at["refuges"]:
        if f"run {id}" in table.legal:
            areas.setdefault(id.partition(".")[0], id)
    ways = "".join(
        [
            table.button(
                f"run {id}", table.say(f"map-{area}"), "button small", preview=f"space-{id}"
            )
            for area, id in areas.items()
        ]
    )
    return why(table, "escape", table.say("table-run", count=at["cackles"]), "8.9") + (
        f'<div class="ways">{ways}</div>' if ways else ""
    )


def failing(table: Table, at: View) -> str:
    problem = at["problem"]
    count = at["failing"]
    said = [table.say("table-fail", count=count)]
    if problem["failure"]:
        said.append(table.say(f"failure-{problem['failure']}"))
    if problem["group"] == "elf":
        said.append(table.say("failure-elf"))
    rule = RULE_OF_FAILURE.get(problem["failure"], "8.3")
    return why(table, "cackle", " ".join(said), rule, " fails")


# -- the hand ----------------------------------------------------------------------------------


def hand(table: Table) -> str:
    cards = table.view["hand"]
    if not cards and (cards is None or not table.view["turn"]):
        return ""
    assert table.seat is not None
    held = "".join([card(table, id) for id in cards])
    item = table.view["seats"][table.seat]["item"]
    if item is not None:
        name = table.say(f"item-{item}")
        about = table.say(f"witch-{table.view['seats'][table.seat]['witch']}.about")
        held = (
            table.button(
                f"token {item}",
                f"{icon(item)}<span>{name}</span>",
                "tw-token",
                lines(name, about),
                name,
            )
            + held
        )
    many = " many" if len(cards) > MOST_HAND else ""
    label = table.say("table-hand")
    return f'<div class="tw-hand{many}" role="group" aria-label="{label}">{held}</div>'


def card(table: Table, id: str) -> str:
    """The upper half is the symbol, the lower half the benefit; each is a thing to click at."""
    one = CARDS[CARD_OF[id]]
    name = table.say(f"card-{id}")
    about_three = lines(table.say("table-three"), table.rule("4.4"))
    trio = f'<i class="tri" data-tip="{about_three}">{icon("three")}</i>'
    if f"drop {id}" in table.legal:
        foot = table.button(f"drop {id}", table.say("table-drop"), "drop")
    else:
        where = table.say("table-card-area", area=f"area-{one.area}")
        foot = (
            f'<p class="where" data-tip="{where}\n{table.rule("4.5")}">'
            f"{table.say(f'map-{one.area}')}</p>"
        )
    return (
        f'<div class="tw-card" data-piece="h-{id}" data-from="tw-deck" data-ref="card-card-{id}">'
        f'<p class="title{" long" if len(name) > WORDY else ""}">{trio if one.three else ""}'
        f"<b>{name}</b></p>"
        f"{symbol(table, id, name)}{benefit(table, id, name)}{foot}</div>"
    )


def symbol(table: Table, id: str, name: str) -> str:
    one = CARDS[CARD_OF[id]]
    text = f"broom {id}" if one.symbol == "broom" else f"use {id}"
    plus = {"headology": f"+{PER_HEADOLOGY}", "magic": f"+{PER_MAGIC}"}.get(one.symbol, "")
    cost = icon("cackle") if one.symbol == "magic" else ""
    label = table.say(f"symbol-{one.symbol}")
    tip = lines(
        f"{name}: {label}", table.say(f"table-{one.symbol}"), table.rule(SYMBOL_RULE[one.symbol])
    )
    inner = f"{icon(one.symbol)}<b>{plus or label}</b>{cost}{then(table, id, one.symbol)}"
    return table.button(text, inner, f"sym {one.symbol}", tip, f"{name}: {label}")


SYMBOL_RULE = {"headology": "7.6", "magic": "7.7", "broom": "6.3"}


def benefit(table: Table, id: str, name: str) -> str:
    one = CARDS[CARD_OF[id]]
    label = table.say(f"benefit-{one.benefit}")
    tip = lines(
        f"{name}: {label}",
        table.say(f"benefit-{one.benefit}.about"),
        table.say("table-against", group=f"group-{one.only}") if one.only else "",
        table.say("benefit-extra_cards-cackle") if one.cackle else "",
        table.rule(RULES[one.benefit]),
    )
    brief = table.say(f"short-{one.benefit}") if one.benefit.startswith("extra") else label
    said = table.say(f"group-{one.only}") if one.only else "" if BONUS_OF[CARD_OF[id]] else brief
    cost = icon("cackle") if one.cackle else ""
    as_what = {"reroll": "reroll"}.get(
        one.benefit, "bonus" if one.benefit.startswith("bonus") else "cure"
    )
    inner = f"{icon(one.benefit)}<span>{said}</span>{cost}{then(table, id, as_what)}"
    long = " long" if max(map(len, said.split()), default=0) > LONG else ""
    return table.button(f"play {id}", inner, f"ben {as_what}{long}", tip, f"{name}: {label}")


def then(table: Table, id: str, as_what: str) -> str:
    """The chance with this card and nothing else, while a roll is in progress."""
    worth = table.worth.get(id)
    if worth is None or worth["as"] != as_what or worth["chance"] is None:
        return ""
    return f"<em>{percent(worth['chance'])}%</em>"


# -- people ------------------------------------------------------------------------------------


def person(table: Table, seat: int) -> str:
    one = table.view["seats"][seat]
    if one["witch"] is None:
        return f'<p class="tw-seat none">{table.say("table-no-witch")}</p>'
    rob = f"rob {seat}"
    cackles = table.say("table-cackles", count=one["cackles"])
    chip_cackles = f"{icon('cackle')}<b>{one['cackles']}</b>"
    if rob in table.legal:
        first = table.button(rob, chip_cackles, "chip cackle")
    else:
        first = chip(table, "cackle", chip_cackles, cackles, "9.5")
    aliss = table.say("table-aliss-of", count=one["aliss"])
    cards = table.say("table-cards", count=one["cards"], size=one["hand_size"])
    chips = [
        first,
        chip(table, "aliss", f"{icon('aliss')}<b>{one['aliss']}</b>", aliss, "9.5"),
        chip(
            table,
            "cards",
            f"{icon('card')}<b>{one['cards']}<small>/{one['hand_size']}</small></b>",
            lines(cards, hand_why(table, one)),
            "11.2",
        ),
    ]
    if one["bonus"]:
        hard = sum(kind in HARD for kind in one["solved"])
        said = table.say("table-bonus-why", bonus=one["bonus"], count=hard)
        chips.append(chip(table, "bonus", f"{icon('magic')}<b>+{one['bonus']}</b>", said, "7.10"))
    if one["item"] is not None and seat != table.seat:
        said = lines(table.say(f"item-{one['item']}"), table.say(f"witch-{one['witch']}.about"))
        chips.append(chip(table, "item", icon(one["item"]), said, "3.9"))
    points = table.say("table-score", count=one["points"])
    witch = table.say(f"witch-{one['witch']}")
    about = table.say(f"witch-{one['witch']}.about")
    return (
        f'<div class="tw-seat"><p class="who" tabindex="-1" data-tip="{witch}\n{about}">{witch}</p>'
        f'<p class="score" tabindex="-1" data-tip="{points}\n{table.rule("12.4")}">'
        f"{icon('point')}<b>{one['points']}</b></p>"
        f'<div class="chips">{"".join(chips)}</div>'
        f"{mat(table, seat, one)}{shown(table, seat)}</div>"
    )


def hand_why(table: Table, one: View) -> str:
    more = one["hand_size"] - START_HAND
    return table.say("table-hand-why", size=one["hand_size"], more=more, count=one["mat"])


def chip(table: Table, style: str, inner: str, said: str, rule: str) -> str:
    tip = lines(said, table.rule(rule))
    return f'<span class="chip {style}" tabindex="-1" data-tip="{tip}">{inner}</span>'


def mat(table: Table, seat: int, one: View) -> str:
    """The mat's eight places, and what lies beside it: hard problems, and easy ones that do not
    count towards the hand."""
    easy = [kind for kind in one["solved"] if kind not in HARD]
    beside = easy[one["mat"] :] + [kind for kind in one["solved"] if kind in HARD]
    tip = lines(
        table.say("table-mat", count=one["mat"], most=MAT), hand_why(table, one), table.rule("8.2")
    )
    places = [*easy[: one["mat"]], *[""] * (MAT - one["mat"])]
    drawn = "".join([problem_chip(seat, kind, k) for k, kind in enumerate(places)])
    others = "".join([problem_chip(seat, kind, MAT + k) for k, kind in enumerate(beside)])
    names = lines(table.say("table-solved"), counted(table, one["solved"]))
    return (
        f'<div class="mat" tabindex="-1" data-tip="{tip}">{drawn}</div>'
        + f'<div class="mat beside" tabindex="-1" data-tip="{names}">{others}</div>' * bool(others)
    )


def problem_chip(seat: int, kind: str, k: int) -> str:
    if not kind:
        return f'<i class="{"two" if k % EASY_PER_CARD else "one"}"></i>'
    style = ("hard" if kind in HARD else "easy") + (" two" if k % EASY_PER_CARD else "")
    return f'<i class="{style}" data-piece="s{seat}-{kind}-{k}" data-kind="{kind}">{icon(kind)}</i>'


def counted(table: Table, kinds: Iterable[str]) -> str:
    tally: dict[str, int] = {}
    for kind in kinds:
        tally[kind] = tally.get(kind, 0) + 1
    return "\n".join(
        f"{table.say(f'problem-{kind}')}{f' × {n}' if n > 1 else ''}" for kind, n in tally.items()
    )


def shown(table: Table, seat: int) -> str:
    """Others' cards, where they lie open (R28)."""
    cards = table.view["hands"][seat]
    if cards is None or seat == table.seat:
        return ""
    drawn = "".join(
        [
            f'<span class="{CARDS[CARD_OF[id]].symbol}" tabindex="-1" '
            f'data-tip="{table.say(f"card-{id}")}\n'
            f"{table.say(f'symbol-{CARDS[CARD_OF[id]].symbol}')}, "
            f'{table.say(f"benefit-{CARDS[CARD_OF[id]].benefit}")}">'
            f"{icon(CARDS[CARD_OF[id]].symbol)}{icon(CARDS[CARD_OF[id]].benefit)}</span>"
            for id in cards
        ]
    )
    return f'<div class="shown">{drawn}</div>'


# -- answers -----------------------------------------------------------------------------------


def actions(table: Table) -> str:
    """Answers that stand beside the question, with the odds on them; all others the page adds."""
    drawn = []
    for text in ("open", "roll", "accept", "end-turn", "turn-card"):
        if text not in table.legal:
            continue
        label = said = table.label(text)
        at = table.attempt
        if text == "roll" and at is not None and table.mine:
            first = at["stage"] == "first"
            n = percent(at["chance"] if first else at["problem"]["chance"])
            said = table.say("table-go-on") if first else label
            said, label = f"{said} <em>{n} %</em>", f"{label} – {n} %"
        drawn.append(
            f'<button type="button" class="button small main" data-key="{text}" '
            f'data-move="{text}" aria-label="{label}">{said}</button>'
        )
    return "".join(drawn)


assert {area.id for area in AREAS} == set(pictures.PLACES)
assert len(SPACE_AREA) == SPACES
