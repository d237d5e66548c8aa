"""The page on which a guest keeps their name with a passkey, signs in, and ends their account."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import msgspec
from starlette.background import BackgroundTask
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.store import Account, Conflict
from coven.table import clean_name

from ..access.guests import Guest, new_guest
from ..access.passkeys import BadPasskey, site_of_passkeys
from .context import Site, site_of
from .dates import day
from .render import guest_of, page, redirect, speaker
from .shared import payer

BROWSERS = (("Edg/", "Edge"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device_of(request: Request) -> str:
    """Returns browser and system of the request in words that a person recognises."""
    agent = request.headers.get("user-agent", "")
    found = [
        next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, found)) or "?"


async def account(request: Request) -> Response:
    """Shows the guest's account or, without one, how to get one."""
    return await account_page(request)


async def account_page(
    request: Request, notice: str = "", bad: bool = False, codes: list[str] | None = None
) -> Response:
    """Shows the account. `notice`: the key of a message, `bad` if it is an error; `codes`: new
    recovery codes, which are shown this once."""
    guest, site = guest_of(request), site_of(request)
    stored = await site.store.accounts.account(guest.id) if guest.known else None
    done = next(
        (
            key
            for key in ("signed-in", "recovered", "saved", "deleted")
            if key in request.query_params
        ),
        "",
    )
    key = notice or (f"account-{done}" if done else "")
    return page(
        request,
        "account.html",
        guest,
        status=400 if bad else 200,
        notice=speaker(guest).say(f"web-{key}") if key else "",
        bad=bad,
        kept=stored is not None and stored.kept_since is not None,
        account=stored,
        passkeys=[
            {
                "id": key.id.hex(),
                "device": key.device,
                "created": day(key.created, guest),
                "used": day(key.used, guest),
            }
            for key in (stored.passkeys if stored is not None else ())
        ],
        codes=codes or [],
        possible=site_of_passkeys(request, site.settings).may_have_passkeys,
        brings=bool(await site.store.tables_of(guest.id, 1)) if guest.known else False,
        tab="account",
        here="/me/account",
    )


async def ask(request: Request) -> Response:
    """Returns as JSON what the browser must sign to make a passkey (if the form says ``make``) or
    to use one (``use``)."""
    guest, site = guest_of(request), site_of(request)
    where = site_of_passkeys(request, site.settings)
    if not where.may_have_passkeys:
        raise HTTPException(404)
    if request.path_params["what"] == "use":
        options, asked = await site.passkeys.ask_to_use(where, guest.id)
    else:
        stored = await site.store.accounts.account(guest.id)
        form = await request.form()
        name = (
            clean_name(str(form.get("name", "")))
            or guest.name
            or speaker(guest).say("web-name-default")
        )
        known = stored.passkeys if stored is not None else ()
        options, asked = await site.passkeys.ask_to_make(where, guest.id, name, known)
    body = b'{"asked":%b,"options":%b}' % (msgspec.json.encode(asked), options.encode())
    response = Response(body, media_type="application/json")
    site.cookies.write(response, guest, request)  # the answer must come from the same guest
    return response


async def make(request: Request) -> Response:
    """Stores the passkey that the browser has made. With the first one, the guest gets an account,
    which keeps their name, and recovery codes."""
    guest, site = guest_of(request), site_of(request)
    form = await request.form()
    accounts = site.store.accounts
    stored = await accounts.account(guest.id)
    if stored is not None and stored.banned:
        raise HTTPException(403)
    where = site_of_passkeys(request, site.settings)
    asked, answer = str(form.get("asked", "")), str(form.get("answer", ""))
    try:
        new = await site.passkeys.made(where, guest.id, asked, answer, device_of(request))
    except BadPasskey:
        return await account_page(request, "passkey-bad", bad=True)
    name = (
        clean_name(str(form.get("name", "")))
        or guest.name
        or speaker(guest).say("web-name-default")
    )
    try:
        if not await accounts.add_passkey(new, name, guest.language):
            return await account_page(request, "passkey-many", bad=True)
    except Conflict:
        return await account_page(request, "passkey-bad", bad=True)
    named = replace(guest, name=name, known=True)
    request.scope["coven.guest"] = named
    if stored is None or not stored.codes:
        response = await account_page(
            request, "passkey-made", codes=await accounts.new_recovery_codes(guest.id)
        )
        site.cookies.write(response, named, request)
        return response
    return redirect(request, named, "/me/account?saved")


async def use(request: Request) -> Response:
    """Signs this browser in with a passkey."""
    guest, site = guest_of(request), site_of(request)
    form = await request.form()
    asked, answer = str(form.get("asked", "")), str(form.get("answer", ""))
    accounts = site.store.accounts
    where = site_of_passkeys(request, site.settings)
    try:
        passkey = await accounts.passkey(site.passkeys.passkey_id(answer))
        if passkey is None:
            return await account_page(request, "passkey-unknown", bad=True)
        count = await site.passkeys.used(where, guest.id, asked, answer, passkey)
    except BadPasskey:
        return await account_page(request, "passkey-bad", bad=True)
    if not await accounts.note_use(passkey, count, time.time()):
        return await account_page(request, "passkey-bad", bad=True)
    return await _sign_in(request, passkey.person, "brings" in form, "signed-in")


