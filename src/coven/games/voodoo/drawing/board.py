"""The table in the browser: what a seat sees and may do, as keyed parts.

Drawn from a Sight alone. The table never reminds: what hands, faces and voices can do is there for
everybody all the time, and nothing shows whether it is due. Moves of several choices (dice, a card
and a target, a gesture and whom it is for) are put together in the page (table.js): dice have
`data-die`, cards `data-card`, wizards `data-spot`; what a strip's button does with them is its
`data-command`; `data-pick` is a move that lacks one of the spots in `data-open`.

A move changes little: what a thing shows is drawn once and kept.
"""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from coven.core import Say, Sight, Text, View
from coven.drawing import cached_drawing

from .. import cards, gestures
from ..components import BODIES, CARD_OF, CARDS, SLOTS, TRICKS
from ..gestures import PAGES, why
from . import pieces
from .figures import figure, sprite, use
from .pieces import mark

PLACES = {
    5: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3)),
    6: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3), (2, 3)),
    7: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3), (1, 4), (2, 3)),
    8: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (2, 3)),
}
"""Row and column of each wizard, clockwise from the reader; fewer sit in one row."""
COMPOSED = "reroll take cast trick free set emote call hold line lapse strip"
"""Verbs whose moves are made of several choices; lines are said in the chat, and time lapses."""
HINTS = (
    *("reroll", "free", "take", "set", "cast", "target"),
    *("wild", "trick", "aim", "call", "by", "sure"),
)
AIMING = ("aim", "steal", "slip")
"""Answers that name a wizard."""
ANSWERS = (
    *("stay", "fair", "contest", "broken", "kept", "abstain", "good-enough", "not-good-enough"),
    *("agree", "dispute", "never-mind"),
)
"""Given in the banner."""
MAIN = ("stay", "fair", "broken", "good-enough", "agree", "ready")


def parts(sight: Sight, say: Say) -> dict[str, str]:
    table = Table(sight, say)
    drawn = {
        "board": tray(table),
        "track": track(table),
        "banner": banner(table),
        "scene": sprite(),
    }
    for seat in range(table.seats):
        drawn[f"wizard-{seat}"] = wizard(table, seat)
        drawn[f"seat-{seat}"] = person(table, seat)
    if table.seat is not None and table.view["turn"]:
        drawn["hand"] = hand(table)
        buttons = commands(table)
        drawn["hand-normal"] = strip(table, "normal", buttons)
        drawn["hand-aims"] = aims(table)
        if table.gesturing:
            drawn["hand-mirror"] = strip(table, "mirror", buttons)
            drawn["hand-tiny"] = strip(table, "tiny", buttons)
            drawn["hand-tabs"] = tabs(table.voice)
            drawn["hand-wheel"] = wheel(table)
            drawn["hand-body"] = body(table)
            drawn["hand-voice"] = voice(table)
        if table.room:
            drawn["hand-room"] = room(table)
    return drawn


# -- what is drawn from ------------------------------------------------------------------------


class Table:
    """A sight, a voice, and the moves by their verbs."""

    def __init__(self, sight: Sight, say: Say) -> None:
        self.sight = sight
        self.view = sight.view
        self.seat = sight.seat
        self.voice = say
        self.seats = len(self.view["wizards"])
        self.front = sight.front if self.seat is None else self.seat
        self.asks = self.seat is not None and not sight.over
        self.asked: dict[str, list[tuple[Any, ...]]] = {}
        for move in sight.asked:
            self.asked.setdefault(move.verb, []).append(move.args)
        self.legal: set[str] = set()
        self.by_verb: dict[str, list[str]] = {}
        for verb, moves in groupby((*sight.asked, *sight.offered), attrgetter("verb")):
            texts = [move.text for move in moves]
            self.legal.update(texts)
            self.by_verb.setdefault(verb, []).extend(texts)
        self.calls: dict[str, set[str]] = {}
        """By card: whom one may call, or "" where nobody is named."""
        for text in self.can("call"):
            _, card, *whom = text.split(" ")
            self.calls.setdefault(card, set()).add("".join(whom))
        self.gestures: list[list[gestures.Made]] = [[] for _ in range(self.seats)]
        for gesture in self.view["gestures"]:
            self.gestures[gesture["seat"]].append(gestures.made(gesture, self.view["turn"]))
        self.room = self.view["mode"] == "room"
        self.me: View | None = None if self.seat is None else self.view["wizards"][self.seat]
        self.gesturing = self.me is not None and (not self.room or self.me["machine"])
        """Whether gestures are buttons: not where people make them."""

    def can(self, verb: str) -> tuple[str, ...]:
        """The moves of that verb that can be made."""
        return tuple(self.by_verb.get(verb, ()))

    def say(self, key: str, **args: int | str) -> str:
        return self.voice.html(key, args)

    def told(self, text: Text) -> str:
        """A sentence, ready for a page."""
        return self.voice.html(text)

    def name(self, seat: int) -> str:
        return pieces.name(self.voice, seat)

    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.seat]

    def place(self, text: str) -> str:
        """Of a move that can be made, or that can be asked about."""
        if text in self.legal:
            return f'data-move="{text}"'
        return self.ask_why(text)

    def ask_why(self, text: str) -> str:
        return why(text, self.asks)

    def answer(self, text: str, style: str = "", label: str = "") -> str:
        """A button for an answer that is asked for."""
        if text not in self.legal:
            return ""
        main = " main" if text.split(" ")[0] in MAIN else ""
        said = label or self.told(self.sight.labels[text])
        return (
            f'<button type="button" class="button{main}{style}" data-key="{text}" '
            f'data-move="{text}">{said}</button>'
        )


