"""What a seat sees, as plain data; prompts, breadcrumbs and labels of moves; and timers.

The view is built piece by piece from what may be known. Breaches, and whom a spell has hit, are
never part of it."""

from __future__ import annotations

from functools import cache

from coven.core import PASS, Args, Frame, Move, Text, Timer, View

from .components import (
    BODIES,
    CARD_OF,
    CARDS,
    COUNTS,
    DICE,
    EMOTES,
    FACES,
    FACTS,
    HINDRANCES,
    HOLDS,
    LETTERS,
    POSTURES,
    REROLLS,
    SCHOOLS,
    SECONDS,
    SLOTS,
    STRIPS,
    TRICKS,
    VOICES,
)
from .moves import ABSTAIN, DOLL, FAIR, GOOD, LAPSE, MARKER, STARED, STAY
from .rules.calls import spell_or_curse_name
from .rules.casting import Contradiction, Retarget, Stare, clashing
from .rules.dice import FACE, HAS_WILDCARD
from .rules.room import Accused, Agree, Bodies, Cannot
from .rules.trick_conditions import Performed
from .rules.trick_timing import EFFECT
from .rules.tricks import Choice
from .rules.turn import COMMANDS, Turn
from .rules.two_players import Schools, picks_left, third
from .rules.voting import Vote
from .state import (
    COMMAND,
    COUNT,
    EMOTE,
    KINDS,
    LINE,
    NOBODY,
    POSTURE,
    Gesture,
    Tournament,
    bits,
    judged,
)

# -- the view ----------------------------------------------------------------------------------


def view(s: Tournament, seat: int | None) -> View:
    """Returns what a seat (None: a spectator) may see: points, dice and cards in play, everybody's
    body, its own hand, and how many cards there are elsewhere (R16)."""
    seen: View = {
        "mode": s.options["mode"],
        "track": s.options["track"],
        "memory": s.options["memory"],
        "callers": s.options["callers"],
        "strict": s.strict,
        "goal": s.goal,
        "skulls": list(s.skulls),
        "first": s.first,
        "active": s.active,
        "turn": s.turns,
        "round": (s.turns - 1) // s.seats + 1 if s.turns else 0,
        "previous": None if s.previous == NOBODY else s.previous,
        "points": list(s.points),
        "markers": list(s.marker),
        "target": None if s.target == NOBODY else s.target,
        "dice": {
            "pool": [FACES[face] for face in s.pool],
            "used": [FACES[face] for face in s.used],
            "number": DICE - s.four_dice_now if not s.thrown else len(s.pool + s.used),
            "thrown": s.thrown,
            "rerolls": s.rerolls,
            "rerolls_left": 0 if s.no_rerolls_now else REROLLS - s.rerolls,
            "acted": s.acted,
            "taken": s.taken,
        },
        "piles": {
            "spells": [len(deck) for deck in s.decks] if s.turns else [],
            "tricks": len(s.trick_deck),
            "curses": len(s.curse_deck),
        },
        "wizards": [wizard_view(s, other) for other in range(s.seats)],
        "hand": None if seat is None else hand_view(s, seat),
        "gestures": [gesture_view(made) for made in s.gestures],
        "rested": [] if seat is None else [CARDS[card].id for card in bits(s.calls_blocked[seat])],
        "doing": doing(s),
        "winner": None if s.winner == NOBODY else s.winner,
    }
    if s.seats == 2 and not s.turns:
        seen["schools"] = schools_view(s)
    if not s.box and seat is not None:
        seen["mine"] = [CARDS[card].id for card in bits(s.binding_cards[seat])]
    return seen


def wizard_view(s: Tournament, seat: int) -> View:
    """Returns what everybody sees of a wizard: body, cards before it, and numbers of cards in
    hand."""
    posture = {
        SLOTS[slot]: POSTURES[slot][value - 1]
        for slot, value in enumerate(s.posture[seat])
        if value
    }
    before_roll = seat == s.active and not s.thrown
    return {
        "spells": [CARDS[card].id for card in s.spells_on_table if s.caster[card] == seat],
        "curses": [CARDS[card].id for card in bits(s.binding_cards[seat] & s.curses)],
        "hand": {"spells": s.spells[seat].bit_count(), "tricks": len(s.tricks[seat])},
        "posture": posture,
        "hindrances": sorted({HINDRANCES[value] for value in posture.values()}),
        "wobbles": [SLOTS[wobble[1]] for wobble in s.wobbles if wobble[0] == seat],
        "voice": VOICES[s.voice[seat]],
        "holds": [HOLDS[hold] for hold in bits(s.holds[seat])],
        "strip": STRIPS[s.strip[seat]],
        "marker_waits": bool(s.moved_at[seat]),
        "four_dice": bool(s.four_dice_next >> seat & 1) or (before_roll and s.four_dice_now),
        "no_reroll": bool(s.no_rerolls_next >> seat & 1) or (before_roll and s.no_rerolls_now),
        "machine": s.room and judged(s, seat),
        "without": [BODIES[body] for body in bits(s.lacks[seat])],
    }


