"""Checks of golden games (8), of rules and texts (9), and of the rules' examples (10)."""

from __future__ import annotations

from coven import games
from coven.core import Event, Rng, Text, play
from coven.default_table import parts_of
from coven.rulebook import rulings as player_rulings
from coven.testkit import golden, rulebook
from coven.testkit.checking import Check, sample, viewers
from coven.testkit.scenario import speakers
from coven.testkit.walk import Lineup, lineups, secret_of
from coven.text import MissingText, Speaker, languages

from .missing import check_lesson, check_what_players_read, has_default_table, words_of_view
from .secrecy import some_viewers


def check_golden_games(check: Check) -> None:
    """Check 8: there are golden games for every lineup and ending, and they play as written."""
    if golden.folder(check.game) is None:
        check.report("found-no-tests")
        return
    seen: set[Lineup] = set()
    paths = golden.golden_files(check.game)
    for n, path in enumerate(paths):
        check.place = path.name
        with check.catching():
            text = path.read_text("utf-8")
            try:
                differs = golden.difference(check.game, text)
                kept = golden.read(check.game, text)
            except golden.NoGolden as e:
                check.report("found-no-golden", file=path.name, error=str(e))
                continue
            check.examined += len(kept.answers)
            seen.add(kept.lineup)
            if differs is not None:
                check.report("found-golden-differs", file=path.name, line=differs[:200])
        check.progress(n + 1, len(paths))
    for lineup in lineups(check.game):
        if lineup not in seen:
            check.report("found-no-golden-table", table=str(lineup))
    for ending in check.game.facts.endings:
        if ending not in golden.endings(check.game):
            check.report("found-no-golden-ending", ending=ending)


# -- 9 and 10 --------------------------------------------------------------------------------


def check_citations_and_texts(check: Check) -> None:
    """Check 9: every paragraph and ruling is cited by a test, and every text exists in all
    languages of the game with the same arguments."""
    for part in (
        _check_numbering,
        _check_rules_cited,
        _check_tests_pass,
        _check_translated,
        _check_keys_exist,
        check_what_players_read,
        check_lesson,
        _check_texts_in_play,
    ):
        with check.catching():
            part(check)


def check_examples_are_tested(check: Check) -> None:
    """Check 10: every example in the rules is cited by a test."""
    _check_cited(check, rulebook.examples(check.game))


def _check_numbering(check: Check) -> None:
    """Checks that paragraphs, examples and rulings have the same numbers in all languages, each
    once, and that every ruling is in the README and names paragraphs that exist."""
    if not rulebook.paragraphs(check.game):
        check.report("found-no-paragraphs")
    for numbers in (rulebook.paragraphs, rulebook.examples, rulebook.player_ruling_numbers):
        english = numbers(check.game, "en")
        for number in dict.fromkeys(english):
            if english.count(number) > 1:
                check.report("found-numbered-twice", rule=number)
        for locale in languages(games.package_of(check.game.id)):
            theirs = numbers(check.game, locale)
            if theirs != english:
                odd = sorted(set(theirs) ^ set(english)) or ["…"]
                check.report("found-numbered-otherwise", locale=locale, rules=", ".join(odd)[:100])
    known = {*rulebook.paragraphs(check.game), *rulebook.rulings(check.game)}
    for ruling in player_rulings(check.game.id, "en"):
        for number in (ruling.number, *ruling.paragraphs):
            if number not in known:
                check.report("found-no-paragraph", rule=number, where="rulings.en.md")


def _check_rules_cited(check: Check) -> None:
    """Checks that tests cite every paragraph and ruling, and nothing that does not exist."""
    wanted = [*rulebook.paragraphs(check.game), *rulebook.rulings(check.game)]
    _check_cited(check, wanted)
    tests = rulebook.tests_of(check.game)
    if tests is not None:
        known = {*wanted, *rulebook.examples(check.game)}
        for paragraph, by in rulebook.citations(tests).items():
            if paragraph not in known:
                check.report("found-cites-nothing", rule=paragraph, test=by[0])


def _check_tests_pass(check: Check) -> None:
    """Runs the game's own tests, if asked to, and reports those that fail."""
    tests = rulebook.tests_of(check.game)
    if check.run_tests and tests is not None:
        for failed in rulebook.failing_tests(tests):
            check.report("found-test-fails", test=failed)


def _check_cited(check: Check, wanted: list[str]) -> None:
    """Checks that tests cite each of these numbers of paragraphs, rulings or examples."""
    tests = rulebook.tests_of(check.game)
    if tests is None:
        check.report("found-no-tests")
        return
    cited = rulebook.citations(tests)
    check.examined += len(wanted)
    uncited = [paragraph for paragraph in wanted if paragraph not in cited]
    if uncited:
        check.report("found-not-cited", rules=", ".join(uncited))


