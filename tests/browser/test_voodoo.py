"""Voodoo in a real browser: online and in one room."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import LOCALES, PATIENCE, Open
from tests.browser.seated import bring, person_of
from tests.browser.test_everybody import faults
from tests.games.voodoo.scenes import VoodooScene
from tests.server.served import Served

from coven.games.voodoo.components import CARDS, SPELLS
from coven.games.voodoo.moves import faces_of
from coven.table import Table
from coven.testkit.scenario import speakers

pytestmark = pytest.mark.slow

NAMES = ("Ada", "Bea", "Cleo", "Dora", "Edda", "Fay", "Gwen", "Hanna")


class SeatedScene(VoodooScene):
    """Places cards and dice in the match of a table with people."""

    def __init__(self, table: Table) -> None:
        assert table.match is not None
        self.game, self.match = table.match.game, table.match
        self.speakers = speakers(self.game, ())
        self._whole = False

    def dice(self, *letters: Any) -> None:
        """Gives the wizard with the doll these dice, as if they had just been rolled."""
        s = self.state
        s.pool = tuple(sorted(faces_of("".join(letters))))
        s.thrown = bool(s.pool)
        self.settle()


def seated(
    people: Sequence[str],
    lay: Callable[[SeatedScene], None] | None = None,
    moves: Sequence[tuple[int, str]] = (),
    bots: int = 0,
    **options: Any,
) -> Table:
    """Returns a started table of these people and `bots` bots; the first seat has the doll. `lay`
    places cards in it, then `moves` are played."""
    chosen: Any = {"first-player": "first-seat"}
    chosen.update({key.replace("_", "-"): value for key, value in options.items()})
    table = Table.new("voodoo", len(people) + bots, people[0], 0.0, chosen)
    for seat, person in enumerate(people):
        table.sit(person, NAMES[seat], 0.0, seat)
    for seat in range(len(people), len(people) + bots):
        table.put_bot(seat, 1, people[0])
    table.start(people[0], time.time(), bytes(32))
    for seat in range(len(table.seats)):
        if options.get("mode") == "room" and seat < len(people):
            table.submit(seat, "ready", time.time())
    if len(table.seats) == 2 and lay is not None:
        assert table.match is not None
        table.submit(0, "school celtic", time.time())
        table.submit(1, "school egyptian", time.time())
        for _ in range(6):
            table.submit(1, table.match.state.pending[1][0], time.time())
    if lay is not None:
        lay(SeatedScene(table))
        table.running.questions = [n + 1 for n in table.running.questions]
    for seat, move in moves:
        table.submit(seat, move, time.time())
    return table


# -- what players do -------------------------------------------------------------------------------


def everybody(
    somebody: Open,
    server: Served,
    lay: Callable[[SeatedScene], None],
    seats: int = 4,
    **options: Any,
) -> tuple[Table, list[Page]]:
    """Opens a browser for each of `seats` people at one table, on which `lay` has placed cards;
    returns the table and their pages."""
    pages = [somebody() for _ in range(seats)]
    table = seated([person_of(page, server) for page in pages], lay, **options)
    address = bring(server, table)
    for page in pages:
        page.goto(address)
        page.wait_for_selector(".wizard")
    return table, pages


def press(page: Page, move: str) -> None:
    """Clicks the first element that plays this move, and confirms it if asked."""
    page.locator(f"[data-move='{move}']").first.click()
    if page.locator("#confirm").is_visible():
        page.locator("[data-do=confirm]").click()
    page.wait_for_selector("body:not([data-ui-sent])")


def state(server: Served, table: Table) -> Any:
    """Returns the position that the server has of this table."""
    return server.table(table.id).match.state


def last_command(server: Served, table: Table) -> dict[str, Any]:
    """Returns what everybody saw of the last command: the command, the strip of buttons it was on,
    and the buttons held meanwhile."""
    seen = server.table(table.id).game.view(state(server, table), None)["gestures"]
    made = [gesture for gesture in seen if gesture["kind"] == "command"][-1]
    return {key: made[key] for key in ("what", "strip", "holds")}


def die(page: Page, letter: str, nth: int = 0) -> None:
    """Clicks the die number `nth` of those that show the face with this letter."""
    page.locator(f"[data-die='{letter}']").nth(nth).click()


def act(page: Page) -> None:
    """Does an action: rerolls the second die and pays with the first."""
    page.locator("[data-die]").nth(0).click()
    page.locator("[data-die]").nth(1).click()
    page.locator(".strip.normal [data-command=reroll]").click()
    page.wait_for_selector("body:not([data-ui-sent])")


def score(page: Page, seat: int, points: int) -> None:
    """Expects the page to show these points of a seat."""
    expect(page.locator(f".wizard.seat-{seat} .points")).to_have_text(str(points))


# -- online ----------------------------------------------------------------------------------------


def test_four_browsers_a_forgotten_howl_is_caught_and_a_false_call_is_refused(
    somebody: Open, server: Served
) -> None:
    def lay(scene: SeatedScene) -> None:
        scene.enchant(1, "howl", 0)
        scene.enchant(2, "croak", 0)

    _, (ada, bea, cleo, dora) = everybody(somebody, server, lay)
    press(ada, "emote croak")
    expect(dora.locator(".wizard.seat-0 .trail")).to_contain_text("Croak")
    press(ada, "roll")
    expect(dora.locator(".die[role=img]:not(.blank)")).to_have_count(5)
    assert not dora.locator("[data-move='call howl']").count(), "only its caster may call"
    press(cleo, "call croak")
    expect(cleo.locator(".log")).to_contain_text("You raise a false alarm.")
    assert not cleo.locator("[data-move='call croak']").count(), "it rests until the doll moves"
    cleo.locator("[data-try='call croak']").click()
    expect(cleo.locator("#why")).to_contain_text("again until the doll is passed")
    score(cleo, 2, 0)
    press(bea, "call howl")
    for page in (ada, bea, cleo, dora):
        score(page, 1, 2)
        expect(page.locator("[data-piece='c-howl']")).to_have_count(0)
    expect(ada.locator(".log")).to_contain_text("You broke “Voodoo-wolf?!”.")


def test_a_tap_at_the_name_of_a_spell_reads_it_and_calls_nothing(
    somebody: Open, server: Served
) -> None:
    """V11, V12: a tap at the name of a spell, one's own or another's, shows its text and plays no
    call."""

    def lay(scene: SeatedScene) -> None:
        scene.enchant(1, "howl", 0)

    table, (_, bea, cleo) = everybody(somebody, server, lay, 3)
    for page in (bea, cleo):
        page.locator("[data-piece='c-howl'] .title").click()
        expect(page.locator("#why")).to_contain_text("Before rolling, howl like a wolf.")
    assert cleo.locator("[data-piece='c-howl'] .caught").count() == 0
    assert not any(state(server, table).calls_blocked)


def test_a_call_after_the_next_roll_is_too_late(somebody: Open, server: Served) -> None:
    def lay(scene: SeatedScene) -> None:
        scene.enchant(1, "howl", 0)

    _, (ada, bea, _) = everybody(somebody, server, lay, 3)
    press(ada, "roll")
    act(ada)
    press(ada, "pass")
    press(bea, "roll")
    press(bea, "call howl")
    expect(bea.locator(".log")).to_contain_text("You raise a false alarm.")
    score(bea, 1, 0)
    expect(bea.locator("[data-piece='c-howl']")).to_have_count(1)


def test_a_win_in_another_s_turn_ends_the_game_at_once(somebody: Open, server: Served) -> None:
    def lay(scene: SeatedScene) -> None:
        scene.enchant(1, "howl", 0)
        scene.points(1, 10)

    table, (ada, bea, cleo) = everybody(somebody, server, lay, 3)
    press(ada, "roll")
    press(bea, "call howl")
    for page, won in ((ada, "Bea wins"), (bea, "You win"), (cleo, "Bea wins")):
        expect(page.locator(".over-banner")).to_be_visible()
        expect(page.locator(".vd-banner")).to_contain_text(f"{won} the tournament!")
        assert not page.locator("[data-move]").count()
    assert server.table(table.id).status == "over"


def test_dice_cards_targets_and_strips_are_put_together_to_a_cast(
    somebody: Open, server: Served
) -> None:
    def lay(scene: SeatedScene) -> None:
        scene.hold(0, "hookleg", "ace")
        scene.enchant(1, "pinkies", 2)
        scene.dice("PPRST")

    table, (ada, bea, cleo) = everybody(somebody, server, lay, 3)
    ada.locator("[data-card=hookleg]").click()
    expect(ada.locator(".vd-aims [data-ui-open]")).to_have_count(2)
    ada.locator(".wizard.seat-2 .figure").click()
    ada.locator(".strip.tiny [data-command=cast]").click()
    expect(ada.locator(".vd-hint")).to_have_attribute(
        "data-ui-says", "Tap the die to use as the wildcard."
    )
    die(ada, "R")
    expect(cleo.locator(".vd-banner")).to_contain_text("the doll is staring at you")
    assert last_command(server, table) == {"what": "cast", "strip": "tiny_strip", "holds": []}
    press(cleo, "stay")
    score(bea, 0, 2)
    expect(bea.locator(".wizard.seat-2 .target")).to_have_count(1)
    expect(ada.locator("[data-die]")).to_have_count(2)


def test_a_button_is_held_while_another_is_pressed(somebody: Open, server: Served) -> None:
    def lay(scene: SeatedScene) -> None:
        scene.enchant(1, "drone", 0)

    table, (ada, bea) = everybody(somebody, server, lay, 2)
    ada.keyboard.down("h")
    expect(bea.locator(".wizard.seat-0 .note")).to_have_count(1)
    press(ada, "roll")
    act(ada)
    assert last_command(server, table)["holds"] == ["hum"], "at the second command, too"
    ada.keyboard.up("h")
    press(bea, "call drone")
    expect(bea.locator(".log")).to_contain_text("false alarm")
    ada.locator("[data-to-panel=body]").click()
    hum = ada.locator("[data-hold='hold hum']")
    expect(hum).to_have_attribute("aria-pressed", "false")
    hum.focus()
    ada.keyboard.press("Enter")
    expect(hum).to_have_attribute("aria-pressed", "true")
    act(ada)
    expect(hum).to_have_attribute("aria-pressed", "false")


def test_gestures_sound_unless_sounds_are_off(somebody: Open, server: Served) -> None:
    ada, bea = somebody(), somebody()
    table = seated([person_of(page, server) for page in (ada, bea)], lambda scene: None)
    address = bring(server, table)
    for page in (ada, bea):
        page.add_init_script(PITCHES)
        page.goto(address)
        page.wait_for_selector(".wizard")
        page.locator("[data-to-panel=wheel]").click()
    ada.wait_for_selector("[data-ui-asked]")
    ada.evaluate("pitches.length = 0")  # the bell may have rung before
    ada.evaluate("document.documentElement.dataset.sounds = 'on'")
    bea.evaluate("document.documentElement.dataset.sounds = 'off'")
    press(ada, "emote croak")
    expect(bea.locator(".wizard.seat-0 .trail")).to_contain_text("Croak")
    hears(ada, [95, 90])
    press(ada, "emote croak")
    hears(ada, [95, 90, 95, 90])
    press(bea, "emote knock")
    hears(ada, [95, 90, 95, 90, 220])  # the gestures of others sound, too
    hears(bea, [])


def hears(page: Page, pitches: list[int]) -> None:
    """Waits until the page has played these pitches. Polls, because the page's content security
    policy forbids Playwright's own way of waiting."""
    for _ in range(PATIENCE // 20):
        if page.evaluate("pitches") == pitches:
            break
        page.wait_for_timeout(20)
    assert page.evaluate("pitches") == pitches


PITCHES = """
window.pitches = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) {
    if (value > 20) pitches.push(value);
    return set.call(this, value, at);
};
"""


def test_lines_of_the_chat_are_judged(somebody: Open, server: Served) -> None:
    def lay(scene: SeatedScene) -> None:
        scene.enchant(1, "taboo", 0)

    _, (ada, bea) = everybody(somebody, server, lay, 2)
    ada.locator("#tab-chat").click()
    ada.locator("#say-text").fill("Well, no.")
    ada.keyboard.press("Enter")
    expect(bea.locator(".wizard.seat-0 .trail")).to_contain_text("speaks (normal voice)")
    press(bea, "call taboo")
    score(bea, 1, 2)


# -- bodies and keys -------------------------------------------------------------------------------


def test_without_motion_a_hindrance_is_a_frame_and_every_command_needs_a_second_click(
    somebody: Open, server: Served
) -> None:
    """A player who wants no motion sees a hindrance as a frame and confirms each command; for
    others it moves the board, and one click is enough."""
    calm, lively = somebody(), somebody(reduced_motion="no-preference")
    people = [person_of(page, server) for page in (calm, lively)]
    table = seated(people, lambda scene: None)
    address = bring(server, table)
    for page in (calm, lively):
        page.goto(address)
        page.locator("[data-to-panel=body]").click()
        page.locator("[data-move='posture legs crossed']").click()
        expect(page.locator("[data-move='posture legs crossed']")).to_have_attribute(
            "aria-pressed", "true"
        )
    moved = "() => getComputedStyle(document.querySelector('.board')).transform"
    assert calm.evaluate(moved) == "none"
    assert lively.evaluate(moved) != "none"
    expect(calm.locator(".vd-frame")).to_contain_text("Seen through a slit")
    expect(lively.locator(".vd-frame")).to_be_hidden()
    roll = calm.locator(".strip.normal [data-key=roll]")
    roll.click()
    expect(calm.locator(".vd-hint")).to_have_attribute(
        "data-ui-says", "That’s awkward in this posture: press again."
    )
    assert not state(server, table).thrown
    roll.click()
    expect(calm.locator("[data-die]")).to_have_count(5)
    assert faults(calm) == []


def test_everything_can_be_done_by_keyboard(somebody: Open, server: Served) -> None:
    def lay(scene: SeatedScene) -> None:
        scene.hold(0, "howl")
        scene.enchant(1, "weakhand", 2)
        scene.dice("BBRST")

    table, (ada, _, cleo) = everybody(somebody, server, lay, 3)

    def key(selector: str) -> None:
        ada.locator(selector).first.focus()
        ada.keyboard.press("Enter")

    key("[data-to-page='1']")
    key("[data-pick='emote thanks ?']")
    expect(ada.locator(".vd-aims [data-spot]:focus")).to_have_count(1)
    ada.keyboard.press("Enter")
    expect(cleo.locator(".wizard.seat-0 .trail")).to_contain_text("Thanks → Bea")
    key("[data-to-panel=voice]")
    key("[data-move='voice purr']")
    expect(ada.locator("[data-move='voice purr']")).to_have_attribute("aria-pressed", "true")
    key("[data-to-panel=body]")
    key("[data-move='posture head profile']")
    expect(ada.locator("[data-move='posture head profile']")).to_have_attribute(
        "aria-pressed", "true"
    )
    key("[data-move='posture head off']")
    key("[data-card=howl]")
    key(".vd-aims [data-spot='2']")
    key(".strip.mirror [data-command=cast]")
    expect(cleo.locator(".vd-banner")).to_contain_text("staring at you")
    assert last_command(server, table)["strip"] == "mirror_strip"


def test_an_update_after_a_move_by_key_leaves_the_focus_where_the_person_has_put_it(
    somebody: Open, server: Served
) -> None:
    """P39: after a move by key, an update moves the focus on only if it is still on the element
    with which that move was made."""

    def lay(scene: SeatedScene) -> None:
        scene.hold(0, "howl")
        scene.dice("BBRST")

    _, (ada, *_) = everybody(somebody, server, lay, 2)
    ada.locator("[data-to-panel=body]").click()
    ada.evaluate("""() => {
        const posture = document.querySelector("[data-move='posture head profile']");
        posture.focus();
        posture.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        posture.click();
        document.querySelector("[data-card=howl]").focus(); // before the server answers
    }""")
    expect(ada.locator("[data-move='posture head profile']")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(ada.locator("[data-card=howl]")).to_be_focused()


def test_a_command_is_not_lost_while_a_gesture_is_on_its_way(
    somebody: Open, server: Served
) -> None:
    def lay(scene: SeatedScene) -> None:
        scene.hold(0, "howl")
        scene.dice("BBRST")

    _, (ada, _, cleo) = everybody(somebody, server, lay, 3)
    ada.locator("[data-card=howl]").click()
    ada.locator(".vd-aims [data-spot='2']").click()
    ada.evaluate("""() => {
        for (const which of ["[data-move='voice purr']", ".strip.normal [data-command=cast]"]) {
            document.querySelector(which).click();
        }
    }""")
    expect(cleo.locator(".vd-banner")).to_contain_text("staring at you")


# -- in one room -----------------------------------------------------------------------------------


def test_a_contested_call_in_one_room_is_voted_on_by_the_others(
    somebody: Open, server: Served
) -> None:
    def lay(scene: SeatedScene) -> None:
        scene.enchant(1, "hookleg", 0)
        scene.dice("BPRST")

    table, (ada, bea, cleo, dora) = everybody(somebody, server, lay, mode="room")
    tv = somebody(f"/t/{table.id}")
    assert not ada.locator("[data-move^='emote']").count(), "people move themselves"
    bea.locator("[data-pick='call hookleg ?']").click()
    bea.locator(".vd-aims [data-spot='0']").click()
    expect(tv.locator(".vd-banner")).to_contain_text("Did Ada break “Hookleg”?")
    assert not tv.locator("[data-move]").count()
    press(ada, "contest")
    assert not bea.locator("[data-move=broken]").count(), "the caller has no vote"
    press(cleo, "broken")
    expect(tv.locator(".votes")).to_contain_text("Broken: 1")
    press(dora, "broken")
    for page in (ada, bea, cleo, dora, tv):
        score(page, 1, 1)
    expect(tv.locator("[data-piece='c-hookleg']")).to_have_count(0)


def test_at_one_device_a_spell_is_called_for_its_caster_from_anybody_s_view(
    somebody: Open, server: Served
) -> None:
    """At one device, a person may call a spell for its caster although another's view is shown; the
    accused answers after the handover screen."""

    def lay(scene: SeatedScene) -> None:
        scene.enchant(1, "hookleg", 0)
        scene.dice("BPRST")

    page = somebody()
    me = person_of(page, server)
    page.goto(bring(server, seated([me, me, me], lay, mode="room")))
    page.locator("[data-do=handover]").click()
    page.locator("[data-piece='c-hookleg'] .caught").click()
    page.locator(".vd-aims [data-spot='0']").click()
    expect(page.locator(".log")).to_contain_text("Bea calls: “Caught you, Ada!”")
    press(page, "contest")
    expect(page.locator(".handover")).to_contain_text("Cleo")
    page.locator("[data-do=handover]").click()
    press(page, "broken")
    score(page, 1, 1)


def test_at_one_device_a_curse_is_called_for_the_player_who_has_noticed_it(
    somebody: Open, server: Served
) -> None:
    def lay(scene: SeatedScene) -> None:
        scene.points(0, 4)
        scene.curse(0, "grateful")
        scene.dice("BPRST")

    page = somebody()
    me = person_of(page, server)
    table = seated([me, me, "somebody else"], lay, mode="room")
    page.goto(bring(server, table))
    page.locator("[data-do=handover]").click()
    page.locator("[data-piece='c-grateful'] .caught").click()
    expect(page.locator(".vd-hint")).to_have_attribute("data-ui-says", "Who noticed?")
    expect(page.locator(".vd-aims [data-ui-open]")).to_have_text(["Bea"])
    page.locator(".vd-aims [data-spot='1']").click()
    expect(page.locator(".log")).to_contain_text("Bea calls: “Caught you, Ada!”")
    press(page, "fair")
    score(page, 0, 3)


# -- whole games, sizes and languages --------------------------------------------------------------


FITS = """() => ['.people', '.board', '.hand'].filter((name) => {
    const box = document.querySelector(name);
    return box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
})"""


APART = """() => {
    const boxes = [...document.querySelectorAll('.marker')].map((m) => m.getBoundingClientRect());
    const apart = (a, b) => a.right <= b.left || b.right <= a.left
        || a.bottom <= b.top || b.bottom <= a.top;
    return boxes.every((a, i) => a.width >= 15 && boxes.slice(i + 1).every((b) => apart(a, b)));
}"""
"""A script that returns whether no marker on the track covers another."""


def crowded(seats: int) -> Callable[[SeatedScene], None]:
    """Returns a function that fills a scene with many spells and points, as late in a game."""

    def lay(scene: SeatedScene) -> None:
        spells = [card.id for card in CARDS[:SPELLS]]
        for k in range(4 * seats if seats == 8 else 2 * seats):
            caster = k % seats
            scene.enchant(caster, spells[k], (caster + 1 + k % (seats - 1)) % seats)
        scene.curse(0, "cackle")
        scene.curse(1, "blow")
        scene.hold(0, *spells[-3:], "ace")
        scene.dice("BGSTP")

    return lay


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_fits_a_screen_is_played_on_a_phone_and_axe_finds_nothing(
    somebody: Open, server: Served, locale: str
) -> None:
    page = somebody(locale=locale)
    me = person_of(page, server)
    for seats, mode in ((2, "online"), (4, "room"), (8, "online")):
        rest = [f"somebody {seat}" for seat in range(1, seats)]
        address = bring(server, seated([me, *rest], crowded(seats), mode=mode))
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(address)
        page.wait_for_selector("[data-die]")
        assert page.evaluate(FITS) == [], (seats, mode)
        assert faults(page) == [], (seats, mode)
        page.set_viewport_size({"width": 360, "height": 740})
        page.reload()
        page.wait_for_selector("[data-die]")
        assert faults(page) == [], (seats, mode)
        assert page.evaluate(APART), (seats, mode)
        act(page)
        expect(page.locator(".die.used")).to_have_count(1)