def hand_view(s: Tournament, seat: int) -> View:
    """Returns the cards in the seat's own hand."""
    return {
        "spells": [CARDS[card].id for card in bits(s.spells[seat])],
        "tricks": [TRICKS[trick].id for trick in s.tricks[seat]],
    }


def gesture_view(made: Gesture) -> View:
    """Returns one gesture of this turn or the last one, as everybody has seen or heard it (R28)."""
    _, turn, seat, kind, what, detail = made
    seen: View = {"turn": turn, "seat": seat, "kind": KINDS[kind]}
    if kind == EMOTE:
        seen["what"] = EMOTES[what]
        if detail >= 0:
            seen["at"] = "doll" if detail == DOLL else detail
    elif kind == COUNT:
        seen["what"] = COUNTS[what]
    elif kind == POSTURE:
        seen["slot"] = SLOTS[what]
        seen["what"] = POSTURES[what][detail - 1] if detail else "off"
    elif kind == LINE:
        seen["what"] = "own" if what >= 0 else "announcement"
        seen["facts"] = [fact for i, fact in enumerate(FACTS) if what >= 0 and what >> i & 1]
        seen["voice"] = VOICES[detail]
    elif kind == COMMAND:
        seen["what"] = COMMANDS[what]
        seen["strip"] = STRIPS[detail & 3]
        seen["holds"] = [HOLDS[hold] for hold in bits(detail >> 2)]
    else:
        seen["what"] = VOICES[what]
    return seen


def schools_view(s: Tournament) -> View:
    """Returns the schools and spells that two players have chosen, and those that are left (R9)."""
    chosen = NOBODY not in s.schools
    return {
        "chosen": [None if school == NOBODY else SCHOOLS[school] for school in s.schools],
        "picked": [[CARDS[card].id for card in deck] for deck in s.decks],
        "third": [CARDS[card].id for card in third(s)] if chosen else [],
    }


def doing(s: Tournament) -> View:
    """Returns what is being decided and by whom, as everybody sees it: a call, a vote, a stare and
    so on."""
    if not s.stack:
        return {"what": "over"}
    top = s.top
    if isinstance(top, Turn):
        return {"what": "act" if s.thrown else "roll", "seat": s.active}
    if isinstance(top, Stare):
        return {"what": "stare", **_spell(top.card, top.caster), "target": top.target}
    if isinstance(top, Retarget):
        return {"what": "retarget", **_spell(top.card, top.caster), "evader": top.evader}
    if isinstance(top, Contradiction):
        cards = [CARDS[card].id for card in clashing(s, top.who)]
        return {"what": "contradiction", "seat": top.who, "cards": cards}
    if isinstance(top, Choice):
        return {"what": "trick", "seat": top.who, "trick": TRICKS[top.trick].id}
    if isinstance(top, Accused):
        return {"what": "accused", **_accusation(top)}
    if isinstance(top, Vote):
        seen: View = {
            "what": "vote",
            "voters": list(top.voters),
            "about": vote_subject(s),
        }
        return {**seen, "broken": max(0, top.broken), "kept": top.kept}
    if isinstance(top, Performed):
        return {"what": "performed", "seat": top.who, "watching": list(top.watching)}
    if isinstance(top, Cannot):
        named = [CARDS[card].id for card in top.named]
        return {"what": "cannot", "seat": top.who, "cards": named}
    if isinstance(top, Agree):
        pair = [CARDS[card].id for card in top.pair]
        return {"what": "agree", "seat": top.who, "cards": pair, "casters": list(top.casters)}
    if isinstance(top, Bodies):
        ready = [seat for seat in range(s.seats) if not top.left[seat]]
        return {"what": "bodies", "ready": ready}
    return {"what": "schools" if isinstance(top, Schools) else "third-school"}


def vote_subject(s: Tournament) -> View:
    """Returns what the current vote is about."""
    below = s.stack[-2]
    if isinstance(below, Accused):
        return {"what": "accused", **_accusation(below)}
    if isinstance(below, Agree):
        return {
            "what": "cannot",
            "seat": below.who,
            "cards": [CARDS[card].id for card in below.pair],
        }
    assert isinstance(below, Performed)
    return {"what": "performed", "seat": below.who}


def _spell(card: int, caster: int) -> View:
    """Returns the entries with which a view names a spell that has been cast, and its caster."""
    return {"card": CARDS[card].id, "caster": caster}


def _accusation(frame: Accused) -> View:
    """Returns the entries with which a view names the called card and the accused wizard."""
    return {"card": CARDS[frame.card].id, "caller": frame.caller, "accused": frame.accused}


