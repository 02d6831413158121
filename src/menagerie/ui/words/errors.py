"""Says what an error means to the person."""

from menagerie.domain.errors import MenagerieError
from menagerie.ui.words.facts import whole_words, words


def title_of(error: MenagerieError) -> str:
    """Return in a few words what happened, without a full stop."""
    from menagerie.ui.words.messages import title_for  # noqa: PLC0415 - the start needs no error

    return title_for(error.case, error.values)


def message_of(error: MenagerieError) -> str:
    """Return what is safe and what to do next."""
    return words(error.fact)


def sentence_of(error: MenagerieError) -> str:
    """Return the title, the service's message (or its beginning) and the message as one text."""
    return whole_words(error.fact)
