"""Scene, for tests of rules: set up a position, play moves, and say what must hold.

>>> scene = Scene("noughts-and-crosses", seats=2)
>>> scene.play(0, "mark 4")
['Player 1 marks cell 5.']
>>> scene.expect_asked(1)
>>> scene.expect_refused(1, "mark 4", rule="2.1")
>>> scene.state.cells[:] = [0, 0, -1, 1, 1, -1, -1, -1, 0]  # put pieces anywhere …
>>> scene.settle()                                          # … and play on from there
>>> scene.expect_can(1, "mark 5")
>>> scene.play(1, "mark 5")
['Player 2 marks cell 6.']
>>> scene.expect_over("line", ranking=[2, 1])

A scene can fix random results in the order in which they are drawn: ``scene.dice(4, 2)`` sets the
next dice by their faces from 1, ``scene.chance(3)`` the next random number from 0, and
``scene.shuffled(["W3", "TM1", …])`` the order after the next shuffle. All others come from its
seed.

Every text that comes up in a scene is formatted in all three languages, so that a missing key or
argument fails the test.
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
from coven.text import Speaker, languages


class ScriptedRng(Rng):
    """An Rng that first gives the results which a test scene has set, then those of its secret (the
    seed).

    As with any Rng, the same place in the match gives the same result again, so that copies, undo
    and redo get the same dice."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self.draws: deque[int] = deque()
        self.orders: deque[list[Any]] = deque()
        self._drawn: dict[tuple[int, int], int] = {}
        self._shuffled: dict[tuple[int, int], list[Any]] = {}

    def random_below(self, n: int, ply: int, draw: int) -> int:
        place = (ply, draw)
        if place not in self._drawn:
            if not self.draws:
                return super().random_below(n, ply, draw)
            assert 0 <= self.draws[0] < n, (
                f"the scene gives {self.draws[0]}, but there are {n} outcomes"
            )
            self._drawn[place] = self.draws.popleft()
        return self._drawn[place]

    def shuffle(self, cards: list[Any], ply: int, draw: int) -> None:
        place = (ply, draw)
        if place not in self._shuffled:
            if not self.orders:
                super().shuffle(cards, ply, draw)
                return
            order = self.orders.popleft()
            assert sorted(map(repr, order)) == sorted(map(repr, cards)), (
                f"the scene gives the order {order}, but the cards are {cards}"
            )
            self._shuffled[place] = order
        cards[:] = self._shuffled[place]