# -- prompts, breadcrumbs, labels --------------------------------------------------------------


def prompt(s: Tournament, seat: int) -> Text:
    """Returns the question that this seat is asked."""
    top = s.top
    if isinstance(top, Turn):
        return turn_prompt(s, seat)
    if isinstance(top, Stare):
        if top.stays:
            return Text("prompt-stared")
        return Text("prompt-stare", {"seat": top.caster, "spell": spell_or_curse_name(top.card)})
    if isinstance(top, Retarget):
        return Text("prompt-retarget", {"seat": top.evader, "spell": spell_or_curse_name(top.card)})
    if isinstance(top, Contradiction):
        return Text("prompt-contradiction")
    if isinstance(top, Choice):
        return Text(f"prompt-choice-{EFFECT[top.trick].replace('_', '-')}")
    if isinstance(top, Accused):
        return Text("prompt-accused", {"seat": top.caller, "card": spell_or_curse_name(top.card)})
    if isinstance(top, Vote):
        return vote_prompt(s)
    if isinstance(top, Performed):
        return Text("prompt-performed", {"seat": top.who})
    if isinstance(top, Cannot):
        return Text("prompt-cannot-second" if top.named else "prompt-cannot-first")
    if isinstance(top, Agree):
        if not top.casters:
            return Text("prompt-contradiction")
        one, other = top.pair
        args: Args = {
            "seat": top.who,
            "one": spell_or_curse_name(one),
            "other": spell_or_curse_name(other),
        }
        return Text("prompt-agree", args)
    if isinstance(top, Bodies):
        return Text("prompt-bodies")
    if isinstance(top, Schools):
        return Text("prompt-schools")
    return Text("prompt-third-school", {"count": picks_left(s, third(s))})


def turn_prompt(s: Tournament, seat: int) -> Text:
    """Returns what the wizard with the doll is asked: to roll, to act, to draw or to pass."""
    if not s.thrown:
        return Text("prompt-roll", {"count": DICE - s.four_dice_now})
    asked = s.pending[seat]
    if asked == [PASS]:
        return Text("prompt-pass")
    if all(move.verb == "draw" for move in asked):
        return Text("prompt-draw")
    if s.acted:
        due = asked[-1].verb == "draw"
        return Text("prompt-act-draw" if due else "prompt-act-again", {"count": len(s.pool)})
    return Text("prompt-act", {"count": len(s.pool)})


def vote_prompt(s: Tournament) -> Text:
    """Returns the question that voters are asked."""
    below = s.stack[-2]
    if isinstance(below, Accused):
        args: Args = {"seat": below.accused, "card": spell_or_curse_name(below.card)}
        return Text("prompt-vote", args)
    if isinstance(below, Agree):
        one, other = below.pair
        args = {
            "seat": below.who,
            "one": spell_or_curse_name(one),
            "other": spell_or_curse_name(other),
        }
        return Text("prompt-vote-both", args)
    assert isinstance(below, Performed)
    return Text("prompt-vote-trick", {"seat": below.who})


def crumbs(s: Tournament, seat: int | None) -> list[Text]:
    """Returns what led to this decision, outermost first: whose turn, spell, trick, call or
    vote."""
    path: list[Text] = []
    for frame in s.stack:
        crumb = crumb_of(s, frame)
        if crumb is not None:
            path.append(crumb)
    return path


def crumb_of(s: Tournament, frame: Frame) -> Text | None:
    """Returns the text about this frame in the line above the question; None if it has none."""
    if isinstance(frame, Turn):
        return Text("crumb-turn", {"seat": s.active})
    if isinstance(frame, Stare | Retarget):
        return Text("crumb-cast", {"seat": frame.caster, "spell": spell_or_curse_name(frame.card)})
    if isinstance(frame, Choice):
        return Text("crumb-trick", {"seat": frame.who, "trick": f"trick-{TRICKS[frame.trick].id}"})
    if isinstance(frame, Accused):
        return Text("crumb-call", {"seat": frame.accused, "card": spell_or_curse_name(frame.card)})
    if isinstance(frame, Contradiction | Agree):
        return Text("crumb-contradiction", {"seat": frame.who})
    if isinstance(frame, Vote):
        return Text("crumb-vote")
    return None


def dice_args(word: str) -> Args:
    """Returns the Fluent variables that name these dice; `word`: their letters, as moves write
    them."""
    args: Args = {"count": len(word)}
    for i in range(DICE):
        args[f"die{i + 1}"] = FACE[LETTERS.index(word[i])] if i < len(word) else ""
    return args


def describe(s: Tournament, seat: int, move: Move) -> Text:
    """Returns a move's label, which does not depend on the position."""
    return move_label(move)


