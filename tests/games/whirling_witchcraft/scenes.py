"""Positions for the tests of Whirling Witchcraft, written in words.

>>> board = Board(2, bench={0: "mandrake toad mushroom*2"}, recipes={0: "moon_elixir fear_charm~"})
>>> board.bench(0), board.recipes(0)
('mandrake mushroom*2 toad', 'moon_elixir fear_charm~')
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.games import game
from coven.games.whirling_witchcraft.components import (
    CHARACTER_OF,
    RECIPE_OF,
    RECIPES,
    TYPE_OF,
    TYPES,
)
from coven.games.whirling_witchcraft.rules.rounds import BEGIN_ROUND, BREW, PASS_ON, STUDY, Round
from coven.games.whirling_witchcraft.state import counts_of, hand_limit, pile_of
from coven.testkit.scenario import Scene

GAME = game("whirling-witchcraft")
STAGES = {"begin": BEGIN_ROUND, "study": STUDY, "brew": BREW, "pass": PASS_ON}


def pile(words: str) -> int:
    """Returns the pile that words like ``"heart mandrake*2"`` mean."""
    counts = [0] * len(TYPES)
    for word in words.split():
        name, _, number = word.partition("*")
        counts[TYPE_OF[name]] += int(number or 1)
    return pile_of(counts)


def in_words(found: int) -> str:
    """Returns the pile `found` in the words that `pile` reads."""
    return " ".join(
        name if n == 1 else f"{name}*{n}"
        for name, n in zip(TYPES, counts_of(found), strict=True)
        if n
    )


def lay(players: int, options: dict[str, Any], seed: int, scene: dict[str, Any]) -> Board:
    """Returns the position of a question of the exam: `scene` are the arguments of `Board`, with
    seats as strings."""
    by_seat: dict[str, Any] = {
        key: {
            int(seat): tuple(value) if isinstance(value, list) else value
            for seat, value in found.items()
        }
        for key, found in scene.items()
        if isinstance(found, dict)
    }
    return Board(players, seed=seed, **{**scene, **by_seat}, **options)


class Board(Scene):
    """A position at the beginning of a stage of a round."""

    def __init__(
        self,
        seats: int = 2,
        *,
        characters: str = "",
        bench: Mapping[int, str] | None = None,
        circle: Mapping[int, str] | None = None,
        cauldron: Mapping[int, str] | None = None,
        recipes: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        tokens: Mapping[int, tuple[int, int, int]] | None = None,
        grimoire: Mapping[int, str] | None = None,
        top: str = "",
        deck: str | None = None,
        stage: str = "study",
        seed: int = 0,
        **options: Any,
    ) -> None:
        """Sets up the position; mappings are by seat. `characters` are in the order of seats, the
        others are Initiates. A recipe turned round is written ``key~``. `top` are the next cards
        of the deck; `deck` is the whole deck, and all other cards are out of the game."""
        super().__init__(GAME, seats, options, seed)
        s = self.state
        for seat, key in enumerate(characters.split()):
            s.character[seat] = CHARACTER_OF[key]
            s.character_gone[seat] = False
        for seat in range(seats):
            s.bench[seat] = pile((bench or {}).get(seat, ""))
            s.circle[seat] = pile((circle or {}).get(seat, ""))
            s.cauldron[seat] = pile((cauldron or {}).get(seat, ""))
            s.tokens[seat] = (tokens or {}).get(seat, (0, 0, 0))
            named = (grimoire or {}).get(seat, "").split()
            s.grimoire[seat] = sum(1 << TYPE_OF[name] for name in named)
        s.round = 1 if stage != "begin" else 0
        self._deal(recipes or {}, hands or {}, top, deck)
        self.settle(Round(STAGES[stage]))

    def _deal(
        self,
        recipes: Mapping[int, str],
        hands: Mapping[int, str],
        top: str,
        deck: str | None,
    ) -> None:
        s = self.state
        box = list(range(len(RECIPES)))

        def taken(cards: str) -> list[int]:
            numbers = [RECIPE_OF[card.rstrip("~")] for card in cards.split()]
            for number in numbers:
                box.remove(number)
            return numbers

        for seat in range(s.seats):
            cards = recipes.get(seat, "")
            numbers = taken(cards)
            s.recipes[seat] = tuple(
                2 * number + word.endswith("~")
                for number, word in zip(numbers, cards.split(), strict=True)
            )
            s.initiative[seat] = RECIPES[numbers[-1]].initiative if numbers else 0
        given = {seat: taken(cards) for seat, cards in hands.items()}
        drawn_next = taken(top if deck is None else deck)
        for seat in range(s.seats):
            if seat not in given:
                limit = 0 if deck is not None else hand_limit(s, seat)
                given[seat] = box[:limit]
                del box[:limit]
            s.hands[seat] = tuple(sorted(given[seat]))
            s.seen[seat] = sum(1 << card for card in given[seat])
        s.deck = [*(box if deck is None else []), *drawn_next[::-1]]
        s.deck_size = len(s.deck)
        s.discard = []

    # -- looking ---------------------------------------------------------------------------------

    def bench(self, seat: int) -> str:
        return in_words(self.state.bench[seat])

    def circle(self, seat: int) -> str:
        return in_words(self.state.circle[seat])

    def cauldron(self, seat: int) -> str:
        return in_words(self.state.cauldron[seat])

    def brew(self, seat: int) -> str:
        """Returns what the seat's plan has put on output slots."""
        return in_words(self.state.top.plans[seat].pool)

    def planned(self, seat: int) -> str:
        """Returns what the seat's plan leaves on the workbench."""
        return in_words(self.state.top.plans[seat].bench)

    def recipes(self, seat: int) -> str:
        return " ".join(
            RECIPES[code >> 1].key + "~" * (code & 1) for code in self.state.recipes[seat]
        )

    def hand(self, seat: int) -> str:
        return " ".join(RECIPES[card].key for card in self.state.hands[seat])

    def tokens(self, seat: int) -> tuple[int, ...]:
        tokens: tuple[int, ...] = self.state.tokens[seat]
        return tokens

    @property
    def stage(self) -> str:
        stage: str = self.sees(None)["stage"]
        return stage

    def light(self, seat: int) -> str:
        light: str = self.sees(None)["players"][seat]["light"]
        return light

    # -- playing ---------------------------------------------------------------------------------

    def study(self, *cards: str) -> None:
        """Makes every seat play a recipe: the one of `cards` at its place, or the first of its
        hand."""
        for seat in range(self.state.seats):
            if seat in self.state.pending and self.stage == "study":
                card = cards[seat] if seat < len(cards) else self.hand(seat).split()[0]
                self.play(seat, f"play {card.rstrip('~')}" + " turned" * card.endswith("~"))

    def skip_effects(self) -> None:
        """Makes everybody skip their arcana effects."""
        while self.stage == "arcana":
            self.play(next(iter(self.state.pending)), "skip")

    def finish(self) -> None:
        """Makes everybody finish brewing who has not."""
        now = self.state.round
        while self.stage == "brewing" and self.state.round == now:
            seat = next(iter(self.state.pending))
            self.play(seat, "finish")

    def quiet_round(self, *cards: str) -> None:
        """Plays a round in which everybody plays a recipe and does nothing else. `cards`: the
        recipes by seat; seats for which there is none play the first of their hand. A `~` at the
        end turns the recipe round."""
        self.study(*cards)
        self.skip_effects()
        self.finish()