# -- the track ---------------------------------------------------------------------------------


def track(table: Table) -> str:
    """Every space with those who stand on it. One's own marker is moved by hand."""
    view = table.view
    goal, skulls = view["goal"], view["skulls"]
    movable = table.seat if table.gesturing and "marker" in table.legal else None
    standing: list[list[tuple[int, int, bool]]] = [[] for _ in range(goal + 1)]
    for seat in range(table.seats):
        at = min(view["markers"][seat], goal)
        standing[at].append((seat, view["points"][seat], seat == movable))
    kinds = {0: "start", goal: "goal"} | dict.fromkeys(skulls, "skull")
    spaces = [
        pieces.space(table.voice, n, kinds.get(n, ""), tuple(standing[n])) for n in range(goal + 1)
    ]
    return (
        f'<ol class="vd-track" data-zone="track" aria-label="{table.say("table-track")}">'
        f"{''.join(spaces)}</ol>"
    )


# -- dice and piles ----------------------------------------------------------------------------


def tray(table: Table) -> str:
    dice, left = table.view["dice"], table.view["piles"]
    usable = not table.asked.keys().isdisjoint(("reroll", "take", "free", "set", "cast"))
    thrown = pieces.felt(
        table.voice,
        table.view["turn"],
        tuple(dice["pool"]),
        tuple(dice["used"]),
        None if dice["thrown"] else dice["number"],
        dice["rerolls_left"],
        dice["rerolls"],
        usable,
        "set" in table.asked,
    )
    piles = pieces.piles(table.voice, tuple(left["spells"]), left["tricks"], left["curses"])
    hinted = "" if table.seat is None else hints(table.voice)
    return (
        f'<div class="vd-tray" data-zone="tray" data-verbs="{COMPOSED}" role="group" '
        f'aria-label="{table.say("table-tray")}">{thrown}'
        f'<p class="vd-hint" role="status" {hinted}></p>{piles}</div>'
    )


@cached_drawing
def hints(say: Say) -> str:
    """What the page says while a move is put together."""
    return " ".join([f'data-how-{what}="{say.html(f"how-{what}")}"' for what in HINTS])


# -- wizards -----------------------------------------------------------------------------------


def wizard(table: Table, seat: int) -> str:
    """A body, what it has just done, what lies before it, and who holds the doll."""
    seen: View = table.view["wizards"][seat]
    k = (seat - table.front) % table.seats
    where = PLACES.get(table.seats)
    place = f" r{where[k][0]} c{where[k][1]}" if where else f" k{k}"
    mine = " mine" if seat == table.seat else ""
    turn = " turn" if table.view["active"] == seat and table.view["turn"] else ""
    turn += " in-room" if table.room else ""
    won = " won" if table.view["winner"] == seat else ""
    points = table.view["points"][seat]
    total = pieces.points_said(table.voice, seat, points)
    laid = "".join([chip(table, card, seat) for card in (*seen["spells"], *seen["curses"])])
    trail = gestures.trail(table.voice, tuple(table.gestures[seat]))
    return (
        f'<div role="group" class="wizard seat-{seat}{place}{mine}{turn}{won}" '
        f'data-zone="wizard-{seat}" data-ref="seat-{seat}" aria-label="{table.name(seat)}">'
        '<div class="mat"><header>'
        f'<span class="who">{table.name(seat)}</span>{trail}'
        f'<b class="points" data-stop="" data-tip="{total}">{points}</b></header>'
        f'<div class="stage">{portrait(table, seat)}{things(table, seat)}</div>'
        f'<div class="laid" data-zone="laid-{seat}">{laid}</div></div></div>'
    )