@cache
def move_label(move: Move) -> Text:
    """Returns a move's label, as a button shows it."""
    verb = move.verb
    if verb == "reroll":
        paid = FACE[LETTERS.index(move.word(0))]
        return Text("move-reroll", {**dice_args(move.word(1)), "paid": paid})
    if verb in ("take", "free"):
        if verb == "free":
            return Text("move-free", dice_args(move.word(0)))
        return Text(f"move-take-{move.word(0)}", dice_args(move.word(1)))
    if verb == "draw":
        return Text(f"move-draw-{move.word(0)}")
    if verb == "cast":
        card = CARD_OF[move.word(0)]
        args: Args = {
            "spell": spell_or_curse_name(card),
            "seat": move.n(1),
            "points": CARDS[card].points,
        }
        if HAS_WILDCARD[card] and len(move.args) > 2:
            wild = FACE[LETTERS.index(move.word(2))]
            return Text("move-cast-wild", {**args, "wild": wild})
        return Text("move-cast", args)
    if verb in ("aim", "steal", "slip"):
        return Text(f"move-{verb}", {"seat": move.n(0)})
    if verb in ("break", "forget", "name", "pick"):
        return Text(f"move-{verb}", {"spell": f"spell-{move.word(0)}"})
    if verb == "trick":
        return Text("move-trick", {"trick": f"trick-{move.word(0)}"})
    if verb == "set":
        one, other = (FACE[LETTERS.index(move.word(i))] for i in (0, 1))
        return Text("move-set", {"from": one, "to": other})
    if verb == "call":
        called: Args = {"card": spell_or_curse_name(CARD_OF[move.word(0)])}
        if len(move.args) > 1:
            return Text("move-call-at", {**called, "seat": move.n(1)})
        return Text("move-call", called)
    return gesture_label(move)


def gesture_label(move: Move) -> Text:
    """Returns the label of a gesture; `move_label` calls it for moves that are no commands."""
    verb = move.verb
    if verb == "emote":
        args: Args = {"emote": f"emote-{move.word(0)}"}
        if len(move.args) < 2:
            return Text("move-emote", args)
        if move.args[1] == "doll":
            return Text("move-emote-doll", args)
        return Text("move-emote-at", {**args, "seat": move.n(1)})
    if verb == "posture":
        if move.word(1) == "off":
            return Text("move-posture-off", {"slot": f"slot-{move.word(0)}"})
        return Text("move-posture", {"posture": f"posture-{move.word(1)}"})
    if verb == "hold":
        return Text(f"move-hold-{move.word(1)}", {"hold": f"hold-{move.word(0)}"})
    if verb == "line":
        return Text("move-line")
    for word, key in (
        ("count", "number"),
        ("voice", "voice"),
        ("phrase", "phrase"),
        ("strip", "strip"),
        ("school", "school"),
    ):
        if verb == word:
            return Text(f"move-{verb}", {key: f"{word}-{move.word(0)}"})
    if verb in ("without", "with"):
        return Text(f"move-{verb}", {"body": f"body-{move.word(0)}"})
    if verb in ("lapse", "machine"):
        return Text(f"move-{verb}-{move.word(0)}")
    return Text(f"move-{verb}")


# -- timers ------------------------------------------------------------------------------------


def timers(s: Tournament) -> list[Timer]:
    """Returns the running timers: for questions that silence answers (12.3, R25), for markers
    (11.8), for reactions (11.7), for tired postures (R21) and for postures not taken up yet
    (R20)."""
    if not s.stack:
        return []
    found: list[Timer] = []
    top = s.top
    if isinstance(top, Stare):
        if not top.stays:
            found.append(Timer(top.target, STAY, SECONDS["doll"], top.ply))
        if not top.stared:
            found.append(Timer(top.target, STARED, SECONDS["stare"], top.ply))
    elif isinstance(top, Accused):
        found.append(Timer(top.accused, FAIR, SECONDS["fair"], top.ply))
    elif isinstance(top, Vote):
        found += [Timer(seat, ABSTAIN, SECONDS["vote"], top.ply) for seat in top.voters]
    elif isinstance(top, Performed):
        found += [Timer(seat, GOOD, SECONDS["good"], top.ply) for seat in top.watching]
    for seat in range(s.seats):
        if s.moved_at[seat]:
            found.append(Timer(seat, MARKER, SECONDS["marker"], s.moved_ply[seat]))
    for _, seat, _, ply, _, time_over in s.reactions_due:
        if not time_over:
            found.append(Timer(seat, LAPSE["reaction"], SECONDS["reaction"], ply))
    for seat, _, ply, _, time_over in s.wobbles:
        if not time_over:
            found.append(Timer(seat, LAPSE["wobble"], SECONDS["wobble"], ply))
    for _, seat, ply, _ in s.posture_graces:
        found.append(Timer(seat, LAPSE["posture"], SECONDS["posture"], ply))
    return found
