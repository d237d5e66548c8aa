"""Game: what a game registers. All else reaches a game only through it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from types import ModuleType
from typing import Any, ClassVar, Protocol

from . import codec
from .former_names import FormerNames
from .frame import Frame
from .move import Move
from .play import advance
from .rng import Rng
from .state import Event, State

Args = dict[str, int | str]
Options = dict[str, Any]
View = dict[str, Any]


class Say(Protocol):
    """What a drawing needs of a Speaker: sentences and names in somebody's language."""

    locale: str

    def say(self, text: Text | Event | str, args: Args | None = None) -> str: ...

    def html(self, text: Text | Event | str, args: Args | None = None) -> str: ...

    def name(self, seat: int) -> str: ...


@dataclass(frozen=True)
class Text:
    """A sentence to be said in somebody's language: a key of a Fluent file and its arguments.

    A word argument is itself a key where the file has one; `seat…` arguments are said as names.
    """

    key: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Sight:
    """All that a seat, or a spectator (None), is told of a position. Screens are drawn from this
    and from nothing else, so that a law proven of it holds for them too."""

    seat: int | None
    view: View
    asked: tuple[Move, ...]
    offered: tuple[Move, ...]
    prompt: Text | None
    """What is asked of this seat, if anything."""
    crumbs: tuple[Text, ...]
    labels: dict[str, Text]
    """Every move of `asked` and `offered` in words, by its text."""
    waiting: tuple[int, ...]
    """The seats that must answer."""
    over: bool
    front: int = 0
    """From which side of the table a spectator looks; it shows no more for that."""


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be done now: a paragraph of the rules, and a sentence."""

    rule: str
    text: Text


@dataclass(frozen=True)
class Timer:
    """A move that time makes: once it could have been made for `seconds`, it counts as made.

    It runs while the game names it; `since`, the ply at which it began, tells it from others."""

    seat: int
    move: Move
    seconds: float
    since: int


@dataclass(frozen=True)
class Temperament:
    """What a bot is like where a game asks for more than moves: attentive or absent-minded."""

    level: int
    """From 1 to 3; 0 is one that does anything at all."""
    seed: str

    def chance(self, key: str) -> float:
        """From 0 up to 1, always the same for the same thing."""
        mark = blake2b(f"{self.seed} {key}".encode(), digest_size=6).digest()
        return int.from_bytes(mark, "big") / 2.0**48


class BadOptions(ValueError):
    """Options or a number of players that cannot be; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(f"{text.key} {text.args}")
        self.text = text


@dataclass(frozen=True)
class Option:
    """Something to choose before a game; ``option-KEY`` names it, ``option-KEY.about`` explains."""

    key: str
    default: bool | int | str | list[str]
    choices: tuple[bool | int | str, ...]
    players: tuple[int, ...] = ()
    """The numbers of players it is there for; all, if empty."""
    many: bool = False
    """Any number of the choices may be taken: the value is a list."""

    def allows(self, value: Any) -> bool:
        if self.many:
            return (
                isinstance(value, list)
                and len(set(map(str, value))) == len(value)
                and all(map(self._is_choice, value))
            )
        return self._is_choice(value)

    def _is_choice(self, value: Any) -> bool:
        return any(value == choice and type(value) is type(choice) for choice in self.choices)


@dataclass(frozen=True)
class Variant:
    """A way to play that the suite, the fuzzer and the lobby know by name (``variant-KEY``)."""

    key: str
    players: tuple[int, ...]
    options: Options = field(default_factory=dict)


@dataclass(frozen=True)
class Facts:
    """Declared truths, from which tests and bots derive."""

    players: tuple[int, ...]
    minutes: tuple[int, int]
    age: int
    hidden: bool
    simultaneous: bool
    chance: bool
    most_plies: int
    """No game of any variant takes more answers than this."""
    scores: tuple[int, int]
    """Bounds of a seat's total."""
    endings: tuple[str, ...]
    """Every way to end, as ``ending()`` names it."""
    rules_source: str = ""
    """The edition the rules were taken from."""


