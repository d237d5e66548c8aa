"""Checks of play: games end (1), legal moves (2), invariants, scores and endings (7)."""

from __future__ import annotations

from importlib import resources
from typing import Any

from coven import games
from coven.core import Illegal, Malformed, Move, fingerprint, parse, play
from coven.testkit import golden, rulebook
from coven.testkit.checking import Check, error_line, sample
from coven.testkit.walk import Lineup, RandomPlayer, lineups


def check_games_end(check: Check) -> None:
    """Check 1: random games of every lineup end without an exception or a dead end, within the
    declared length, and match the facts that the game declares."""
    facts = check.game.facts
    for seats in facts.players:
        if seats not in [lineup.seats for lineup in lineups(check.game)]:
            check.report("found-no-variant", players=seats)
    seen = {"simultaneous": False, "chance": False}

    def play_one(lineup: Lineup, seed: int) -> None:
        for s, _, _ in check.walk(lineup, seed):
            seen["simultaneous"] |= len(s.pending) > 1
            seen["chance"] |= bool(s.drawn or s.rolled)

    check.each_game(play_one, share=2)
    for fact, declared in (("simultaneous", facts.simultaneous), ("chance", facts.chance)):
        if declared != seen[fact]:
            check.report("found-fact", fact=fact, declared=str(declared), seen=str(seen[fact]))


# -- 2 ---------------------------------------------------------------------------------------


def check_legal_moves(check: Check) -> None:
    """Check 2: moves are unique and can be parsed, asking changes nothing, and a move that is not
    listed is refused with an explanation."""
    paragraphs = set(rulebook.citable(check.game))

    def examine(lineup: Lineup, seed: int) -> None:
        for s, _, _, player in check.sample_positions(lineup, seed):
            if not s.over:
                _check_asking_changes_nothing(check, s)
            for seat in range(s.seats):
                _check_move_list(check, s, seat)
            for seat in {player.pick(s.seats), *s.pending, *s.offered}:
                _check_explanations(check, s, seat, player, paragraphs)
            _check_bad_seats_and_texts(check, s, player)

    check.each_game(examine)


def _check_asking_changes_nothing(check: Check, s: Any) -> None:
    """Checks that the top frame asks the same again and changes nothing by asking."""
    again = s.copy()
    again.pending, again.offers_cache, again.records_events = {}, None, True
    again.stack[-1].resume(again)
    frame = type(s.top).__name__
    if fingerprint(again) != fingerprint(s) or again.events or again.rolled:
        check.report_here("found-asking-changed", frame=frame)
    elif again.pending != s.pending or again.offered != s.offered:
        check.report_here("found-asked-otherwise", frame=frame)


def _check_move_list(check: Check, s: Any, seat: int) -> None:
    """Checks that the seat's moves are unique and that their texts can be parsed."""
    listed = s.moves(seat)
    if len({move.text for move in listed}) != len(listed):
        check.report_here("found-twice", seat=seat)
    for move in listed:
        again = parse(move.text)
        if again != move or again.args != move.args:
            check.report_here("found-unparsed", move=move.text)


def _check_explanations(
    check: Check, s: Any, seat: int, player: RandomPlayer, paragraphs: set[str]
) -> None:
    """Checks that `explain` returns None exactly for legal moves, that other moves are refused, and
    that each refusal cites one of `paragraphs`, the numbers of the rules."""
    listed = set(s.moves(seat))
    every = list(check.game.every_move(s))
    for move in sorted(listed - set(every), key=str)[:1]:
        check.report_here("found-not-every", move=move.text)
    before = fingerprint(s)
    for move in [
        *listed,
        *sample(every, check.depth.positions * 10, player),
        *strange_moves(every, player),
    ]:
        refusal = check.game.explain(s, seat, move)
        if (refusal is None) != (move in listed):
            key = "found-unexplained" if refusal is None else "found-refused-legal"
            check.report_here(key, seat=seat, move=move.text)
        if refusal is not None and refusal.rule not in paragraphs:
            check.report_here("found-no-paragraph", rule=refusal.rule)
        if move not in listed and _is_accepted(s, seat, move):
            check.report_here("found-unlisted-played", seat=seat, move=move.text)
            return
    if fingerprint(s) != before:
        check.report_here("found-refusal-changed", seat=seat)


