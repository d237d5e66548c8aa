"""coven serve, coven think: the web server, and worker processes for its bots."""

from __future__ import annotations

import click

from .box import use_boxes
from .command import command
from .language import CommandError, WholeNumber, make_speaker

database_option = click.option(
    "--database",
    envvar="COVEN_DATABASE_URL",
    metavar="URL",
    help="sqlite:///FILE or postgresql://…  [a file in your data folder]",
)


box_option = click.option(
    "--box",
    "boxes",
    multiple=True,
    metavar="GAME=FILE",
    help="Play GAME with a corrected copy of its components.toml.",
)


@command("serve")
@click.option(
    "--host", default="0.0.0.0", show_default=True, help="Use 127.0.0.1 for this machine only."
)
@click.option(
    "--port", type=WholeNumber(0, 65535), help="Port to listen on.  [7666, or any free one]"
)
@database_option
@click.option("--open/--no-open", "opens", default=False, help="Open a browser.")
@box_option
def serve(
    host: str, port: int | None, database: str | None, opens: bool, boxes: tuple[str, ...]
) -> None:
    """Play in the browser: with bots, and with friends invited by link, QR code or a short code."""
    use_boxes(boxes)
    from coven.server import command as server

    try:
        server.serve(host, port, database, opens, make_speaker().say)
    except server.CannotServe as e:
        raise CommandError(e.text) from e


@command("think")
@click.option("--bus", envvar="COVEN_BUS_URL", metavar="URL", help="Address of the bus: redis://…")
@click.option(
    "--workers",
    type=WholeNumber(1, 1024),
    help="How many bots think at once.  [one per processor]",
)
@box_option
def think(bus: str | None, workers: int | None, boxes: tuple[str, ...]) -> None:
    """Run bots of Coven servers on this machine.

    Serves all servers on the same bus that have COVEN_BOT_WORKERS=0. They must have the same boxes.
    """
    use_boxes(boxes)
    from coven.server import command as server

    if not bus:
        raise CommandError("think-no-bus")
    try:
        server.think(bus, workers, make_speaker().say)
    except server.CannotServe as e:
        raise CommandError(e.text) from e
