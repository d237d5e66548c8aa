"""coven backup, coven restore: everything that the server stores, as one file."""

from __future__ import annotations

import os
import time
from pathlib import Path

import click

from .command import command
from .develop import progress
from .language import CheckFailed, CommandError, file_error, message, print_message
from .serve import database_option


@command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def backup(file: Path, database: str | None) -> None:
    """Write all tables, people and secrets to FILE.

    Servers may keep running: the file has the state of one moment. It works with SQLite and
    PostgreSQL: `coven restore` reads it into either.
    """
    from coven import store
    from coven.server.command import data_folder, database_url
    from coven.server.settings import load_key

    key = "" if "COVEN_KEY" in os.environ else load_key(data_folder())
    try:
        with progress(message("backup-writing"), 1) as done:
            head = store.back_up(
                database_url(database),
                file,
                time.time(),
                key,
                lambda written, total: done(written / max(1, total)),
            )
    except FileExistsError as e:
        raise CommandError("backup-there", {"file": str(file)}) from e
    except OSError as e:
        raise CommandError("cli-cannot-write", {"file": str(file), "why": file_error(e)}) from e
    except store.StoreTooNew as e:
        raise CommandError("backup-newer", {"found": e.found, "known": e.known}) from e
    except (store.StoreDown, store.NoDriver) as e:
        raise CommandError("backup-trouble", {"why": str(e)}) from e
    print_message("backup-done", tables=head.rows["tables"], file=str(file))


@command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def restore(file: Path, database: str | None) -> None:
    """Read FILE, written by `coven backup`, into an empty database.

    In case of an error the database stays empty. A file of an older Coven is updated.
    """
    from coven import store
    from coven.server.command import data_folder, database_url
    from coven.server.settings import save_key

    try:
        with progress(message("backup-reading"), 1) as done:
            head = store.restore(
                database_url(database),
                file,
                lambda written, total: done(written / max(1, total)),
            )
    except OSError as e:
        raise CommandError("cli-cannot-read", {"file": str(file), "why": file_error(e)}) from e
    except store.BrokenBackup as e:
        raise CheckFailed("restore-broken", {"file": str(file), "why": str(e)}) from e
    except store.NotEmpty as e:
        raise CommandError("restore-not-empty") from e
    except store.StoreTooNew as e:
        if store.read_head(file).schema == e.found:
            raise CommandError("restore-newer", {"file": str(file)}) from e
        raise CommandError("serve-newer", {"found": e.found, "known": e.known}) from e
    except store.StoreInUse as e:
        raise CommandError("serve-second", {"file": str(e.file)}) from e
    except (store.StoreDown, store.NoDriver) as e:
        raise CommandError("serve-store", {"why": str(e)}) from e
    if head.key and "COVEN_KEY" not in os.environ:
        save_key(data_folder(), head.key)
    print_message("restore-done", tables=head.rows["tables"])
