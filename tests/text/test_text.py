"""Texts: complete in three languages, and with the right plural forms."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from coven import games
from coven.core import Event, Text
from coven.server.live.screen.players import clock
from coven.testkit import rulebook
from coven.text import LOCALES, MissingText, Speaker, bundle

GRID = games.package_of("noughts-and-crosses")
PACKAGES = ["coven", *(games.package_of(id) for id in games.ids())]


def test_a_sentence_contains_its_arguments() -> None:
    speaker = Speaker(GRID, "en", ["Ann", "Bob"])
    assert speaker.say(Text("log-mark", {"seat": 1, "cell": 4})) == "Bob marks cell 4."
    assert speaker.say(Event("log-mark", {"seat": 0, "cell": 4})) == "Ann marks cell 4."
    assert speaker.say("move-mark", {"cell": 4}) == "Mark cell 4"


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert Speaker("coven", "en", ["Ann"]).name(1) == "Player 2"
    assert Speaker("coven", "uk").name(0) == "Гравець 1"
    assert Speaker("coven", "ru").name(0) == "Игрок 1"


def test_an_argument_that_is_a_key_is_translated() -> None:
    text = Text("bad-choice", {"option": "variant-basic", "given": "?"})
    assert Speaker(GRID, "en").say(text) == "“The game” can’t be “?”."
    assert Speaker(GRID, "ru").say(text) == "Для настройки «Игра» значение «?» не подходит."


def test_a_name_is_never_taken_for_a_key() -> None:
    speaker = Speaker(GRID, "en", ["name", "about"])
    assert speaker.say("log-mark", {"seat": 0, "cell": 1}) == "name marks cell 1."
    assert speaker.say("web-join-title", {"name": "web-undo"}) == "web-undo invites you"
    assert speaker.say("web-move-lead", {"name": "about"}).startswith("about can continue")
    assert speaker.say("cli-won", {"count": 1, "names": "name"}) == "Winner: name."


@pytest.mark.parametrize("locale", LOCALES)
def test_a_missing_key_or_argument_raises_missing_text(locale: str) -> None:
    speaker = Speaker(GRID, locale)
    for text in (
        Text("no-such-key"),
        Text("log-mark", {"seat": 0}),
        Text("log-mark", {"cell": 3}),
        Text("log-mark.about", {"seat": 0, "cell": 3}),
        Text(""),
    ):
        with pytest.raises(MissingText):
            speaker.say(text)
        assert isinstance(Speaker(GRID, locale, forgiving=True).say(text), str)


def test_an_attribute_is_found_by_its_dotted_key() -> None:
    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(
        FluentResource("door = Door\n    .about = It opens { $way }.\nbare =\n    .a = b\n")
    )
    speaker = Speaker("coven", "en")
    speaker.bundle = made
    assert speaker.say("door.about", {"way": "inwards"}) == "It opens inwards."
    assert speaker.has("door")
    assert not speaker.has("bare")
    assert not speaker.has("door.price")


def test_a_game_may_replace_covens_messages() -> None:
    assert Speaker(GRID, "en").say("game-over") == Speaker("coven", "en").say("game-over")
    assert not Speaker("coven", "en").has("log-mark")


PLURALS = """
jars = { $n ->
    [one] { $n } банка
    [few] { $n } банки
   *[many] { $n } банок
}
"""


@pytest.mark.parametrize("locale", ["ru", "uk"])
@pytest.mark.parametrize(
    ("n", "said"),
    [(0, "банок"), (1, "банка"), (2, "банки"), (4, "банки"), (5, "банок"), (11, "банок"),
     (12, "банок"), (21, "банка"), (22, "банки"), (25, "банок"), (111, "банок"), (101, "банка")],
)  # fmt: skip
def test_slavic_numbers_take_their_endings(locale: str, n: int, said: str) -> None:
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(FluentResource(PLURALS))
    speaker = Speaker("coven", locale)
    speaker.bundle = made
    assert speaker.say("jars", {"n": n}) == f"{n} {said}"


def test_the_reader_is_you_and_the_others_have_names() -> None:
    """P19: a line says "you" to its reader, and names everybody else."""
    names = ("Ada", "Bea")
    for viewer, said in ((None, ["Ada", "Bea"]), (0, ["You", "Bea"]), (1, ["Ada", "You"])):
        speaker = Speaker("coven", "en", names, viewer=viewer)
        assert [speaker.say("web-log-turn", {"seat": seat}) for seat in (0, 1)] == said


def test_a_clock_of_days_speaks_the_readers_language() -> None:
    """P55, P56: three days on the clock are "3 days", "3 дня" and "3 дні"; shorter times have no
    words."""
    said = [clock(Speaker("coven", locale), 3 * 86400 + 5) for locale in LOCALES]
    assert said == ["3 days", "3 дня", "3 дні"]
    assert clock(Speaker("coven", "ru"), 65) == "1:05"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", [id for id in games.ids() if id != "noughts-and-crosses"])
def test_log_and_heads_of_prompts_know_the_reader(id: str, locale: str) -> None:
    """P19: each line of the log and each heading of prompts with a player's name has a form with
    "you"."""
    file = Path(games.__path__[0], id.replace("-", "_"), "text", f"{locale}.ftl")
    for block in re.split(r"\n(?=\S)", file.read_text("utf-8")):
        if block.startswith(("log-", "crumb-")):
            for seat in re.findall(r"\{ \$(seat(?:-[a-z]+)*) \}", block):
                assert f"${seat}-is ->" in block, block


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_exists_in_all_languages_with_the_same_arguments(package: str) -> None:
    read = {locale: rulebook.messages(package, locale) for locale in LOCALES}
    english, broken = read["en"]
    assert broken == []
    for locale in LOCALES:
        theirs, broken = read[locale]
        assert broken == []
        assert sorted(theirs) == sorted(english)
        assert {key for key in english if theirs[key] != english[key]} == set()


def arguments(variables: Iterable[str], number: int) -> dict[str, int | str]:
    """Returns this number for all variables of a message, and some key for the words among them."""
    keys = {f"{name}-is": "key" for name in variables if not name.startswith("seat")}
    return {**keys, **dict.fromkeys(variables, number)}


def test_a_negative_number_has_a_minus_sign() -> None:
    witchstone = games.package_of("witchstone")
    points = {"track": -4, "owls": 0, "chips": 4, "boosters": 0, "prophecies": 1}
    told = Text("log-final", {"seat": 0, "total": 1, **points})
    assert all("−4" in Speaker(witchstone, locale, viewer=0).say(told) for locale in LOCALES)


def test_a_message_knows_the_key_of_a_word_and_declines_it() -> None:
    """P55: Russian and Ukrainian put a word that is inserted in the case that the sentence
    needs."""
    witchcraft = games.package_of("whirling-witchcraft")
    told = Text("log-take-bench", {"seat": 0, "type": "type-toad"})
    assert Speaker(witchcraft, "ru", viewer=0).say(told) == "Вы берёте жабу с рабочего стола."
    assert Speaker(witchcraft, "uk", ["Ада"]).say(told) == "Ада бере жабу зі стільниці."


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_pattern_can_be_formatted(package: str, locale: str) -> None:
    """Each message can be formatted for any numbers and readers; all terms and functions that it
    uses exist. Only what is no reason for a hint is empty."""
    for key, variables in rulebook.messages(package, locale)[0].items():
        for speaker in (Speaker(package, locale), Speaker(package, locale, viewer=1)):
            for number in (0, 1, 2, 5, 21):
                said = speaker.say(key, arguments(variables, number))
                assert said.strip() or key.startswith("reason-")


@pytest.mark.parametrize("package", PACKAGES)
def test_russian_and_ukrainian_are_not_mixed_up(package: str) -> None:
    """Checks for letters that only one of the two languages has."""
    for locale, foreign in (("ru", "іїєґІЇЄҐ"), ("uk", "ыэъёЫЭЪЁ"), ("en", "абвгдежзиыя")):
        speaker = Speaker(package, locale)
        for key, variables in rulebook.messages(package, locale)[0].items():
            said = speaker.say(key, arguments(variables, 1))
            assert not set(foreign) & set(said), f"{locale}: {key}: {said}"


def test_bundles_are_made_once() -> None:
    assert bundle("coven", "en") is bundle("coven", "en")
