"""Leaves out keys and passwords that a library quotes in its errors."""

import re

# The words before a key may stand twice, and be quoted, escaped or part of a list.
# Not compiled: most starts write nothing.
_BETWEEN = r"(?:%20|\\[nrt]|b(?=['\"])|[\s:=,'\"()\[\]])+"
_CREDENTIALS = rf"(?i)((?:(?:authorization|bearer){_BETWEEN})+(?:basic{_BETWEEN})?)\S+"
# The part of an address that ends with a password. The name before it, and the password, may have another @.
_OF_USER = r"(://[^\s/:]*:)[^\s/]+(?=@)"


def without_credentials(text: str) -> str:
    """Return a text without the credentials of headers, and without the passwords in addresses."""
    return re.sub(_OF_USER, r"\1…", re.sub(_CREDENTIALS, r"\1…", text))