def portrait(table: Table, seat: int) -> str:
    """The rag doll; a place for answers that name a wizard, and for what is aimed at one."""
    seen: View = table.view["wizards"][seat]
    drawn = figure(
        seat, tuple(seen["posture"].items()), bool(seen["wobbles"]), tuple(seen["holds"])
    )
    for verb in AIMING:
        text = f"{verb} {seat}"
        if verb in table.asked and text in table.legal:
            said = table.told(table.sight.labels[text])
            return (
                f'<button type="button" class="figure lit" data-move="{text}" aria-label="{said}" '
                f'data-tip="{said}">{drawn}</button>'
            )
    told = gestures.body_said(table.voice, seat, gestures.body_of(seen))
    if table.seat is None or seat == table.seat:
        return f'<div role="img" class="figure" data-stop="" {told}>{drawn}</div>'
    return (
        f'<button type="button" class="figure" data-stop="" data-spot="{seat}" {told}>'
        f"{drawn}</button>"
    )


def things(table: Table, seat: int) -> str:
    """The doll, and the target card."""
    drawn = ""
    if table.view["target"] == seat:
        drawn += pieces.target(table.voice, seat)
    if table.view["active"] == seat and table.view["turn"]:
        drawn += pieces.doll(table.voice, seat, table.seat is not None)
    return drawn


def chip(table: Table, card: str, seat: int) -> str:
    """A card that lies before a wizard: to be called, or to be asked about."""
    call, whom = f"call {card}", table.calls.get(card)
    if whom is None:
        how = table.ask_why(call) + shared(table, call, seat, CARDS[CARD_OF[card]].is_spell)
    elif "" in whom:
        how = f'data-move="{call}"'
    else:
        how = (
            f'data-pick="{call} ?" data-open="{" ".join(sorted(whom))}" data-how="call" '
            'data-stop=""'
        )
    return cards.chip(table.voice, card, whom is not None, how)


def shared(table: Table, call: str, seat: int, is_spell: bool) -> str:
    """At one device for all, calls are made from anybody's view (table.js): of a spell by its
    caster, who names the wizard; of a curse by whoever says that they have noticed."""
    if not table.room or table.seat is None or table.view["doing"]["what"] not in ("roll", "act"):
        return ""
    others = " ".join(str(other) for other in range(table.seats) if other != seat)
    if not is_spell:
        return f' data-call="{call}" data-by="" data-loose="" data-open="{others}" data-how="by"'
    whom = " ?" if table.view["memory"] == "box" else ""
    return (
        f' data-call="{call}{whom}" data-as="{seat}" data-loose="" data-open="{others}" '
        'data-how="call"'
    )


def person(table: Table, seat: int) -> str:
    """In the panel: how many cards somebody holds."""
    held = table.view["wizards"][seat]["hand"]
    return pieces.held_backs(table.voice, held["spells"], held["tricks"])


# -- what is asked of somebody -----------------------------------------------------------------


