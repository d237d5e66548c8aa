"""The table in the browser: what a seat sees and may do, as keyed parts.

Drawn from a Sight alone. The table never reminds: what hands, faces and voices can do is there for
everybody all the time, and nothing shows whether it is due. Moves of several choices (dice, a card
and a target, a gesture and whom it is for) are put together in the page (table.js): dice have
`data-die`, cards `data-card`, wizards `data-spot`; what a strip's button does with them is its
`data-command`; `data-pick` is a move that lacks one of the spots in `data-open`.
"""

from __future__ import annotations

from typing import Any

from markupsafe import escape

from coven.core import Say, Sight, Text, View

from .components import (
    AIMED,
    BODIES,
    CARD_OF,
    CARDS,
    COUNTS,
    EMOTES,
    FACES,
    HOLDS,
    LETTERS,
    PHRASES,
    POSTURES,
    SLOTS,
    TRICKS,
    VOICES,
    cards_for,
)
from .figures import figure, sprite, use

PAGES = 3
"""Of the wheel."""
SHOWN = 4
"""So many of a wizard's last gestures are at a glance; all that is remembered is in the tip."""
HOLD_KEYS = {"hum": "KeyH", "hug_doll": "KeyJ"}
PLACES = {
    5: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3)),
    6: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3), (2, 3)),
    7: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3), (1, 4), (2, 3)),
    8: ((2, 2), (2, 1), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (2, 3)),
}
"""Row and column of each wizard, clockwise from the reader; fewer sit in one row."""
COMPOSED = "reroll take cast trick free set emote call hold line lapse strip"
"""Verbs whose moves are made of several choices; lines are said in the chat, and time lapses."""
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
        drawn["hand-normal"] = strip(table, "normal")
        drawn["hand-aims"] = aims(table)
        if table.gesturing:
            drawn["hand-mirror"] = strip(table, "mirror")
            drawn["hand-tiny"] = strip(table, "tiny")
            drawn["hand-tabs"] = tabs(table)
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
        self.legal = {move.text for move in (*sight.asked, *sight.offered)}
        self.asked: dict[str, list[tuple[Any, ...]]] = {}
        for move in sight.asked:
            self.asked.setdefault(move.verb, []).append(move.args)
        self.room = self.view["mode"] == "room"
        self.me: View | None = None if self.seat is None else self.view["wizards"][self.seat]
        self.gesturing = self.me is not None and (not self.room or self.me["machine"])
        """Whether gestures are buttons: not where people make them."""
        self.plain: dict[str, str] = {}

    def say(self, key: str, **args: int | str) -> str:
        if args:
            return self.voice.html(key, args)
        known = self.plain.get(key)
        if known is None:
            known = self.plain[key] = self.told(Text(key))
        return known

    def told(self, text: Text) -> str:
        """A sentence, ready for a page."""
        return self.voice.html(text)

    def name(self, seat: int) -> str:
        return str(escape(self.voice.name(seat)))

    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.seat]

    def place(self, text: str) -> str:
        """Of a move that can be made, or that can be asked about."""
        if text in self.legal:
            return f'data-move="{text}"'
        return self.ask_why(text)

    def loose(self, text: str) -> str:
        """Of a move that nobody waits for."""
        if text in self.legal:
            return f'data-move="{text}" data-loose=""'
        return self.ask_why(text)

    def ask_why(self, text: str) -> str:
        if self.seat is None or self.sight.over:
            return 'data-stop=""'
        return f'data-try="{text}"'

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


def mark(seat: int) -> str:
    return (
        f'<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><use href="#mark-{seat}"/></svg>'
    )


# -- the track ---------------------------------------------------------------------------------


