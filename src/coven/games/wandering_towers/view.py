"""What a seat sees, as data, and what it is asked, in words. Views are built piece by piece from
what the seat may know, never by deleting secrets from the state."""

from __future__ import annotations

from coven.core import PASS, Args, Move, Text, View

from .components import DIE, FACES, GROUND_SHIELDS, SPACES, SPELLS, TOWER_SHIELD
from .moves import CAST
from .rules.cards import Card, March, Walk, march_args, tower_steps, walk_args, wizard_steps
from .rules.keep import next_free_space
from .rules.masters import PIECE, Spellcasting
from .rules.solo import CARD_TARGET
from .rules.spells import KIND, STEPS, Cast, LiftOut
from .rules.teams import Asked, HandBack, Offered
from .rules.turn import Push, Turn
from .state import NOBODY, Towers, hand_seat, space_of, wizards_on

# -- views -------------------------------------------------------------------------------------


def view(s: Towers, seat: int | None) -> View:
    """Returns what a seat, or a spectator (None), sees: the board without covered wizards (R58),
    its own hand, and the number of cards in the other hands and the draw pile."""
    return {
        "game": "solo" if s.seats == 1 else str(s.options["game"]),
        "teams": s.teams,
        "colour": list(s.colour),
        "partner": list(s.partner),
        "spaces": [space_view(s, space, seat) for space in range(SPACES)],
        "keep": s.keep,
        "home": list(s.home),
        "wizards": s.wizards,
        "hand": hand_view(s, seat),
        "hands": [len(s.hands[hand_seat(s, other)]) for other in range(s.seats)],
        "deck": s.deck_left,
        "discard": [FACES[face].id for face in s.discard],
        "bottles": [
            {"empty": s.empty[c], "full": s.full[c], "spent": s.spent[c]}
            for c in range(len(s.home))
        ],
        "spells": [{"id": SPELLS[i].id, "cost": SPELLS[i].cost} for i in s.spells],
        "active": s.active,
        "start": s.start,
        "round": (s.turns - 1) // s.seats + 1 if s.turns else 0,
        "last_round": s.last_round,
        "cards": s.cards,
        "card_target": CARD_TARGET if s.shared else 0,
        "doing": doing(s),
    }


def space_view(s: Towers, space: int, seat: int | None) -> View:
    """Returns what a seat sees of one space: its towers, the visible wizards and, if the game shows
    them (R59), the covered ones."""
    seen: View = {
        "ground_shield": space in GROUND_SHIELDS,
        "towers": [{"id": t + 1, "shield": TOWER_SHIELD[t]} for t in s.stacks[space]],
        "wizards": crowd_view(s, s.roof[space]),
    }
    if sees_covered(s, seat) and s.stacks[space]:
        floors = [space, *[SPACES + tower for tower in s.stacks[space][:-1]]]
        seen["floors"] = [crowd_view(s, floor) for floor in floors]
    return seen


def sees_covered(s: Towers, seat: int | None) -> bool:
    """Whether covered wizards are shown to the seat: an option for learners, since every player saw
    them being covered (R59). Spectators may have come later, so they never see them."""
    return seat is not None and s.options["memory"] == "shown"


def crowd_view(s: Towers, surface: int) -> list[int]:
    """Returns the number of wizards of each colour on a surface."""
    return [wizards_on(s, surface, colour) for colour in range(len(s.home))]


def has_open_hand(s: Towers) -> bool:
    """Whether all players play from one hand lying face up (16.2)."""
    return s.shared and s.options["cooperative-hands"] == "open" and s.seats > 1


def hand_view(s: Towers, seat: int | None) -> list[str] | None:
    """Returns the ids of the cards in the hand that the seat sees; None if it sees no hand."""
    if has_open_hand(s):
        return [FACES[face].id for face in s.hands[0]]
    return None if seat is None else [FACES[face].id for face in s.hands[seat]]


def doing(s: Towers) -> View:
    """Returns the action in progress (a card, a spell, a proposal, …) as plain data, as everybody
    sees it."""
    for frame in reversed(s.stack):
        if isinstance(frame, Card):
            return {
                "what": "card",
                "card": FACES[frame.face].id,
                "value": frame.value,
                "rolls": frame.rolls,
                "wizard": wizard_steps(frame.face, frame.value),
                "tower": tower_steps(frame.face, frame.value),
            }
        if isinstance(frame, Walk):
            hidden = s.named == NOBODY or s.roof[space_of(s, s.named)] != s.named
            return {
                "what": "walk",
                "surface": NOBODY if hidden else s.named,
                "colour": s.named_colour,
                "steps": s.named_steps,
                "passengers": list(s.passengers),
            }
        if isinstance(frame, March):
            return {"what": "march", "tower": frame.tower + 1, "steps": frame.steps}
        if isinstance(frame, Cast):
            return {"what": "cast", "spell": SPELLS[frame.spell].id, "seat": frame.who}
        if isinstance(frame, Push):
            return {"what": "push", "wizard": 0, "tower": 1}
        if isinstance(frame, Turn):
            return {"what": "turn", "left": frame.actions_left, "fresh": frame.at_start}
    return {"what": "over"}


# -- texts -------------------------------------------------------------------------------------