class Game:
    """Subclassed and instantiated once per game, as GAME in its package.

    A method that is a function of the same name in one of `modules` need not be written out: the
    function takes the method's place, without `self`. So ``view.py`` has `view`, `prompt` and
    `describe`, ``bot.py`` has `evaluate`, and the class holds facts, options and variants only.
    """

    id: str = ""
    version: int = 1
    """Of the rules: grows when the same answers could lead elsewhere."""
    facts: Facts
    options: tuple[Option, ...] = ()
    variants: tuple[Variant, ...] = ()
    disconnect_grace: float = 0.0
    """How many seconds timers and bots wait for a player whose connection is lost."""
    saved_types: tuple[type, ...] = ()
    """Every frame, and every piece that is a dataclass, that can be in a saved state."""
    former_names: ClassVar[dict[str, str]] = {}
    """Names in positions that an earlier version has saved, each with today's name:

    - a frame or piece class: ``"Dawn": "StartOfTurn"``;
    - a field of one, by today's name of the class: ``"StartOfTurn.rest": "left"``. The class may
      be a base class: then the field is renamed in every saved type that inherits from it;
    - a field of the game's state, whatever its class is called: ``"State.lax": "lacking"``.

    Such positions load, and fingerprints stay as they were if the fields keep their order. They
    are kept by state class, so games that share one must agree on them.
    """
    state: type = State
    modules: tuple[ModuleType, ...] = ()
    """The game's modules whose functions take the place of methods of this class."""
    over_rule: str = ""
    """The paragraph that ends the game: refusals of moves after its end cite it."""
    unknown_rule: str = ""
    """The paragraph on what can be done: refusals of things that are no move at all cite it."""

    def __init__(self) -> None:
        own = type(self)
        for module in self.modules:
            for name, found in vars(module).items():
                if name in _HOOKS and callable(found) and name not in vars(own):
                    setattr(own, name, staticmethod(found))
        if self.former_names:
            names = FormerNames(self.former_names, self.state, self.saved_types)
            codec.former_names[self.state] = names

    # -- beginning -------------------------------------------------------------------------

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """The position before the first answer, its frames on the stack but not yet advanced."""
        raise NotImplementedError

    def check_options(self, seats: int, options: Options) -> None:
        """What a game forbids beyond the choices of its options: raises BadOptions."""

    def complete(self, seats: int, options: Options) -> Options:
        """All options with defaults filled in. Raises BadOptions."""
        if seats not in self.facts.players:
            allowed = self.facts.players
            raise BadOptions(
                Text("bad-players", {"least": allowed[0], "most": allowed[-1], "given": seats})
            )
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            option = known.get(key)
            if option is None:
                raise BadOptions(Text("bad-option", {"option": str(key)[:40]}))
            if not option.allows(value):
                raise BadOptions(
                    Text("bad-choice", {"option": f"option-{key}", "given": str(value)[:40]})
                )
        full = {o.key: options.get(o.key, o.default) for o in self.options}
        for option in self.options:
            here = not option.players or seats in option.players
            if not here and full[option.key] != option.default:
                args: Args = {"option": f"option-{option.key}", "given": seats}
                raise BadOptions(Text("bad-option-players", args))
        self.check_options(seats, full)
        return full

    def new(
        self,
        seats: int,
        options: Options | None = None,
        rng: Rng | None = None,
        records_events: bool = False,
    ) -> State:
        """A game ready for its first answer. Raises BadOptions."""
        from .rng import new_secret

        full = self.complete(seats, options or {})
        s = self.setup(seats, full, rng if rng is not None else Rng(new_secret()))
        s.records_events = records_events
        advance(s)
        return s

    # -- what is known ---------------------------------------------------------------------

    def view(self, s: Any, seat: int | None) -> View:
        """What a seat, or a spectator (None), may see, as plain JSON; built from nothing."""
        raise NotImplementedError

    def determinise(self, s: Any, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        """A copy with everything that seat cannot know redrawn; its view and options stay the same,
        and the others are asked what the new position asks them.

        `memory` is the chance that a thing once seen and since hidden is still remembered."""
        raise NotImplementedError

    def prompt(self, s: Any, seat: int) -> Text:
        """What is asked of this seat."""
        return Text(f"prompt-{_kebab(type(s.top).__name__)}", {"seat": seat})

    def crumbs(self, s: Any, seat: int | None) -> list[Text]:
        """What led here, outermost first: the stack, as far as everybody knows it."""
        return []

    def sight(self, s: Any, seat: int | None) -> Sight:
        """The view with this seat's decisions and what they are about."""
        asked = s.pending.get(seat, []) if seat is not None else []
        offered = s.offered.get(seat, []) if seat is not None else []
        labels = (
            {m.text: self.describe(s, seat, m) for m in (*asked, *offered)}
            if seat is not None
            else {}
        )
        return Sight(
            seat=seat,
            view=self.view(s, seat),
            asked=tuple(asked),
            offered=tuple(offered),
            prompt=self.prompt(s, seat) if seat is not None and asked else None,
            crumbs=tuple(self.crumbs(s, seat)),
            labels=labels,
            waiting=tuple(sorted(s.pending)),
            over=s.over,
        )

    def sketch(self, sight: Sight, say: Say) -> str:
        """The table drawn in plain text, for the terminal and for golden games."""
        raise NotImplementedError

    def parts(self, sight: Sight, say: Say) -> dict[str, str]:
        """The table as HTML and SVG by part id. An element whose click is a move carries
        ``data-move="TEXT"``; one that is a thing somebody might try, ``data-try="TEXT"``."""
        raise NotImplementedError

    def pictures(self, say: Say) -> dict[int, str]:
        """Pictures for the rules, as SVG by chapter."""
        return {}

    def describe(self, s: Any, seat: int, move: Move) -> Text:
        """Returns a move's label, for a button or a list; by default ``move-VERB``."""
        return Text(f"move-{move.verb}", {})

    def explain(self, s: Any, seat: int, move: Move) -> Refusal | None:
        """Returns why this move is illegal now, told by what the seat may know; None if legal."""
        if move in s.moves(seat):
            return None
        if s.over:
            return Refusal(self.over_rule, Text("game-over"))
        if not self.is_move(s, move):
            return Refusal(self.unknown_rule, Text("refuse-unknown"))
        return self.why_illegal(s, seat, move)

    def is_move(self, s: Any, move: Move) -> bool:
        """Whether there is such a move in this game at all, legal or not."""
        return move in self.every_move(s)

    def why_illegal(self, s: Any, seat: int, move: Move) -> Refusal:
        """Returns why this move is not in the seat's list; only called while the game goes on."""
        raise NotImplementedError

    def every_move(self, s: Any) -> Iterable[Move]:
        """All that a seat might ever try at this table; explain() answers each."""
        raise NotImplementedError

    # -- the end ---------------------------------------------------------------------------

    def scores(self, s: Any) -> list[dict[str, int]]:
        """Each seat's points by source (``score-KEY``); the total is their sum. At any moment."""
        raise NotImplementedError

    def rank_key(self, s: Any, seat: int) -> Any:
        """Returns what the seat is ranked by, larger is better: points, then tie-breaks."""
        return sum(self.scores(s)[seat].values())

    def ranking(self, s: Any) -> list[int]:
        """Returns each seat's place, 1 the best; equal places share."""
        keys = [self.rank_key(s, seat) for seat in range(s.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def ending(self, s: Any) -> str:
        """Which of facts.endings this finished game came to."""
        raise NotImplementedError

    # -- laws and bots ---------------------------------------------------------------------

    def conserve(self, s: Any) -> None:
        """Raises AssertionError where something that never changes has changed."""

    def evaluate(self, s: Any, seat: int) -> float:
        """How good this position is for the seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def playout(self, s: Any, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
        """What a sensible player might quickly do; pick(n) gives a random number below n."""
        return moves[pick(len(moves))]

    def turn(self, s: Any) -> int:
        """Which turn of the game this is. A search compares positions where turns end, not in the
        middle of them; by default every answer is a turn."""
        ply: int = s.ply
        return ply

    # -- where time, voices and hands matter -------------------------------------------------

    def timers(self, s: Any) -> Sequence[Timer]:
        """What happens by itself if the seats concerned do nothing. Each move is legal now."""
        return ()

    def parse_speech(self, s: Any, seat: int, line: str, locale: str) -> Move | None:
        """Returns the move that a spoken or typed line means in this language, or None."""
        return None

    def impulse(
        self, position: Any, seat: int, temperament: Temperament, next_move: Move | None
    ) -> Move | None:
        """What a bot does unasked now: one of ``position.offered[seat]``, or None. `next_move` is
        what it is about to answer, where it is asked."""
        return None

    # -- saving ----------------------------------------------------------------------------

    def save(self, s: State) -> dict[str, Any]:
        return codec.save(s)

    def load(self, saved: Any, rng: Rng) -> State:
        """Raises Malformed."""
        return codec.load(self.state(0, rng), saved, rng, {k.__name__: k for k in self.saved_types})


_FIXED = {"complete", "new", "sight", "save", "load"}
_HOOKS = frozenset(
    name
    for name, found in vars(Game).items()
    if callable(found) and not name.startswith("_") and name not in _FIXED
)
"""The methods that a function of a game's module may replace."""


def refuse(rule: str, key: str, args: Args | None = None) -> Refusal:
    """Returns the refusal by this paragraph with this sentence."""
    return Refusal(rule, Text(key, args or {}))


def frames_in(*modules: Any) -> tuple[type, ...]:
    """Returns every frame class that those modules define, for Game.saved_types."""
    return tuple(
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, Frame)
        and thing.__module__ == module.__name__
    )


def _kebab(name: str) -> str:
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")
