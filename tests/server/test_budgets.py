"""Budgets: the one rule behind all limits for clients."""

from __future__ import annotations

import pytest

from coven.server.access import budgets
from coven.server.access.budgets import Budget, Budgets, Client, Places, network_of, site_of
from coven.server.access.http_protocol import proxy_check
from coven.server.settings import Counts, Rates, Settings

ADA, BEA, CLEO = Client("192.0.2.1", "ada"), Client("192.0.2.1", "bea"), Client("192.0.2.3", "cleo")


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def spend(budget: Budget, client: Client, tries: int, cost: float = 1.0) -> int:
    """Returns how many of `tries` attempts in a row the budget allows, each at this cost."""
    return sum(budget.take(client, cost) for _ in range(tries))


def test_a_budget_is_refilled_with_time_up_to_what_is_allowed_at_once() -> None:
    clock = Clock()
    budget = Budget(Rates.read("2/10 - -"), clock=clock)
    assert spend(budget, ADA, 50) == 10
    clock.now += 3
    assert spend(budget, ADA, 50) == 6
    clock.now += 1_000
    assert spend(budget, ADA, 50) == 10
    assert budget.seconds_until(ADA, 4) == pytest.approx(2)
    assert not budget.seconds_until(BEA, 4)


def test_people_of_one_network_share_its_budget() -> None:
    budget = Budget(Rates.read("0/10 0/15 -"), clock=Clock())
    assert [spend(budget, client, 50) for client in (ADA, BEA, CLEO)] == [10, 5, 10]


def test_what_one_level_refuses_costs_nothing_at_the_others() -> None:
    budget = Budget(Rates.read("0/3 0/10 -"), clock=Clock())
    assert spend(budget, ADA, 50) == 3
    assert spend(budget, BEA, 3) == 3
    assert spend(budget, Client("192.0.2.1"), 50) == 4


def test_an_exhausted_server_refuses_only_networks_that_have_used_much() -> None:
    """When the budget of the whole server is used up, a network is refused only after a part of its
    own; otherwise many attackers together could lock out everybody."""
    budget = Budget(Rates.read("- 0/20 0/100"), clock=Clock())
    for i in range(10):
        spend(budget, Client(f"10.0.0.{i}"), 20)
    attackers = [spend(budget, Client(f"10.0.1.{i}"), 20) for i in range(100)]
    assert set(attackers) == {6}, "a quarter of their own"
    assert budget.take(CLEO)


def test_a_large_cost_can_be_paid_by_a_full_budget() -> None:
    budget = Budget(Rates.read("1/5 - -"), clock=Clock())
    assert budget.take(ADA, 1_000)
    assert not budget.take(ADA)


def test_limits_can_be_multiplied_and_switched_off() -> None:
    rates = Rates.read("0/10 - -")
    assert spend(Budget(rates, 3.0, Clock()), ADA, 50) == 30
    assert spend(Budget(rates, 0.0, Clock()), ADA, 5_000) == 5_000
    assert not Places(Counts.read("1 1 1"), 0.0).full_level(ADA)


def test_a_budget_forgets_the_least_recently_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "MOST_KNOWN", 100)
    budget = Budget(Rates.read("- 0/1 -"), clock=Clock())
    for i in range(1_000):
        budget.take(Client(f"10.0.0.{i}"))
    assert len(budget._networks._known) == 100
    assert not budget.take(Client("10.0.0.999"))


def test_a_network_is_an_ipv4_address_or_an_ipv6_64() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:0:2::1") == network_of("2001:db8:0:2:ffff::9") != "2001:db8:0:2::1"
    assert network_of("2001:db8:0:3::1") != network_of("2001:db8:0:2::1")
    assert site_of(network_of("2001:db8:0:3::1")) == site_of(network_of("2001:db8:0:2::1")) != ""
    assert site_of("192.0.2.7") == ""
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("no address") == "no address"


def test_a_48_has_eight_times_the_budget_of_a_64() -> None:
    """S4: a /48 of IPv6, which may contain 65,536 networks /64, has only eight times the budget of
    one."""
    budget = Budget(Rates.read("- 0/10 -"), clock=Clock())
    spent = [spend(budget, Client(network_of(f"2001:db8:0:{i:x}::1")), 20) for i in range(100)]
    assert sum(spent) == 80
    assert spend(budget, Client(network_of("2001:db8:1::1")), 20) == 10


def test_places_are_counted_by_person_network_and_server() -> None:
    places = Places(Counts.read("2 3 4"))
    levels = []
    for client in (ADA, ADA, ADA, BEA, BEA, CLEO, CLEO):
        levels.append(places.full_level(client))
        if not levels[-1]:
            places.enter(client)
    assert levels == ["", "", "person", "", "network", "", "server"]
    places.leave(ADA)
    assert not places.full_level(CLEO)
    with places.hold(CLEO):
        assert places.full_level(CLEO) == "person"
    for client in (ADA, BEA, CLEO):
        places.leave(client)
    assert (places.taken, places._by_key) == (0, {})


def test_connections_and_sockets_fit_into_the_open_files() -> None:
    """S10: of 1,024 open files, one address gets less than half, and all together leave
    FILES_RESERVED free."""
    limits = Budgets(Settings(), files=1_024)
    for kind, network in ((limits.sockets, CLEO), (limits.connections, CLEO)):
        while not kind.full_level(network):
            kind.enter(network)
        assert kind.full_level(network) in ("network", "person")
    taken = limits.sockets.taken + limits.connections.taken
    for i in range(10_000):
        for kind in (limits.sockets, limits.connections):
            if not kind.full_level(Client(f"10.0.0.{i}")):
                kind.enter(Client(f"10.0.0.{i}"))
    assert taken < 500
    assert 800 < limits.sockets.taken + limits.connections.taken <= 1_024 - budgets.FILES_RESERVED


@pytest.mark.parametrize("text", ["", "1/2", "1/2 3/4", "1/2 3/4 5", "1/2 -1/4 -", "a/b - -"])
def test_a_limit_that_cannot_be_read_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_REQUESTS", text)
    with pytest.raises(ValueError, match="COVEN_REQUESTS cannot be"):
        Settings.from_environment()


def test_limits_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COVEN_CHAT", "0.5/3 - 7/90")
    monkeypatch.setenv("COVEN_SOCKETS", "5 - 90")
    settings = Settings.from_environment()
    assert settings.chat == Rates.read("0.5/3 - 7/90")
    assert settings.sockets == Counts(5, None, 90)


def test_only_named_proxies_are_proxies() -> None:
    is_proxy = proxy_check("10.0.0.2, 192.0.2.0/24,2001:db8::/32")
    assert [is_proxy(a) for a in ("10.0.0.2", "192.0.2.9", "2001:db8::5", "10.0.0.3", "?")] == [
        *(True, True, True),
        *(False, False),
    ]
    assert not proxy_check("")("127.0.0.1")
    with pytest.raises(ValueError, match="does not appear"):
        proxy_check("proxy.example")
