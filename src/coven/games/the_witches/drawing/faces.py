"""The faces of the four witches and the emblems of the cards, drawn in faces.svg."""

from __future__ import annotations

from functools import cache

from ..components import CARDS

EMBLEMS = {
    "feegles": "feegle",
    "rob_anybody": "feegle",
    "big_yan": "feegle",
    "daft_wullie": "feegle",
    "kelda": "crown",
    "william": "bell",
    "igor_scraps": "dog",
    "greebo": "cat",
    "you_kitten": "cat",
    "casanunda": "rose",
    "jason_ogg": "smith",
    "shawn_ogg": "helm",
    "ghost_verence": "ghost",
    "hodgesaargh": "hawk",
    "oats": "book",
    "ridcully": "staff",
    "summer_lady": "flower",
    "mrs_gogol": "pot",
    "miss_treason": "spider",
    "bees": "bee",
    "death_card": "skull",
    "death_of_rats": "rat",
    "fool": "fool",
    "miss_level": "apple",
    "desiderata": "wand",
    "horace": "cheese",
    "thunder": "dog",
    "roland": "sword",
    "miss_tick": "book",
    "toad": "toad",
    "eskarina": "staff",
    "librarian": "ape",
    "morris_men": "bell",
    "dismass": "mug",
    "ponder": "bolt",
    "blackcap": "apple",
    "poorchick": "pig",
    "granny_aching": "sheep",
    "brevis": "wand",
    "mrs_earwig": "wand",
}
"""The emblem of each card that shows none of the five characters of the Power of Three."""
assert all(card.character or card.id in EMBLEMS for card in CARDS)


@cache
def emblem(id: str) -> str:
    """Draws the emblem of the card `id` as an SVG element."""
    card = next(card for card in CARDS if card.id == id)
    return (
        '<svg class="emblem" viewBox="-13 -13 26 26" aria-hidden="true">'
        f'<use href="#tw-e-{EMBLEMS.get(id, card.character)}"/></svg>'
    )


@cache
def face(witch: str) -> str:
    """Draws the face of the witch with the id `witch` as an SVG element; her hat has the colour of
    its place."""
    return (
        '<svg class="face" viewBox="-32 -34 64 66" aria-hidden="true">'
        f'<use href="#tw-face-{witch}"/></svg>'
    )
