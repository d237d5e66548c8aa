"""Coven's games as games of OpenSpiel, with explicit chance nodes. Needs the extra ``[openspiel]``.

Importing this module registers every game as ``coven_GAME``, with the number of players and the
game's options as parameters:

>>> import coven.envs.openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("coven_wandering_towers(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Seats that are asked at the same time act one after the other, the lowest first, and do not learn
what the others have chosen. Dice and shuffles are chance nodes with equally likely outcomes; a
shuffle has one for each card. An observation tensor is what `coven.envs.Observer` observes; an
information state tensor has the number of times, too, that the player has chosen each action. The
string of an information state also stands for everything that the player has seen before.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, cached_property
from hashlib import blake2b
from typing import Any, ClassVar

import numpy as np
import pyspiel

from coven import games
from coven.bots import place_value
from coven.core import Game, Move, Options, Rng, State, apply
from coven.text import Speaker

from .observation import Observer

MOST_SIDES = 36
"""A random number with more outcomes is divided into several chance nodes if that is possible."""
MOST_OUTCOMES = 256
"""No shuffled pile of any game is larger."""


@cache
def factors(n: int) -> tuple[int, ...]:
    """Returns numbers of outcomes, at most MOST_SIDES each if possible, whose product is `n`. A
    random number below `n` is drawn in a row of chance nodes with these numbers of outcomes: five
    dice thrown at once, for example, are several nodes."""
    found = []
    while n > 1:
        side = next((k for k in range(min(n, MOST_SIDES), 1, -1) if n % k == 0), n)
        found.append(side)
        n //= side
    return tuple(found)


class OutcomesNeeded(Exception):
    """Raised when the rules need random numbers that are not known yet. It says how many outcomes
    each of them can have."""

    def __init__(self, sides: tuple[int, ...]) -> None:
        self.sides = sides


class KnownOutcomes(Rng):
    """Gives the outcomes in a list, one after the other, and raises OutcomesNeeded at its end."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        super().__init__(bytes(32))
        self._next = iter(outcomes)

    def random_below(self, n: int, ply: int, draw: int) -> int:
        value = 0
        needed = factors(n)
        for sides in needed:
            outcome = next(self._next, None)
            if outcome is None:
                raise OutcomesNeeded(needed)
            value = value * sides + outcome
        return value

    def shuffle(self, cards: list[Any], ply: int, draw: int) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = next(self._next, None)
            if j is None:
                raise OutcomesNeeded(tuple(range(i + 1, 1, -1)))
            cards[i], cards[j] = cards[j], cards[i]


class Position:
    """A position in which somebody is asked, or in which the game is over, with the positions
    before it."""

    def __init__(self, state: State, before: Position | None, seat: int, move: Move | None) -> None:
        """`before`: the position in which `seat` has played `move`, which led to this one; None at
        the beginning."""
        self.state = state
        self.before = before
        self.seat = seat
        self.move = move
        self._seen: dict[int | None, tuple[str, bytes]] = {}

    def seen(self, seat: int | None, view: Callable[[State, int | None], str]) -> tuple[str, bytes]:
        """Returns what the seat, or a spectator (None), sees, which `view` writes as text, and a
        hash of all that it has seen and done so far. Moves of others are in the hash only as far as
        the seat could see their effect."""
        unknown = []
        known: Position | None = self
        while known is not None and seat not in known._seen:
            unknown.append(known)
            known = known.before
        text, past = known._seen[seat] if known is not None else ("", b"")
        for position in reversed(unknown):
            now = view(position.state, seat)
            done = position.move.text if position.move and position.seat == seat else ""
            if now != text or done:
                past = blake2b(past + f"{done}\0{now}".encode(), digest_size=16).digest()
            text = now
            position._seen[seat] = (text, past)
        return text, past


Past = tuple["Past", int] | None
"""All actions and outcomes so far, the last one outside."""


