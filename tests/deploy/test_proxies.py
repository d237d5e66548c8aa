"""The proxies' files are valid, and people play through a proxy that uses them (L17, L36)."""

from __future__ import annotations

import os
import re
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import PATIENCE, Person, serving, until
from tests.services import free_port, listens

from coven.server.settings import Rates

from .conftest import DEPLOY, Program

CADDYFILE = DEPLOY / "Caddyfile"
NGINX = DEPLOY / "nginx.conf"
BURST = 40
"""How many requests an address may make in these tests."""
LIMITED: dict[str, Any] = {
    "limits": 1.0,
    "requests": Rates.read(f"- 0.001/{BURST} -"),
    "proxies": "127.0.0.1",
}


@dataclass
class Proxy:
    """A proxy on this machine, in place of the server that it stands for."""

    port: int
    tls: ssl.SSLContext | None = None

    def get(self, path: str, source: str = "127.0.0.1", **headers: str) -> int:
        """Asks for a page from the address `source`. Returns the status."""
        place, bound = ("127.0.0.1", self.port), (source, 0)
        client = (
            HTTPConnection(*place, timeout=PATIENCE, source_address=bound)
            if self.tls is None
            else HTTPSConnection(*place, timeout=PATIENCE, source_address=bound, context=self.tls)
        )
        try:
            client.request("GET", path, headers=headers)
            answer = client.getresponse()
            answer.read()
            return answer.status
        finally:
            client.close()


@contextmanager
def running(command: list[str], port: int, **environment: str) -> Iterator[None]:
    """Runs the proxy of this command, which listens at `port`, for the length of the `with`
    block."""
    proxy = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        until(lambda: listens(port) or proxy.poll() is not None)
        assert proxy.poll() is None, proxy.communicate()[1]
        yield
    finally:
        proxy.terminate()
        proxy.communicate()


def people_can_play(proxy: Proxy) -> None:
    """Plays a move through the proxy. Checks that the server sees the clients' own addresses, which
    they cannot choose, and that its metrics are hidden."""
    until(lambda: proxy.get("/readyz") == 200)
    assert proxy.get("/metrics") == 404
    ada = Person(proxy, "Ada", tls=proxy.tls)
    table = ada.start("me", "hot")
    client = ada.connect(table)
    client.turn("mark 4")
    client.close()
    answers = [
        proxy.get("/", "127.0.0.5", **{"x-forwarded-for": f"203.0.113.{i}"})
        for i in range(BURST + 5)
    ]
    assert answers[0] == 200
    assert answers[-1] == 429
    assert proxy.get("/", "127.0.0.6") == 200


def caddy_environment(folder: Path, domain: str, servers: str) -> dict[str, str]:
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    return {**home, "COVEN_DOMAIN": domain, "COVEN_SERVERS": servers}


def test_caddy_reads_its_file_with_one_server_and_with_several(
    program: Program, tmp_path: Path
) -> None:
    caddy = program("caddy")
    for servers in ("coven:7666", "coven-1:7666 coven-2:7666"):
        done = subprocess.run(
            [caddy, "adapt", "--config", CADDYFILE, "--adapter", "caddyfile", "--validate"],
            env={**os.environ, **caddy_environment(tmp_path, "coven.example", servers)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert re.findall(r'"dial":"([^"]+)"', done.stdout) == servers.split()
        assert '"coven.example"' in done.stdout
    formatted = subprocess.check_output([caddy, "fmt", CADDYFILE], text=True)
    assert formatted == CADDYFILE.read_text("utf-8")


def test_people_play_through_caddy(program: Program, tmp_path: Path) -> None:
    caddy, proxy = program("caddy"), Proxy(free_port())
    address = f"http://127.0.0.1:{proxy.port}"
    with serving(tmp_path, address=address, **LIMITED) as server:
        file = tmp_path / "Caddyfile"
        file.write_text("{\n\tadmin off\n}\n" + CADDYFILE.read_text("utf-8"), "utf-8")
        settings = caddy_environment(tmp_path, address, f"127.0.0.1:{server.port}")
        with running([caddy, "run", "--config", str(file)], proxy.port, **settings):
            people_can_play(proxy)


@pytest.fixture
def certificate(program: Program, tmp_path: Path) -> Path:
    """Returns a file with a new certificate for 127.0.0.1 and its key."""
    made = tmp_path / "certificate.pem"
    options = ["-x509", "-nodes", "-days", "2", "-newkey", "ec"]
    options += ["-pkeyopt", "ec_paramgen_curve:prime256v1"]
    names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", f"{made}.key", "-out", str(made)]
    command = [program("openssl"), "req", *options, *names, *files]
    subprocess.run(command, check=True, capture_output=True)
    made.write_text(made.read_text() + Path(f"{made}.key").read_text())
    return made


def nginx_file(folder: Path, certificate: Path, port: int, server: int) -> Path:
    """Writes a whole configuration of nginx around deploy/nginx.conf, with these ports and this
    certificate. Returns it."""
    site = NGINX.read_text("utf-8")
    for old, new in (
        ("/etc/ssl/coven.pem", str(certificate)),
        ("/etc/ssl/coven.key", str(certificate)),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("127.0.0.1:7666", f"127.0.0.1:{server}"),
    ):
        assert old in site
        site = site.replace(old, new)
    site = re.sub(r"^ *listen \[::\].*\n", "", site, flags=re.M)  # there may be no IPv6 here
    (folder / "coven.conf").write_text(site, "utf-8")
    temporary = "".join(
        f"{name}_temp_path {folder / name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; master_process off; pid {folder / 'pid'}; error_log stderr;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}include {folder / 'coven.conf'};\n}}\n"
    )
    return whole


def test_nginx_reads_its_file(program: Program, certificate: Path, tmp_path: Path) -> None:
    file = nginx_file(tmp_path, certificate, free_port(), 7666)
    command = [program("nginx"), "-t", "-q", "-p", str(tmp_path), "-c", str(file), "-e", "stderr"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_people_play_through_nginx(program: Program, certificate: Path, tmp_path: Path) -> None:
    nginx = program("nginx")
    proxy = Proxy(free_port(), ssl.create_default_context(cafile=str(certificate)))
    address = f"https://127.0.0.1:{proxy.port}"
    with serving(tmp_path, address=address, **LIMITED) as server:
        file = nginx_file(tmp_path, certificate, proxy.port, server.port)
        command = [nginx, "-p", str(tmp_path), "-c", str(file), "-e", "stderr"]
        with running(command, proxy.port):
            people_can_play(proxy)