def track(table: Table) -> str:
    """Every space with those who stand on it. One's own marker is moved by hand."""
    view = table.view
    goal, skulls = view["goal"], view["skulls"]
    spaces = []
    for space in range(goal + 1):
        skull = space in skulls
        kind = "skull" if skull else {0: "start", goal: "goal"}.get(space, "")
        style = f"space {kind}".rstrip()
        inner = use("skull", "bone") if skull else ""
        standing = [
            marker(table, seat)
            for seat in range(table.seats)
            if min(view["markers"][seat], goal) == space
        ]
        crowd = " crowd" if len(standing) > 2 else ""
        tip = table.say("table-skull") if skull else ""
        tipped = f' data-tip="{tip}" data-stop="" role="img" aria-label="{tip}"' if tip else ""
        spaces.append(
            f'<li class="{style}" data-key="s{space}"><b{tipped}>{inner}<i>{space}</i></b>'
            f'<span class="standing{crowd}">{"".join(standing)}</span></li>'
        )
    return (
        f'<ol class="vd-track" data-zone="track" aria-label="{table.say("table-track")}">'
        f"{''.join(spaces)}</ol>"
    )


def marker(table: Table, seat: int) -> str:
    points = table.view["points"][seat]
    name = table.say("table-points", seat=seat, count=points)
    inner = f'<span class="peg" data-piece="m{seat}">{mark(seat)}</span>'
    if seat == table.seat and table.gesturing and "marker" in table.legal:
        return (
            f'<button type="button" class="marker seat-{seat}" data-key="m{seat}" '
            f'{table.loose("marker")} aria-label="{table.say("move-marker")}: {name}" '
            f'data-tip="{table.say("move-marker")}\n{name}">{inner}</button>'
        )
    return (
        f'<span class="marker seat-{seat}" data-key="m{seat}" data-stop="" role="img" '
        f'aria-label="{name}" data-tip="{name}">{inner}</span>'
    )


# -- dice and piles ----------------------------------------------------------------------------


def tray(table: Table) -> str:
    view = table.view
    dice, piles = view["dice"], view["piles"]
    usable = table.seat is not None and bool(
        {"reroll", "take", "free", "set", "cast"} & table.asked.keys()
    )
    drawn = []
    for i, face in enumerate(dice["pool"]):
        nth = dice["pool"][:i].count(face)
        drawn.append(die(table, face, f"{view['turn']}-{face}-{nth}", usable))
    rest = [
        f'<span class="die used" data-key="u{i}" role="img" data-stop="" '
        f'aria-label="{table.say("table-used", face=f"ingredient-{face}")}" '
        f'data-tip="{table.say("table-used", face=f"ingredient-{face}")}">{use(face, face)}</span>'
        for i, face in enumerate(dice["used"])
    ]
    if not dice["thrown"]:
        drawn = [
            f'<span class="die blank" data-key="b{i}" aria-hidden="true">{use("any")}</span>'
            for i in range(dice["number"])
        ]
    faces = ""
    if "set" in table.asked:
        faces = "".join(
            f'<button type="button" class="die small" data-face="{LETTERS[i]}" data-stop="" '
            f'aria-label="{table.say("table-turn-to", face=f"ingredient-{face}")}" '
            f'data-tip="{table.say("table-turn-to", face=f"ingredient-{face}")}">'
            f"{use(face, face)}</button>"
            for i, face in enumerate(FACES)
        )
        faces = f'<div class="faces">{faces}</div>'
    left = ""
    if dice["thrown"]:
        said = table.say("table-rerolls", count=dice["rerolls_left"])
        left = (
            f'<span class="rerolls" role="img" data-stop="" aria-label="{said}" data-tip="{said}">'
            f"{'<i></i>' * dice['rerolls_left']}{'<i class=gone></i>' * dice['rerolls']}</span>"
        )
    heaps = "".join(
        pile(table, kind, number)
        for kind, number in (
            *(("spells", count) for count in piles["spells"]),
            ("tricks", piles["tricks"]),
            ("curses", piles["curses"]),
        )
    )
    return (
        f'<div class="vd-tray" data-zone="tray" data-verbs="{COMPOSED}" role="group" '
        f'aria-label="{table.say("table-tray")}">'
        f'<div class="felt"><div class="dice">{"".join(drawn)}</div>{faces}'
        f'<div class="spent">{"".join(rest)}</div>{left}</div>'
        f'<p class="vd-hint" role="status" {hints(table)}></p>'
        f'<div class="piles">{heaps}</div></div>'
    )


def hints(table: Table) -> str:
    """What the page says while a move is put together."""
    if table.seat is None:
        return ""
    return " ".join(
        f'data-how-{what}="{table.say(f"how-{what}")}"'
        for what in (
            "reroll",
            "free",
            "take",
            "set",
            "cast",
            "target",
            "wild",
            "trick",
            "aim",
            "call",
            "by",
            "sure",
        )
    )