def _check_bad_seats_and_texts(check: Check, s: Any, player: RandomPlayer) -> None:
    """Checks that seats which do not exist cannot move, and that broken texts do not parse."""
    every = list(check.game.every_move(s))
    for move in sample(every, 4, player):
        for seat in (-1, s.seats, s.seats + 7):
            if _is_accepted(s, seat, move):
                check.report_here("found-unlisted-played", seat=seat, move=move.text)
                return
        cut = player.pick(len(move.text) + 1)
        with_break = move.text[:cut] + "\n" + move.text[cut:]
        for broken in (with_break, move.text + " ", " " + move.text, move.text + " 01", "", "7"):
            try:
                parse(broken)
            except Malformed:
                continue
            check.report_here("found-parsed", move=repr(broken))


def _is_accepted(s: Any, seat: int, move: Move) -> bool:
    """Whether `play` accepts the move; if so, the position has changed."""
    try:
        play(s, seat, move)
    except Illegal:
        return False
    return True


def strange_moves(every: list[Move], player: RandomPlayer) -> list[Move]:
    """Returns moves that cannot be legal: unknown verbs, and verbs of the game with other, fewer or
    more arguments."""
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


MORE_GAMES = 40
"""How many more random games are played in search of an ending that has not occurred yet."""


def check_invariants_and_endings(check: Check) -> None:
    """Check 7: invariants hold, scores and features stay within their bounds, and every ending
    occurs in a random or golden game."""
    endings = golden.endings(check.game)
    _check_features_are_used(check)

    def watch(lineup: Lineup, seed: int) -> None:
        player = RandomPlayer(check.game, seed)
        for s, _, _ in check.walk(lineup, seed):
            _check_invariants_and_scores(check, s)
            if not s.over and player.chance(check.depth.share(lineup)):
                _check_features(check, s, player)
            if s.over:
                endings.add(_check_ending(check, s))

    check.each_game(watch)
    missing = set(check.game.facts.endings) - endings
    for seed in range(MORE_GAMES if missing else 0):
        lineup = check.lineups()[seed % len(check.lineups())]
        with check.catching():
            watch(lineup, check.number * 1000 + 500 + seed)
        if not missing - endings:
            break
    for ending in check.game.facts.endings:
        if ending not in endings:
            check.report("found-no-ending", ending=ending)


def _check_invariants_and_scores(check: Check, s: Any) -> None:
    """Checks the game's invariants and the bounds of the scores in one position."""
    try:
        check.game.conserve(s)
    except AssertionError as e:
        check.report_here("found-not-conserved", error=error_line(e))
    least, most = check.game.facts.scores
    totals = [sum(points.values()) for points in check.game.scores(s)]
    if len(totals) != s.seats or not all(least <= total <= most for total in totals):
        check.report_here("found-score", scores=str(totals))


def _check_features_are_used(check: Check) -> None:
    """Checks that the game's features.py, if there is one, is among its modules."""
    file = resources.files(games.package_of(check.game.id)).joinpath("features.py")
    if file.is_file() and not check.game.FEATURES:
        check.report("found-no-features")


def _check_features(check: Check, s: Any, player: RandomPlayer) -> None:
    """Checks that the features of a seat are as many as are declared and within their bounds, in
    the position as the seat knows it."""
    declared = check.game.FEATURES
    if not declared:
        return
    seat = player.pick(s.seats)
    values = check.game.features(check.determinised(s, seat, player), seat)
    if len(values) != len(declared):
        check.report_here("found-features", count=len(values), names=len(declared))
        return
    for feature, value in zip(declared, values, strict=True):
        if not feature.low - SLACK <= value <= feature.high + SLACK:
            check.report_here(
                "found-feature",
                name=feature.name,
                seat=seat,
                value=f"{value:g}",
                low=f"{feature.low:g}",
                high=f"{feature.high:g}",
            )


SLACK = 1e-6
"""Rounding errors by which a feature may leave its bounds."""


def _check_ending(check: Check, s: Any) -> str:
    """Checks the ending and the ranking of a finished game; returns the ending."""
    ending, places = check.game.ending(s), check.game.ranking(s)
    if ending not in check.game.facts.endings:
        check.report_here("found-unknown-ending", ending=ending)
    # If all play alone or together against the game, all can lose: then nobody is first.
    if len(places) != s.seats or min(places) not in (1, 2) or max(places) > s.seats + 1:
        check.report_here("found-ranking", places=str(places))
    if len(set(zip(check.game.sides(s), places, strict=True))) != len(set(check.game.sides(s))):
        check.report_here("found-ranking", places=str(places))  # a side shares its place
    return ending
