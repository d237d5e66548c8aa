"""python -m chaos.audit [ADDRESS]: asks a service with the API of OSV (https://osv.dev) whether any
locked package has a known vulnerability. Nothing else here uses the network."""

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
    """Returns name and version of every locked package. Some packages have a version for each
    Python."""
    return re.findall(r"^([\w.-]+)(?:\[[\w,.-]+\])?==([^\s;]+)", LOCK.read_text("utf-8"), re.M)


def known_faults(address: str = ADDRESS) -> list[tuple[str, str, list[str]]]:
    """Returns name, version and vulnerability ids of every locked package that has any. Raises
    URLError."""
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
    """Prints the known vulnerabilities. Returns the exit code: 0 if there are none, 1 if there are
    some, 2 if the service did not answer."""
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
