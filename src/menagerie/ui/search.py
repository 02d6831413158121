"""Search within the rows on screen: words and parts of words, in any order, accents and case folded."""

import unicodedata


def folded(text: str) -> str:
    """Return ``text`` without accents and case, for comparing."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def matches(words: tuple[str, ...], texts: tuple[str, ...]) -> bool:
    """Tell whether each of the folded ``words`` occurs in one of ``texts``."""
    if not words:
        return True
    folded_texts = tuple(folded(text) for text in texts)
    return all(any(word in text for text in folded_texts) for word in words)
