"""Cards as they are drawn: in a hand, before a wizard, in a choice. Each is drawn once for a voice,
and kept; `how` is what a click at one does."""

from __future__ import annotations

from coven.core import Say
from coven.drawing import cached_drawing

from .components import CARD_OF, CARDS, cards_for
from .drawing.figures import use


def key_of(card: str) -> str:
    """Of its words: no spell and curse have the same id."""
    return f"{'spell' if CARDS[CARD_OF[card]].is_spell else 'curse'}-{card}"


# -- spells ------------------------------------------------------------------------------------


@cached_drawing
def spell_face(say: Say, card: str) -> str:
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
    facts = CARDS[CARD_OF[card]]
    return say.html("table-worth", {"points": facts.points, "broken": facts.broken})


@cached_drawing
def spell(say: Say, card: str, can: bool, how: str) -> str:
    """In one's own hand."""
    rule = say.html(f"spell-{card}.rule")
    needs = ", ".join([say.html(f"ingredient-{face}") for face in CARDS[CARD_OF[card]].cost])
    label = f"{say.html(f'spell-{card}')}: {needs}. {rule} {worth(say, card)}"
    return (
        f'<button type="button" class="card{" can" if can else ""}" data-key="h-{card}" '
        f'data-piece="h-{card}" {how} aria-label="{label}" data-tip="{rule}">'
        f"{spell_face(say, card)}</button>"
    )


def offered(say: Say, card: str, text: str, lit: str) -> str:
    """To be chosen; that is called `lit`."""
    return (
        f'<button type="button" class="card small" data-key="{text}" data-move="{text}" '
        f'aria-label="{lit}. {say.html(f"spell-{card}.rule")}">{spell_face(say, card)}</button>'
    )


def shown(say: Say, card: str) -> str:
    """For another to choose."""
    return (
        f'<span class="card small" data-key="pick {card}" role="img" data-stop="" '
        f'aria-label="{say.html(f"spell-{card}")}">{spell_face(say, card)}</span>'
    )


def school(say: Say, name: str, room: bool) -> str:
    """To be chosen, with all its spells."""
    every = [CARDS[i] for i in cards_for(room)]
    about = ", ".join([say.html(f"spell-{card.id}") for card in every if card.school == name])
    return (
        f'<button type="button" class="school {name}" data-key="school-{name}" '
        f'data-move="school {name}">'
        f"<b>{say.html(f'school-{name}')}</b><span>{about}</span></button>"
    )


# -- tricks ------------------------------------------------------------------------------------


@cached_drawing
def trick(say: Say, card: str, i: int, can: bool, how: str) -> str:
    """In one's own hand, as its trick number `i`."""
    name, when = say.html(f"trick-{card}"), say.html(f"trick-{card}.when")
    rule = say.html(f"trick-{card}.rule")
    return (
        f'<button type="button" class="card{" can" if can else ""}" data-key="t-{card}-{i}" {how} '
        f'aria-label="{name}. {when} {rule}" data-tip="{when}\n{rule}"><span class="face trick">'
        f'<span class="title">{name}</span><span class="when">{when}</span>'
        f'<span class="rule">{rule}</span></span></button>'
    )


# -- what lies before a wizard -----------------------------------------------------------------


@cached_drawing
def chip(say: Say, card: str, can: bool, how: str) -> str:
    """A spell or a curse, and the button to call it: the same whether or not there is something to
    call."""
    facts, key = CARDS[CARD_OF[card]], key_of(card)
    name, rule = say.html(key), say.html(f"{key}.rule")
    if facts.is_spell:
        style, sign, more = facts.school, f"<b>+{facts.broken}</b>", worth(say, card)
    else:
        style, sign, more = "cursed", use("skull", "bone"), say.html(f"{key}.penalty")
    kind = key.partition("-")[0]
    what = f'data-key="c-{card}" data-piece="c-{card}" data-ref="{kind}-{key} card-{key}"'
    label, tip = f"{name}. {rule}", f"{name}\n{rule}\n{more}"
    inner = f'<span class="title">{name}</span>{sign}'
    if not can:
        return (
            f'<button type="button" class="chip {style}" {what} {how} '
            f'aria-label="{label}" data-tip="{tip}">{inner}</button>'
        )
    call = say.html("table-caught")
    return (
        f'<button type="button" class="chip {style} can" {what} data-loose="" {how} '
        f'aria-label="{call} {label}" data-tip="{call} {tip}">{inner}'
        f'<span class="caught">{call}</span></button>'
    )


def rule_link(say: Say, card: str) -> str:
    return f'<p class="rule">{say.html(f"{key_of(card)}.rule")}</p>'


@cached_drawing
def on_you(say: Say, cards: tuple[str, ...]) -> str:
    """What lies on oneself, where the table remembers that."""
    lying = "".join(
        [f"<li><b>{say.html(key)}</b> {say.html(f'{key}.rule')}</li>" for key in map(key_of, cards)]
    )
    none = f"<li>{say.html('table-nothing-on-you')}</li>"
    return (
        f'<aside class="mine-list"><h3>{say.html("table-on-you")}</h3>'
        f"<ul>{lying or none}</ul></aside>"
    )
