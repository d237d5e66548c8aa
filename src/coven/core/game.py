"""Game, the object that each game registers. All other code reaches a game only through it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from html import escape
from types import ModuleType
from typing import Any, ClassVar, Protocol

from . import codec
from .former_names import FormerNames
from .frame import Frame
from .move import Move
from .play import advance
from .rng import Rng, new_secret, rng_of
from .state import Event, State

Args = dict[str, int | str]
Options = dict[str, Any]
View = dict[str, Any]


class Say(Protocol):
    """Writes sentences in the viewer's language and knows the players' names, for a game's
    drawings; `coven.text.Speaker` is one."""

    locale: str

    def say(self, text: Text | Event | str, args: Args | None = None) -> str:
        """Returns a sentence as plain text. `text`: a text, an event, or the key of a Fluent
        message, with its arguments `args`."""
        ...

    def html(self, text: Text | Event | str, args: Args | None = None) -> str:
        """Returns a sentence as HTML. `text`: a text, an event, or the key of a Fluent message,
        with its arguments `args`."""
        ...

    def name(self, seat: int) -> str:
        """Returns the name of the player at a seat."""
        ...


@dataclass(frozen=True)
class Text:
    """A sentence before translation: the key of a Fluent message, and its arguments.

    A string argument that is itself a message key is translated too; an argument whose name begins
    with `seat` is shown as that seat's player name."""

    key: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Sight:
    """Everything a seat, or a spectator (None), may know of a position.

    Screens are drawn from this and nothing else, so they show no secrets if it contains none."""

    seat: int | None
    view: View
    asked: tuple[Move, ...]
    offered: tuple[Move, ...]
    prompt: Text | None
    """The question to this seat; None if it is not asked."""
    crumbs: tuple[Text, ...]
    """What led to the question, outermost first, shown like a breadcrumb trail."""
    labels: dict[str, Text]
    """The label of every move in `asked` and `offered`, by the move's text."""
    waiting: tuple[int, ...]
    """The seats that must answer."""
    over: bool
    front: int = 0
    """The seat from whose side a spectator sees the board; it reveals nothing."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is illegal: the number of the rule that forbids it, and a sentence."""

    rule: str
    text: Text


@dataclass(frozen=True)
class Timer:
    """A move that is played for a seat when `seconds` have passed.

    It runs as long as `Game.timers` returns it. `since` is the number of answers given when it
    began, and tells it from an earlier timer with the same move."""

    seat: int
    move: Move
    seconds: float
    since: int


@dataclass(frozen=True)
class Temperament:
    """How attentive a bot is. It decides when the bot moves without being asked
    (`Game.impulse`)."""

    level: int
    """The bot's level, from 1 to 4; 0 for bots without a level."""
    seed: str

    def chance(self, key: str) -> float:
        """Returns a number from 0 up to (not including) 1, always the same for the same bot and
        `key`, any text that names what the bot might do. Compare it with a probability."""
        mark = blake2b(f"{self.seed} {key}".encode(), digest_size=6).digest()
        return int.from_bytes(mark, "big") / 2.0**48


def in_english(text: Text, game: str = "") -> str:
    """Returns the text of an exception as an English sentence with its key. `game`: the id of the
    game in whose messages the key is looked up, too; "" for Coven's own messages only."""
    said = str(text.args) if english is None else english(text, game)
    return f"{said} ({text.key})"


english: Callable[[Text, str], str] | None = None
"""Writes a text in English, with the words of the game with this id. `import coven` sets it: the
engine has no words itself."""


board_html: Callable[[State], str] | None = None
"""Draws a position for notebooks, as HTML. `import coven` sets it."""


class BadOptions(ValueError):
    """The options or the number of players are not allowed; `text` says why."""

    def __init__(self, text: Text, game: str = "") -> None:
        """`game`: the id of the game in whose messages the key of `text` is looked up, too."""
        super().__init__(text, game)
        self.text = text
        self.game = game

    def __str__(self) -> str:
        return in_english(self.text, self.game)


