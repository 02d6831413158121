"""How often the encoding of a list is read right, without any mark in it and without a person's help.

The lists are those of ``support.lists_of_names``: real words of many languages, in the encodings that their
spreadsheets saved before Unicode. *Right* is a first reading in which every character is right, whether it is
called a guess or not; *silent* is a wrong one that is not called a guess.
"""

import sys
from collections import Counter
from collections.abc import Sequence

from menagerie.deliveries.encoding import decoded
from support.comparison import command_line
from support.lists_of_names import LANGUAGES, samples

_SIZES = (3, 20)
# Without a hint; the window in English; the window or the system in the language of the list.
_HINTS = ("none", "en", "own")


def main(words: Sequence[str]) -> int:
    """Read all lists, print the table, and return the exit status: 1 for a silent wrong one."""
    parser = command_line(__doc__)
    parser.add_argument("--samples", type=int, default=30, help="lists for each cell (default: %(default)s)")
    parser.add_argument("--hint", choices=_HINTS, default="none", help="what the window speaks")
    asked = parser.parse_args(words)
    cells = [(own, rows) for own in (True, False) for rows in _SIZES]
    right: Counter[tuple[bool, int]] = Counter()
    silent = count = 0
    print("| language | encoding |", *(f"{'own' if own else 'our'} titles, {rows} |" for own, rows in cells))
    for name, language in LANGUAGES.items():
        hint = {"none": (), "en": ("en_US",), "own": (language.code,)}[asked.hint]
        for encoding in language.encodings:
            found = []
            for own, rows in cells:
                lists = list(samples(language, encoding, rows, asked.samples, own_titles=own))
                read = [(one, decoded(one.content, None, hint)) for one in lists]
                found.append(sum(result.text == one.text for one, result in read))
                silent += sum(
                    result.text != one.text and not result.is_guess and result.misfit is None
                    for one, result in read
                )
                right[own, rows] += found[-1]
            count += asked.samples
            print(f"| {name} | {encoding} |", *(f"{one} |" for one in found))
    print("| all | |", *(f"{right[cell] / count:.1%} |" for cell in cells))
    print(f"silent wrong ones: {silent}")
    return 1 if silent else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
