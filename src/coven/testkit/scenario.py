"""Tests that read as scenes: set the table, play, say what must hold.

>>> scene = Scene("noughts-and-crosses", seats=2)
>>> scene.play(0, "mark 4")
['Player 1 marks cell 5.']
>>> scene.expect_asked(1)
>>> scene.expect_refused(1, "mark 4", rule="2.1")
>>> scene.state.cells[:] = [0, 0, -1, 1, 1, -1, -1, -1, 0]  # any piece may be put anywhere …
>>> scene.settle()                                          # … and play goes on from there
>>> scene.expect_can(1, "mark 5")
>>> scene.play(1, "mark 5")
['Player 2 marks cell 6.']
>>> scene.expect_over("line", ranking=[2, 1])

Dice and draws fall as the scene says them, in the order in which they are needed; where it says
nothing, as its seed gives them: ``scene.dice(4, 2)`` for faces from 1, ``scene.chance(3)`` for
outcomes from 0, ``scene.shuffled(["W3", "TM1", …])`` for the order a shuffle leaves.

Every sentence that comes up in a scene is said in all three languages on the way, so that a missing
key or argument fails the test that met it.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from coven import games
from coven.core import (
    Event,
    Frame,
    Game,
    Illegal,
    Malformed,
    Move,
    Options,
    Refusal,
    Rng,
    Sight,
    Text,
    advance,
    fingerprint,
    parse,
    rng_of,
)
from coven.table import Match
from coven.text import LOCALES, Speaker


class ScriptedRng(Rng):
    """Draws as a scene says them; beyond that, as the secret gives them.

    What was drawn once at a place of the match is drawn there again, as with any Rng: copies, undo
    and redo get the same dice.
    """

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self.draws: deque[int] = deque()
        self.orders: deque[list[Any]] = deque()
        self._drawn: dict[tuple[int, int], int] = {}
        self._laid: dict[tuple[int, int], list[Any]] = {}

    def random_below(self, n: int, ply: int, draw: int) -> int:
        place = (ply, draw)
        if place not in self._drawn:
            if not self.draws:
                return super().random_below(n, ply, draw)
            assert 0 <= self.draws[0] < n, f"the scene says {self.draws[0]}, of {n} outcomes from 0"
            self._drawn[place] = self.draws.popleft()
        return self._drawn[place]

    def shuffle(self, cards: list[Any], ply: int, draw: int) -> None:
        place = (ply, draw)
        if place not in self._laid:
            if not self.orders:
                super().shuffle(cards, ply, draw)
                return
            order = self.orders.popleft()
            assert sorted(map(repr, order)) == sorted(map(repr, cards)), (
                f"the scene lays {order}, but shuffled are {cards}"
            )
            self._laid[place] = order
        cards[:] = self._laid[place]


class Scene:
    """A table in the middle of anything, and what must hold there."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Options | None = None,
        seed: int = 0,
        names: Sequence[str] = (),
    ) -> None:
        """Raises UnknownGame, BadOptions. Without `seats`, the fewest the game is for."""
        self.game = games.game(game) if isinstance(game, str) else game
        seats = self.game.facts.players[0] if seats is None else seats
        full = self.game.complete(seats, options or {})
        self.match = Match(self.game, seats, full, rng_of(seed).secret, names)
        self.rng = ScriptedRng(self.match.secret)
        self.state.rng = self.rng
        self.speakers = speakers(self.game, names)
        self._whole = True
        self._hear(self.match.opening)
        self._look()

    # -- setting the scene -------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position itself: set pieces, then settle()."""
        return self.match.state

    def settle(self, *stack: Frame) -> None:
        """Goes on from what was set, with `stack` as the frames if any are given (last on top).

        Nothing before it can be undone. If the pieces are all there, none may be lost later."""
        s = self.state
        if stack:
            s.stack = list(stack)
        s.pending = {}
        s.offers_cache = None
        s.events = []
        advance(s)
        self.match.forget_undo()
        self._whole = self._conserves()
        self._hear(s.events)
        self._look()

    def dice(self, *faces: int) -> None:
        """The next dice, by their faces from 1."""
        self.rng.draws.extend(face - 1 for face in faces)

    def chance(self, *outcomes: int) -> None:
        """The next random numbers, from 0."""
        self.rng.draws.extend(outcomes)

    def shuffled(self, *orders: Iterable[Any]) -> None:
        """The order in which each of the next shuffles leaves its cards."""
        self.rng.orders.extend(list(order) for order in orders)

    def expect_all_drawn(self) -> None:
        """Every die, number and shuffle that the scene said has been needed."""
        assert not self.rng.draws, f"never drawn: {list(self.rng.draws)}"
        assert not self.rng.orders, f"never shuffled: {list(self.rng.orders)}"

    # -- playing -----------------------------------------------------------------------------

    def play(self, seat: int, *moves: str | Move) -> list[str]:
        """One seat's answers, one after the other. Returns what was told of them, in English,
        whoever may read it."""
        told: list[str] = []
        for move in moves:
            chosen = parse(move) if isinstance(move, str) else move
            if chosen not in self.state.moves(seat):
                raise AssertionError(
                    f"{seat} cannot {chosen.text!r}: {self._why(seat, chosen)}\n"
                    f"  could: {self.options(seat)}, offered: {self.offered(seat)}; "
                    f"asked: {sorted(self.state.pending)}"
                )
            told += self._hear(self.match.submit(seat, chosen).events)
            if self._whole:
                self.game.conserve(self.state)
            self._look()
        return told

    def wander(self, until: Callable[[Any], bool], seed: int = 0, most: int = 10_000) -> None:
        """Random play until `until(state)` holds; fails where the game ends or takes too long."""
        rng = rng_of(seed)
        for i in range(most):
            s = self.state
            if until(s):
                return
            assert not s.over, "the game was over before that"
            seat = sorted(s.pending)[rng.random_below(len(s.pending), i, 0)]
            moves = s.pending[seat]
            self.match.submit(seat, moves[rng.random_below(len(moves), i, 1)])
        raise AssertionError("it did not come to that")

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self._look()

    def redo(self, seat: int) -> list[str]:
        return self._hear(self.match.redo(seat).events)

    def through_file(self) -> None:
        """Saves the position, loads it, and plays on from what was loaded: nothing may change."""
        s = self.state
        before = self._all_seen()
        loaded: Any = self.game.load(json.loads(json.dumps(self.game.save(s))), self.rng)
        assert fingerprint(loaded) == fingerprint(s)
        loaded.records_events = True
        self.match.state = loaded
        assert self._all_seen() == before

    # -- decisions ---------------------------------------------------------------------------

    def options(self, seat: int) -> list[str]:
        """What this seat is asked to choose from."""
        return [move.text for move in self.state.pending.get(seat, [])]

    def offered(self, seat: int) -> list[str]:
        """What this seat may do although nobody waits for it."""
        return [move.text for move in self.state.offered.get(seat, [])]

    def expect_asked(self, *seats: int) -> None:
        """These seats, and no others, must answer."""
        assert sorted(self.state.pending) == sorted(seats), f"asked: {sorted(self.state.pending)}"

    def expect_options(self, seat: int, moves: Iterable[str]) -> None:
        """Exactly these, in any order."""
        _same(self.options(seat), moves)

    def expect_offered(self, seat: int, moves: Iterable[str]) -> None:
        """Exactly these, in any order."""
        _same(self.offered(seat), moves)

    def expect_can(self, seat: int, *moves: str) -> None:
        """These, and perhaps more."""
        can = [*self.options(seat), *self.offered(seat)]
        missing = [move for move in moves if move not in can]
        assert not missing, f"{seat} cannot {missing}, only {can}"

    def expect_cannot(self, seat: int, *moves: str) -> None:
        """None of these; why does not matter here (see expect_refused)."""
        able = [move for move in moves if parse(move) in self.state.moves(seat)]
        assert not able, f"{seat} can {able}"

    def expect_prompt(self, seat: int, key: str) -> None:
        prompt = self.sight(seat).prompt
        assert prompt is not None, f"{seat} is asked nothing"
        assert prompt.key == key, f"asked: {prompt.key}"

    def expect_refused(
        self, seat: int, move: str | Move, rule: str, because: str | None = None
    ) -> None:
        """The move is illegal by paragraph `rule`, `because` of the sentence of that key if it is
        given; it is refused when tried, and nothing changes."""
        chosen = parse(move) if isinstance(move, str) else move
        refusal = self.refusal(seat, chosen)
        assert refusal is not None, f"{chosen.text!r} is not refused"
        assert refusal.rule == rule, f"refused by {refusal.rule}: {self.say(refusal.text)}"
        assert because is None or refusal.text.key == because, self.say(refusal.text)
        before = fingerprint(self.state), self._all_seen()
        try:
            self.match.submit(seat, chosen)
        except Illegal:
            assert (fingerprint(self.state), self._all_seen()) == before, "something changed"
        else:
            raise AssertionError(f"{chosen.text!r} was refused in words, but accepted")

    def expect_malformed(self, seat: int, text: str) -> None:
        """The text is no move at all; nothing changes."""
        before = fingerprint(self.state), self._all_seen()
        try:
            self.match.submit(seat, text)
        except Malformed:
            assert (fingerprint(self.state), self._all_seen()) == before, "something changed"
        else:
            raise AssertionError(f"{text!r} was accepted")

    def refusal(self, seat: int, move: str | Move) -> Refusal | None:
        """Why not, said in every language on the way; None if it can be done."""
        chosen = parse(move) if isinstance(move, str) else move
        refusal = self.game.explain(self.state, seat, chosen)
        if refusal is not None:
            self.say(refusal.text)
        return refusal

    # -- what is known -------------------------------------------------------------------------

    def sight(self, seat: int | None) -> Sight:
        return self.game.sight(self.state, seat)

    def sees(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat, or of a spectator (None)."""
        return self.sight(seat).view

    def log(self, seat: int | None = None) -> list[str]:
        """All that a seat, or a spectator, has read so far, in English."""
        return [
            self.say(event)
            for event in self._events()
            if event.readable(seat) and not event.fleeting
        ]

    def whole_log(self) -> list[str]:
        """All that was told, whoever may read it, in English."""
        return [self.say(event) for event in self._events()]

    @property
    def told(self) -> list[Event]:
        """What the last answer led to."""
        return list(self.match.entries[-1].events)

    def expect_told(self, *keys: str) -> None:
        """These events, in this order, perhaps among others."""
        keys_told = iter([event.key for event in self.told])
        missing = [key for key in keys if key not in keys_told]
        assert not missing, f"{missing} not among {[event.key for event in self.told]}"

    def expect_not_told(self, *keys: str) -> None:
        heard = [event.key for event in self.told if event.key in keys]
        assert not heard, f"told: {heard}"

    def expect_unknown(self, seat: int | None, *words: str) -> None:
        """None of these words is anywhere in what the seat is sent: sight, labels, log."""
        sent = canonical(self.sight(seat)) + "\n".join(self.log(seat))
        told = [word for word in words if word in sent]
        assert not told, f"{seat} is told {told}"

    def other_world(self, seat: int | None, seed: int = 1, memory: float = 0.0) -> Any:
        """A position as this seat could imagine it: all that it cannot know redrawn. It looks the
        same to the seat."""
        other = self.game.determinise(self.state, seat, rng_of(seed), memory)
        assert canonical(self.game.sight(other, seat)) == canonical(self.sight(seat))
        return other

    # -- the end -------------------------------------------------------------------------------

    def expect_scores(self, seat: int, **points: int) -> None:
        """These sources of points (with _ for -), and perhaps others."""
        scores = self.game.scores(self.state)[seat]
        for source, value in points.items():
            key = source.replace("_", "-")
            assert scores.get(key, 0) == value, f"{key}: {scores.get(key, 0)}, of {scores}"

    def expect_over(self, ending: str, ranking: Sequence[int] | None = None) -> None:
        assert self.state.over, f"not over: {sorted(self.state.pending)} must answer"
        assert self.game.ending(self.state) == ending, self.game.ending(self.state)
        if ranking is not None:
            assert self.game.ranking(self.state) == list(ranking), self.game.ranking(self.state)

    # -- words -----------------------------------------------------------------------------------

    def say(self, text: Text | Event) -> str:
        """Returns a sentence in English, after formatting it in every language. Raises MissingText
        if a language lacks it."""
        if not self.speakers:
            return f"{text.key} {text.args}"
        english, *_others = [speaker.say(text) for speaker in self.speakers]
        return english

    def _hear(self, events: Iterable[Event]) -> list[str]:
        return [self.say(event) for event in events]

    def _conserves(self) -> bool:
        try:
            self.game.conserve(self.state)
        except AssertionError:
            return False
        return True

    def _look(self) -> None:
        """Says every prompt and every label, and draws the table for everybody."""
        for seat in (*range(self.state.seats), None):
            sight = self.sight(seat)
            for text in (*sight.crumbs, *sight.labels.values()):
                self.say(text)
            if sight.prompt is not None:
                self.say(sight.prompt)
            for speaker in self.speakers[:1]:
                self.game.sketch(sight, speaker)

    def _events(self) -> Iterable[Event]:
        yield from self.match.opening
        for entry in self.match.entries:
            yield from entry.events

    def _all_seen(self) -> list[str]:
        return [canonical(self.sight(seat)) for seat in (*range(self.state.seats), None)]

    def _why(self, seat: int, move: Move) -> str:
        refusal = self.refusal(seat, move)
        return "no reason given" if refusal is None else f"{refusal.rule} {self.say(refusal.text)}"


def speakers(game: Game, names: Sequence[str] = ()) -> list[Speaker]:
    """One for each language, English first; none for a game that is not among Coven's."""
    if game.id not in games.ids():
        return []
    return [Speaker(games.package_of(game.id), locale, names) for locale in LOCALES]


def canonical(sight: Sight) -> str:
    """A sight byte for byte: equal only where all that is sent is equal."""
    return json.dumps(
        {
            "seat": sight.seat,
            "view": sight.view,
            "asked": [move.text for move in sight.asked],
            "offered": [move.text for move in sight.offered],
            "prompt": _said(sight.prompt),
            "crumbs": [_said(crumb) for crumb in sight.crumbs],
            "labels": {move: _said(label) for move, label in sight.labels.items()},
            "waiting": sight.waiting,
            "over": sight.over,
        },
        ensure_ascii=False,
    )


def _said(text: Text | None) -> list[Any] | None:
    return None if text is None else [text.key, text.args]


def _same(actual: Iterable[str], expected: Iterable[str]) -> None:
    has, wants = sorted(actual), sorted(expected)
    assert has == wants, (
        f"missing: {[m for m in wants if m not in has]}, "
        f"too many: {[m for m in has if m not in wants]}"
    )
