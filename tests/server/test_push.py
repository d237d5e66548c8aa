"""Web Push, tested with a local push service: encrypted, once for each decision, and only while no
page is open."""

from __future__ import annotations

import base64
import json
import os
import re
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from tests.server.served import NOUGHTS, Person, Served, serving, until

http_ece = pytest.importorskip("http_ece")
pytest.importorskip("pywebpush")

from cryptography.hazmat.primitives.asymmetric import ec  # noqa: E402
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: E402

from coven.server.live.push import BadDevice, Pusher, new_key  # noqa: E402
from coven.server.settings import Settings  # noqa: E402


class Service:
    """A push service that remembers the requests it gets."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {k.lower(): v for k, v in self.headers.items()}
                service.sent.append((self.path, headers, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, count: int) -> None:
        until(lambda: len(self.sent) >= count)


class Browser:
    """A browser's subscription, with its private key."""

    def __init__(self, service: Service, name: str = "one") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = f"http://127.0.0.1:{service.server.server_port}/{name}"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.form = {
            "endpoint": self.endpoint,
            "p256dh": base64url(point),
            "auth": base64url(self.auth),
        }

    def decrypt(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        found: dict[str, str] = json.loads(plain)
        return found


def base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@pytest.fixture
def service() -> Iterator[Service]:
    made = Service()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture
def pushing(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, push_key=new_key(), push_hosts="127.0.0.1") as server:
        yield server


def seated(server: Served, language: str = "en") -> tuple[Person, Person, str]:
    """Begins a match in which Ada moves first and Bea, who speaks `language`, is notified. Returns
    both and the table."""
    ada, bea = server.person("Ada"), server.person("Bea", language)
    table = ada.start("me", "open")
    bea.join(ada, table)
    ada.post(f"/t/{table}/begin")
    return ada, bea, table


def test_a_decision_that_waits_is_pushed_once_encrypted_and_in_the_persons_language(
    pushing: Served, service: Service
) -> None:
    ada, bea, table = seated(pushing, "uk")
    phone, laptop = Browser(service), Browser(service, "two")
    for device in (phone, laptop):
        assert bea.submit("/push", **device.form)[0] == 204
    client = ada.connect(table)
    client.turn("mark 0")
    service.wait(2)
    by_path = {path: (headers, body) for path, headers, body in service.sent}
    headers, body = by_path["/one"]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")
    assert pushing.site.presence.pusher.public in headers["authorization"]
    assert table.encode() not in body
    assert phone.decrypt(body) == {
        "title": "Ваш хід",
        "body": "Хрестики-нулики: чекаємо на ваше рішення.",
        "url": f"/t/{table}",
    }
    assert laptop.decrypt(by_path["/two"][1]) == phone.decrypt(body)
    client.ask("chat", text="hello?")
    assert client.ask("undo")["t"] == "ack"
    client.turn("mark 4")
    service.wait(4)
    time.sleep(0.3)
    assert len(service.sent) == 4, "once for each device and decision"


def test_nothing_is_pushed_while_a_page_is_open_or_without_a_subscription(
    pushing: Served, service: Service
) -> None:
    ada, bea, table = seated(pushing)
    bea.submit("/push", **Browser(service).form)
    other = pushing.person("Cleo").start("me", "bot-1")
    open_page = bea.connect(other)  # at another table
    client = ada.connect(table)
    client.turn("mark 0")
    theirs = bea.connect(table)
    theirs.turn("mark 4")
    client.wait(lambda: client.asked)
    client.close()  # Ada has no subscription
    theirs.close()
    open_page.close()
    time.sleep(0.3)
    assert service.sent == []


def test_a_device_that_is_gone_or_unsubscribed_is_removed(
    pushing: Served, service: Service
) -> None:
    ada, bea, table = seated(pushing)
    person = pushing.table(table).seats[1].person
    one, two = Browser(service), Browser(service, "two")
    bea.submit("/push", **one.form)
    bea.submit("/push", **two.form)
    bea.submit("/push/off", **two.form)
    service.status = 410
    ada.connect(table).turn("mark 0")
    service.wait(1)
    until(lambda: not pushing.ask(lambda: pushing.site.store.person(person)).settings["push"])
    assert [path for path, _, _ in service.sent] == ["/one"]


def test_the_server_sends_to_push_services_only(service: Service) -> None:
    pusher = Pusher(Settings(key="k", push_key=new_key()))
    good = Browser(service).form
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
    ):
        assert pusher.device({**good, "endpoint": endpoint}).endpoint == endpoint
    for endpoint in (
        good["endpoint"],
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://x@fcm.googleapis.com/x",
        "https://evil-fcm.googleapis.com.example/x",
        "https://push.services.mozilla.com.example/x",
        "file:///etc/passwd",
        "https://[::1/x",
        "",
    ):
        with pytest.raises(BadDevice):
            pusher.device({**good, "endpoint": endpoint})
    for bad in ({"p256dh": "AAAA"}, {"auth": "!"}, {"p256dh": "A" * 5000}):
        with pytest.raises(BadDevice):
            pusher.device({**good, "endpoint": "https://fcm.googleapis.com/x", **bad})


def test_without_a_key_nothing_is_offered(server: Served, service: Service) -> None:
    person = server.person("Ada")
    assert "data-push" not in person.get("/settings")
    assert person.submit("/push", **Browser(service).form)[0] == 404


def test_with_a_key_the_settings_page_contains_the_public_key(pushing: Served) -> None:
    person = pushing.person("Ada")
    assert f'data-push="{pushing.site.presence.pusher.public}" hidden' in person.get("/settings")
    status, _, headers = person.send("GET", "/worker.js")
    assert status == 200
    assert "javascript" in headers["content-type"]


def test_an_invitation_by_name_is_pushed_with_its_link_and_shown_at_other_tables(
    pushing: Served, service: Service
) -> None:
    """P49: the button "again with these people" invites each of them. Each gets a push notification
    with the link to the new table, and sees the invitation at any other table."""
    ada, bea, table = seated(pushing, "uk")
    phone = Browser(service)
    assert bea.submit("/push", **phone.form)[0] == 204
    at_table = bea.connect(table)
    assert at_table.parts["next"] == ""
    people = ada.get("/me/people")
    handle = re.findall(r'name="person" value="(\w+)"', people)[0]
    room = ada.post("/me/again", game=NOUGHTS, person=handle)
    service.wait(1)
    words = phone.decrypt(service.sent[0][2])
    assert (words["title"], words["body"]) == ("Ada запрошує вас за стіл", "Хрестики-нулики")
    at_table.wait(lambda: "Вас запрошують за стіл" in at_table.parts["next"])
    assert "Вас запрошують за стіл" in bea.get(f"/t/{table}")
    assert bea.post(words["url"], name="") == room
    assert "Вас запрошують" not in bea.get(f"/t/{table}")
