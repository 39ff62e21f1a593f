"""Foreign text: what rules a line is taken out, and depth is seen before anything parses."""

import json
import tomllib

import pytest

from pixtable.core.foreign import (
    MOST_KEY_PARTS,
    MOST_NESTED,
    json_is_too_deep,
    plain_line,
    plain_text,
    quoted,
    toml_is_too_deep,
)
from tests.work import lines_of

TURNS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
CONTROLS = "".join(map(chr, [*range(9), 11, 12, *range(14, 32), *range(127, 160)]))


@pytest.mark.parametrize("sign", [*TURNS, *CONTROLS, "\u2028", "\u2029", "\ufeff", "\ud800", "\U000e0041"])
def test_no_sign_that_rules_a_line_stays_in_it(sign):
    assert plain_line(f"A{sign}da", 14) == "Ada"
    assert plain_text(f"A{sign}da\nEve") == "Ada\nEve"


@pytest.mark.parametrize("name", ["Ada", "Zoë & Jürgen", "Ґанна Їжакова", "  two  spaces ", "日本", "🙂‍↔️", ""])
def test_a_name_of_any_language_stays_as_it_is(name):
    assert plain_line(name, 14) == name


def test_a_line_is_one_line_and_no_longer_than_asked_for():
    assert plain_line("a\tb\nc\r", 14) == "a b c "
    assert plain_line("x" * 10_000_000, 14) == "x" * 14
    assert quoted("word " * 1000, 20) == "word word word word…"


def nested(deep):
    return f"a = {'[' * deep}{']' * deep}"


def dotted(parts):
    return f"{'.'.join(['a'] * parts)} = 1"


@pytest.mark.parametrize("make", [nested, lambda deep: f"a = {'{b = ' * deep}1{'}' * deep}"])
def test_depth_is_seen_where_it_begins(make):
    assert toml_is_too_deep(make(MOST_NESTED)) is None
    assert toml_is_too_deep(f"# one\n\n{make(MOST_NESTED + 1)}") == 3


@pytest.mark.parametrize("line", ["{} = 1", "[{}]", "[[{}]]", "x = [{{{} = 1}}]", "\"q\" . 'r' . {} = 1"])
def test_a_long_key_is_seen_wherever_it_stands(line):
    assert toml_is_too_deep(line.format(".".join(["a"] * (MOST_KEY_PARTS - 2)))) is None
    assert toml_is_too_deep(f"\n{line.format('.'.join(['a'] * (MOST_KEY_PARTS + 1)))}") == 2


@pytest.mark.parametrize(
    "harmless",
    [
        f'say = "{"[.{" * 500}"',
        f"say = '{'[.{' * 500}'",
        f'say = """{"[.{ " * 500}"" \\" """""',
        f"say = '''{'[.{ ' * 500}'' '''''",
        f"x = 1 # {'[.{' * 500}",
        f"x = [{'1.5, ' * 500}]",
        f"x = [{'[1.5],' * 500}]",
    ],
)
def test_texts_comments_and_numbers_are_no_depth(harmless):
    assert toml_is_too_deep(harmless) is None
    tomllib.loads(harmless)


@pytest.mark.parametrize("text", ['"' * 6_000, "'" * 6_000, '"""' + '"" ' * 2_000, "[ " * 3_000, '"\\' * 3_000])
def test_looking_for_depth_takes_a_few_lines_for_each_letter(text):
    assert lines_of(lambda: toml_is_too_deep(text), 20 * len(text)) < 20 * len(text)


def test_json_that_goes_too_deep_is_seen_in_values_and_not_in_texts():
    def deep(n):
        return (b'{"a":' * n) + b"1" + b"}" * n

    assert not json_is_too_deep(deep(MOST_NESTED))
    assert json_is_too_deep(deep(MOST_NESTED + 1))
    assert not json_is_too_deep(json.dumps(["[" * 5000, '\\"{' * 500, [[1]] * 500]).encode())
