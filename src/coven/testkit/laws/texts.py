"""Telling: golden games (8), rules and words (9), examples (10)."""

from __future__ import annotations

from contextlib import suppress

from coven import games
from coven.core import Event, Rng, Text, play
from coven.testkit import golden, rulebook
from coven.testkit.checking import Looking, sample, viewers
from coven.testkit.scenario import speakers
from coven.testkit.walk import Lineup, lineups, secret_of
from coven.text import LOCALES, MissingText, Speaker

from .secrecy import some_viewers


def has_golden_games(look: Looking) -> None:
    """Golden games for every variant, number of players and ending, the same today as written."""
    if golden.folder(look.game) is None:
        look.find("found-no-tests")
        return
    seen: set[Lineup] = set()
    paths = golden.golden_files(look.game)
    for n, path in enumerate(paths):
        look.place = path.name
        with look.guarded():
            text = path.read_text("utf-8")
            try:
                differs = golden.difference(look.game, text)
                kept = golden.read(look.game, text)
            except golden.NoGolden as e:
                look.find("found-no-golden", file=path.name, error=str(e))
                continue
            look.seen += len(kept.answers)
            seen.add(kept.table)
            if differs is not None:
                look.find("found-golden-differs", file=path.name, line=differs[:200])
        look.progress(n + 1, len(paths))
    for table in lineups(look.game):
        if table not in seen:
            look.find("found-no-golden-table", table=str(table))
    for ending in look.game.facts.endings:
        if ending not in golden.endings(look.game):
            look.find("found-no-golden-ending", ending=ending)


# -- 9 and 10 --------------------------------------------------------------------------------


def is_told_and_tested(look: Looking) -> None:
    """Every numbered paragraph and ruling is cited by a test; every sentence exists in all three
    languages, with the same arguments."""
    for part in (_numbered_alike, _rules_cited, _translated, _written_words_exist, _said):
        with look.guarded():
            part(look)


def shows_the_examples(look: Looking) -> None:
    """Every worked example of the rules is a test."""
    _cited(look, rulebook.examples(look.game))


def _numbered_alike(look: Looking) -> None:
    if not rulebook.paragraphs(look.game):
        look.find("found-no-paragraphs")
    for numbers in (rulebook.paragraphs, rulebook.examples):
        english = numbers(look.game, "en")
        for number in dict.fromkeys(english):
            if english.count(number) > 1:
                look.find("found-numbered-twice", rule=number)
        for locale in LOCALES:
            theirs = numbers(look.game, locale)
            if theirs != english:
                odd = sorted(set(theirs) ^ set(english)) or ["…"]
                look.find("found-numbered-otherwise", locale=locale, rules=", ".join(odd)[:100])


def _rules_cited(look: Looking) -> None:
    wanted = [*rulebook.paragraphs(look.game), *rulebook.rulings(look.game)]
    _cited(look, wanted)
    tests = rulebook.tests_of(look.game)
    if tests is not None:
        known = {*wanted, *rulebook.examples(look.game)}
        for paragraph, by in rulebook.citations(tests).items():
            if paragraph not in known:
                look.find("found-cites-nothing", rule=paragraph, test=by[0])


def _cited(look: Looking, wanted: list[str]) -> None:
    tests = rulebook.tests_of(look.game)
    if tests is None:
        look.find("found-no-tests")
        return
    cited = rulebook.citations(tests)
    look.seen += len(wanted)
    uncited = [paragraph for paragraph in wanted if paragraph not in cited]
    if uncited:
        look.find("found-not-cited", rules=", ".join(uncited))


def _translated(look: Looking) -> None:
    package = games.package_of(look.game.id)
    said = {}
    for locale in LOCALES:
        said[locale], broken = rulebook.messages(package, locale)
        for line in broken:
            look.find("found-broken-words", locale=locale, line=line)
    for key in sorted(set().union(*said.values())):
        having = [locale for locale in LOCALES if key in said[locale]]
        if len(having) < len(LOCALES):
            look.find("found-untranslated", word=key, locales=", ".join(having))
        elif len({said[locale][key] for locale in LOCALES}) > 1:
            look.find("found-other-arguments", word=key)


def _written_words_exist(look: Looking) -> None:
    """Every key that the sources write, and every one that follows from what the game declares."""
    game = look.game
    words = {
        **rulebook.messages("coven", "en")[0],
        **rulebook.messages(games.package_of(game.id), "en")[0],
    }
    for key in dict.fromkeys(_declared(look)):
        if key not in words:
            look.find("found-no-word", word=key, source=game.id)
    for use in rulebook.uses(game):
        meant = rulebook.matching(use.key, words)
        if not meant:
            look.find("found-no-word", word=use.key, source=use.where)
        elif use.args is not None and len(meant) == 1 and not words[meant[0]] <= use.args:
            lacking = ", ".join(sorted(words[meant[0]] - use.args))
            look.find("found-no-argument", word=use.key, source=use.where, names=lacking)
    paragraphs = rulebook.paragraphs(game)
    for where, rule in rulebook.rules_refused_by(game):
        if not rulebook.matching(rule, paragraphs):
            look.find("found-no-paragraph", rule=rule, where=where)


def _declared(look: Looking) -> list[str]:
    game = look.game
    keys = ["name", "about"]
    keys += [f"variant-{variant.key}" for variant in game.variants]
    keys += [f"ending-{ending}" for ending in game.facts.endings]
    for option in game.options:
        keys += [f"option-{option.key}", f"option-{option.key}.about"]
    for table in lineups(game):
        opening = game.new(table.seats, table.options, Rng(secret_of(1)))
        for points in game.scores(opening):
            keys += [f"score-{source}" for source in points]
    return keys


def _said(look: Looking) -> None:
    """Whatever comes up in play can be said in all three languages."""
    game = look.game
    every = speakers(game)
    heard: set[str] = set()

    def listen(table: Lineup, seed: int) -> None:
        for s, seat, move, player in look.some_of(table, seed):
            texts: list[Text | Event] = []
            onlooker = some_viewers(s, player)[player.pick(2)]
            for viewer in viewers(s):
                sight = game.sight(s, viewer)
                texts += [*sight.crumbs, *sight.labels.values()]
                texts += [sight.prompt] if sight.prompt is not None else []
                if viewer == onlooker:
                    speaker = every[player.pick(len(every))]
                    game.sketch(sight, speaker)
                    with suppress(NotImplementedError):  # a game without a page is still a game
                        game.parts(sight, speaker)
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
                    _say_everywhere(look, text, every)

    look.each_game(listen)


def _say_everywhere(look: Looking, text: Text | Event, every: list[Speaker]) -> None:
    for speaker in every:
        try:
            speaker.say(text)
        except MissingText as e:
            look.find("found-untold", error=str(e.args[0]))
            return
        for name, value in text.args.items():
            if isinstance(value, str) and _like_a_key(value) and not speaker.has(value):
                look.find("found-no-word", word=value, source=f"{text.key} ({name})")


def _like_a_key(value: str) -> bool:
    return "-" in value and value.replace("-", "").isalnum() and value.islower()
