"""The game inside an environment: numbered moves, masks, observations, rewards, drawings."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from coven import games, snapshot
from coven.bots import place_value
from coven.core import Game, Move, Options, State, apply, rng_of
from coven.text import Speaker

from .observation import Observer, Vector
from .png import pixels

Observation = dict[str, Any]
Mask = NDArray[np.int8]
Rendered = str | NDArray[np.uint8] | None

MOST_STEPS = 5_000
"""How many actions an episode may have unless `max_steps` says otherwise."""
RENDER_MODES = ["ansi", "html", "svg", "rgb_array"]


class Board:
    """A game, its numbered moves, and a position: what all environments share.

    An action is the index of a move in ``moves``, which lists all moves that could ever be legal.
    An observation has the features of what the seat may know, and a mask of the actions that it may
    choose now. These are the answers to the question it is asked and, if `offers` is set, the moves
    that it may make although nobody waits for them, such as taking an answer back.
    """

    def __init__(
        self,
        id: str,
        seats: int | None = None,
        options: Options | None = None,
        offers: bool = False,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Prepares a game. `seats`: the number of players, None for the fewest, but at least two;
        `offers`: whether masks include moves that nobody waits for; `max_steps`: the number of
        actions after which an episode is truncated. Raises UnknownGame, BadOptions, ValueError for
        an unknown `render_mode`."""
        self.game: Game = games.game(id)
        self.seats = seats or min(n for n in self.game.facts.players if n > 1)
        self.options = self.game.complete(self.seats, options or {})
        self.offers = offers
        self.max_steps = max_steps or min(MOST_STEPS, self.game.facts.most_plies)
        if render_mode is not None and render_mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise ValueError(f"no render mode is called {render_mode!r}; there are {known}")
        self.render_mode = render_mode
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.steps = 0
        self.offender = -1
        self.illegal = ""
        """Why the last action was illegal; it has ended the episode. "" if it was legal."""
        self._seed = 0
        self.state: State = self.game.new(self.seats, self.options, rng_of(0))
        self.moves: list[Move] = list(self.game.every_move(self.state))
        self.numbers = {move.text: n for n, move in enumerate(self.moves)}
        self.observer = Observer(self.game, self.seats)

    def observation_names(self) -> list[str]:
        """Returns the name of each number of an observation."""
        return [feature.name for feature in self.observer.features]

    def begin(self, seed: int | None) -> None:
        """Starts a new game; `seed` is that of all its chance, None for a random one."""
        number = secrets.randbits(64) if seed is None else seed
        self.state = self.game.new(self.seats, self.options, rng_of(number))
        self._seed = int.from_bytes(self.state.rng.secret[:8], "big") << 64
        self.steps = 0
        self.illegal = ""

    def space(self, extra: int = 0) -> spaces.Dict:
        """Returns the observation space; `extra` is the number of actions that are not moves."""
        shown = spaces.Box(self.observer.low, self.observer.high, dtype=np.float32)
        mask = spaces.Box(0, 1, (len(self.moves) + extra,), np.int8)
        return spaces.Dict({"observation": shown, "action_mask": mask})

    def observe(self, seat: int, extra: int = 0) -> Observation:
        """Returns the observation of a seat; `extra` is the number of actions that are not moves.
        The same position and seat give the same observation."""
        return {"observation": self.features(seat), "action_mask": self.mask(seat, extra)}

    def features(self, seat: int, out: Vector | None = None) -> Vector:
        """Returns the numbers that a seat observes, in `out` if it is given."""
        seed = self._seed | self.state.ply << 8 | seat
        return self.observer.observe(self.state, seat, seed, out)

    def choices(self, seat: int) -> list[Move]:
        """Returns the moves that the seat may choose; none if it is not asked."""
        asked = self.state.pending.get(seat, [])
        return asked + self.state.offered.get(seat, []) if asked and self.offers else asked

    def mask(self, seat: int, extra: int = 0, out: Mask | None = None) -> Mask:
        """Returns the action mask of a seat, in `out` if it is given: 1 for what the seat may
        choose, all 0 if it is not asked. With `extra`, the action after the moves (to wait) is 1
        then."""
        mask = np.empty(len(self.moves) + extra, np.int8) if out is None else out
        mask.fill(0)
        numbers = self.numbers
        legal = [numbers[move.text] for move in self.choices(seat)]
        mask[legal or slice(len(self.moves), None)] = 1
        return mask

    def info(self, seat: int) -> dict[str, Any]:
        """Returns the moves that the seat may choose as texts (``moves``), and which of them nobody
        waits for (``offers``). After an illegal action it says why it was (``illegal``)."""
        if self.illegal:
            return {"illegal": self.illegal}
        moves = [move.text for move in self.choices(seat)]
        return {"moves": moves, "offers": moves[len(self.state.pending.get(seat, [])) :]}

    def legal(self, seat: int, action: int) -> Move | None:
        """Returns the move that an action means; None if the mask forbids it."""
        move = self.moves[action] if 0 <= action < len(self.moves) else None
        return move if move in self.choices(seat) else None

    def act(self, seat: int, action: int) -> None:
        """Plays an action of a seat. One that the mask forbids is not played, but ends the
        episode."""
        move = self.legal(seat, action)
        if move is None:
            self.forbid(seat, action)
        else:
            apply(self.state, seat, move)
            self.steps += 1

    def forbid(self, seat: int, action: int) -> None:
        """Ends the episode because a mask forbids this action of a seat."""
        self.offender = seat
        if 0 <= action < len(self.moves):
            refusal = self.game.explain(self.state, seat, self.moves[action])
            what = f"{self.moves[action].text!r} is not asked now"
            if refusal is not None:
                what = f"{self._speaker.say(refusal.text)} (rule {refusal.rule})"
        else:
            what = f"{action} is not the number of a move that is asked now"
        self.illegal = f"seat {seat}: {what}"

    @property
    def terminated(self) -> bool:
        """Whether the game is over, or an illegal action has ended the episode."""
        return self.state.over or bool(self.illegal)

    @property
    def truncated(self) -> bool:
        """Whether the episode ends before the game is over: `max_steps` actions were made."""
        return self.steps >= self.max_steps and not self.terminated

    def rewards(self) -> list[float]:
        """Returns the reward of each seat: when the game is over, from -1 for the last place to 1
        for the first; -1 for a seat whose illegal action has ended the episode; else 0."""
        found = [0.0] * self.seats
        if self.illegal:
            found[self.offender] = -1.0
        elif self.state.over:
            for seat in range(self.seats):
                found[seat] = 2.0 * place_value(self.game, self.state, seat) - 1.0
        return found

    @cached_property
    def _speaker(self) -> Speaker:
        return Speaker(games.package_of(self.game.id), "en")

    def render(self, seat: int | None = None) -> Rendered:
        """Returns the position as this seat, or a spectator (None), sees it, in the render mode:
        text (``ansi``), a page (``html``), a drawing (``svg``), or an array of height, width and
        colours (``rgb_array``), which a Chromium on this machine draws. None without a render mode.
        Raises coven.snapshot.NoBrowser."""
        if self.render_mode is None:
            return None
        if self.render_mode == "ansi":
            return self.game.sketch(self.game.sight(self.state, seat), self._speaker)
        page = snapshot.html(self.game, self.state, seat)
        if self.render_mode == "rgb_array":
            return pixels(snapshot.png(page))
        return snapshot.svg(page) if self.render_mode == "svg" else page


class LegalActions(spaces.Discrete[Any]):
    """The actions of an agent. Without a mask, `sample` returns one that is legal now."""

    def __init__(self, n: int, mask: Callable[[], Mask]) -> None:
        super().__init__(n)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self._mask()
        return super().sample(mask, probability)
