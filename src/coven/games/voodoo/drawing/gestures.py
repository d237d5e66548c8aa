"""The panels with the buttons for gestures: emotes and numbers, the body, the voice.

Parameters of the drawing functions: `legal` has the texts of the legal moves; `may_ask` says
whether a click at an illegal one asks why it is illegal."""

from __future__ import annotations

from coven.core import Say
from coven.drawing import cached_drawing

from ..components import AIMED, COUNTS, EMOTES, FACTS, HOLDS, PHRASES, POSTURES, SLOTS, VOICES
from .canvas import VoodooCanvas, ask_why


def fact_mask(*facts: str) -> int:
    """Returns the bit mask of these facts about a spoken line, which are names in FACTS."""
    return sum(1 << FACTS.index(fact) for fact in facts)


PAGES = 3
"""Number of pages of the wheel of emotes."""
ON_PAGE = -(-len(EMOTES) // PAGES)
"""Emotes on each page."""
HOLD_KEYS = {"hum": "KeyH", "hug_doll": "KeyJ"}
"""The key of the keyboard for each thing that is held."""

PHRASE_GROUPS = {
    "plain": tuple(name for name, facts in PHRASES.items() if not facts),
    "manner": tuple(
        name for name, facts in PHRASES.items() if facts & (fact_mask("prefix", "double_last"))
    ),
    "words": tuple(
        name
        for name, facts in PHRASES.items()
        if facts & fact_mask("yes_no", "word_dice", "word_i")
    ),
}
"""The ready-made lines: ordinary ones, those with a certain beginning or end, and those with words
that some cards forbid."""

Texts = tuple[str, ...]
"""Texts of moves."""


@cached_drawing
def tabs(say: Say, strips: bool) -> str:
    """Draws the tabs that open a panel (cards, emotes, body, voice, strips) as HTML; cards and
    strips are panels only on a phone. `strips`: whether there are other strips than the usual
    one."""
    names = ("cards", "wheel", "body", "voice", *(("strips",) if strips else ()))
    buttons = [
        f'<button type="button" class="tab {name}" data-to-panel="{name}" data-stop="" '
        f'aria-pressed="false">{say.html(f"table-{name}")}</button>'
        for name in names
    ]
    return f'<div class="vd-tabs" data-zone="tabs" role="group">{"".join(buttons)}</div>'


def unasked_move(text: str, legal: Texts, may_ask: bool) -> str:
    """Returns the HTML attributes of an element that plays the move `text` out of turn if it is in
    `legal`; otherwise a click asks why it is illegal, if `may_ask`."""
    return f'data-move="{text}" data-loose=""' if text in legal else ask_why(text, may_ask)


def pressed(on: bool) -> str:
    """Returns `on` as the value of the HTML attribute aria-pressed: "true" or "false"."""
    return "true" if on else "false"


# -- emotes and numbers ------------------------------------------------------------------------


def wheel(canvas: VoodooCanvas) -> str:
    """Draws the panel with all emotes on three pages, and the numbers, as HTML."""
    legal = canvas.legal_texts("emote")
    pages = [page(canvas.voice, n, legal, canvas.may_ask) for n in range(PAGES)]
    return (
        f'<div class="vd-wheel panel-in" data-zone="wheel" role="group" '
        f'aria-label="{canvas.say("table-wheel")}">{"".join(pages)}'
        f"{pad(canvas.voice, canvas.legal_texts('count'), canvas.may_ask)}</div>"
    )


@cached_drawing
def page(say: Say, n: int, legal: Texts, may_ask: bool) -> str:
    """Draws page `n` of the emotes as HTML. `legal`: texts of the legal emote moves; `may_ask`:
    whether a click may ask why a move is illegal."""
    emotes = [emote(say, name, legal, may_ask) for name in EMOTES[n * ON_PAGE : (n + 1) * ON_PAGE]]
    return (
        f'<div class="page" data-page="{n}" role="group" '
        f'aria-label="{say.html("table-page", {"n": n + 1})}">{"".join(emotes)}</div>'
    )


def emote(say: Say, name: str, legal: Texts, may_ask: bool) -> str:
    """Draws the button of an emote as HTML: a click makes the emote or, if that needs an aim, lets
    the player choose the aim first (board.js). `legal`: texts of the legal emote moves; `may_ask`:
    whether a click may ask why one is illegal."""
    said = say.html(f"emote-{name}")
    if name not in AIMED:
        how = unasked_move(f"emote {name}", legal, may_ask)
        return f'<button type="button" class="g" {how}>{said}</button>'
    start = f"emote {name} "
    aims = [text.removeprefix(start) for text in legal if text.startswith(start)]
    if not aims:
        how = ask_why(f"emote {name} doll", may_ask)
        return f'<button type="button" class="g aimed" {how}>{said} …</button>'
    return (
        f'<button type="button" class="g aimed" data-pick="emote {name} ?" data-loose="" '
        f'data-open="{" ".join(aims)}" data-how="aim" data-stop="" aria-pressed="false">'
        f"{said} …</button>"
    )


@cached_drawing
def pad(say: Say, legal: Texts, may_ask: bool) -> str:
    """Draws the buttons that turn the pages of emotes, and those that say numbers, as HTML.
    `legal`: texts of the legal moves with numbers; `may_ask`: whether a click may ask why one is
    illegal."""
    turns = [
        f'<button type="button" class="turn-page" data-to-page="{n}" data-stop="" '
        f'aria-pressed="{pressed(n == 0)}" '
        f'aria-label="{say.html("table-page", {"n": n + 1})}">{n + 1}</button>'
        for n in range(PAGES)
    ]
    counts = [
        f'<button type="button" class="g count" {unasked_move(f"count {word}", legal, may_ask)}>'
        f"{say.html(f'count-{word}')}</button>"
        for word in COUNTS
    ]
    return (
        f'<div class="pad"><div class="pages">{"".join(turns)}</div>'
        f'<div class="counts">{"".join(counts)}</div></div>'
    )


# -- the body ----------------------------------------------------------------------------------


def body(canvas: VoodooCanvas) -> str:
    """Draws the panel of the body as HTML: a labelled switch for each slot, and what can be
    held."""
    assert canvas.me is not None
    posture, legal = canvas.me["posture"], canvas.legal_texts("posture")
    rows = [
        slot(canvas.voice, i, posture.get(name, ""), legal, canvas.may_ask)
        for i, name in enumerate(SLOTS)
    ]
    return (
        f'<div class="vd-body panel-in" data-zone="body" role="group" '
        f'aria-label="{canvas.say("table-body")}">{"".join(rows)}'
        f"{holds(canvas.voice, tuple(canvas.me['holds']))}</div>"
    )


@cached_drawing
def slot(say: Say, i: int, now: str, legal: Texts, may_ask: bool) -> str:
    """Draws slot `i` of the body with its postures as HTML. `now`: its current posture, or "";
    `legal`: texts of the legal posture moves; `may_ask`: whether a click may ask why one is
    illegal."""
    name = SLOTS[i]

    said = {"off": say.html(f"slot-{name}.off")}
    said |= {value: say.html(f"posture-{value}.short") for value in POSTURES[i]}
    values = [
        '<button type="button" class="g" '
        f"{unasked_move(f'posture {name} {value}', legal, may_ask)} "
        f'aria-pressed="{pressed((now or "off") == value)}">{label}</button>'
        for value, label in said.items()
    ]
    return (
        f'<div class="slot" data-key="{name}" role="group" '
        f'aria-label="{say.html(f"slot-{name}")}"><span class="of">{say.html(f"slot-{name}.label")}'
        f"</span>{''.join(values)}</div>"
    )


@cached_drawing
def holds(say: Say, held: tuple[str, ...]) -> str:
    """Draws the buttons that a player keeps pressed to hum or to hug the doll, as HTML (11.4).
    `held`: the names of those pressed now."""
    buttons = [
        f'<button type="button" class="g hold" data-hold="hold {what}" '
        f'data-hold-key="{HOLD_KEYS[what]}" data-stop="" aria-pressed="{pressed(what in held)}" '
        f'data-tip="{say.html("table-hold-tip", {"letter": HOLD_KEYS[what][-1]})}">'
        f"{say.html(f'hold-{what}')} <kbd>{HOLD_KEYS[what][-1]}</kbd></button>"
        for what in HOLDS
    ]
    return (
        f'<div class="holds" role="group" aria-label="{say.html("table-holding")}">'
        f'<span class="of">{say.html("table-hold")}</span>{"".join(buttons)}</div>'
    )


# -- the voice ---------------------------------------------------------------------------------


def voice(canvas: VoodooCanvas) -> str:
    """Draws the panel with voices and ready-made lines as HTML (11.5)."""
    assert canvas.me is not None
    legal = canvas.legal_texts("voice")
    return (
        f'<div class="vd-voice panel-in" data-zone="voice" role="group" '
        f'aria-label="{canvas.say("table-voice")}">'
        f"{voices(canvas.voice, canvas.me['voice'], legal, canvas.may_ask)}"
        f"{phrases(canvas.voice, canvas.legal_texts('phrase'), canvas.may_ask)}</div>"
    )


@cached_drawing
def voices(say: Say, now: str, legal: Texts, may_ask: bool) -> str:
    """Draws the buttons that change the voice as HTML. `now`: the current voice; `legal`: texts of
    the legal voice moves; `may_ask`: whether a click may ask why one is illegal."""
    buttons = [
        f'<button type="button" class="g v-{name}" {unasked_move(f"voice {name}", legal, may_ask)} '
        f'aria-pressed="{pressed(now == name)}">{say.html(f"voice-{name}.short")}</button>'
        for name in VOICES
    ]
    return (
        f'<div class="voices" role="group" aria-label="{say.html("table-voice")}">'
        f'<span class="of">{say.html("table-voice")}</span>{"".join(buttons)}</div>'
    )


@cached_drawing
def phrases(say: Say, legal: Texts, may_ask: bool) -> str:
    """Draws the buttons that say ready-made lines as HTML, grouped by what is special about them.
    `legal`: texts of the legal moves; `may_ask`: whether a click may ask why one is illegal."""
    groups = []
    for group, names in PHRASE_GROUPS.items():
        buttons = [
            '<button type="button" class="g phrase" '
            f"{unasked_move(f'phrase {name}', legal, may_ask)}>"
            f"{say.html(f'phrase-{name}')}</button>"
            for name in names
        ]
        about = say.html(f"phrases-{group}")
        groups.append(
            f'<div class="phrases" role="group" aria-label="{about}"><span class="of">{about}'
            f"</span>{''.join(buttons)}</div>"
        )
    return "".join(groups)
