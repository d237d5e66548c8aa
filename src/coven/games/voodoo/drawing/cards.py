"""Single cards: in a hand, before a wizard, in a choice.

The parameter `how` has the attributes that say what a click at the card does."""

from __future__ import annotations

from typing import NamedTuple

from coven.core import Say
from coven.drawing import cached_drawing

from ..components import CARD_OF, CARDS, NO_GESTURE, TRICK_OF, TRICKS, cards_for
from .canvas import player_mark
from .figures import use

PANEL_OF = {
    **dict.fromkeys(("emote", "emote_at", "sequence"), "table-wheel"),
    **dict.fromkeys(("posture", "hold"), "table-body"),
    **dict.fromkeys(("voice", "chat", "forbid"), "table-voice"),
    "via": "table-strips",
}
"""By the kind of a gesture: the Fluent key of the panel with its buttons."""


def key_of(card: str) -> str:
    """Returns the Fluent key of the spell or curse with this id; no two of them share an id."""
    return f"{'spell' if CARDS[CARD_OF[card]].is_spell else 'curse'}-{card}"


# -- spells ------------------------------------------------------------------------------------


@cached_drawing
def spell_face(say: Say, card: str) -> str:
    """Draws the face of the spell with the id `card` as HTML: title, ingredients, condition,
    points."""
    facts = CARDS[CARD_OF[card]]
    cost = "".join([use(face, face) for face in facts.cost])
    return (
        f'<span class="face {facts.school}"><span class="title">{say.html(f"spell-{card}")}</span>'
        f'<span class="cost">{cost}</span>'
        f'<span class="rule">{say.html(f"spell-{card}.rule")}</span>'
        f'<span class="worth"><b>+{facts.points}</b>'
        f"<i>{use('crack', 'crack')}+{facts.broken}</i></span></span>"
    )


def worth(say: Say, card: str) -> str:
    """Returns as HTML a sentence with the points for casting a spell and for breaking it. `card`:
    its id."""
    facts = CARDS[CARD_OF[card]]
    return say.html("table-worth", {"points": facts.points, "broken": facts.broken})


def on_screen(say: Say, card: str) -> str:
    """Returns as HTML how the condition of a spell or curse is done with buttons. `card`: its
    id."""
    facts = CARDS[CARD_OF[card]]
    kind, do = facts.gesture, facts.do[0] if facts.do else ""
    if kind == "via":
        return say.html(f"screen-{do}")
    return say.html(f"screen-{kind}", {"what": f"{kind.removesuffix('_at')}-{do}"})


@cached_drawing
def on_screen_briefly(say: Say, card: str) -> str:
    """Returns as HTML where the buttons for the condition of a spell or curse are and what they are
    called, such as "Gestures: Croak". `card`: its id."""
    facts = CARDS[CARD_OF[card]]
    kind, do = facts.gesture, facts.do[0] if facts.do else ""
    if kind in ("via", "chat", "forbid"):
        said = say.html(f"brief-{do if kind == 'via' else kind}")
    elif kind == "sequence":
        said = ", ".join([say.html(f"count-{word}") for word in facts.do])
    else:
        said = say.html(f"{kind.removesuffix('_at')}-{do}")
    if facts.times > 1:
        said += f" ×{facts.times}"
    if facts.at:
        said += f" → {say.html(f'brief-at-{facts.at}')}"
    return f'<span class="in">{say.html(PANEL_OF[kind])}: </span>{said}'


@cached_drawing
def spell(say: Say, card: str, castable: bool, how: str, room: bool) -> str:
    """Draws the spell with the id `card` in one's own hand as an HTML row, highlighted if
    `castable`: name, points, ingredients, how it is done on the screen, condition. `how`: the HTML
    attributes that say what a click does; `room`: whether people do its condition themselves."""
    facts = CARDS[CARD_OF[card]]
    name, rule = say.html(f"spell-{card}"), say.html(f"spell-{card}.rule")
    done = "" if room or facts.gesture == NO_GESTURE else on_screen_briefly(say, card)
    tip = f"{name}\n{rule}\n" + (f"{on_screen(say, card)}\n" if done else "") + worth(say, card)
    needs = ", ".join([say.html(f"ingredient-{face}") for face in facts.cost])
    cost = "".join([use(face, face) for face in facts.cost])
    return (
        f'<button type="button" class="card{" can" if castable else ""}" data-key="h-{card}" '
        f'data-piece="h-{card}" {how} aria-label="{name}: {needs}. {rule} {worth(say, card)}" '
        f'data-tip="{tip}"><span class="face {facts.school}">'
        f'<span class="title">{name}</span><span class="worth"><b>+{facts.points}</b>'
        f"<i>{use('crack', 'crack')}+{facts.broken}</i></span>"
        f'<span class="cost">{cost}</span><span class="rule">{rule}</span>'
        f'<span class="do">{done}</span></span></button>'
    )


def offered(say: Say, card: str, text: str, lit: str) -> str:
    """Draws a spell that a click chooses, as an HTML button. `card`: its id; `text`: the move that
    chooses it; `lit`: the label of that move."""
    return (
        f'<button type="button" class="card small" data-key="{text}" data-move="{text}" '
        f'aria-label="{lit}. {say.html(f"spell-{card}.rule")}">{spell_face(say, card)}</button>'
    )