def _check_translated(check: Check) -> None:
    """Checks that every message exists in all languages of the game with the same variables."""
    package = games.package_of(check.game.id)
    said = {}
    spoken = languages(package)
    for locale in spoken:
        said[locale], broken = rulebook.messages(package, locale)
        for line in broken:
            check.report("found-broken-words", locale=locale, line=line)
    for key in sorted(set().union(*said.values())):
        having = [locale for locale in spoken if key in said[locale]]
        if len(having) < len(spoken):
            check.report("found-untranslated", word=key, locales=", ".join(having))
        elif len({said[locale][key] for locale in spoken}) > 1:
            check.report("found-other-arguments", word=key)


def _check_keys_exist(check: Check) -> None:
    """Checks that the messages exist which the source code uses or the game's facts need, and that
    the rules exist by which the source code refuses."""
    game = check.game
    words = {
        **rulebook.messages("coven", "en")[0],
        **rulebook.messages(games.package_of(game.id), "en")[0],
    }
    for key in dict.fromkeys(_declared_keys(check)):
        if key not in words:
            check.report("found-no-word", word=key, source=game.id)
    for use in rulebook.uses(game):
        meant = rulebook.matching(use.key, words)
        if not meant:
            check.report("found-no-word", word=use.key, source=use.where)
        elif use.args is not None and len(meant) == 1 and not words[meant[0]] <= use.args:
            lacking = ", ".join(sorted(words[meant[0]] - use.args))
            check.report("found-no-argument", word=use.key, source=use.where, names=lacking)
    citable = rulebook.citable(game)
    for where, rule in rulebook.rules_refused_by(game):
        if not rulebook.matching(rule, citable):
            check.report("found-no-paragraph", rule=rule, where=where)


def _declared_keys(check: Check) -> list[str]:
    """Returns the Fluent keys that must exist because of the game's variants, endings, options and
    scores."""
    game = check.game
    keys = ["name", "about"]
    keys += [f"variant-{variant.key}" for variant in game.variants]
    keys += [f"ending-{ending}" for ending in game.facts.endings]
    for option in game.options:
        keys += [f"option-{option.key}", f"option-{option.key}.about"]
    for lineup in lineups(game):
        opening = game.new(lineup.seats, lineup.options, Rng(secret_of(1)))
        for points in game.scores(opening):
            keys += [f"score-{source}" for source in points]
    return keys


def _check_texts_in_play(check: Check) -> None:
    """Checks that every text that comes up in random games exists in all languages."""
    game = check.game
    every = speakers(game)
    heard: set[str] = set()
    plain = has_default_table(game)
    shown: dict[str, str] = {}

    def listen(lineup: Lineup, seed: int) -> None:
        for s, seat, move, player in check.sample_positions(lineup, seed):
            texts: list[Text | Event] = []
            drawn_for = some_viewers(s, player)[player.pick(2)]
            for viewer in viewers(s):
                sight = game.sight(s, viewer)
                texts += [*sight.crumbs, *sight.labels.values()]
                if plain:
                    shown.update(dict.fromkeys(words_of_view(sight.view), check.place))
                texts += [sight.prompt] if sight.prompt is not None else []
                if viewer == drawn_for:
                    speaker = every[player.pick(len(every))]
                    game.sketch(sight, speaker)
                    parts_of(game, sight, speaker, s.seats)
            for thing in sample(list(game.every_move(s)), 40, player):
                refusal = game.explain(s, player.pick(s.seats), thing)
                texts += [refusal.text] if refusal is not None else []
            if not s.over:
                after = s.copy()
                after.records_events = True
                play(after, seat, move)
                texts += after.events
            for text in texts:
                words = f"{text.key} {text.args}"
                if words not in heard:
                    heard.add(words)
                    _check_translations_of(check, text, every)

    check.each_game(listen)
    for word, where in shown.items():
        if not every[0].has(word) and not _is_reported(check, word):
            check.report("found-unshown", word=word, where=where)


def _check_translations_of(check: Check, text: Text | Event, every: list[Speaker]) -> None:
    """Checks that a text, and keys among its arguments, exist in the language of every speaker."""
    for speaker in every:
        try:
            speaker.say(text)
        except MissingText as e:
            if not _is_reported(check, text.key):
                check.report("found-untold", error=str(e.args[0]))
            return
        for name, value in text.args.items():
            if not isinstance(value, str) or not _looks_like_a_key(value):
                continue
            if not speaker.has(value) and not _is_reported(check, value):
                check.report("found-no-word", word=value, source=f"{text.key} ({name})")


def _is_reported(check: Check, word: str) -> bool:
    """Whether a finding says already that the text `word` does not exist."""
    return any(
        finding.key == "found-no-word" and finding.args["word"] == word
        for finding in check.findings
    )


def _looks_like_a_key(value: str) -> bool:
    """Whether a string looks like a message key: lower-case words with hyphens."""
    return "-" in value and value.replace("-", "").isalnum() and value.islower()
