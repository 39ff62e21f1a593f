"""What an option is called, and what each of its values."""

from pixtable.core.game import Option
from pixtable.core.rules import OptionValue
from pixtable.language.words import Words


def option_name(words: Words, option: Option) -> str:
    return words.say(f"options.{option.key}.label")


def choice_name(words: Words, option: Option, value: OptionValue) -> str:
    """The value's own word; a number that has none is counted."""
    own = f"options.{option.key}.{str(value).lower()}"
    return words.say(own) if words.knows(own) else words.say(f"options.{option.key}.each", n=value)
