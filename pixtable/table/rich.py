"""A sentence as it is set: the pieces that it names as small pictures, with their words."""

from pixtable.core.telling import Sentence
from pixtable.ui.lettering.typeset import Icon, Rich, Run


def rich(sentence: Sentence) -> Rich:
    parts: list[Run | Icon] = []
    for part in sentence:
        if isinstance(part, str):
            parts.append(Run(part))
        else:
            parts += [Icon(part.picture), Run(part.words)] if part.picture else [Run(part.words)]
    return parts
