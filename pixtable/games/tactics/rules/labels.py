"""Where the words for things stand in the text catalogues."""

from pixtable.games.tactics.rules.abilities.words import Ability, Character, Kind, Mark
from pixtable.games.tactics.rules.state import Status


def name_key(character: Character) -> str:
    return f"names.{character.name}"


def text_key(ability: Ability) -> str:
    return f"cards.{ability.id}"


def gist_key(ability: Ability) -> str:
    """The two or three words on a card's strip."""
    return f"gists.{ability.id}"


def kind_key(kind: Kind) -> str:
    return f"kinds.{kind}"


def mark_key(mark: Mark) -> str:
    return f"marks.{mark}"


def status_key(status: Status) -> str:
    return f"statuses.{status}"


def status_term(status: Status) -> str:
    """The entry of a status in the glossary."""
    return f"status.{_CHANGES_OF_NUMBERS.get(status, status)}"


_CHANGES_OF_NUMBERS: dict[Status, str] = {
    "+1 attack": "attack_up",
    "-1 attack": "attack_down",
    "+1 life": "life_up",
    "-1 life": "life_down",
}


def kind_term(kind: Kind) -> str:
    return "leader_action" if kind == "action" else kind


def keyword_key(keyword: str) -> str:
    return f"keywords.{keyword}"


def row_key(row: str) -> str:
    return f"rows.{row}"


def prompt_key(prompt: str) -> str:
    return f"prompts.{prompt}"


def answer_key(answer: str) -> str:
    """Of an option that is no piece: yes, no, done."""
    return f"answers.{answer}"