@dataclass(frozen=True)
class Option:
    """A setting that is chosen before a game. The Fluent message ``option-KEY`` is its name,
    ``option-KEY.about`` explains it."""

    key: str
    default: bool | int | str | list[str]
    choices: tuple[bool | int | str, ...]
    players: tuple[int, ...] = ()
    """The numbers of players for which it exists; all, if empty."""
    many: bool = False
    """Whether several choices may be taken; then the value is a list."""

    def allows(self, value: Any) -> bool:
        """Whether the value is one of the choices; if `many`, a list of different choices."""
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
    """A named set of options. The Fluent message ``variant-KEY`` is its name in the lobby; the
    conformance suite and the fuzzer play every variant."""

    key: str
    players: tuple[int, ...]
    options: Options = field(default_factory=dict)


@dataclass(frozen=True)
class Feature:
    """A named number that says something about a position for a seat, with its bounds.

    A game lists its features as ``FEATURES`` in ``features.py``, one line each, beside the function
    `Game.features`. Names are small letters and hyphens, because learned weights (``weights.toml``)
    and the reasons beside hints (Fluent ``reason-NAME``) go by them."""

    name: str
    low: float
    high: float


@dataclass(frozen=True)
class Facts:
    """What a game declares about itself, such as numbers of players, endings and longest game; the
    conformance suite checks it."""

    players: tuple[int, ...]
    """The numbers of players, the lowest first: ``(2, 3, 4)``."""
    minutes: tuple[int, int]
    """How long a game takes, at least and at most, for the lobby."""
    age: int
    """From what age people can play it, for the lobby."""
    hidden: bool
    """Whether a seat may not know all: then the game has a `Game.determinise`."""
    simultaneous: bool
    """Whether several seats are ever asked at the same time."""
    chance: bool
    """Whether random numbers are drawn, in the set-up or later."""
    most_plies: int
    """The most answers that a game of any variant takes."""
    scores: tuple[int, int]
    """The lowest and the highest possible total of a seat."""
    endings: tuple[str, ...]
    """Every value that `Game.ending` can return."""
    rules_source: str = ""
    """The edition from which the rules were taken."""