class Scene:
    """A match for a test, with methods to set it up, play it and check it."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Options | None = None,
        seed: int = 0,
        names: Sequence[str] = (),
    ) -> None:
        """Starts a match, with the smallest number of players unless `seats` is given. Raises
        UnknownGame, BadOptions."""
        self.game = games.game(game) if isinstance(game, str) else game
        seats = self.game.facts.players[0] if seats is None else seats
        full = self.game.complete(seats, options or {})
        self.match = Match(self.game, seats, full, rng_of(seed).secret, names)
        self.rng = ScriptedRng(self.match.secret)
        self.state.rng = self.rng
        self.speakers = speakers(self.game, names)
        self._complete = True
        self._sentences(self.match.opening)
        self._draw_everything()

    # -- setting the scene -------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """Returns the position itself. Move pieces in it, then call `settle`."""
        return self.match.state

    def settle(self, *stack: Frame) -> None:
        """Goes on from a changed position, with `stack` as the frames if any are given, the last on
        top. Earlier moves can no longer be undone.

        If the game's invariants hold now, they are checked after every later move."""
        s = self.state
        if stack:
            s.stack = list(stack)
        s.pending = {}
        s.offers_cache = None
        s.events = []
        advance(s)
        self.match.forget_undo()
        self._complete = self._invariants_hold()
        self._sentences(s.events)
        self._draw_everything()

    def dice(self, *faces: int) -> None:
        """Sets the results of the next dice, by their faces from 1."""
        self.rng.draws.extend(face - 1 for face in faces)

    def chance(self, *outcomes: int) -> None:
        """Sets the results of the next random draws, as numbers from 0."""
        self.rng.draws.extend(outcomes)

    def shuffled(self, *orders: Iterable[Any]) -> None:
        """Sets the order of the cards after each of the next shuffles."""
        self.rng.orders.extend(list(order) for order in orders)

    def expect_all_drawn(self) -> None:
        """Asserts that all random results which the scene has set were used."""
        assert not self.rng.draws, f"never drawn: {list(self.rng.draws)}"
        assert not self.rng.orders, f"never shuffled: {list(self.rng.orders)}"

    # -- playing -----------------------------------------------------------------------------

    def play(self, seat: int, *moves: str | Move) -> list[str]:
        """Plays one seat's moves, one after the other. Returns the log lines in English, including
        those that not everybody may read."""
        lines: list[str] = []
        for move in moves:
            chosen = self.game.canonical(parse(move) if isinstance(move, str) else move)
            if chosen not in self.state.moves(seat):
                raise AssertionError(
                    f"{seat} cannot {chosen.text!r}: {self._why(seat, chosen)}\n"
                    f"  could: {self.options(seat)}, offered: {self.offered(seat)}; "
                    f"asked: {sorted(self.state.pending)}"
                )
            lines += self._sentences(self.match.submit(seat, chosen).events)
            if self._complete:
                self.game.conserve(self.state)
            self._draw_everything()
        return lines

    def play_randomly(
        self, until: Callable[[Any], bool], seed: int = 0, most: int = 10_000
    ) -> None:
        """Plays random moves until `until(state)` is true. Fails if the game ends before, or after
        `most` moves."""
        rng = rng_of(seed)
        for i in range(most):
            s = self.state
            if until(s):
                return
            assert not s.over, "the game ended before the condition was true"
            seat = sorted(s.pending)[rng.random_below(len(s.pending), i, 0)]
            moves = s.pending[seat]
            self.match.submit(seat, moves[rng.random_below(len(moves), i, 1)])
        raise AssertionError(f"the condition was not true within {most} moves")

    def undo(self, seat: int) -> None:
        """Undoes the seat's last move."""
        self.match.undo(seat)
        self._draw_everything()

    def redo(self, seat: int) -> list[str]:
        """Redoes the seat's undone move; returns the log lines in English."""
        return self._sentences(self.match.redo(seat).events)

    def through_file(self) -> None:
        """Saves the position, loads it, asserts that nothing has changed, and goes on from the
        loaded position."""
        s = self.state
        before = self._all_seen()
        loaded: Any = self.game.load(json.loads(json.dumps(self.game.save(s))), self.rng)
        assert fingerprint(loaded) == fingerprint(s)
        loaded.records_events = True
        self.match.state = loaded
        assert self._all_seen() == before

    # -- decisions ---------------------------------------------------------------------------

    def options(self, seat: int) -> list[str]:
        """Returns the texts of the moves that this seat is asked to choose from."""
        return [move.text for move in self.state.pending.get(seat, [])]

    def offered(self, seat: int) -> list[str]:
        """Returns the texts of the moves that this seat may play without being asked."""
        return [move.text for move in self.state.offered.get(seat, [])]

    def expect_asked(self, *seats: int) -> None:
        """Asserts that exactly these seats are asked."""
        assert sorted(self.state.pending) == sorted(seats), f"asked: {sorted(self.state.pending)}"

    def expect_options(self, seat: int, moves: Iterable[str]) -> None:
        """Asserts that the seat is asked to choose from exactly these moves, in any order."""
        _same(self.options(seat), moves)

    def expect_offered(self, seat: int, moves: Iterable[str]) -> None:
        """Asserts that the seat may play exactly these moves without being asked, in any order."""
        _same(self.offered(seat), moves)

    def expect_can(self, seat: int, *moves: str) -> None:
        """Asserts that each of these moves is legal for the seat; others may be legal too."""
        can = [*self.options(seat), *self.offered(seat)]
        missing = [move for move in moves if move not in can]
        assert not missing, f"{seat} cannot {missing}, only {can}"

    def expect_cannot(self, seat: int, *moves: str) -> None:
        """Asserts that none of these moves is legal. See `expect_refused` for the reason."""
        able = [move for move in moves if parse(move) in self.state.moves(seat)]
        assert not able, f"{seat} can {able}"

    def expect_prompt(self, seat: int, key: str) -> None:
        """Asserts that the seat is asked the question with this message key."""
        prompt = self.sight(seat).prompt
        assert prompt is not None, f"{seat} is asked nothing"
        assert prompt.key == key, f"asked: {prompt.key}"

    def expect_refused(
        self, seat: int, move: str | Move, rule: str, because: str | None = None
    ) -> None:
        """Asserts that the move is illegal by the rule with this number, that trying it changes
        nothing, and, if `because` is given, that the reason has this message key."""
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
            raise AssertionError(f"explain refuses {chosen.text!r}, but it was played")

    def expect_malformed(self, seat: int, text: str) -> None:
        """Asserts that the text is not the text of a move, and that trying it changes nothing."""
        before = fingerprint(self.state), self._all_seen()
        try:
            self.match.submit(seat, text)
        except Malformed:
            assert (fingerprint(self.state), self._all_seen()) == before, "something changed"
        else:
            raise AssertionError(f"{text!r} was accepted")

    def refusal(self, seat: int, move: str | Move) -> Refusal | None:
        """Returns why the move is illegal, or None if it is legal. Checks the reason's
        translations."""
        chosen = parse(move) if isinstance(move, str) else move
        refusal = self.game.explain(self.state, seat, chosen)
        if refusal is not None:
            self.say(refusal.text)
        return refusal

    # -- what is known -------------------------------------------------------------------------

    def sight(self, seat: int | None) -> Sight:
        """Returns everything that a seat, or a spectator (None), may know now."""
        return self.game.sight(self.state, seat)

    def sees(self, seat: int | None) -> dict[str, Any]:
        """Returns the view of a seat, or of a spectator (None)."""
        return self.sight(seat).view

    def log(self, seat: int | None = None) -> list[str]:
        """Returns the log as a seat, or a spectator (None), may read it, in English."""
        return [
            self.say(event)
            for event in self._events()
            if event.readable(seat) and not event.fleeting
        ]

    def whole_log(self) -> list[str]:
        """Returns the whole log in English, including what not everybody may read."""
        return [self.say(event) for event in self._events()]

    @property
    def told(self) -> list[Event]:
        """Returns the events after the last answer."""
        return list(self.match.entries[-1].events)

    def expect_told(self, *keys: str) -> None:
        """Asserts that the last answer led to events with these keys in this order, among
        others."""
        keys_told = iter([event.key for event in self.told])
        missing = [key for key in keys if key not in keys_told]
        assert not missing, f"{missing} not among {[event.key for event in self.told]}"

    def expect_not_told(self, *keys: str) -> None:
        """Asserts that the last answer led to no event with one of these keys."""
        heard = [event.key for event in self.told if event.key in keys]
        assert not heard, f"told: {heard}"

    def expect_unknown(self, seat: int | None, *words: str) -> None:
        """Asserts that none of these words is in what the seat is sent: its sight and its log."""
        sent = canonical(self.sight(seat)) + "\n".join(self.log(seat))
        leaked = [word for word in words if word in sent]
        assert not leaked, f"{seat} is sent {leaked}"

    def other_world(self, seat: int | None, seed: int = 1, memory: float = 0.0) -> Any:
        """Returns a position in which all that this seat (None: a spectator) cannot know is drawn
        again at random, and asserts that it looks the same to the seat. `memory`: the probability
        that the seat remembers a thing that it saw before it was hidden."""
        other = self.game.determinise(self.state, seat, rng_of(seed), memory)
        assert canonical(self.game.sight(other, seat)) == canonical(self.sight(seat))
        return other

    # -- the end -------------------------------------------------------------------------------

    def expect_scores(self, seat: int, **points: int) -> None:
        """Asserts how many points the seat has from these sources (written with _ for -)."""
        scores = self.game.scores(self.state)[seat]
        for source, value in points.items():
            key = source.replace("_", "-")
            assert scores.get(key, 0) == value, f"{key}: {scores.get(key, 0)}, of {scores}"

    def expect_over(self, ending: str, ranking: Sequence[int] | None = None) -> None:
        """Asserts that the game is over with this ending (its key) and, if `ranking` is given, that
        the seats have these places."""
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

    def _sentences(self, events: Iterable[Event]) -> list[str]:
        """Returns the log lines of these events in English."""
        return [self.say(event) for event in events]

    def _invariants_hold(self) -> bool:
        """Whether the game's invariants hold; a test may have left pieces out on purpose."""
        try:
            self.game.conserve(self.state)
        except AssertionError:
            return False
        return True

    def _draw_everything(self) -> None:
        """Formats every prompt and label, and sketches the board for every seat and a spectator, so
        that an error there fails the test."""
        for seat in (*range(self.state.seats), None):
            sight = self.sight(seat)
            for text in (*sight.crumbs, *sight.labels.values()):
                self.say(text)
            if sight.prompt is not None:
                self.say(sight.prompt)
            for speaker in self.speakers[:1]:
                self.game.sketch(sight, speaker)

    def _events(self) -> Iterable[Event]:
        """Yields all events of the match."""
        yield from self.match.opening
        for entry in self.match.entries:
            yield from entry.events

    def _all_seen(self) -> list[str]:
        """Returns what every seat and a spectator see, to be compared."""
        return [canonical(self.sight(seat)) for seat in (*range(self.state.seats), None)]

    def _why(self, seat: int, move: Move) -> str:
        """Returns the reason why a move is illegal, for an assertion message."""
        refusal = self.refusal(seat, move)
        return "no reason given" if refusal is None else f"{refusal.rule} {self.say(refusal.text)}"