class Node:
    """A node of the game tree: a position, or a random number that is needed on the way to the
    next one."""

    def __init__(self, spiel: CovenGame) -> None:
        self.spiel = spiel
        self.position: Position | None = None
        """The last position; None before the game has been set up."""
        self.seat = -1
        self.move: Move | None = None
        """What this seat has played in the last position."""
        self.outcomes: tuple[int, ...] = ()
        """The outcomes since then, in the order in which the rules need them."""
        self.sides: tuple[int, ...] = ()
        """How many outcomes each of the next chance nodes has; none if the position is known."""
        self.past: Past = None
        self.seed = 0
        """A hash of all actions and outcomes so far."""
        self._advance()

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        new = Node.__new__(Node)
        new.__dict__ = dict(self.__dict__)  # nothing in it ever changes
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        actions = []
        past = self.past
        while past is not None:
            past, action = past
            actions.append(action)
        return _replayed, (str(self.spiel), actions[::-1])

    @property
    def player(self) -> int:
        """Returns the seat that must act, or OpenSpiel's number for chance or the end."""
        if self.sides:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position is not None
        return min(self.position.state.pending, default=int(pyspiel.PlayerId.TERMINAL))

    def act(self, action: int) -> None:
        """Goes on to the next node by an action or an outcome."""
        self.past = (self.past, action)
        self.seed = hash((self.seed, action))
        if self.sides:
            self.outcomes = (*self.outcomes, action)
            self.sides = self.sides[1:]
        else:
            self.seat, self.move = self.player, self.spiel.moves[action]
            self.outcomes = ()
        if not self.sides:
            self._advance()

    def _advance(self) -> None:
        """Goes on to the next position, or finds out which random numbers it needs."""
        rng = KnownOutcomes(self.outcomes)
        try:
            if self.position is None:
                state = self.spiel.coven.new(self.spiel.seats, self.spiel.options, rng)
            else:
                assert self.move is not None
                state = self.position.state.copy()
                state.rng = rng
                apply(state, self.seat, self.move)
        except OutcomesNeeded as needed:
            self.sides = needed.sides
        else:
            self.position = Position(state, self.position, self.seat, self.move)


def _replayed(game: str, actions: list[int]) -> Node:
    """Returns the node that these actions and outcomes lead to in a game of OpenSpiel."""
    node = Node(pyspiel.load_game(game))
    for action in actions:
        node.act(action)
    return node