def prompt(s: Towers, seat: int) -> Text:
    """Returns the question that the seat must answer now."""
    top = s.top
    if isinstance(top, Turn):
        if top.actions_left == 0:
            return Text("prompt-turn-end")
        if s.shared:
            return Text("prompt-turn-together", {"cards": s.cards, "target": CARD_TARGET})
        return Text("prompt-turn-first" if top.at_start else "prompt-turn-second")
    if isinstance(top, Card):
        card = f"card-{FACES[top.face].id}"
        if top.rolls:
            return Text("prompt-roll", {"value": top.value, "count": top.rolls})
        if any(move.verb == "idle" for move in s.pending[seat]):
            return Text("prompt-idle", {"card": card})
        if top.value:
            return Text("prompt-piece-die", {"card": card, "value": top.value})
        return Text("prompt-piece", {"card": card})
    if isinstance(top, Cast):
        return Text(f"prompt-cast-{SPELLS[top.spell].id}")
    if isinstance(top, Spellcasting):
        return window_prompt(s, top)
    if isinstance(top, Asked):
        return Text("prompt-asked", {"seat": top.who})
    if isinstance(top, Offered):
        return Text("prompt-offered", {"seat": top.partner})
    if isinstance(top, HandBack):
        return Text("prompt-hand-back", {"seat": top.partner})
    if isinstance(top, LiftOut):
        return Text("prompt-lift-out")
    return Text("prompt-push")


def window_prompt(s: Towers, window: Spellcasting) -> Text:
    """Returns the question of a window for spells. It names the piece that is about to move, unless
    that is a wizard who cannot be seen any more (R58)."""
    args: Args = {"seat": s.active}
    if window.in_row:
        return Text("prompt-window-repeat", {"spell": f"spell-{SPELLS[s.last_cast].id}"})
    if window.moment != PIECE:
        return Text(f"prompt-window-{window.moment}", args)
    below = s.stack[-2]
    if isinstance(below, March):
        return Text("prompt-window-tower", args | march_args(s, below.tower, below.steps))
    if s.named == NOBODY or s.roof[space_of(s, s.named)] != s.named:
        return Text("prompt-window-piece", args)
    args |= walk_args(s)
    home = args["to"] == s.keep
    return Text("prompt-window-wizard-home" if home else "prompt-window-wizard", args)


def crumbs(s: Towers, seat: int | None) -> list[Text]:
    """Returns the steps that led here, outermost first: whose turn, which card, whose spell. They
    are public, so they do not depend on `seat`."""
    path: list[Text] = []
    for frame in s.stack:
        if isinstance(frame, Turn):
            path.append(Text("crumb-turn", {"seat": frame.who}))
        elif isinstance(frame, Card):
            path.append(Text("crumb-card", {"card": f"card-{FACES[frame.face].id}"}))
        elif isinstance(frame, Walk):
            path.append(Text("crumb-walk", {"count": s.named_steps}))
        elif isinstance(frame, March):
            path.append(Text("crumb-march", {"count": frame.steps}))
        elif isinstance(frame, Push):
            path.append(Text("crumb-push"))
        elif isinstance(frame, Cast):
            spell = f"spell-{SPELLS[frame.spell].id}"
            path.append(Text("crumb-spell", {"seat": frame.who, "spell": spell}))
        elif isinstance(frame, Asked | Offered | HandBack):
            path.append(Text("crumb-exchange"))
    return path


def describe(s: Towers, seat: int, move: Move) -> Text:
    """Returns the label of a legal move."""
    verb = move.verb
    if verb in ("card", "drop", "offer-card", "give-card"):
        return Text(f"move-{verb}", {"card": f"card-{move.word(0)}"})
    if verb == "wizard":
        return describe_walk(s, move)
    if verb == "tower":
        return describe_march(s, move)
    if verb == "cast":
        spell = SPELLS[CAST.index(move)]
        return Text("move-cast", {"spell": f"spell-{spell.id}", "cost": spell.cost})
    if verb == "nudge":
        way = move.word(0)
        return Text(f"move-nudge-{way}", {"to": next_free_space(s, 1 if way == "forwards" else -1)})
    if verb == "swap":
        return Text("move-swap", {"from": move.n(0), "to": move.n(1)})
    if verb == "lift-out":
        return Text("move-lift-out", {"colour": f"colour-{move.n(0)}"})
    if verb == "give-bottles":
        return Text("move-give-bottles", {"count": move.n(0), "seat": s.partner[seat]})
    if verb == "ask-card":
        return Text("move-ask-card", {"seat": s.partner[seat]})
    if verb == "accept":
        top = s.top
        return Text("move-accept", {"value": top.value if isinstance(top, Card) else DIE[0]})
    if move == PASS:
        return Text("move-pass")
    return Text(f"move-{verb}")


def steps_now(s: Towers) -> tuple[int, int]:
    """Returns how far a wizard, and how far a tower, would move if one were chosen now; 0 if none
    can be."""
    top = s.top
    if isinstance(top, Card):
        return wizard_steps(top.face, top.value), tower_steps(top.face, top.value)
    if isinstance(top, Cast):
        steps = STEPS[top.spell]
        return (steps, 0) if KIND[top.spell] == "wizard" else (0, steps)
    return (0, 1)


def describe_walk(s: Towers, move: Move) -> Text:
    """Returns the label of choosing a wizard: from which space to which he would walk."""
    origin = move.n(0)
    goal = (origin + steps_now(s)[0]) % SPACES
    args: Args = {"colour": f"colour-{move.n(1)}", "from": origin, "to": goal}
    return Text("move-wizard-home" if goal == s.keep else "move-wizard", args)


def describe_march(s: Towers, move: Move) -> Text:
    """Returns the label of choosing a tower: where it would go and how many wizards it would catch,
    or, for Free a Wizard, which tower is looked under."""
    tower = move.n(0) - 1
    origin = s.where[tower]
    stack = s.stacks[origin]
    level = stack.index(tower) + 1
    args: Args = {"at": origin, "level": level, "height": len(stack)}
    steps = steps_now(s)[1]
    if not steps:
        return Text("move-look-under", args)
    goal = (origin + steps) % SPACES
    args["to"] = goal
    args["caught"] = s.load[s.roof[goal]]
    return Text("move-tower", args)
