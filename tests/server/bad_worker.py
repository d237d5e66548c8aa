"""python -m tests.server.bad_worker KIND: a bots' worker process that misbehaves."""

from __future__ import annotations

import os
import pickle
import sys
import time

from coven.server.bots import jobs, worker


class Planted:
    """A pickle that creates a file when it is read."""

    def __init__(self, file: str) -> None:
        self.file = file

    def __reduce__(self) -> tuple[object, ...]:
        return os.system, (f"touch {self.file}",)


def hang(*_: object) -> str:
    time.sleep(3600)
    return ""


def die(*_: object) -> str:
    os._exit(1)


def fail(*_: object) -> str:
    raise RuntimeError("a rare card")


def lie(*_: object) -> str:
    return "mark 99"


def boast(*_: object) -> str:
    return "mark 4" * worker.MAX_ANSWER_BYTES


def chatter(*_: object) -> str:
    print("mark 0", flush=True)
    return "mark 4"


def plant(*_: object) -> str:
    """Writes a pickle to the pipe for answers, as a malicious worker would, and never returns."""
    text = pickle.dumps(Planted(sys.argv[2]))
    os.write(int(os.environ["ANSWERS"]), len(text).to_bytes(4, "big") + text)
    time.sleep(3600)
    return ""


def swamp(*_: object) -> str:
    """Announces an answer of four gigabytes on the pipe for answers, and never returns."""
    os.write(int(os.environ["ANSWERS"]), b"\xff\xff\xff\xff" + bytes(1000))
    time.sleep(3600)
    return ""


if __name__ == "__main__":
    os.environ["ANSWERS"] = str(os.dup(1))
    setattr(jobs, "choose_move", globals()[sys.argv[1]])  # noqa: B010
    worker.main()
