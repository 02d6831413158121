"""What a person enters with the keyboard: an animal to add, and a key."""

from support.desktop.screen_reader import Reading
from support.desktop.session import DesktopSession


def open_add_dialog(desktop: DesktopSession, reading: Reading) -> None:
    """Open the add dialog, and return when its first field has the keyboard."""
    desktop.press_keys("ctrl+n")
    reading.wait_for("nameEdit", lambda seen: seen.is_focused)


def enter_animal(desktop: DesktopSession, reading: Reading, name: str, category: str = "12") -> None:
    """Type an animal with an ASCII name into the add dialog, opened for it. Nothing is added yet."""
    open_add_dialog(desktop, reading)
    desktop.type_text(name)
    desktop.press_keys("Tab")
    desktop.type_text(category)


def enter_key(desktop: DesktopSession, reading: Reading, key: str) -> None:
    """Type a key into the key dialog, which is open or about to open, and save it."""
    reading.wait_for("apiKeyEdit", lambda seen: seen.is_focused)
    desktop.press_keys("ctrl+a")
    desktop.type_text(key)
    reading.press("saveKeyButton")