class CovenState(pyspiel.State):
    """A state of OpenSpiel. All of it is in `node`, because OpenSpiel copies a state by a deep copy
    of its attributes."""

    def __init__(self, game: CovenGame) -> None:
        super().__init__(game)
        self.node = Node(game)

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        node = self.node
        assert node.position is not None
        numbers = node.spiel.numbers
        return sorted(numbers[move.text] for move in node.position.state.pending[player])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.node.sides[0]
        return [(outcome, 1.0 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.node.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.node.spiel.moves[action].text

    def returns(self) -> list[float]:
        node = self.node
        if not self.is_terminal():
            return [0.0] * node.spiel.seats
        assert node.position is not None
        state = node.position.state
        coven = node.spiel.coven
        return [2.0 * place_value(coven, state, seat) - 1.0 for seat in range(state.seats)]

    def __str__(self) -> str:
        node = self.node
        coven = node.spiel.coven
        if node.position is None:
            return f"{coven.id}: {len(node.outcomes)} random numbers of the set-up"
        seat = node.player if node.player >= 0 else None
        board = coven.sketch(coven.sight(node.position.state, seat), node.spiel.speaker)
        since = f", {node.move} {node.outcomes}" if node.sides else ""
        return f"{coven.id}, {node.position.state.ply} answers{since}\n{board}"


class CovenObserver:
    """Writes what a player can see of a state, as a tensor and as text, for OpenSpiel. With perfect
    recall it adds all that the player has seen and done before (an information state)."""

    def __init__(self, game: CovenGame, kind: pyspiel.IIGObservationType) -> None:
        self._game = game
        self._recalls = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._observer = Observer(game.coven, game.seats)
        width = len(self._observer.features) if self._private else 0
        own = len(game.moves) if self._private and self._recalls else 0
        self.tensor = np.zeros(width + own, np.float32)
        self.dict = {"observation": self.tensor[:width]}
        if own:
            self.dict["own_actions"] = self.tensor[width:]

    def set_from(self, state: CovenState, player: int) -> None:
        """Writes what the player observes into `tensor`. Writes nothing if the observer was made
        for public information only, because the tensor is empty then."""
        self.tensor.fill(0.0)
        node = state.node
        if node.position is None or not self._private:
            return
        self._observer.observe(node.position.state, player, node.seed, self.dict["observation"])
        position: Position | None = node.position if self._recalls else None
        while position is not None:
            if position.seat == player and position.move is not None:
                self.dict["own_actions"][self._game.numbers[position.move.text]] += 1.0
            position = position.before

    def string_from(self, state: CovenState, player: int) -> str:
        """Returns what the player, or everybody, sees as text; with perfect recall, with a hash of
        all that was seen and done before."""
        position = state.node.position
        if not self._public and not self._game.coven.facts.hidden:
            return ""
        seat = player if self._private else None
        who = f"player {player}" if self._private else "everybody"
        if position is None:
            return who
        view, past = position.seen(seat, self._game.view)
        return f"{who} {view} {past.hex()}" if self._recalls else f"{who} {view}"


class CovenGame(pyspiel.Game):
    """A game of OpenSpiel; what all its states share. Each game has a subclass."""

    coven: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        coven = self.coven
        given = dict(params or {})
        self.seats: int = given.pop("players", _fewest(coven))
        texts = {o.key for o in coven.options if isinstance(o.default, str)}
        given = {key: str(v) if key in texts else v for key, v in given.items()}
        self.options: Options = coven.complete(self.seats, given)
        any_position = coven.new(self.seats, self.options)
        self.moves = list(coven.every_move(any_position))
        self.numbers = {move.text: n for n, move in enumerate(self.moves)}
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.moves),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=coven.facts.most_plies,
        )
        super().__init__(self.kind, about, params or {})

    def new_initial_state(self) -> CovenState:
        return CovenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CovenObserver:
        if params:
            raise ValueError(f"observations have no parameters; given: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CovenObserver(self, kind)

    def view(self, state: State, seat: int | None) -> str:
        """Returns what a seat, or a spectator (None), sees and is asked as text."""
        asked = seat is not None and seat in state.pending
        prompt = self.coven.prompt(state, seat) if asked and seat is not None else None
        shown = {"view": self.coven.view(state, seat), "asked": prompt and prompt.key}
        return json.dumps(shown, sort_keys=True, separators=(",", ":"))

    @cached_property
    def speaker(self) -> Speaker:
        return Speaker(games.package_of(self.coven.id), "en")


def _fewest(coven: Game) -> int:
    """Returns the smallest number of players, but at least two."""
    return min(n for n in coven.facts.players if n > 1)


def register(id: str) -> None:
    """Registers the game `id` with OpenSpiel under the name ``coven_ID``, in which underscores
    replace the hyphens of the id."""
    coven = games.game(id)
    options = {o.key: o.default for o in coven.options if not o.many}
    for key, default in options.items():
        if isinstance(default, str) and default.isdecimal():
            options[key] = int(default)  # as OpenSpiel reads it
    kinds = pyspiel.GameType
    kind = kinds(
        short_name=f"coven_{id.replace('-', '_')}",
        long_name=f"Coven: {Speaker(games.package_of(id), 'en').say('name')}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.EXPLICIT_STOCHASTIC
            if coven.facts.chance
            else kinds.ChanceMode.DETERMINISTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if coven.facts.hidden
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(coven.facts.players),
        min_num_players=min(coven.facts.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _fewest(coven), **options},
    )
    # A class for each game, which is never freed: OpenSpiel drops it after the end of Python.
    name = "".join(word.capitalize() for word in id.split("-"))
    made = globals()[name] = type(
        name, (CovenGame,), {"coven": coven, "kind": kind, "__module__": __name__}
    )
    pyspiel.register_game(kind, made)


for _id in games.ids():
    register(_id)