def banner(table: Table) -> str:
    """What everybody waits for, and the answers of who is asked."""
    doing: View = table.view["doing"]
    what = doing["what"]
    if what in ("roll", "act"):
        return ""
    said, more = banner_words(table, doing)
    answers = "".join(table.answer(text) for text in ANSWERS)
    choices = "".join(
        cards.offered(table.voice, card, text, table.told(table.sight.labels[text]))
        for verb in ("break", "forget", "name", "pick")
        for (card,) in table.asked.get(verb, ())
        for text in (f"{verb} {card}",)
    )
    if what in ("retarget", "trick"):
        answers += "".join(
            table.answer(f"{verb} {seat}", f" seat-{seat}", mark(seat) + table.name(seat))
            for verb in AIMING
            for seat in range(table.seats)
        )
    if what == "stare":
        answers += table.answer("trick creepy")
        if "lapse" in table.asked:  # made by the page where no hourglass of the table runs
            answers += '<button hidden="" data-move="lapse stare"></button>'
    if what in ("schools", "third-school"):
        choices += schools(table)
    if what == "bodies":
        answers += bodies(table)
    if not said and not answers and not choices:
        return ""
    burning = {"accused": " fair", "vote": " vote", "performed": " good", "stare": " stare"}
    asked = " asked" if table.sight.asked else ""
    wax = '<i class="wax" aria-hidden="true"></i>' if what in burning else ""
    votes = ""
    if what == "vote":
        votes = (
            f'<p class="votes"><span>{table.say("move-broken")}: <b>{doing["broken"]}</b></span>'
            f"<span>{table.say('move-kept')}: <b>{doing['kept']}</b></span></p>"
        )
    offers = f'<div class="offers">{choices}</div>' if choices else ""
    return (
        f'<div class="vd-banner {what}{asked}{burning.get(what, "")}" data-zone="banner" '
        f'role="group" aria-label="{said}"><p class="said">{said}</p>{more}{votes}{offers}'
        f'<div class="answers">{answers}</div>{wax}</div>'
    )


def banner_words(table: Table, doing: View) -> tuple[str, str]:
    """The sentence that all read, and the card it is about."""
    what = doing["what"]
    if what == "over":
        winner = table.view["winner"]
        if winner is None:
            return table.say("ending-long"), ""
        return table.say("log-win", seat=winner), ""
    if what == "stare":
        args = {"seat": doing["caster"], "seat-target": doing["target"]}
        return (
            table.say("banner-stare", **args, spell=f"spell-{doing['card']}"),
            cards.rule_link(table.voice, doing["card"]),
        )
    if what == "retarget":
        args = {"seat": doing["caster"], "seat-evader": doing["evader"]}
        return table.say("banner-retarget", **args, spell=f"spell-{doing['card']}"), ""
    if what == "contradiction":
        return table.say("banner-contradiction", seat=doing["seat"]), ""
    if what == "trick":
        return table.say("banner-trick", seat=doing["seat"], trick=f"trick-{doing['trick']}"), ""
    if what in ("accused", "vote"):
        about = doing if what == "accused" else doing["about"]
        if about["what"] == "cannot":
            one, other = about["cards"]
            return (
                table.say(
                    "prompt-vote-both",
                    seat=about["seat"],
                    one=f"spell-{one}",
                    other=f"spell-{other}",
                ),
                "",
            )
        if about["what"] == "performed":
            return table.say("prompt-vote-trick", seat=about["seat"]), ""
        card = about["card"]
        args = {"seat": about["accused"], "card": cards.key_of(card)}
        return table.say("banner-accused", **args), cards.rule_link(table.voice, card)
    if what == "performed":
        return table.say("prompt-performed", seat=doing["seat"]), ""
    if what == "cannot":
        return table.say("banner-cannot", seat=doing["seat"]), ""
    if what == "agree":
        one, other = doing["cards"]
        args = {"seat": doing["seat"], "one": f"spell-{one}", "other": f"spell-{other}"}
        return table.say("prompt-agree" if doing["casters"] else "banner-agreed", **args), ""
    return table.say(f"banner-{what}"), ""


def schools(table: Table) -> str:
    """Two players choose: schools, then cards of the third (9.2). Both see all."""
    drawn = [
        cards.school(table.voice, name, table.room) for (name,) in table.asked.get("school", ())
    ]
    if "pick" not in table.asked:
        drawn += [cards.shown(table.voice, card) for card in table.view["schools"]["third"]]
    return "".join(drawn)


def bodies(table: Table) -> str:
    """What somebody cannot or will not move (12.8)."""
    ticks = []
    for part in BODIES:
        for way in ("without", "with"):
            text = f"{way} {part}"
            if text in table.legal:
                ticks.append(
                    f'<button type="button" class="button tick" data-key="body-{part}" '
                    f'data-move="{text}" aria-pressed="{"true" if way == "with" else "false"}">'
                    f"{table.say(f'body-{part}')}</button>"
                )
    return f'<div class="ticks">{"".join(ticks)}</div>{table.answer("ready")}'


# -- one's own hand ----------------------------------------------------------------------------


