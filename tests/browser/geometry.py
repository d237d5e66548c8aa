"""Whole games through the page, with the geometry of the table at every decision: whether the board
stays where it is, what covers a lit thing, which texts overlap or are cut off."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

DESK = {"width": 1280, "height": 800}
BIG = {"width": 1920, "height": 1080}
PHONE = {"width": 360, "height": 740}
VIEWPORTS = {"desk": DESK, "big": BIG, "phone": PHONE}
LEAST = {"desk": 24, "big": 24, "phone": 32}
"""The least side of a lit thing in pixels. A finger needs about 44, which no whole board has room
for on a phone; 32 with free space around is what remains."""

MEASURE = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")
READY = """() => document.querySelector(".over-banner, .handover")
    || (document.querySelector("[data-ui-asked]") && !document.querySelector("[data-ui-sent]")
        && document.querySelector("[data-move]"))"""
CHOICES = """() => {
    const open = [...document.querySelectorAll("[data-ui-open]")];
    const first = [...document.querySelectorAll("[data-move], [data-pick]")];
    return [...open, ...first].filter((el) => el.checkVisibility({ visibilityProperty: true })
            && el.getBoundingClientRect().width && !("loose" in el.dataset)
            && !el.closest("dialog, #hint") && !/^take-back/.test(el.dataset.move ?? ""))
        .map((el, i) => {
            el.dataset.uiChoice = i;
            return [i, (el.dataset.move ?? el.dataset.pick ?? el.dataset.spot ?? "").split(" ")[0],
                el.hasAttribute("data-ui-open")];
        });
}"""
POINT = """(i) => {
    const el = document.querySelector(`[data-ui-choice="${i}"]`);
    el.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = el.getBoundingClientRect();
    for (const fy of [0.5, 0.3, 0.7, 0.12, 0.88]) {
        for (const fx of [0.5, 0.3, 0.7, 0.12, 0.88]) {
            const [x, y] = [box.left + fx * box.width, box.top + fy * box.height];
            const at = document.elementFromPoint(x, y)?.closest("[data-ui-choice]");
            const same = at && at.dataset.move && at.dataset.move === el.dataset.move;
            if (at && (el.contains(at) || same)) return [x, y];
        }
    }
    return null;
}"""
ANY = """() => {
    const moves = [...document.querySelectorAll("[data-move]:not([data-loose])")]
        .filter((el) => !el.closest("#hint") && !/^take-back/.test(el.dataset.move));
    moves.at(-1)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
FORGET = """() => document.querySelectorAll("[data-ui-choice]")
    .forEach((el) => el.removeAttribute("data-ui-choice"))"""
STATE = """() => [document.getElementById("part-prompt").textContent,
    [...document.querySelectorAll("[data-move]")].map((el) => el.dataset.move).join()].join()"""


@dataclass
class Faults:
    """What was seen in a game; each list holds every sentence once, with the decision at which it
    was seen first."""

    boards: dict[tuple[int, ...], int] = field(default_factory=dict)
    """The rectangles of the board, each with the decision at which it was seen first."""
    pictures: dict[tuple[int, ...], int] = field(default_factory=dict)
    """The rectangles of what the game draws there."""
    covered: dict[str, int] = field(default_factory=dict)
    overlaps: dict[str, int] = field(default_factory=dict)
    cut: dict[str, int] = field(default_factory=dict)
    small: dict[str, int] = field(default_factory=dict)
    """Texts under 12 px."""
    tiny: dict[str, int] = field(default_factory=dict)
    """Lit things that are too small to click."""
    unreachable: dict[str, int] = field(default_factory=dict)
    """Lit things of which every point lies under something else."""
    scrolls: dict[str, int] = field(default_factory=dict)
    decisions: int = 0
    over: bool = False

    def add(self, seen: dict[str, Any]) -> None:
        """Adds the faults that `measure` has found at one decision (`seen`)."""
        n = self.decisions
        self.boards.setdefault(tuple(seen["board"]), n)
        self.pictures.setdefault(tuple(seen["picture"]), n)
        for kind in ("covered", "overlaps", "cut", "small", "tiny", "unreachable"):
            for what in seen[kind]:
                getattr(self, kind).setdefault(what, n)
        if seen["scrolls"]:
            self.scrolls.setdefault("the page scrolls", n)

    def of(self, *kinds: str) -> dict[str, dict[Any, int]]:
        """Returns the faults of these kinds, without kinds that have none. "boards" and "pictures"
        are faults only if more than one was measured: then they have changed their size or
        place."""
        found: dict[str, dict[Any, int]] = {kind: getattr(self, kind) for kind in kinds}
        return {
            kind: seen
            for kind, seen in found.items()
            if len(seen) > (kind in ("boards", "pictures"))
        }


def measure(page: Page, least: int) -> dict[str, Any]:
    """Returns the geometry of the table's page as it is now; geometry.js measures it. `least`: the
    least size in pixels of what can be clicked."""
    seen: dict[str, Any] = page.evaluate(MEASURE, {"least": least})
    return seen


def play_whole_game(
    page: Page,
    decisions: int = 400,
    seed: int = 1,
    least: int = 24,
    touch: bool = False,
    hover_every: int = 6,
    note: Callable[[int], None] = lambda n: None,
) -> Faults:
    """Plays at an open table by clicking (`touch`: tapping) what is lit, at random, until the match
    is over or `decisions` decisions were made. `least`: the least size in pixels of what can be
    clicked. Measures the page at every decision, and with the pointer resting on the chosen thing
    at every one of `hover_every`. `note` is called with the number of each decision (for
    screenshots)."""
    rng, faults = random.Random(seed), Faults()
    before, same = "", 0
    while faults.decisions < decisions:
        page.wait_for_function(READY)
        if page.locator(".over-banner").count():
            faults.over = True
            break
        if page.locator(".handover").count():
            page.locator(".handover button").click()
            page.wait_for_selector(".handover", state="detached")
            continue
        faults.add(measure(page, least))
        note(faults.decisions)
        faults.decisions += 1
        now = page.evaluate(STATE)
        same = same + 1 if now == before else 0
        before = now
        if same > 5:  # the choices lead nowhere; play any move
            page.keyboard.press("Escape")
            page.evaluate(ANY)
            confirm(page)
            continue
        choices = page.evaluate(CHOICES)
        if not choices:
            page.evaluate(ANY)
            confirm(page)
            continue
        begun = [choice for choice in choices if choice[2]]
        verbs = sorted({verb for _, verb, _ in begun or choices})
        verb = rng.choice(verbs)
        chosen = rng.choice([i for i, v, _ in begun or choices if v == verb])
        at = page.evaluate(POINT, chosen)
        page.evaluate(FORGET)
        if at is None:
            page.evaluate(ANY)
        elif touch:
            page.touchscreen.tap(*at)
        else:
            if hover_every and faults.decisions % hover_every == 0:
                page.mouse.move(*at)
                page.wait_for_timeout(450)
                faults.add(measure(page, least))
            page.mouse.click(*at)
        confirm(page)
    return faults


def confirm(page: Page) -> None:
    """Confirms a move if the page asks to."""
    if page.locator("#confirm").is_visible():
        page.locator("[data-do=confirm]").click()
