"""Playing: to the end (1), by the list of legal moves (2), within the game's own laws (7)."""

from __future__ import annotations

from typing import Any

from coven.core import Illegal, Malformed, Move, fingerprint, parse, play
from coven.testkit import golden, rulebook
from coven.testkit.checking import Looking, sample, told
from coven.testkit.walk import Lineup, RandomPlayer, lineups


def plays_to_the_end(look: Looking) -> None:
    """Random play to the end for every number of players and variant: no exception, no dead end,
    within the declared length; and what the game declares of itself is so."""
    facts = look.game.facts
    for seats in facts.players:
        if seats not in [table.seats for table in lineups(look.game)]:
            look.find("found-no-variant", players=seats)
    seen = {"simultaneous": False, "chance": False}

    def play_one(table: Lineup, seed: int) -> None:
        for s, _, _ in look.walk(table, seed):
            seen["simultaneous"] |= len(s.pending) > 1
            seen["chance"] |= bool(s.drawn or s.rolled)

    look.each_game(play_one, share=2)
    for fact, declared in (("simultaneous", facts.simultaneous), ("chance", facts.chance)):
        if declared != seen[fact]:
            look.find("found-fact", fact=fact, declared=str(declared), seen=str(seen[fact]))


# -- 2 ---------------------------------------------------------------------------------------


def lists_what_is_legal(look: Looking) -> None:
    """Options are unique and parse back; an asking frame changed nothing; whatever is not listed is
    refused, and explain() says why."""
    paragraphs = set(rulebook.paragraphs(look.game))

    def examine(table: Lineup, seed: int) -> None:
        for s, _, _, player in look.some_of(table, seed):
            if not s.over:
                _asks_without_change(look, s)
            for seat in range(s.seats):
                _lists_properly(look, s, seat)
            for seat in {player.pick(s.seats), *s.pending, *s.offered}:
                _explains(look, s, seat, player, paragraphs)
            _refuses_strangers(look, s, player)

    look.each_game(examine)


def _asks_without_change(look: Looking, s: Any) -> None:
    again = s.copy()
    again.pending, again.offers_cache, again.records_events = {}, None, True
    again.stack[-1].resume(again)
    frame = type(s.top).__name__
    if fingerprint(again) != fingerprint(s) or again.events or again.rolled:
        look.find_here("found-asking-changed", frame=frame)
    elif again.pending != s.pending or again.offered != s.offered:
        look.find_here("found-asked-otherwise", frame=frame)


def _lists_properly(look: Looking, s: Any, seat: int) -> None:
    listed = s.moves(seat)
    if len({move.text for move in listed}) != len(listed):
        look.find_here("found-twice", seat=seat)
    for move in listed:
        again = parse(move.text)
        if again != move or again.args != move.args:
            look.find_here("found-unparsed", move=move.text)


def _explains(look: Looking, s: Any, seat: int, player: RandomPlayer, paragraphs: set[str]) -> None:
    """A move is legal, and played, exactly where nothing is said against it."""
    listed = set(s.moves(seat))
    every = list(look.game.every_move(s))
    for move in sorted(listed - set(every), key=str)[:1]:
        look.find_here("found-not-every", move=move.text)
    before = fingerprint(s)
    for move in [
        *listed,
        *sample(every, look.depth.positions * 10, player),
        *strange_moves(every, player),
    ]:
        refusal = look.game.explain(s, seat, move)
        if (refusal is None) != (move in listed):
            key = "found-unexplained" if refusal is None else "found-refused-legal"
            look.find_here(key, seat=seat, move=move.text)
        if refusal is not None and refusal.rule not in paragraphs:
            look.find_here("found-no-paragraph", rule=refusal.rule)
        if move not in listed and _plays(s, seat, move):
            look.find_here("found-unlisted-played", seat=seat, move=move.text)
            return
    if fingerprint(s) != before:
        look.find_here("found-refusal-changed", seat=seat)


def _refuses_strangers(look: Looking, s: Any, player: RandomPlayer) -> None:
    """Whoever is not at the table can do nothing, and a text that is no move is none."""
    every = list(look.game.every_move(s))
    for move in sample(every, 4, player):
        for seat in (-1, s.seats, s.seats + 7):
            if _plays(s, seat, move):
                look.find_here("found-unlisted-played", seat=seat, move=move.text)
                return
        cut = player.pick(len(move.text) + 1)
        with_break = move.text[:cut] + "\n" + move.text[cut:]
        for broken in (with_break, move.text + " ", " " + move.text, move.text + " 01", "", "7"):
            try:
                parse(broken)
            except Malformed:
                continue
            look.find_here("found-parsed", move=repr(broken))


def _plays(s: Any, seat: int, move: Move) -> bool:
    try:
        play(s, seat, move)
    except Illegal:
        return False
    return True


def strange_moves(every: list[Move], player: RandomPlayer) -> list[Move]:
    """Moves nobody would offer: verbs of the game with other, fewer and more arguments."""
    made = [parse("no-such-verb"), parse("no-such-verb 1 x")]
    for move in sample(every, 6, player):
        args = [str(arg) for arg in move.args]
        if args:
            i = player.pick(len(args))
            for value in ("-1", "999999", "nobody", str(player.pick(40))):
                made.append(parse(" ".join([move.verb, *args[:i], value, *args[i + 1 :]])))
            made.append(parse(" ".join([move.verb, *args[:-1]])))
        made.append(parse(" ".join([move.verb, *args, "3"])))
    return made


# -- 7 ---------------------------------------------------------------------------------------


def keeps_its_laws(look: Looking) -> None:
    """What never changes does not change, scores stay within their bounds, every way to end
    occurs, here or in a golden game."""
    endings = golden.endings(look.game)

    def watch(table: Lineup, seed: int) -> None:
        for s, _, _ in look.walk(table, seed):
            _conserves(look, s)
            if s.over:
                endings.add(_ends_properly(look, s))

    look.each_game(watch)
    for ending in look.game.facts.endings:
        if ending not in endings:
            look.find("found-no-ending", ending=ending)


def _conserves(look: Looking, s: Any) -> None:
    try:
        look.game.conserve(s)
    except AssertionError as e:
        look.find_here("found-not-conserved", error=told(e))
    least, most = look.game.facts.scores
    totals = [sum(points.values()) for points in look.game.scores(s)]
    if len(totals) != s.seats or not all(least <= total <= most for total in totals):
        look.find_here("found-score", scores=str(totals))


def _ends_properly(look: Looking, s: Any) -> str:
    ending, places = look.game.ending(s), look.game.ranking(s)
    if ending not in look.game.facts.endings:
        look.find_here("found-unknown-ending", ending=ending)
    # Playing alone or together, all can lose to the game itself: then nobody is first.
    if len(places) != s.seats or min(places) not in (1, 2) or max(places) > s.seats + 1:
        look.find_here("found-ranking", places=str(places))
    return ending
