"""python -m chaos.audit [ADDRESS]: whether any locked package has a known fault, by a service that
speaks as OSV does (https://osv.dev). The only thing here that asks somebody on the network."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

LOCK = Path(__file__).parents[1] / "requirements.lock"
ADDRESS = "https://api.osv.dev"
SECONDS = 30.0


def locked() -> list[tuple[str, str]]:
    """Every package with its version; some have one for each Python."""
    return re.findall(r"^([\w.-]+)(?:\[[\w,.-]+\])?==([^\s;]+)", LOCK.read_text("utf-8"), re.M)


def known_faults(address: str = ADDRESS) -> list[tuple[str, str, list[str]]]:
    """The packages that have any, each with their names. Raises URLError."""
    packages = locked()
    queries = [
        {"package": {"name": name, "ecosystem": "PyPI"}, "version": version}
        for name, version in packages
    ]
    asked = Request(
        f"{address}/v1/querybatch",
        json.dumps({"queries": queries}).encode(),
        {"content-type": "application/json"},
    )
    with urlopen(asked, timeout=SECONDS) as answer:
        results = json.load(answer)["results"]
    return [
        (name, version, [fault["id"] for fault in result["vulns"]])
        for (name, version), result in zip(packages, results, strict=True)
        if result.get("vulns")
    ]


def main() -> int:
    """0: none is known; 1: some are; 2: nobody answered."""
    try:
        found = known_faults(*sys.argv[1:2])
    except URLError as e:
        print(f"nobody answered: {e.reason}", file=sys.stderr)
        return 2
    for name, version, faults in found:
        print(name, version, *faults)
    print(f"{len(locked())} packages, {len(found)} with known faults")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
