"""Single cards: in a hand, before a wizard, in a choice.

The parameter `how` has the attributes that say what a click at the card does."""

from __future__ import annotations

from coven.core import Say
from coven.drawing import cached_drawing

from ..components import CARD_OF, CARDS, cards_for
from .figures import use


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
        f"<i>{use('any', 'crack')}+{facts.broken}</i></span></span>"
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
def spell(say: Say, card: str, castable: bool, how: str, room: bool) -> str:
    """Draws the spell with the id `card` in one's own hand as HTML, highlighted if `castable`.
    `how`: the HTML attributes that say what a click does; `room`: whether people do its condition
    themselves."""
    rule = say.html(f"spell-{card}.rule")
    tip = rule if room else f"{rule}\n{on_screen(say, card)}"
    needs = ", ".join([say.html(f"ingredient-{face}") for face in CARDS[CARD_OF[card]].cost])
    label = f"{say.html(f'spell-{card}')}: {needs}. {rule} {worth(say, card)}"
    return (
        f'<button type="button" class="card{" can" if castable else ""}" data-key="h-{card}" '
        f'data-piece="h-{card}" {how} aria-label="{label}" data-tip="{tip}">'
        f"{spell_face(say, card)}</button>"
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
    whether the spells for players in one room are in the game."""
    every = [CARDS[i] for i in cards_for(room)]
    about = ", ".join([say.html(f"spell-{card.id}") for card in every if card.school == name])
    return (
        f'<button type="button" class="school {name}" data-key="school-{name}" '
        f'data-move="school {name}">'
        f"<b>{say.html(f'school-{name}')}</b><span>{about}</span></button>"
    )


# -- tricks ------------------------------------------------------------------------------------


@cached_drawing
def trick(say: Say, card: str, i: int, playable: bool, how: str) -> str:
    """Draws trick number `i` of one's own hand as HTML, highlighted if `playable`. `card`: its id;
    `how`: the HTML attributes that say what a click does."""
    name, when = say.html(f"trick-{card}"), say.html(f"trick-{card}.when")
    rule = say.html(f"trick-{card}.rule")
    return (
        f'<button type="button" class="card{" can" if playable else ""}" '
        f'data-key="t-{card}-{i}" {how} aria-label="{name}. {when} {rule}" '
        f'data-tip="{when}\n{rule}"><span class="face trick">'
        f'<span class="title">{name}</span><span class="when">{when}</span>'
        f'<span class="rule">{rule}</span></span></button>'
    )


# -- cards on the table ------------------------------------------------------------------------


@cached_drawing
def chip(say: Say, card: str, callable_now: bool, how: str, room: bool) -> str:
    """Draws a spell or curse that lies on the table as HTML. A click at its name shows what it
    says; only "Caught!" calls a breach, and looks the same with and without one. `card`: its id;
    `callable_now`: whether it can be called now; `how`: the HTML attributes of "Caught!", or "" for
    a card that this player never calls; `room`: whether people do its condition themselves."""
    facts, key = CARDS[CARD_OF[card]], key_of(card)
    name, rule = say.html(key), say.html(f"{key}.rule")
    if facts.is_spell:
        style, sign, more = facts.school, f"<b>+{facts.broken}</b>", worth(say, card)
    else:
        style, sign, more = "cursed", use("skull", "bone"), say.html(f"penalty-{facts.penalty}")
    if not room:
        more = f"{on_screen(say, card)}\n{more}"
    kind = key.partition("-")[0]
    call = say.html("table-caught")
    caught = (
        f'<button type="button" class="caught{"" if callable_now else " rests"}" '
        f'{how} aria-label="{call} {name}" data-tip="{call} {name}">{call}</button>'
    )
    return (
        f'<span class="chip {style}{" can" if callable_now else ""}" data-key="c-{card}" '
        f'data-piece="c-{card}" data-ref="{kind}-{key} card-{key}">'
        f'<button type="button" class="title" data-stop="" data-read="" '
        f'aria-label="{name}. {rule}" data-tip="{name}\n{rule}\n{more}">{name}</button>{sign}'
        f"{caught if how else ''}</span>"
    )


def card_rule(say: Say, card: str) -> str:
    """Draws the condition of the spell or curse with the id `card` as an HTML paragraph."""
    return f'<p class="rule">{say.html(f"{key_of(card)}.rule")}</p>'


@cached_drawing
def on_you(say: Say, cards: tuple[str, ...]) -> str:
    """Draws as HTML the list of the conditions that apply to the player, for games with the option
    memory = aid. `cards`: ids of the spells and curses."""
    items = "".join(
        [f"<li><b>{say.html(key)}</b> {say.html(f'{key}.rule')}</li>" for key in map(key_of, cards)]
    )
    none = f"<li>{say.html('table-nothing-on-you')}</li>"
    return (
        f'<aside class="mine-list"><h3>{say.html("table-on-you")}</h3>'
        f"<ul>{items or none}</ul></aside>"
    )