def hand(table: Table) -> str:
    view, me = table.view, table.me
    assert me is not None
    held: View = view["hand"]
    casts: dict[str, tuple[list[int], str]] = {}
    for card, target, *wild in table.asked.get("cast", ()):
        targets, letters = casts.get(card, ([], ""))
        if target not in targets:
            targets.append(target)
        letters += "".join(letter for letter in wild if letter not in letters)
        casts[card] = (targets, letters)
    drawn = [spell(table, card, casts.get(card)) for card in held["spells"]]
    drawn += [trick(table, card, i) for i, card in enumerate(held["tricks"])]
    empty = f'<p class="empty">{table.say("table-empty-hand")}</p>'
    mine = cards.on_you(table.voice, tuple(view["mine"])) if "mine" in view else ""
    hindered = "".join(f" vd-{name}" for name in me["hindrances"]) if table.gesturing else ""
    frames = "".join(
        f"<li>{table.say(f'hinder-{name}')}</li>" for name in me["hindrances"] if table.gesturing
    )
    frames = f'<ul class="vd-frame">{frames}</ul>' if frames else ""
    return (
        f'<div class="vd-hand{hindered}" data-zone="cards" role="group" '
        f'aria-label="{table.say("table-hand")}">{mine}{"".join(drawn) or empty}{frames}</div>'
    )


def spell(table: Table, card: str, ways: tuple[list[int], str] | None) -> str:
    """`ways`: at whom it can be cast, and the dice that may be its wildcard."""
    if ways is None:
        other = next((s for s in table.others() if s != table.view["target"]), table.others()[0])
        how = table.ask_why(f"cast {card} {other}")
    else:
        targets, wild = ways
        how = (
            f'data-card="{card}" data-command-of="cast" data-open="{" ".join(map(str, targets))}" '
            f'data-wild="{wild}" data-stop="" aria-pressed="false"'
        )
    return cards.spell(table.voice, card, ways is not None, how)


def trick(table: Table, card: str, i: int) -> str:
    text = f"trick {card}"
    can = text in table.legal
    if can:
        how = f'data-card="{card}" data-command-of="trick" data-stop="" aria-pressed="false"'
    else:
        how = table.ask_why(text)
    return cards.trick(table.voice, card, i, can, how)


# -- three strips of buttons -------------------------------------------------------------------


class Command(NamedTuple):
    """A button of a strip: a move, or a command that makes one of what is picked, or neither now,
    and then a move to ask about."""

    key: str
    place: str
    text: str


def commands(table: Table) -> tuple[Command, ...]:
    """In the quick game the free card of a turn without any comes before the pass, in its place."""
    asked, held = table.asked, table.view["hand"]

    def at_once(key: str, text: str) -> Command:
        return Command(key, "move" if text in table.legal else "try", text)

    def composed(key: str, can: bool, such_as: str) -> Command:
        return Command(key, "command", key) if can else Command(key, "try", such_as)

    if "free" in asked:
        rolling = composed("free", True, "")
    elif table.view["dice"]["thrown"]:
        rolling = composed("reroll", "reroll" in asked, "reroll B P")
    else:
        rolling = at_once("roll", "roll")
    spell = next(iter(held["spells"]), CARDS[0].id)
    found = [rolling, composed("cast", "cast" in asked, f"cast {spell} {table.others()[0]}")]
    ends: list[Command] = []
    for kind in ("spell", "trick"):
        draw = at_once(f"draw-{kind}", f"draw {kind}")
        can_take = any(args[0] == kind for args in asked.get("take", ()))
        if draw.place == "try" or can_take:
            found.append(composed(f"take-{kind}", can_take, f"take {kind} BP"))
        if draw.place == "move":
            (ends if can_take else found).append(draw)
    trick = next(iter(held["tricks"]), TRICKS[0].id)
    tricks = any(f"trick {card}" in table.legal for card in held["tricks"])
    found.append(composed("trick", tricks, f"trick {trick}"))
    return (*found, *(ends or [at_once("pass", "pass")]))


def strip(table: Table, name: str, buttons: tuple[Command, ...]) -> str:
    """Roll or reroll, cast, cards, trick, pass. Whichever is pressed, its strip is what the hand
    used (11.6)."""
    assert table.me is not None
    other = table.gesturing and name != table.me["strip"].removesuffix("_strip")
    return strip_drawn(table.voice, name, other, buttons, table.asks)


@cached_drawing
def strip_drawn(say: Say, name: str, other: bool, buttons: tuple[Command, ...], asks: bool) -> str:
    """Where the hand is at an `other` one, a button says first whose it is."""
    first = f' data-first="strip {name}"' if other else ""
    drawn = [button(say, command, first, asks) for command in buttons]
    return (
        f'<div class="strip {name}" data-zone="strip-{name}" role="group" '
        f'aria-label="{say.html(f"strip-{name}")}">{"".join(drawn)}</div>'
    )


