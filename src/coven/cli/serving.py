"""`coven serve`."""

from __future__ import annotations

import click

from .commands import command
from .voice import Trouble, Whole, speaker


@command("serve")
@click.option("--host", default="0.0.0.0", show_default=True, help="127.0.0.1: this machine only.")
@click.option("--port", type=Whole(0, 65535), help="[7666, or any that is free]")
@click.option(
    "--database",
    envvar="COVEN_DATABASE_URL",
    metavar="URL",
    help="sqlite:///FILE or postgresql://…  [a file in your data folder]",
)
@click.option("--open/--no-open", "opens", default=False, help="Open the browser.")
def serve(host: str, port: int | None, database: str | None, opens: bool) -> None:
    """The table in the browser: bots, and friends by link, QR code or four letters."""
    from coven.server import command as server

    try:
        server.serve(host, port, database, opens, speaker().say)
    except server.CannotServe as e:
        raise Trouble(e.text) from e