def speakers(game: Game, names: Sequence[str] = ()) -> list[Speaker]:
    """Returns a speaker for each language, English first; none if the game is not one of
    Coven's."""
    if game.id not in games.ids():
        return []
    package = games.package_of(game.id)
    return [Speaker(package, locale, names) for locale in languages(package)]


def canonical(sight: Sight) -> str:
    """Returns a sight as JSON text, to compare everything that is sent byte for byte."""
    return json.dumps(
        {
            "seat": sight.seat,
            "view": sight.view,
            "asked": [move.text for move in sight.asked],
            "offered": [move.text for move in sight.offered],
            "prompt": _content(sight.prompt),
            "crumbs": [_content(crumb) for crumb in sight.crumbs],
            "labels": {move: _content(label) for move, label in sight.labels.items()},
            "waiting": sight.waiting,
            "over": sight.over,
        },
        ensure_ascii=False,
    )


def _content(text: Text | None) -> list[Any] | None:
    """Returns the key and the arguments of a text as JSON data; None without a text."""
    return None if text is None else [text.key, text.args]


def _same(actual: Iterable[str], expected: Iterable[str]) -> None:
    """Asserts that two collections contain the same moves, in any order."""
    has, wants = sorted(actual), sorted(expected)
    assert has == wants, (
        f"missing: {[m for m in wants if m not in has]}, "
        f"too many: {[m for m in has if m not in wants]}"
    )