async def recover(request: Request) -> Response:
    """Signs this browser in with a recovery code, which is void afterwards."""
    site = site_of(request)
    guesses, client = site.budgets.guesses, payer(request)
    form = await request.form()
    if guesses.seconds_until(client):
        return await account_page(request, "code-wait", bad=True)
    person = await site.store.accounts.use_recovery_code(str(form.get("code", "")))
    if person is None:
        guesses.take(client)
        return await account_page(request, "recover-unknown", bad=True)
    return await _sign_in(request, person, "brings" in form, "recovered")


async def _sign_in(request: Request, person: str, brings: bool, done: str) -> Response:
    """Gives this browser the cookie of a person. `brings`: whether the tables of the guest who used
    this browser so far become that person's; `done`: the key of what the next page says."""
    guest, site = guest_of(request), site_of(request)
    stored = await site.store.accounts.account(person)
    if stored is None or stored.banned:
        return await account_page(request, "banned", bad=True)
    if brings and guest.known and guest.id != person:
        own = await site.store.accounts.account(guest.id)
        if own is None or own.kept_since is None:
            await show_changed(site, await site.store.accounts.adopt(guest.id, person))
            site.presence.adopted(guest.id, person)
    return redirect(request, _signed_in(guest, stored), f"/me/account?{done}")


def _signed_in(guest: Guest, account: Account) -> Guest:
    """Returns the guest of an account, with the preferences of this browser."""
    return replace(
        guest,
        id=account.person,
        name=account.name,
        language=account.language,
        known=True,
        session=account.session,
        begun=time.time(),
        ended="",
    )


async def show_changed(site: Site, versions: dict[str, int]) -> None:
    """Shows, at the tables in memory, what was changed in the store. `versions`: by table."""
    for id, version in versions.items():
        live = site.tables.loaded(id)
        if live is not None:
            live.expect_version(version)
            await live.catch_up()


async def revoke(request: Request) -> Response:
    """Deletes a passkey of the guest."""
    guest, site = guest_of(request), site_of(request)
    form = await request.form()
    try:
        id = bytes.fromhex(str(form.get("id", "")))
    except ValueError as e:
        raise HTTPException(400) from e
    await site.store.accounts.revoke_passkey(guest.id, id)
    return redirect(request, guest, "/me/account?saved")


async def new_codes(request: Request) -> Response:
    """Shows new recovery codes; the old ones are void."""
    guest, accounts = guest_of(request), site_of(request).store.accounts
    stored = await accounts.account(guest.id)
    if stored is None or stored.kept_since is None:
        raise HTTPException(404)
    return await account_page(request, codes=await accounts.new_recovery_codes(guest.id))


async def set_listed(request: Request) -> Response:
    """Saves whether leaderboards may name the guest."""
    guest = guest_of(request)
    listed = "listed" in await request.form()
    await site_of(request).store.accounts.set_listed(guest.id, listed)
    return redirect(request, guest, "/me/account?saved")


async def sign_out_here(request: Request) -> Response:
    """Makes this browser a new guest; the account stays."""
    guest = guest_of(request)
    stored = await site_of(request).store.accounts.account(guest.id)
    if stored is None or stored.kept_since is None:  # nobody could come back
        raise HTTPException(404)
    fresh = replace(new_guest(guest.language), confirm=guest.confirm, motion=guest.motion)
    return redirect(request, fresh, "/me/account")


async def export(request: Request) -> Response:
    """Returns all that is stored of the guest, as a JSON file."""
    guest = guest_of(request)
    found: dict[str, Any] = await site_of(request).store.accounts.export(guest.id)
    found["browser"] = {"name": guest.name, "language": guest.language}
    return Response(
        msgspec.json.format(msgspec.json.encode(found), indent=2),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="coven-data.json"'},
    )


async def delete_account(request: Request) -> Response:
    """Deletes everything that is stored of the guest. Finished matches stay, without their name."""
    guest, site = guest_of(request), site_of(request)
    form = await request.form()
    if "sure" not in form:
        return await account_page(request, "delete-unsure", bad=True)
    await show_changed(site, await site.store.accounts.forget(guest.id, time.time()))
    number = (await site.store.sessions([guest.id])).get(guest.id, 1)
    site.sessions.note(guest.id, number)
    site.peers.sessions_ended(guest.id, number)
    response = redirect(request, new_guest(guest.language), "/me/account?deleted")
    response.background = BackgroundTask(site.presence.close_ended_soon, guest.id, number)
    return response
