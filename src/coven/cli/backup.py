"""coven backup, coven restore: all that the server keeps, as one file."""

from __future__ import annotations

import os
import time
from pathlib import Path

import click

from .command import command
from .develop import progress
from .language import Failed, Trouble, reason, say, tell
from .serve import database_option


@command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def backup(file: Path, database: str | None) -> None:
    """Write all tables, people and secrets to FILE.

    Servers may go on meanwhile: the file shows one moment. It is the same for SQLite and
    PostgreSQL, and `coven restore` puts it into either.
    """
    from coven import store
    from coven.server.command import data_folder, database_at
    from coven.server.settings import kept_key

    key = "" if "COVEN_KEY" in os.environ else kept_key(data_folder())
    try:
        with progress(say("backup-writing"), 1) as done:
            head = store.back_up(
                database_at(database),
                file,
                time.time(),
                key,
                lambda written, total: done(written / max(1, total)),
            )
    except FileExistsError as e:
        raise Trouble("backup-there", {"file": str(file)}) from e
    except OSError as e:
        raise Trouble("cli-cannot-write", {"file": str(file), "why": reason(e)}) from e
    except (store.StoreDown, store.NoDriver) as e:
        raise Trouble("backup-trouble", {"why": str(e)}) from e
    tell("backup-done", tables=head.rows["tables"], file=str(file))


@command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def restore(file: Path, database: str | None) -> None:
    """Put what `coven backup` wrote to FILE into an empty database.

    All of it or nothing. A file of an older Coven is brought up to date.
    """
    from coven import store
    from coven.server.command import data_folder, database_at
    from coven.server.settings import keep_key

    try:
        with progress(say("backup-reading"), 1) as done:
            head = store.restore(
                database_at(database),
                file,
                lambda written, total: done(written / max(1, total)),
            )
    except OSError as e:
        raise Trouble("cli-cannot-read", {"file": str(file), "why": reason(e)}) from e
    except store.BrokenBackup as e:
        raise Failed("restore-broken", {"file": str(file), "why": str(e)}) from e
    except store.NotEmpty as e:
        raise Trouble("restore-not-empty") from e
    except store.StoreTooNew as e:
        raise Trouble("restore-newer", {"file": str(file)}) from e
    except (store.StoreDown, store.NoDriver) as e:
        raise Trouble("serve-store", {"why": str(e)}) from e
    if head.key and "COVEN_KEY" not in os.environ:
        keep_key(data_folder(), head.key)
    tell("restore-done", tables=head.rows["tables"])
