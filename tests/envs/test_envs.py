"""PettingZoo's and Gymnasium's own tests for every game, and what observations may contain."""

from __future__ import annotations

import warnings
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from coven import envs, games
from coven.bots import RandomBot
from coven.core import State
from coven.envs.png import pixels

GAMES = games.ids()


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_s_api_test_passes(id: str) -> None:
    api_test(envs.aec(id), num_cycles=60)


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_s_seed_test_passes(id: str) -> None:
    seed_test(lambda: envs.aec(id), num_cycles=40)


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_s_parallel_tests_pass(id: str) -> None:
    """L2: PettingZoo's own tests pass with the environment as it is; no action is replaced by a
    legal one."""
    parallel_api_test(envs.parallel(id), num_cycles=60)
    parallel_seed_test(lambda: envs.parallel(id), num_cycles=40)


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium_s_check_passes_against_a_bot(id: str) -> None:
    """L5: an environment for one seat against a bot passes Gymnasium's `check_env`."""
    check_env(envs.single(id, "greedy", render_mode="ansi"))


@pytest.mark.parametrize("id", GAMES)
def test_random_actions_under_the_mask_end_every_game_within_max_steps(id: str) -> None:
    """L1, L2: drawing actions from the mask only, every game ends before it is truncated, and all
    seats get a reward."""
    env = envs.aec(id, games.game(id).facts.players[-1])
    env.reset(seed=5)
    rng = np.random.default_rng(3)
    rewards = {}
    for agent in env.agent_iter(max_iter=env.board.max_steps + 20):
        observation, reward, terminated, truncated, info = env.last()
        assert not truncated
        if terminated:
            rewards[agent] = reward
            env.step(None)
            continue
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"])
        if env.board.steps % 20 == 0:
            assert {env.board.moves[n].text for n in legal} == set(info["moves"])
            assert env.observation_space(agent).contains(observation)
        env.step(int(rng.choice(legal)))
    assert set(rewards) == set(env.possible_agents)
    assert all(-1.0 <= reward <= 1.0 for reward in rewards.values())


def test_a_policy_that_takes_everything_back_meets_no_offers_unless_it_asks_for_them() -> None:
    """L1: by default the mask has no moves that take answers back; with `offers` it has, and
    `max_steps` truncates a game of nothing else."""
    for offers in (False, True):
        env = envs.aec("whirling-witchcraft", offers=offers, max_steps=300)
        env.reset(seed=1)
        taken_back = 0
        while not any([*env.terminations.values(), *env.truncations.values()]):
            info = env.infos[env.agent_selection]
            assert ("take-back" in info["offers"]) == ("take-back" in info["moves"])
            back = "take-back" in info["moves"]
            taken_back += back
            env.step(env.board.numbers["take-back" if back else info["moves"][0]])
        assert bool(taken_back) == offers
        assert all(env.truncations.values()) == offers
        assert set(env.rewards.values()) == {0.0} or not offers


@pytest.mark.parametrize("id", GAMES)
def test_an_observation_says_who_looks_and_has_a_name_and_bounds_for_each_number(id: str) -> None:
    """L3, L4: an observation has as many numbers as there are names, and says which seat looks and
    whether it is asked."""
    env = envs.aec(id, games.game(id).facts.players[-1])
    names = env.observation_names()
    assert len(set(names)) == len(names)
    env.reset(seed=2)
    for seat, agent in enumerate(env.agents):
        observation = env.observe(agent)["observation"]
        assert observation.shape == (len(names),)
        flags = dict(zip(names, observation, strict=True))
        assert [flags[f"seat-{other}"] for other in range(env.board.seats)] == [
            float(other == seat) for other in range(env.board.seats)
        ]
        assert flags["asked"] == (seat in env.board.state.pending)


def test_a_position_turned_round_looks_the_same_from_the_other_seat() -> None:
    """L3: each seat observes the position from its own side: a mark in the centre is 1.0 for the
    seat that made it and -1.0 for the other. So both seats can share weights."""
    env = envs.aec("noughts-and-crosses")
    env.reset(seed=1)
    env.step(4)
    centre = env.observation_names().index("centre")
    assert env.observe("seat_0")["observation"][centre] == 1.0
    assert env.observe("seat_1")["observation"][centre] == -1.0