def button(say: Say, command: Command, first: str, asks: bool) -> str:
    key, place, text = command
    said = say.html(f"command-{key}")
    if place == "move":
        how = f'data-move="{text}"{first}'
    elif place == "command":
        how = f'data-command="{text}"{first} data-stop=""'
    else:
        how = why(text, asks)
    sign = "reroll" if key == "free" else key.replace("draw", "take")
    return (
        f'<button type="button" class="cmd" data-key="{key}" {how} aria-label="{said}" '
        f'data-tip="{said}">{use(f"c-{sign}", "glyph")}<span>{said}</span></button>'
    )


def aims(table: Table) -> str:
    seats = [(table.front + k) % table.seats for k in range(1, table.seats + table.room)]
    return aims_drawn(table.voice, tuple(seats), table.gesturing)


@cached_drawing
def aims_drawn(say: Say, seats: tuple[int, ...], at_doll: bool) -> str:
    """Whom? Shown while something is picked that goes to somebody."""
    spots = [
        f'<button type="button" class="aim seat-{seat}" data-spot="{seat}" data-stop="">'
        f"{mark(seat)}<span>{pieces.name(say, seat)}</span></button>"
        for seat in seats
    ]
    if at_doll:
        spots.append(
            '<button type="button" class="aim" data-spot="doll" data-stop="">'
            f"{use('doll', '', '0 0 60 80')}<span>{say.html('table-the-doll')}</span></button>"
        )
    return (
        '<div class="vd-aims" data-zone="aims" role="group" '
        f'aria-label="{say.html("how-target")}">{"".join(spots)}</div>'
    )


# -- hands, faces and voices -------------------------------------------------------------------


@cached_drawing
def tabs(say: Say) -> str:
    """Which of the panels is open; cards have one on a telephone only."""
    buttons = [
        f'<button type="button" class="tab {name}" data-to-panel="{name}" data-stop="" '
        f'aria-pressed="false">{say.html(f"table-{name}")}</button>'
        for name in ("cards", "wheel", "body", "voice")
    ]
    return f'<div class="vd-tabs" data-zone="tabs" role="group">{"".join(buttons)}</div>'


def wheel(table: Table) -> str:
    """All emotes on three pages, and the count pad."""
    can = table.can("emote")
    pages = [gestures.page(table.voice, n, can, table.asks) for n in range(PAGES)]
    return (
        f'<div class="vd-wheel panel-in" data-zone="wheel" role="group" '
        f'aria-label="{table.say("table-wheel")}">{"".join(pages)}'
        f"{gestures.pad(table.voice, table.can('count'), table.asks)}</div>"
    )


def body(table: Table) -> str:
    """A row for every slot of the body, and what is held."""
    assert table.me is not None
    posture, can = table.me["posture"], table.can("posture")
    rows = [
        gestures.slot(table.voice, i, posture.get(slot, ""), can, table.asks)
        for i, slot in enumerate(SLOTS)
    ]
    return (
        f'<div class="vd-body panel-in" data-zone="body" role="group" '
        f'aria-label="{table.say("table-body")}">{"".join(rows)}'
        f"{gestures.holds(table.voice, tuple(table.me['holds']))}</div>"
    )


def voice(table: Table) -> str:
    assert table.me is not None
    voices = gestures.voices(table.voice, table.me["voice"], table.can("voice"), table.asks)
    return (
        f'<div class="vd-voice panel-in" data-zone="voice" role="group" '
        f'aria-label="{table.say("table-voice")}">{voices}'
        f"{gestures.phrases(table.voice, table.can('phrase'), table.asks)}</div>"
    )


def room(table: Table) -> str:
    """In one room: what cannot be done together, and whether a bot sits here."""
    cant = ""
    if table.legal:
        cant = (
            f'<button type="button" class="button" {table.place("cant")}>'
            f"{table.say('move-cant')}</button>"
        )
    machine = table.answer("machine off")
    if "machine on" in table.legal:
        machine = (
            f'<details data-key="machine"><summary>{table.say("table-more")}</summary>'
            f"{table.answer('machine on')}</details>"
        )
    return f'<div class="vd-room" data-zone="room">{cant}{machine}</div>'