class Game:
    """The rules, texts, drawings and bot of one game. Each game's package has one instance, GAME.

    A function in one of `modules` that is named like a method of this class is used as that method,
    without `self`. So ``view.py`` has `view`, `prompt` and `describe`, ``bot.py`` has `evaluate`,
    and a game's class itself has only facts, options and variants.
    """

    id: str = ""
    """The game's name in addresses, files and commands: small letters and hyphens."""
    version: int = 1
    """The version of the rules; it grows when the same answers could lead to another position."""
    facts: Facts
    """What the game declares about itself; tests are derived from it."""
    options: tuple[Option, ...] = ()
    """The settings that can be chosen before a game. They are not part of the position: `setup`
    keeps what the rules need later in fields of the state."""
    variants: tuple[Variant, ...] = ()
    """The named sets of options that the lobby offers; at least one, for each number of players."""
    disconnect_grace: float = 0.0
    """How many seconds timers and bots wait for a player whose connection is lost."""
    saved_types: tuple[type, ...] = ()
    """Every frame class, and every other dataclass, that can be in a saved position."""
    former_names: ClassVar[dict[str, str]] = {}
    """Names in positions that an earlier version has saved, each with today's name:

    - a frame or piece class: ``"Dawn": "StartOfTurn"``;
    - a field of one, by today's name of the class: ``"StartOfTurn.rest": "left"``. The class may
      be a base class: then the field is renamed in every saved type that inherits from it;
    - a field of the game's state, whatever its class is called: ``"State.lax": "lacking"``.

    Such positions load, and fingerprints stay as they were if the fields keep their order. They
    are kept by state class, so games that share one must agree on them.
    """
    added_fields: ClassVar[dict[str, Any]] = {}
    """Fields that positions of an earlier version lack, each with the value they get when loaded,
    as `codec.encode` writes it: ``"State.rested": 0``, ``"Walk.passenger": -1``. A value that
    depends on the position is a function of the saved state: ``lambda saved: [0] *
    saved["seats"]``."""
    state: type = State
    """The game's subclass of `State`."""
    modules: tuple[ModuleType, ...] = ()
    """The game's modules whose functions are used as methods; of two modules the first counts."""
    FEATURES: ClassVar[tuple[Feature, ...]] = ()
    """What `features` returns, in that order; taken from the module in `modules` that has it."""
    EVERY: ClassVar[Sequence[Move]] = ()
    """Every move of the game, legal or not, if they are the same in all positions; taken from the
    module in `modules` that has it."""
    rule_numbers: ClassVar[Mapping[str, str | int]] = {}
    """What the rules and rulings take from the box, by the name that stands there in braces, e.g.
    ``{cost-piggyback}``: numbers or words."""
    log_titles: ClassVar[Sequence[str]] = ()
    """The keys of the events, such as ``log-round``, that begin a part of the log and are its
    title. Without them the log is divided by whose turn it was."""
    box_names: ClassVar[Mapping[str, str]] = {}
    """How players call the ids in the box (`coven.box_words`): the prefix of their Fluent messages
    by the key of components.toml at which they stand, if it is not that key itself, e.g.
    ``{"recipes": "recipe"}`` for ``recipe-void_storm``. Several prefixes are separated by spaces. A
    list of numbers has the key of the list whose ids it counts. What the name of a row says already
    has "" at its full key: ``{"portal-a": ""}``."""
    openings: ClassVar[Mapping[str, str]] = {}
    """Which first moves people compare in their statistics: by the verb of such a move, the prefix
    of the Fluent messages that name its first argument, e.g. ``{"cast": "spell"}`` for
    ``spell-croak``. The Fluent message ``openings`` is the title of the chart."""
    fewest_is_best: ClassVar[bool] = False
    """Whether of two solo or cooperative matches that were won, the one with fewer `shared_points`
    was the better one. The Fluent message ``best-result``, if there is one, says what is
    counted."""
    level_wins: tuple[float, float] | None = None
    """How often bots of level 2 beat those of level 1, and level 3 those of level 2, as ``coven
    arena`` measures it with two players. Servers rate the bots by it; None: it was not measured,
    and all levels have the rating of a new player."""
    over_rule: str = ""
    """The rule that ends the game; moves after its end are refused by this number."""
    unknown_rule: str = ""
    """The rule that lists what can be done; what is no move at all is refused by this number."""

    def __init__(self) -> None:
        own = type(self)
        for module in self.modules:
            own.FEATURES = getattr(module, "FEATURES", own.FEATURES)
            own.EVERY = getattr(module, "EVERY", own.EVERY)
            for name, found in vars(module).items():
                if name in _METHODS and callable(found) and getattr(own, name) is _METHODS[name]:
                    setattr(own, name, staticmethod(found))
        self._moves = frozenset(self.EVERY)
        types = {kind.__name__: kind for kind in self.saved_types}
        codec.saved_types[self.state] = {**codec.saved_types.get(self.state, {}), **types}
        if self.former_names or self.added_fields:
            names = FormerNames(self.former_names, self.state, self.saved_types, self.added_fields)
            codec.former_names[self.state] = names

    def __repr__(self) -> str:
        players = "/".join(map(str, self.facts.players))
        return f"<Game {self.id}: {players} players, rules {self.version}>"

    def _repr_html_(self) -> str:
        """Returns for notebooks what the game is: name, players, minutes and variants."""
        facts = self.facts
        said = [in_english(Text(key), self.id).rpartition(" (")[0] for key in ("name", "about")]
        rows = {
            "id": self.id,
            "players": ", ".join(map(str, facts.players)),
            "minutes": "–".join(map(str, facts.minutes)),
            "rules": f"version {self.version}",
            "variants": ", ".join(variant.key for variant in self.variants),
        }
        table = "".join(
            f"<tr><th>{key}</th><td>{escape(row)}</td></tr>" for key, row in rows.items()
        )
        return f"<h3>{escape(said[0])}</h3><p>{escape(said[1])}</p><table>{table}</table>"

    def __reduce__(self) -> tuple[Any, ...] | str:
        return _game_of, (type(self).__module__,)

    # -- beginning -------------------------------------------------------------------------

    def setup(self, seats: int, options: Options, rng: Rng) -> State:
        """Returns the position before the first answer, with the first frames on its stack. `seats`
        is the number of players."""
        raise NotImplementedError

    def check_options(self, seats: int, options: Options) -> None:
        """Raises BadOptions if the game forbids this combination of options and players."""

    def complete(self, seats: int, options: Options) -> Options:
        """Returns all options, with defaults for those not given; `seats` is the number of players.
        Raises BadOptions."""
        if seats not in self.facts.players:
            allowed = self.facts.players
            args: Args = {"least": allowed[0], "most": allowed[-1], "given": seats}
            raise BadOptions(Text("bad-players", args), self.id)
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            option = known.get(key)
            if option is None:
                raise BadOptions(Text("bad-option", {"option": str(key)[:40]}), self.id)
            if not option.allows(value):
                args = {"option": f"option-{key}", "given": str(value)[:40]}
                raise BadOptions(Text("bad-choice", args), self.id)
        full = {o.key: options.get(o.key, o.default) for o in self.options}
        for option in self.options:
            here = not option.players or seats in option.players
            if not here and full[option.key] != option.default:
                args = {"option": f"option-{option.key}", "given": seats}
                raise BadOptions(Text("bad-option-players", args), self.id)
        self.check_options(seats, full)
        return full

    def new(
        self,
        seats: int,
        options: Options | None = None,
        rng: Rng | None = None,
        records_events: bool = False,
        seed: int | None = None,
    ) -> State:
        """Returns a new game in which somebody is asked for the first answer. Raises BadOptions.

        It is dealt by `rng`, or by the random numbers of `seed`, or at random. With
        `records_events` the position records what happens, for the log."""
        full = self.complete(seats, options or {})
        if rng is None:
            rng = Rng(new_secret()) if seed is None else rng_of(seed)
        s = self.setup(seats, full, rng)
        s.records_events = records_events
        advance(s)
        return s

    # -- what is known ---------------------------------------------------------------------

    def view(self, s: Any, seat: int | None) -> View:
        """Returns what a seat, or a spectator (None), may see, as plain JSON data.

        Start with an empty dict and add what may be seen; do not remove secrets from a full one."""
        raise NotImplementedError

    def determinise(self, s: Any, seat: int | None, rng: Rng, memory: float = 0.0) -> State:
        """Returns a copy in which everything that the seat cannot know is drawn again at random.

        The seat's view and moves stay the same; other seats are asked what the new position asks
        them. `memory` is the probability that the seat remembers a thing that it saw before it was
        hidden. The default is right for games in which nothing is hidden."""
        if self.facts.hidden:
            raise NotImplementedError
        new: State = s.copy()
        new.rng = rng
        return new

    def prompt(self, s: Any, seat: int) -> Text:
        """Returns the question that this seat is asked; by default the Fluent message
        ``prompt-FRAME``, named after the top frame."""
        return Text(f"prompt-{_kebab(type(s.top).__name__)}", {"seat": seat})

    def crumbs(self, s: Any, seat: int | None) -> list[Text]:
        """Returns the steps that led to the present question, outermost first (a breadcrumb trail),
        as the seat, or a spectator (None), may see them."""
        return []

    def sight(self, s: Any, seat: int | None) -> Sight:
        """Returns the view of a seat, or of a spectator (None), together with its question, its
        legal moves and their labels."""
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
        """Draws a sight as plain text, for the terminal and for golden games."""
        raise NotImplementedError

    def parts(self, sight: Sight, say: Say) -> dict[str, str]:
        """Draws a sight as HTML and SVG, by the id of each part of the page.

        An element with ``data-move="TEXT"`` plays that move when it is clicked; one with
        ``data-try="TEXT"`` shows why the move is illegal. A game without this method has a default
        table (`coven.default_table`)."""
        raise NotImplementedError

    def pictures(self, say: Say) -> dict[int, str]:
        """Draws the illustrations of the rulebook as SVG, by the number of the chapter."""
        return {}

    def describe(self, s: Any, seat: int, move: Move) -> Text:
        """Returns the label of a move, for a button or a list; by default the Fluent message
        ``move-VERB``."""
        return Text(f"move-{move.verb}", {})

    def explain(self, s: Any, seat: int, move: Move) -> Refusal | None:
        """Returns why this move is illegal now; None if it is legal. The reason must not reveal
        anything that the seat may not know."""
        move = self.canonical(move)
        if move in s.moves(seat):
            return None
        if s.over:
            return Refusal(self.over_rule, Text("game-over"))
        if not self.is_move(s, move):
            return Refusal(self.unknown_rule, Text("refuse-unknown"))
        return self.why_illegal(s, seat, move)

    def canonical(self, move: Move) -> Move:
        """Returns the move in the spelling that lists of legal moves use; by default `move` itself.
        Override it if a game has moves whose arguments mean the same in any order."""
        return move

    def is_move(self, s: Any, move: Move) -> bool:
        """Whether this game has such a move at all, legal or not."""
        return move in (self._moves or self.every_move(s))

    def why_illegal(self, s: Any, seat: int, move: Move) -> Refusal:
        """Returns why this move, which is one of the game's, is not legal for the seat now. Called
        by `explain`, and only before the game is over."""
        raise NotImplementedError

    def every_move(self, s: Any) -> Iterable[Move]:
        """Returns every move that could ever be legal with the options of `s`, legal now or not; by
        default `EVERY`."""
        return self.EVERY

    # -- the end ---------------------------------------------------------------------------

    def scores(self, s: Any) -> list[dict[str, int]]:
        """Returns for each seat its points by source; the Fluent message ``score-KEY`` is the
        source's name. A seat's total is the sum. May be called at any time."""
        raise NotImplementedError

    def sources(self, s: Any, told: Sequence[Event]) -> list[dict[str, int]]:
        """Returns for each seat of a finished game its points by source, in as much detail as the
        events of the match (`told`) allow. The keys are Fluent messages that name the sources. The
        totals are those of `scores`."""
        return [{f"score-{key}": points for key, points in seat.items()} for seat in self.scores(s)]

    def shared_points(self, s: Any, seat: int) -> int:
        """Returns the number by which a seat's solo or cooperative matches are compared with each
        other; by default its points."""
        return sum(self.scores(s)[seat].values())

    def opening(self, s: Any, seat: int, moves: Iterable[Move]) -> str:
        """Returns the Fluent key of how a seat has begun a finished game, for statistics: its
        character, or the first of its `moves` that `openings` names; "" if there is none."""
        for move in moves:
            if move.verb in self.openings and move.args:
                return f"{self.openings[move.verb]}-{move.args[0]}"
        return ""

    def rank_key(self, s: Any, seat: int) -> Any:
        """Returns a value by which seats are ranked, the larger the better: the seat's points, then
        tie-breaks."""
        return sum(self.scores(s)[seat].values())

    def ranking(self, s: Any) -> list[int]:
        """Returns the place of each seat, 1 for the best. Equal seats share a place."""
        keys: list[Any]
        if type(self).rank_key is Game.rank_key:  # asks for the scores once only
            keys = [sum(points.values()) for points in self.scores(s)]
        else:
            keys = [self.rank_key(s, seat) for seat in range(s.seats)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def sides(self, s: Any) -> list[int]:
        """Returns the number of each seat's side, from 0: seats of one side win and lose together,
        so they share a place. By default every seat is a side of its own."""
        return list(range(s.seats))

    def ending(self, s: Any) -> str:
        """Returns the key of the ending of this finished game, one of `facts.endings`."""
        raise NotImplementedError

    # -- invariants and bots -----------------------------------------------------------------

    def conserve(self, s: Any) -> None:
        """Raises AssertionError if an invariant is broken: if a piece was lost, for example."""

    def evaluate(self, s: Any, seat: int) -> float:
        """Returns how good this position is for the seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def playout(self, s: Any, seat: int, moves: Sequence[Move], pick: Callable[[int], int]) -> Move:
        """Returns a sensible one of `moves`, quickly, for simulated games of a search. `pick(n)`
        returns a random number below n."""
        return moves[pick(len(moves))]

    def sensible(self, s: Any, seat: int, moves: list[Move]) -> list[Move]:
        """Returns those of `moves` that bots of any level think about, at least one. Moves that
        every player sees to be bad are left out, such as missing a win; by default none is. Called
        once for a decision, so it may take as long as a few iterations of the search."""
        return moves

    def plausible(self, s: Any, seat: int, moves: list[Move]) -> list[Move]:
        """Returns those of `moves`, at least one, that a search follows after the first move of a
        simulated game. By default all. Without it a good move that needs a second one looks bad for
        long, because the search tries the bad second moves, too. It must be quick."""
        return moves

    def turn(self, s: Any) -> int:
        """Returns the number of the current turn, so that a search can evaluate positions at the
        end of turns and not in the middle. By default every answer is a turn."""
        ply: int = s.ply
        return ply

    def features(self, s: Any, seat: int) -> list[float]:
        """Returns the numbers that FEATURES names, seen from this seat: first what is its own, then
        the other seats in turn order. For several others use their sum, their best or that of the
        next one, so that there are equally many numbers for every number of players.

        Bots call it in positions of `bots.position_for` and in what follows from them. So it may
        read whatever is there: what the seat cannot know was redrawn. It is called for every
        position that a search evaluates, so it must be quick; ``features.py`` is compiled."""
        return []

    def mode(self, s: Any) -> str:
        """Returns the name of the mode in which this game is played, if learned weights should
        differ from mode to mode (cooperative, teams …); "" by default."""
        return ""

    # -- timers, speech and moves without a question -------------------------------------------

    def timers(self, s: Any) -> Sequence[Timer]:
        """Returns the timers that run now; the move of each must be legal now."""
        return ()

    def parse_speech(self, s: Any, seat: int, line: str, locale: str) -> Move | None:
        """Returns the move that a line of chat means in this language; None if it means none."""
        return None

    def impulse(
        self, position: Any, seat: int, temperament: Temperament, next_move: Move | None
    ) -> Move | None:
        """Returns a move of ``position.offered[seat]`` that a bot plays now without being asked, or
        None. `next_move` is the answer that the bot is about to give; None if it is not asked. If
        the bot is asked, another answer may be returned instead of `next_move`."""
        return None

    def bot_seconds(self, s: Any, seat: int, move: Move) -> float:
        """Returns how many seconds a bot at this seat waits at least before it plays `move`, so
        that people have time to react. The server has a setting for all games; the longer time
        counts."""
        return 0.0

    # -- saving ----------------------------------------------------------------------------

    def save(self, s: State) -> dict[str, Any]:
        """Returns a position as JSON data, without the secret that seeds its random numbers."""
        return codec.save(s)

    def load(self, saved: Any, rng: Rng) -> State:
        """Returns a saved position, with `rng` for its random numbers. Raises Malformed."""
        return codec.load(self.state(0, rng), saved, rng, {k.__name__: k for k in self.saved_types})


def _game_of(module: str) -> Game:
    """Returns the game of a package. Unpickling a Game calls it."""
    from importlib import import_module

    found = import_module(module).GAME
    assert isinstance(found, Game)
    return found


_FIXED = {"complete", "new", "sight", "save", "load"}
_METHODS = {
    name: found
    for name, found in vars(Game).items()
    if callable(found) and not name.startswith("_") and name not in _FIXED
}
"""The methods that a function of a game's module may replace, by name."""


def refuse(rule: str, key: str, args: Args | None = None) -> Refusal:
    """Returns a refusal by the rule of this number; `key` is the Fluent message of its sentence,
    `args` are the message's arguments."""
    return Refusal(rule, Text(key, args or {}))


def frames_in(*modules: Any) -> tuple[type, ...]:
    """Returns every frame class that these modules define, for `Game.saved_types`."""
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