@pytest.mark.parametrize("id", [id for id in GAMES if games.game(id).facts.hidden])
def test_an_observation_is_computed_from_a_redrawn_position(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """L4: features, value and points of an observation are asked about a redrawn position only,
    which has another secret than the real one."""
    env = envs.aec(id)
    game = env.board.game
    env.reset(seed=1)
    redrawn: list[State] = []
    determinise: Callable[..., State] = game.determinise

    def remember(*args: Any) -> State:
        redrawn.append(determinise(*args))
        return redrawn[-1]

    def only_redrawn(name: str) -> Callable[..., Any]:
        real: Callable[..., Any] = getattr(game, name)

        def ask(s: State, *args: Any) -> Any:
            assert s is redrawn[-1]
            return real(s, *args)

        return ask

    monkeypatch.setattr(type(game), "determinise", staticmethod(remember))
    for name in ("features", "evaluate", "scores"):
        monkeypatch.setattr(type(game), name, staticmethod(only_redrawn(name)))
    env.observe("seat_0")
    assert len(redrawn) == 1
    assert redrawn[0].rng.secret != env.board.state.rng.secret


def test_a_game_without_features_has_its_value_and_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """L4: the observation of a game that declares no features has its value and everybody's
    points."""
    game = games.game("witchstone")
    monkeypatch.setattr(type(game), "FEATURES", ())
    env = envs.aec("witchstone", 3)
    assert env.observation_names()[-4:] == [
        "value",
        "points-own",
        "points-next-1",
        "points-next-2",
    ]
    env.reset(seed=1)
    assert env.observation_space("seat_1").contains(env.observe("seat_1"))


def test_observations_depend_on_seed_position_and_seat_only() -> None:
    env, again = envs.aec("wandering-towers", 3), envs.aec("wandering-towers", 3)
    env.reset(seed=4)
    again.reset(seed=4)
    for agent in ("seat_1", "seat_2", "seat_0"):
        again.observe(agent)
    for agent in env.agents:
        assert np.array_equal(
            env.observe(agent)["observation"], again.observe(agent)["observation"]
        )


def test_an_illegal_action_ends_the_episode_in_the_same_way_everywhere() -> None:
    """L21: in each kind of environment an illegal action ends the episode, costs its seat 1, and
    `info` says why it is illegal."""
    why = "seat 1: Cell 5 is already marked. (rule 2.1)"
    turns = envs.aec("noughts-and-crosses")
    turns.reset(seed=1)
    turns.step(4)
    turns.step(4)
    assert turns.terminations == {"seat_0": True, "seat_1": True}
    assert turns.rewards == {"seat_0": 0.0, "seat_1": -1.0}
    assert turns.infos["seat_1"]["illegal"] == why

    together = envs.parallel("noughts-and-crosses")
    together.reset(seed=1)
    together.step({"seat_0": 4, "seat_1": together.wait})
    _, rewards, terminations, _, infos = together.step({"seat_0": together.wait, "seat_1": 4})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0}
    assert terminations == {"seat_0": True, "seat_1": True}
    assert infos["seat_1"]["illegal"] == why
    assert together.agents == []

    alone = envs.single("noughts-and-crosses", FirstCell(turns.board.game), seat=1)
    alone.reset(seed=1)
    _, reward, terminated, truncated, info = alone.step(0)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"] == "seat 1: Cell 1 is already marked. (rule 2.1)"


class FirstCell(RandomBot):
    """Marks the first empty cell."""

    def choose(self, position: State, seat: int) -> Any:
        return position.pending[seat][0]


def test_a_seat_that_waits_although_it_is_asked_ends_the_episode() -> None:
    """L21: for a seat that is asked, waiting is an illegal action."""
    env = envs.parallel("noughts-and-crosses")
    env.reset(seed=1)
    *_, infos = env.step({"seat_0": env.wait, "seat_1": env.wait})
    assert infos["seat_0"]["illegal"].startswith("seat 0: 9 is not the number of a move")


