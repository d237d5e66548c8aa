"""Uploads of match files."""

from __future__ import annotations

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from coven.core import Text
from coven.table import imported_table

from .context import site_of
from .import_worker import NotImported
from .lobby import lobby
from .render import guest_of, redirect, speaker
from .shared import IMPORT_COST, pay_for_table, payer


async def import_match(request: Request) -> Response:
    """Checks an uploaded match file, stores it as a table of the guest, and shows its replay."""
    site = site_of(request)
    guest, max_bytes = guest_of(request), site.settings.import_bytes
    await pay_for_table(request, IMPORT_COST)
    form = await request.form(max_files=1, max_fields=4)
    file = form.get("file")
    mine = await site.store.tables_of(guest.id, 400) if guest.known else []
    if sum(t.settings.imported for t in mine) >= site.settings.tables_per_guest:
        raise HTTPException(429)
    try:
        if not isinstance(file, UploadFile) or not file.size:
            raise NotImported(Text("web-import-none"))
        if file.size > max_bytes:
            raise NotImported(Text("web-import-large", {"size": max_bytes // 1024}))
        found = await site.importer.read(await file.read(), payer(request))
    except NotImported as e:
        return await lobby(request, speaker(guest).say(e.text), 400)
    table = imported_table(found, guest.id, site.clock.now())
    await site.tables.add(table)
    return redirect(request, guest, f"/t/{table.id}/replay?at=0")
