"""The compose files fit their schema, and their parts fit together (L17)."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from coven.server.settings import PREFIX, Settings

from .conftest import DEPLOY

FILES = [DEPLOY / "compose.yaml", DEPLOY / "compose.cluster.yaml"]
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = YAML(typ="safe").load(file)
    return found


def variables(file: Path) -> dict[str, str]:
    """Returns the variables of an env file."""
    lines = file.read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_the_schema_of_compose_accepts_both_files() -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*command, *FILES], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@each_file
def test_every_variable_is_explained_in_the_example(file: Path) -> None:
    used = set(re.findall(r"\$\{(\w+)", file.read_text("utf-8")))
    assert used <= set(variables(DEPLOY / "example.env"))


@each_file
def test_every_volume_network_and_dependency_exists(file: Path) -> None:
    found = read(file)
    for service in found["services"].values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).exists(), source
        assert set(service["networks"]) <= set(found["networks"])
        for name, wanted in service.get("depends_on", {}).items():
            other = found["services"][name]
            assert wanted == {"condition": "service_healthy"}
            assert "healthcheck" in other or other.get("image") == "coven"


@each_file
def test_servers_believe_the_addresses_that_their_own_proxy_reports(file: Path) -> None:
    services = read(file)["services"]
    proxy = services["caddy"]["networks"]["web"]["ipv4_address"]
    servers = [s for s in services.values() if "COVEN_ADDRESS" in s.get("environment", {})]
    assert servers
    assert {server["environment"]["COVEN_PROXIES"] for server in servers} == {proxy}
    named = services["caddy"]["environment"]["COVEN_SERVERS"].split()
    assert len(named) == len(servers)
    assert {name.partition(":")[0] for name in named} <= set(services)


@each_file
def test_only_the_proxy_can_be_reached_and_coven_may_do_nothing_special(file: Path) -> None:
    services = read(file)["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    for service in services.values():
        if service["image"] == "coven":
            assert service["read_only"]
            assert service["init"]
            assert service["cap_drop"] == ["ALL"]
            assert service["security_opt"] == ["no-new-privileges:true"]
            given = {name for name in service["environment"] if name.startswith(PREFIX)}
            known = {PREFIX + field.name.upper() for field in fields(Settings)}
            assert given <= {*known, "COVEN_DATABASE_URL"}


def test_the_cluster_has_a_database_a_bus_several_servers_and_workers() -> None:
    found = read(FILES[1])
    services = found["services"]
    assert {"postgres", "redis", "coven-1", "coven-2", "think", "caddy"} == set(services)
    for name in ("postgres", "redis", "think"):
        assert services[name]["networks"] == ["inside"]
    assert found["networks"]["inside"]["internal"]
    assert services["coven-1"]["environment"]["COVEN_BOT_WORKERS"] == "0"
    assert services["think"]["command"] == ["think"]