def shown(say: Say, card: str) -> str:
    """Draws the spell with the id `card`, which another player may choose, as HTML without a
    click."""
    return (
        f'<span class="card small" data-key="pick {card}" role="img" data-stop="" '
        f'aria-label="{say.html(f"spell-{card}")}">{spell_face(say, card)}</span>'
    )


def school(say: Say, name: str, room: bool) -> str:
    """Draws an HTML button that chooses the school `name`, with the names of its spells. `room`:
    whether the spells that are used only in the same-room game are among them."""
    every = [CARDS[i] for i in cards_for(room)]
    about = ", ".join([say.html(f"spell-{card.id}") for card in every if card.school == name])
    return (
        f'<button type="button" class="school {name}" data-key="school-{name}" '
        f'data-move="school {name}">'
        f"<b>{say.html(f'school-{name}')}</b><span>{about}</span></button>"
    )


# -- tricks ------------------------------------------------------------------------------------


@cached_drawing
def trick(say: Say, card: str, i: int, playable: bool, how: str, room: bool) -> str:
    """Draws trick number `i` of one's own hand as an HTML row, highlighted if `playable`. `card`:
    its id; `how`: the HTML attributes that say what a click does; `room`: whether people do its
    condition themselves."""
    name, when = say.html(f"trick-{card}"), say.html(f"trick-{card}.when")
    rule, done, shown = say.html(f"trick-{card}.rule"), "", ""
    do = TRICKS[TRICK_OF[card]].do
    if do and not room:
        done = f'<span class="in">{say.html("table-wheel")}: </span>{say.html(f"emote-{do}")}'
        shown = say.html("screen-emote", {"what": f"emote-{do}"})
    tip = "\n".join([name, when, rule, *([shown] if done else ())])
    return (
        f'<button type="button" class="card{" can" if playable else ""}" '
        f'data-key="t-{card}-{i}" {how} aria-label="{name}. {when} {rule}" '
        f'data-tip="{tip}"><span class="face trick">'
        f'<span class="title">{name}</span><span class="worth">{use("c-trick", "glyph")}</span>'
        f'<span class="when">{when}</span><span class="rule">{rule}</span>'
        f'<span class="do">{done}</span></span></button>'
    )


# -- cards on the table ------------------------------------------------------------------------


class Known(NamedTuple):
    """What a player knows of a card in play, apart from what is printed on it. Hashable, so that
    its drawing can be cached."""

    target: int | None
    """The wizard that a spell is on; None if that must be remembered, and for curses."""
    under: bool
    """Whether it is drawn before the wizard that it is on, not before its caster."""
    room: bool
    """Whether people do its condition themselves."""


@cached_drawing
def chip(say: Say, card: str, callable_now: bool, how: str, known: Known) -> str:
    """Draws a spell or curse in play as HTML. A click at its name shows what it says; only
    "Caught!" calls a breach, and looks the same with and without one. `card`: its id;
    `callable_now`: whether it can be called now; `how`: the HTML attributes of "Caught!", or "" for
    a card that this player never calls; `known`: what else the player knows of it."""
    facts, key = CARDS[CARD_OF[card]], key_of(card)
    name, rule = say.html(key), say.html(f"{key}.rule")
    if facts.is_spell:
        style, sign, more = facts.school, f"<b>+{facts.broken}</b>", worth(say, card)
    else:
        style, sign, more = "cursed", use("skull", "bone"), say.html(f"penalty-{facts.penalty}")
    if not known.room and facts.gesture != NO_GESTURE:
        more = f"{on_screen(say, card)}\n{more}"
    if facts.is_spell and known.under:
        sign = ""
    kind = key.partition("-")[0]
    call = say.html("table-caught")
    caught = (
        f'<button type="button" class="caught{"" if callable_now else " rests"}" '
        f'{how} aria-label="{call} {name}">{call}</button>'
    )
    whom = ""
    if known.target is not None:
        said = say.html("table-is-on", {"seat": known.target})
        whom = (
            f'<span class="whom seat-{known.target}" role="img" aria-label="{said}">'
            f"{player_mark(known.target)}</span>"
        )
        more = f"{said}\n{more}"
    copy = facts.is_spell and known.under  # the card itself lies before its caster
    names = f'data-key="u-{card}"' if copy else f'data-piece="c-{card}"'
    return (
        f'<li class="chip {style}{" can" if callable_now else ""}" '
        f'{names} data-ref="{kind}-{key} card-{key}">'
        f'{whom}<button type="button" class="title" data-stop="" data-read="" '
        f'data-tip="{name}\n{rule}\n{more}">{name}</button>{sign}'
        f"{caught if how else ''}</li>"
    )


def card_rule(say: Say, card: str) -> str:
    """Draws the condition of the spell or curse with the id `card` as an HTML paragraph."""
    return f'<p class="rule">{say.html(f"{key_of(card)}.rule")}</p>'


def card_on_screen(say: Say, card: str) -> str:
    """Draws how the condition of the card is done with buttons as an HTML paragraph; "" if only
    people can do it."""
    if CARDS[CARD_OF[card]].gesture == NO_GESTURE:
        return ""
    return f'<p class="do">{on_screen(say, card)}</p>'
