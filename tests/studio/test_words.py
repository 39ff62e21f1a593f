"""The tables of meaning are made from what lies in the repository now, and their sources are in order."""

import ast
import sys
from collections import Counter
from importlib.resources import files

import pytest

pytest.importorskip("numpy", reason="numpy belongs to the studio extra: pip install 'pixtable[studio]'")

from pixtable.games.pictoric.mind.meaning.kinship import stem
from pixtable.games.pictoric.mind.meaning.tables import deck, forms, lexicon, lines, people, rows, themes, titles
from pixtable.games.pictoric.mind.meaning.text import LANGUAGES, fold, plain_words
from pixtable.games.pictoric.rules.deck import PICTURES
from pixtable.studio.words import sources
from pixtable.studio.words.people import lines_of_people
from pixtable.studio.words.sayings import ANY, LONGEST, TONES, as_clue

LARGEST_FILE, LARGEST_ALL = 2_000_000, 20_000_000
TABLES = [file for file in files("pixtable.games.pictoric.mind.meaning").joinpath("data").iterdir() if file.is_file()]
LINES = list(sources.rows_of(sources.HERE / "lines.tsv"))


def test_tables_are_small():
    sizes = [len(table.read_bytes()) for table in TABLES]
    assert max(sizes) < LARGEST_FILE
    assert sum(sizes) < LARGEST_ALL


def test_the_tables_know_the_deck_as_it_is():
    pictures = sources.pictures()
    assert deck().pictures == tuple(picture.id for picture in pictures)
    assert set(deck().pictures) == set(PICTURES)
    for picture, facets in zip(pictures, deck().facets, strict=True):
        assert [(facet.kind, facet.name) for facet in facets] == list(picture.all_facets())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_know_what_people_say(language):
    said = [said for said in lines_of_people() if said.language == language and said.picture in PICTURES]
    assert sum(map(len, people(language))) == len(said)
    assert all(one.line in people(language)[deck().column(one.picture)] for one in said)


def test_the_tables_know_the_lexicon_as_it_is():
    concepts = sources.concepts()
    assert deck().concepts == tuple(concept.name for concept in concepts)
    for language in LANGUAGES:
        assert [list(own) for own in forms(language)] == [concept.forms[language] for concept in concepts]


def test_every_meaning_has_a_row_in_every_table():
    sizes = {kind: len(rows(kind)) for kind in ("near", "seen", "facet")}
    assert len(set(sizes.values())) == 1
    assert sizes["near"] % len(deck().pictures) == 0
    assert sizes["near"] // len(deck().pictures) >= len(deck().concepts)


def test_every_nearest_facet_can_be_said():
    width = len(deck().pictures)
    for place, facet in enumerate(rows("facet")[: 500 * width]):
        assert deck().facets[place % width][facet].concept >= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_single_word_of_the_lexicon_is_found(language):
    for meaning, own in enumerate(forms(language)):
        for form in own:
            words = plain_words(form, language)
            if len(words) == 1:
                match = lexicon(language).exact(words[0])
                assert match is not None
                assert meaning in match.meanings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_idiom_of_the_lexicon_is_found(language):
    for meaning, own in enumerate(forms(language)):
        for form in own:
            words = plain_words(form, language)
            if len(words) > 2:
                match = lexicon(language).phrase([stem(word, language) for word in words])
                assert match is not None
                assert meaning in match.meanings


def test_associations_are_equally_rich():
    """A picture with more of them than the others would attract every clue."""
    assert {len(picture.facets["said"]) for picture in sources.pictures()} <= {12, 13, 14, 15}


def test_three_lines_were_written_for_every_picture():
    own = Counter(picture for picture, *_ in LINES if picture != ANY)
    assert all(own[picture] >= 3 for picture in PICTURES)
    assert len({line[2] for line in LINES}) == len(LINES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_hold_the_lines_that_were_written(language):
    place = 2 + LANGUAGES.index(language)
    written = {line[place] for line in LINES if line[0] in PICTURES and len(line[place]) <= LONGEST}
    said = {as_clue(said.line) for said in lines_of_people() if said.language == language and said.kind in TONES}
    own = {line.text for line in lines(language) if line.is_own}
    assert written <= own <= written | said
    assert len(own) > 10 * len(PICTURES)
    assert len(titles(language)) == len(deck().pictures)
    assert len(themes(language)) == len(themes("en"))


def test_words_are_filed_in_one_spelling():
    assert fold("Ёлка’s") == "елка's"
    assert fold("пам’ять") == fold("пам'ять") == fold("памʼять")


def test_nothing_but_what_is_shipped_is_needed_to_understand():
    for module in files("pixtable.games.pictoric.mind.meaning").iterdir():
        if module.name.endswith(".py"):
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names]
                    assert {name.split(".")[0] for name in names} <= {"pixtable", "msgspec", *sys.stdlib_module_names}