def test_a_seat_that_is_not_asked_may_not_take_back_even_with_offers() -> None:
    """L1, L21: taking a step back is refused to a seat that is not asked, although the game would
    allow it; the info names no rule, because none forbids it."""
    board = envs.Board("whirling-witchcraft", offers=True)
    board.begin(1)
    while 0 in board.state.pending:
        board.act(0, board.numbers[board.state.pending[0][0].text])
    assert "take-back" in [move.text for move in board.state.offered[0]]
    board.act(0, board.numbers["take-back"])
    assert board.illegal == "seat 0: 'take-back' is not asked now"


def test_without_a_mask_only_legal_actions_are_sampled() -> None:
    env = envs.parallel("witchstone")
    env.reset(seed=1)
    for _ in range(30):
        actions = {agent: env.action_space(agent).sample() for agent in env.agents}
        *_, infos = env.step(actions)
        assert not any("illegal" in info for info in infos.values())


def test_the_agent_s_seat_changes_and_every_other_seat_has_a_bot() -> None:
    """L5: the agent of a Gymnasium environment gets another seat in each episode, and bots answer
    for the other seats."""
    env = envs.single("wandering-towers", ["random", "greedy"], seats=3)
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert set(env.bots) == {0, 1, 2} - {env.seat}
        assert type(env.bots[(env.seat + 1) % 3]) is RandomBot
        assert env.seat in env.board.state.pending
    assert seats == {0, 1, 2}
    with pytest.raises(ValueError, match="there are 2 opponents, not 1"):
        envs.single("wandering-towers", ["random"], seats=3)


def test_render_draws_the_position_as_text() -> None:
    """L5: `render_mode="ansi"` draws the marks; an unknown mode raises ValueError."""
    env = envs.aec("noughts-and-crosses", render_mode="ansi")
    env.reset(seed=1)
    env.step(4)
    assert "X" in str(env.render())
    with pytest.raises(ValueError, match="there are ansi"):
        envs.aec("noughts-and-crosses", render_mode="hologram")


def test_render_draws_the_board_as_a_page_and_as_svg() -> None:
    """L5: render modes "html" and "svg" return a whole page and a whole SVG."""
    for mode, start in (("html", "<!doctype html>"), ("svg", "<svg")):
        env = envs.parallel("wandering-towers", render_mode=mode)
        env.reset(seed=1)
        assert str(env.render()).startswith(start)


@pytest.mark.slow
def test_render_draws_the_board_as_an_array() -> None:
    """L5: `render_mode="rgb_array"` returns the page's picture of the board as an array of pixels,
    in the page's colours."""
    env = envs.single("noughts-and-crosses", render_mode="rgb_array")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, np.ndarray)
    assert drawn.shape == (660, 1120, 3)
    assert drawn.dtype == np.uint8
    assert 10 < drawn.std() < 100


def test_pictures_with_every_png_filter_are_read() -> None:
    random = np.random.default_rng(1)
    wanted = random.integers(0, 256, (5, 4, 3)).astype(np.uint8)
    rows = b"".join(_filtered(kind, wanted, kind) for kind in range(5))
    head = (4).to_bytes(4, "big") + (5).to_bytes(4, "big") + bytes([8, 2, 0, 0, 0])
    picture = b"\x89PNG\r\n\x1a\n"
    for kind, data in ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")):
        picture += len(data).to_bytes(4, "big") + kind + data + bytes(4)
    assert (pixels(picture) == wanted).all()
    with pytest.raises(ValueError, match="not a PNG"):
        pixels(bytes(40))


def _filtered(kind: int, image: Any, y: int) -> bytes:
    """Returns row `y` of an image as a PNG filter of this kind writes it, each byte after
    another."""
    line = bytearray([kind])
    for x in range(image.shape[1]):
        for c in range(3):
            left = int(image[y, x - 1, c]) if x else 0
            above = int(image[y - 1, x, c]) if y else 0
            corner = int(image[y - 1, x - 1, c]) if x and y else 0
            near = min((left, above, corner), key=lambda n: abs(left + above - corner - n))
            guess = (0, left, above, (left + above) // 2, near)[kind]
            line.append((int(image[y, x, c]) - guess) % 256)
    return bytes(line)
