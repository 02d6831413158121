"""Where icons, translations and sample animals are found, installed or not."""

from pathlib import Path

_INSTALLED = Path(__file__).parent / "_resources"
_CHECKOUT = Path(__file__).parents[2] / "resources"


def resource(*parts: str) -> Path:
    """Return the path of a file or folder shipped with the application.

    ``parts`` are the path below ``resources``, such as ``"icons", "refresh.svg"``. Installed, the folder
    lies inside the package; in a checkout, beside ``src``.
    """
    root = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
    return root.joinpath(*parts)
