"""OpenSpiel's own tests of the adapter, and its algorithms on two games."""

from __future__ import annotations

import pickle
import unittest
from typing import Any

import numpy as np
import pytest

from coven import games

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr  # noqa: E402

from coven.envs import openspiel  # noqa: E402

GAMES = games.ids()
TWO = ("noughts-and-crosses", "whirling-witchcraft")


def load(id: str) -> Any:
    return pyspiel.load_game(f"coven_{id.replace('-', '_')}")


def play(state: Any, rng: np.random.RandomState, plies: int) -> None:
    """Plays random actions and outcomes until players have made `plies` actions."""
    while plies and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(
                state.chance_outcomes()[rng.randint(state.legal_actions()[-1] + 1)][0]
            )
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            plies -= 1


@pytest.mark.parametrize(
    "id", [*TWO, *(pytest.param(id, marks=pytest.mark.slow) for id in GAMES if id not in TWO)]
)
def test_openspiel_s_simulation_passes(id: str) -> None:
    """L5: OpenSpiel's own `random_sim_test` passes with a random game."""
    pyspiel.random_sim_test(load(id), num_sims=1, serialize=id == TWO[0], verbose=False)


@pytest.mark.parametrize("id", ["witchstone", pytest.param("voodoo", marks=pytest.mark.slow)])
def test_openspiel_s_tests_of_its_interface_pass(id: str) -> None:
    """L5: OpenSpiel's own tests of its API pass with all that they check."""
    game = {"game": load(id), "game_name": id}
    cases = type("Cases", (api_test.EnforceAPIOnPartialTreeBase,), game)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(cases).run(result)
    assert result.testsRun >= 5
    assert result.failures + result.errors == []


@pytest.mark.parametrize("id", TWO)
def test_openspiel_s_mcts_chooses_a_legal_action(id: str) -> None:
    game = load(id)
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    play(state, rng, 1)
    bot = mcts.MCTSBot(game, 2, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_openspiel_s_mcts_finds_the_winning_line() -> None:
    game = load("noughts-and-crosses")
    state = game.new_initial_state()
    for action in (0, 3, 1, 4):
        state.apply_action(action)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 60, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert state.action_to_string(bot.step(state)) == "mark 2"


@pytest.mark.parametrize("id", TWO)
def test_openspiel_s_monte_carlo_cfr_learns_information_states(id: str) -> None:
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(id))
    solver.iteration()
    assert len(solver._infostates) > 4


def test_dice_and_shuffles_are_chance_nodes_with_equally_likely_outcomes() -> None:
    state = load("wandering-towers").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert [outcome for outcome, _ in outcomes] == list(range(len(outcomes)))
    assert {chance for _, chance in outcomes} == {1 / len(outcomes)}


@pytest.mark.parametrize("n", [1, 2, 6, 36, 7776, 1000, 97])
def test_a_large_number_of_outcomes_is_divided(n: int) -> None:
    factors = openspiel.factors(n)
    assert int(np.prod(factors, dtype=int)) == n
    assert all(sides <= openspiel.MOST_SIDES or factors == (n,) for sides in factors)


def test_players_who_choose_at_once_do_not_learn_what_the_others_have_chosen() -> None:
    state = load("whirling-witchcraft").new_initial_state()
    rng = np.random.RandomState(3)
    while not (state.current_player() == 0 and len(state.legal_actions()) > 1):
        play(state, rng, 1)
        while state.is_chance_node():
            state.apply_action(0)
    children = [state.child(action) for action in state.legal_actions()[:2]]
    assert {child.current_player() for child in children} <= {0, 1}
    assert len({child.information_state_string(1) for child in children}) == 1
    assert len({child.information_state_string(0) for child in children}) == 2


def test_a_player_remembers_what_it_has_done() -> None:
    """A position that is reached in two ways has two information states, but one observation."""
    game = load("noughts-and-crosses")
    states = [game.new_initial_state(), game.new_initial_state()]
    for state, actions in zip(states, ((0, 3, 1), (1, 3, 0)), strict=True):
        for action in actions:
            state.apply_action(action)
    assert len({state.observation_string(0) for state in states}) == 1
    assert len({state.information_state_string(0) for state in states}) == 2


def test_a_clone_and_a_pickled_state_go_on_by_themselves() -> None:
    state = load("noughts-and-crosses").new_initial_state()
    state.apply_action(4)
    clone, pickled = state.clone(), pickle.loads(pickle.dumps(state))
    state.apply_action(0)
    assert 0 in clone.legal_actions()
    assert str(clone) == str(pickled)
    assert pickled.legal_actions() == clone.legal_actions()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("coven_whirling_witchcraft(players=3,threshold=7)")
    assert game.num_players() == 3
    assert game.new_initial_state().get_game().get_parameters()["threshold"] == 7