def die(table: Table, face: str, key: str, usable: bool) -> str:
    name = table.say(f"ingredient-{face}")
    inner = use(face, face)
    if usable:
        return (
            f'<button type="button" class="die" data-key="d{key}" data-stop="" '
            f'data-die="{LETTERS[FACES.index(face)]}" aria-pressed="false" aria-label="{name}" '
            f'data-tip="{name}">{inner}</button>'
        )
    return (
        f'<span class="die" data-key="d{key}" role="img" data-stop="" aria-label="{name}" '
        f'data-tip="{name}">{inner}</span>'
    )


def pile(table: Table, kind: str, number: int) -> str:
    said = table.say(f"table-pile-{kind}", count=number)
    return (
        f'<span class="pile {kind}" role="img" data-stop="" aria-label="{said}" data-tip="{said}">'
        f"<b>{number}</b></span>"
    )


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
    total = table.say("table-points", seat=seat, count=points)
    laid = "".join(chip(table, card, seat) for card in seen["spells"])
    cursed = "".join(chip(table, card, seat) for card in seen["curses"])
    return (
        f'<div role="group" class="wizard seat-{seat}{place}{mine}{turn}{won}" '
        f'data-zone="wizard-{seat}" data-ref="seat-{seat}" aria-label="{table.name(seat)}">'
        '<div class="mat"><header>'
        f'<span class="who">{table.name(seat)}</span>{trail(table, seat)}'
        f'<b class="points" data-stop="" data-tip="{total}">{points}</b></header>'
        f'<div class="stage">{portrait(table, seat)}{things(table, seat)}</div>'
        f'<div class="laid" data-zone="laid-{seat}">{laid}{cursed}</div></div></div>'
    )


def portrait(table: Table, seat: int) -> str:
    """The rag doll; a place for answers that name a wizard, and for what is aimed at one."""
    seen: View = table.view["wizards"][seat]
    drawn = figure(seat, seen["posture"], tuple(seen["wobbles"]), tuple(seen["holds"]))
    told = [table.name(seat)]
    told += [table.say(f"posture-{value}") for value in seen["posture"].values()]
    told += [table.say(f"hold-{value}") for value in seen["holds"]]
    if seen["voice"] != "normal":
        told.append(table.say(f"voice-{seen['voice']}"))
    if seen["wobbles"]:
        told.append(table.say("table-wobbles"))
    if seen["four_dice"]:
        told.append(table.say("table-four-dice"))
    if seen["no_reroll"]:
        told.append(table.say("table-no-reroll"))
    told += [table.say("move-without", body=f"body-{part}") for part in seen["without"]]
    for verb in ("aim", "steal", "slip"):
        text = f"{verb} {seat}"
        if text in table.legal:
            said = table.told(table.sight.labels[text])
            return (
                f'<button type="button" class="figure lit" data-move="{text}" aria-label="{said}" '
                f'data-tip="{said}">{drawn}</button>'
            )
    spot = f' data-spot="{seat}"' if table.seat is not None and seat != table.seat else ""
    tip = "\n".join(told)
    tag = 'button type="button"' if spot else 'div role="img"'
    return (
        f'<{tag} class="figure" data-stop=""{spot} aria-label="{", ".join(told)}" '
        f'data-tip="{tip}">{drawn}</{tag.split(" ")[0]}>'
    )


def things(table: Table, seat: int) -> str:
    """The doll, and the target card."""
    drawn = ""
    if table.view["target"] == seat:
        said = table.say("table-target", seat=seat)
        drawn += (
            f'<span class="target" data-piece="target" role="img" data-stop="" aria-label="{said}" '
            f'data-tip="{said}">{use("target", "", "0 0 32 40")}</span>'
        )
    if table.view["active"] == seat and table.view["turn"]:
        said = table.say("table-doll", seat=seat)
        tag, more = ("span", 'role="img"')
        if table.seat is not None:
            tag, more = "button", 'type="button" data-spot="doll"'
        drawn += (
            f'<{tag} {more} class="the-doll" data-piece="doll" data-stop="" aria-label="{said}" '
            f'data-tip="{said}">{use("doll", "", "0 0 60 80")}</{tag}>'
        )
    return drawn


