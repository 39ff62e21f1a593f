"""What an option is called, and what each of its values."""

from pixtable.core.game import Option
from pixtable.core.rules import Options, OptionValue
from pixtable.language.words import Words


def option_name(words: Words, option: Option) -> str:
    return words.say(f"options.{option.key}.label")


def choice_name(words: Words, option: Option, value: OptionValue, seats: int, agreed: Options) -> str:
    """The value's own word; a number that has none is counted. What depends on the seats says what it comes to."""
    n = option.meaning(seats, {**agreed, option.key: value}) if option.meaning else value
    own = f"options.{option.key}.{str(value).lower()}"
    return words.say(own if words.knows(own) else f"options.{option.key}.each", n=n)
