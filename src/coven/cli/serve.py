"""`coven serve`, `coven think`."""

from __future__ import annotations

import click

from .command import command
from .language import Trouble, Whole, speaker

database_option = click.option(
    "--database",
    envvar="COVEN_DATABASE_URL",
    metavar="URL",
    help="sqlite:///FILE or postgresql://…  [a file in your data folder]",
)


@command("serve")
@click.option("--host", default="0.0.0.0", show_default=True, help="127.0.0.1: this machine only.")
@click.option("--port", type=Whole(0, 65535), help="[7666, or any that is free]")
@database_option
@click.option("--open/--no-open", "opens", default=False, help="Open the browser.")
def serve(host: str, port: int | None, database: str | None, opens: bool) -> None:
    """The table in the browser: bots, and friends by link, QR code or four letters."""
    from coven.server import command as server

    try:
        server.serve(host, port, database, opens, speaker().say)
    except server.CannotServe as e:
        raise Trouble(e.text) from e


@command("think")
@click.option("--bus", envvar="COVEN_BUS_URL", metavar="URL", help="redis://…")
@click.option("--workers", type=Whole(1, 1024), help="Bots at a time.  [as many as processors]")
def think(bus: str | None, workers: int | None) -> None:
    """Let bots of servers think on this machine.

    The servers are those at the same bus that have COVEN_BOT_WORKERS=0.
    """
    from coven.server import command as server

    if not bus:
        raise Trouble("think-no-bus")
    try:
        server.think(bus, workers, speaker().say)
    except server.CannotServe as e:
        raise Trouble(e.text) from e