def trail(table: Table, seat: int) -> str:
    """What everybody saw of this wizard lately, the last of it in a bubble."""
    turn = table.view["turn"]
    made = [
        (gesture, said)
        for gesture in table.view["gestures"]
        if gesture["seat"] == seat and (said := gesture_said(table, gesture))
    ]
    if not made:
        return ""
    tip = "\n".join(said for _, said in made[-24:])
    items = []
    for i in range(len(made) - 1, max(-1, len(made) - 1 - SHOWN), -1):
        gesture, said = made[i]
        style = gesture["kind"]
        if gesture["kind"] == "line":
            style += f" v-{gesture['voice']}"
        old = " old" if gesture["turn"] < turn else ""
        sound = {"emote": gesture["what"], "count": "count"}.get(gesture["kind"], "")
        heard = f' data-sound="{sound}"' if sound else ""
        items.append(f'<li class="{style}{old}" data-key="g{i}"{heard}>{said}</li>')
    return f'<ol class="trail" data-tip="{tip}" data-stop="">{"".join(items)}</ol>'


def gesture_said(table: Table, gesture: View) -> str:
    kind = gesture["kind"]
    if kind == "emote":
        said = table.say(f"emote-{gesture['what']}")
        if "at" not in gesture:
            return said
        at = gesture["at"]
        whom = table.say("table-the-doll") if at == "doll" else table.name(at)
        return f"{said} → {whom}"
    if kind == "count":
        return table.say(f"count-{gesture['what']}")
    if kind == "posture":
        if gesture["what"] == "off":
            return table.say("table-at-ease", slot=f"slot-{gesture['slot']}")
        return table.say(f"posture-{gesture['what']}")
    if kind == "line":
        return table.say("table-says", voice=f"voice-{gesture['voice']}")
    if kind == "command":
        said = table.say(f"command-{gesture['what']}")
        if gesture["strip"] != "normal":
            said += f" ({table.say('strip-' + gesture['strip'].removesuffix('_strip'))})"
        for hold in gesture["holds"]:
            said += f", {table.say(f'hold-{hold}')}"
        return said
    return table.say(f"voice-{gesture['what']}")


def chip(table: Table, card: str, seat: int) -> str:
    """A card that lies before a wizard, and the button to call it: the same whether or not there is
    something to call."""
    facts = CARDS[CARD_OF[card]]
    kind = "spell" if facts.is_spell else "curse"
    name = table.say(f"{kind}-{card}")
    rule = table.say(f"{kind}-{card}.rule")
    if facts.is_spell:
        tip = (
            f"{name}\n{rule}\n{table.say('table-worth', points=facts.points, broken=facts.broken)}"
        )
        style = facts.school
        worth = f"<b>+{facts.broken}</b>"
    else:
        tip = f"{name}\n{rule}\n{table.say(f'curse-{card}.penalty')}"
        style, worth = "cursed", use("skull", "bone")
    refs = f"{kind}-{kind}-{card} card-{kind}-{card}"
    key = f'data-key="c-{card}" data-piece="c-{card}" data-ref="{refs}"'
    call = f"call {card}"
    caught = f'<span class="caught">{table.say("table-caught")}</span>'
    inner = f'<span class="title">{name}</span>{worth}'
    can = f'<button type="button" class="chip {style} can" {key} data-loose=""'
    label = f"{table.say('table-caught')} {name}. {rule}"
    tip_can = f"{table.say('table-caught')} {tip}"
    said = f'aria-label="{label}" data-tip="{tip_can}">{inner}{caught}</button>'
    if call in table.legal:
        return f'{can} data-move="{call}" {said}'
    named = [other for other in range(table.seats) if f"call {card} {other}" in table.legal]
    if named:
        spots = " ".join(map(str, named))
        return f'{can} data-pick="{call} ?" data-open="{spots}" data-how="call" data-stop="" {said}'
    why = table.ask_why(call) + shared(table, call, seat, facts.is_spell)
    return (
        f'<button type="button" class="chip {style}" {key} {why} '
        f'aria-label="{name}. {rule}" data-tip="{tip}">{inner}</button>'
    )


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
    said = table.say("table-holds", spells=held["spells"], tricks=held["tricks"])
    return (
        f'<p class="vd-held" data-stop="" role="img" aria-label="{said}" data-tip="{said}">'
        f'<span class="spells">{held["spells"]}</span>'
        f'<span class="tricks">{held["tricks"]}</span></p>'
    )


