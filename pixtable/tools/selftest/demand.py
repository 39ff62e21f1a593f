"""How a check says that something is not as it should be."""


class NotAsItShouldBe(Exception):
    """The message says what."""


def demand(condition: object, message: str) -> None:
    if not condition:
        raise NotAsItShouldBe(message)