# -- what is asked of somebody -----------------------------------------------------------------


def banner(table: Table) -> str:
    """What everybody waits for, and the answers of who is asked."""
    doing: View = table.view["doing"]
    what = doing["what"]
    if what in ("roll", "act"):
        return ""
    said, more = banner_words(table, doing)
    answers = "".join(table.answer(text) for text in ANSWERS)
    cards = "".join(
        offered_card(table, verb, card)
        for verb in ("break", "forget", "name", "pick")
        for (card,) in table.asked.get(verb, ())
    )
    if what in ("retarget", "trick"):
        answers += "".join(
            table.answer(f"{verb} {seat}", f" seat-{seat}", mark(seat) + table.name(seat))
            for verb in ("aim", "steal", "slip")
            for seat in range(table.seats)
        )
    if what == "stare":
        answers += table.answer("trick creepy")
        if "lapse" in table.asked:  # made by the page where no hourglass of the table runs
            answers += '<button hidden="" data-move="lapse stare"></button>'
    if what in ("schools", "third-school"):
        cards += schools(table, doing)
    if what == "bodies":
        answers += bodies(table)
    if not said and not answers and not cards:
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
    cards = f'<div class="offers">{cards}</div>' if cards else ""
    return (
        f'<div class="vd-banner {what}{asked}{burning.get(what, "")}" data-zone="banner" '
        f'role="group" aria-label="{said}"><p class="said">{said}</p>{more}{votes}{cards}'
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
            rule_of(table, doing["card"]),
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
        kind = "spell" if CARDS[CARD_OF[about["card"]]].is_spell else "curse"
        args = {"seat": about["accused"], "card": f"{kind}-{about['card']}"}
        return table.say("banner-accused", **args), rule_of(table, about["card"])
    if what == "performed":
        return table.say("prompt-performed", seat=doing["seat"]), ""
    if what == "cannot":
        return table.say("banner-cannot", seat=doing["seat"]), ""
    if what == "agree":
        one, other = doing["cards"]
        args = {"seat": doing["seat"], "one": f"spell-{one}", "other": f"spell-{other}"}
        return table.say("prompt-agree" if doing["casters"] else "banner-agreed", **args), ""
    return table.say(f"banner-{what}"), ""


def rule_of(table: Table, card: str) -> str:
    kind = "spell" if CARDS[CARD_OF[card]].is_spell else "curse"
    return f'<p class="rule">{table.say(f"{kind}-{card}.rule")}</p>'


def offered_card(table: Table, verb: str, card: str) -> str:
    text = f"{verb} {card}"
    said = table.told(table.sight.labels[text])
    return (
        f'<button type="button" class="card small" data-key="{text}" data-move="{text}" '
        f'aria-label="{said}. {table.say(f"spell-{card}.rule")}">{spell_face(table, card)}</button>'
    )


def schools(table: Table, doing: View) -> str:
    """Two players choose: schools, then cards of the third (9.2). Both see all."""
    seen: View = table.view["schools"]
    drawn = "".join(
        f'<button type="button" class="school {name}" data-key="school-{name}" '
        f'data-move="school {name}">'
        f"<b>{table.say(f'school-{name}')}</b><span>{school_about(table, name)}</span></button>"
        for (name,) in table.asked.get("school", ())
    )
    if not table.asked.get("pick"):
        drawn += "".join(
            f'<span class="card small" data-key="pick {card}" role="img" data-stop="" '
            f'aria-label="{table.say(f"spell-{card}")}">{spell_face(table, card)}</span>'
            for card in seen["third"]
        )
    return drawn


def school_about(table: Table, school: str) -> str:
    cards = [CARDS[i] for i in cards_for(table.room)]
    names = [table.say(f"spell-{card.id}") for card in cards if card.school == school]
    return ", ".join(names)


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
    cards = [spell(table, card, casts.get(card)) for card in held["spells"]]
    cards += [trick(table, card, i) for i, card in enumerate(held["tricks"])]
    empty = f'<p class="empty">{table.say("table-empty-hand")}</p>'
    mine = ""
    if "mine" in view:
        mine = "".join(
            f"<li><b>{table.say(f'{kind}-{card}')}</b> {table.say(f'{kind}-{card}.rule')}</li>"
            for card in view["mine"]
            for kind in ("spell" if CARDS[CARD_OF[card]].is_spell else "curse",)
        )
        none = f"<li>{table.say('table-nothing-on-you')}</li>"
        mine = (
            f'<aside class="mine-list"><h3>{table.say("table-on-you")}</h3>'
            f"<ul>{mine or none}</ul></aside>"
        )
    hindered = "".join(f" vd-{name}" for name in me["hindrances"]) if table.gesturing else ""
    frames = "".join(
        f"<li>{table.say(f'hinder-{name}')}</li>" for name in me["hindrances"] if table.gesturing
    )
    frames = f'<ul class="vd-frame">{frames}</ul>' if frames else ""
    return (
        f'<div class="vd-hand{hindered}" data-zone="cards" role="group" '
        f'aria-label="{table.say("table-hand")}">{mine}{"".join(cards) or empty}{frames}</div>'
    )


def cost(table: Table, card: str) -> str:
    faces = "".join(use(face, face) for face in CARDS[CARD_OF[card]].cost)
    return f'<span class="cost">{faces}</span>'


def spell_face(table: Table, card: str) -> str:
    facts = CARDS[CARD_OF[card]]
    return (
        f'<span class="face {facts.school}"><span class="title">{table.say(f"spell-{card}")}</span>'
        f"{cost(table, card)}"
        f'<span class="rule">{table.say(f"spell-{card}.rule")}</span>'
        f'<span class="worth"><b>+{facts.points}</b>'
        f"<i>{use('any', 'crack')}+{facts.broken}</i></span></span>"
    )


def spell_label(table: Table, card: str) -> str:
    facts = CARDS[CARD_OF[card]]
    needs = ", ".join(table.say(f"ingredient-{face}") for face in facts.cost)
    worth = table.say("table-worth", points=facts.points, broken=facts.broken)
    return f"{table.say(f'spell-{card}')}: {needs}. {table.say(f'spell-{card}.rule')} {worth}"


def spell(table: Table, card: str, ways: tuple[list[int], str] | None) -> str:
    label = spell_label(table, card)
    if ways is None:
        other = next((s for s in table.others() if s != table.view["target"]), table.others()[0])
        what = table.ask_why(f"cast {card} {other}")
        style = ""
    else:
        targets, wild = ways
        what = (
            f'data-card="{card}" data-command-of="cast" data-open="{" ".join(map(str, targets))}" '
            f'data-wild="{wild}" data-stop="" aria-pressed="false"'
        )
        style = " can"
    return (
        f'<button type="button" class="card{style}" data-key="h-{card}" data-piece="h-{card}" '
        f'{what} aria-label="{label}" data-tip="{table.say(f"spell-{card}.rule")}">'
        f"{spell_face(table, card)}</button>"
    )


def trick(table: Table, card: str, i: int) -> str:
    text = f"trick {card}"
    name, when = table.say(f"trick-{card}"), table.say(f"trick-{card}.when")
    rule = table.say(f"trick-{card}.rule")
    if text in table.legal:
        what = f'data-card="{card}" data-command-of="trick" data-stop="" aria-pressed="false"'
        style = " can"
    else:
        what, style = table.ask_why(text), ""
    return (
        f'<button type="button" class="card{style}" data-key="t-{card}-{i}" {what} '
        f'aria-label="{name}. {when} {rule}" data-tip="{when}\n{rule}"><span class="face trick">'
        f'<span class="title">{name}</span><span class="when">{when}</span>'
        f'<span class="rule">{rule}</span></span></button>'
    )


# -- three strips of buttons -------------------------------------------------------------------


def strip(table: Table, name: str) -> str:
    """Roll or reroll, cast, cards, trick, pass. Whichever is pressed, its strip is what the hand
    used (11.6)."""
    me = table.me
    assert me is not None
    now = me["strip"].removesuffix("_strip")
    first = f' data-first="strip {name}"' if table.gesturing and name != now else ""
    buttons = "".join(command(table, what, first) for what in commands(table))
    said = table.say(f"strip-{name}")
    return (
        f'<div class="strip {name}" data-zone="strip-{name}" role="group" aria-label="{said}">'
        f"{buttons}</div>"
    )


def commands(table: Table) -> list[tuple[str, str, str]]:
    """Of each button: what it is called, the move or command it makes, and what to ask about. In
    the quick game the free card of a turn without any comes before the pass, in its place."""
    asked, view = table.asked, table.view
    held: View = view["hand"]
    if not view["dice"]["thrown"] and "free" not in asked:
        rolling = ("roll", "roll", "roll")
    elif "free" in asked:
        rolling = ("free", "free", "free B")
    else:
        rolling = ("reroll", "reroll" if "reroll" in asked else "", "reroll B P")
    someone = table.others()[0]
    spell = next(iter(held["spells"]), CARDS[0].id)
    first_trick = next(iter(held["tricks"]), TRICKS[0].id)
    tricks = any(f"trick {card}" in table.legal for card in held["tricks"])
    found = [rolling, ("cast", "cast" if "cast" in asked else "", f"cast {spell} {someone}")]
    ends = []
    for kind in ("spell", "trick"):
        draw = (f"draw-{kind}", f"draw {kind}", f"draw {kind}")
        if any(args[0] == kind for args in asked.get("take", ())):
            found.append((f"take-{kind}", f"take-{kind}", ""))
            ends += [draw] * (draw[1] in table.legal)
        else:
            take = (f"take-{kind}", "", f"take {kind} BP")
            found.append(draw if draw[1] in table.legal else take)
    found.append(("trick", "trick" if tricks else "", f"trick {first_trick}"))
    found += ends or [("pass", "pass", "pass")]
    return found


def command(table: Table, what: tuple[str, str, str], first: str) -> str:
    key, does, why = what
    said = table.say(f"command-{key}")
    if does in table.legal:
        place = f'data-move="{does}"{first}'
    elif does and does not in ("roll", "pass"):
        place = f'data-command="{does}"{first} data-stop=""'
    else:
        place = table.ask_why(why)
    return (
        f'<button type="button" class="cmd" data-key="{key}" {place} aria-label="{said}" '
        f'data-tip="{said}">{glyph(key)}<span>{said}</span></button>'
    )


def glyph(key: str) -> str:
    sign = {"free": "reroll"}.get(key, key.replace("draw", "take"))
    return use(f"c-{sign}", "glyph")


def aims(table: Table) -> str:
    """Whom? Shown while something is picked that goes to somebody."""
    spots = "".join(
        f'<button type="button" class="aim seat-{seat}" data-spot="{seat}" data-stop="">'
        f"{mark(seat)}<span>{table.name(seat)}</span></button>"
        for k in range(1, table.seats + table.room)
        for seat in ((table.front + k) % table.seats,)
    )
    doll = ""
    if table.gesturing:
        doll = (
            f'<button type="button" class="aim" data-spot="doll" data-stop="">'
            f"{use('doll', '', '0 0 60 80')}<span>{table.say('table-the-doll')}</span></button>"
        )
    return (
        '<div class="vd-aims" data-zone="aims" role="group" '
        f'aria-label="{table.say("how-target")}">{spots}{doll}</div>'
    )


# -- hands, faces and voices -------------------------------------------------------------------


def tabs(table: Table) -> str:
    """Which of the panels is open; cards have one on a telephone only."""
    buttons = "".join(
        f'<button type="button" class="tab {name}" data-to-panel="{name}" data-stop="" '
        f'aria-pressed="false">{table.say(f"table-{name}")}</button>'
        for name in ("cards", "wheel", "body", "voice")
    )
    return f'<div class="vd-tabs" data-zone="tabs" role="group">{buttons}</div>'


def wheel(table: Table) -> str:
    """All emotes on three pages, and the count pad."""
    each = -(-len(EMOTES) // PAGES)
    pages = "".join(
        f'<div class="page" data-page="{page}" role="group" '
        f'aria-label="{table.say("table-page", n=page + 1)}">'
        f"{''.join(emote(table, name) for name in EMOTES[page * each : (page + 1) * each])}</div>"
        for page in range(PAGES)
    )
    turns = "".join(
        f'<button type="button" class="turn-page" data-to-page="{page}" data-stop="" '
        f'aria-pressed="{"true" if page == 0 else "false"}" '
        f'aria-label="{table.say("table-page", n=page + 1)}">{page + 1}</button>'
        for page in range(PAGES)
    )
    counts = "".join(
        f'<button type="button" class="g count" {table.loose(f"count {word}")}>'
        f"{table.say(f'count-{word}')}</button>"
        for word in COUNTS
    )
    return (
        f'<div class="vd-wheel panel-in" data-zone="wheel" role="group" '
        f'aria-label="{table.say("table-wheel")}">{pages}'
        f'<div class="pad"><div class="pages">{turns}</div>'
        f'<div class="counts">{counts}</div></div></div>'
    )


def emote(table: Table, name: str) -> str:
    said = table.say(f"emote-{name}")
    if name not in AIMED:
        return f'<button type="button" class="g" {table.loose(f"emote {name}")}>{said}</button>'
    spots = [str(seat) for seat in table.others()] + ["doll"]
    able = [spot for spot in spots if f"emote {name} {spot}" in table.legal]
    if not able:
        why = table.ask_why(f"emote {name} doll")
        return f'<button type="button" class="g aimed" {why}>{said} …</button>'
    return (
        f'<button type="button" class="g aimed" data-pick="emote {name} ?" data-loose="" '
        f'data-open="{" ".join(able)}" data-how="aim" data-stop="" aria-pressed="false">'
        f"{said} …</button>"
    )


def body(table: Table) -> str:
    """A row for every slot of the body, and what is held."""
    me = table.me
    assert me is not None
    rows = []
    for i, slot in enumerate(SLOTS):
        now = me["posture"].get(slot)
        values = "".join(
            f'<button type="button" class="g" {table.loose(f"posture {slot} {value}")} '
            f'aria-pressed="{"true" if now == value else "false"}">'
            f"{table.say(f'posture-{value}')}</button>"
            for value in POSTURES[i]
        )
        off = (
            f'<button type="button" class="g ease" {table.loose(f"posture {slot} off")} '
            f'aria-pressed="{"false" if now else "true"}" '
            f'aria-label="{table.say("move-posture-off", slot=f"slot-{slot}")}">–</button>'
        )
        rows.append(
            f'<div class="slot" data-key="{slot}" role="group" '
            f'aria-label="{table.say(f"slot-{slot}")}">{values}{off}</div>'
        )
    holds = "".join(
        f'<button type="button" class="g hold" data-hold="hold {what}" '
        f'data-hold-key="{HOLD_KEYS[what]}" data-stop="" '
        f'aria-pressed="{"true" if what in me["holds"] else "false"}" '
        f'data-tip="{table.say("table-hold-tip", letter=HOLD_KEYS[what][-1])}">'
        f"{table.say(f'hold-{what}')} <kbd>{HOLD_KEYS[what][-1]}</kbd></button>"
        for what in HOLDS
    )
    return (
        f'<div class="vd-body panel-in" data-zone="body" role="group" '
        f'aria-label="{table.say("table-body")}">{"".join(rows)}'
        f'<div class="holds" role="group" aria-label="{table.say("table-holding")}">{holds}'
        "</div></div>"
    )


def voice(table: Table) -> str:
    me = table.me
    assert me is not None
    voices = "".join(
        f'<button type="button" class="g v-{name}" {table.loose(f"voice {name}")} '
        f'aria-pressed="{"true" if me["voice"] == name else "false"}">{table.say(f"voice-{name}")}'
        "</button>"
        for name in VOICES
    )
    phrases = "".join(
        f'<button type="button" class="g phrase" {table.loose(f"phrase {name}")}>'
        f"{table.say(f'phrase-{name}')}</button>"
        for name in PHRASES
    )
    return (
        f'<div class="vd-voice panel-in" data-zone="voice" role="group" '
        f'aria-label="{table.say("table-voice")}"><div class="voices">{voices}</div>'
        f'<div class="phrases">{phrases}</div></div>'
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
