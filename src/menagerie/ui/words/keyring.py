"""The messages about a key, or a password, that the keyring was to keep."""

from menagerie.domain.cases import KeyringCase
from menagerie.ui.words.filling import Table

CONTEXT = "keyring"
MESSAGES: Table = {
    "The keyring can't be used": {
        KeyringCase.UNUSABLE: "The key is kept only until you close Menagerie.",
        KeyringCase.LOCKED: "The keyring is locked.",
        KeyringCase.KEY_TOO_LONG: (
            "The keyring did not take the key, perhaps because of its length ({length} characters)."
        ),
        KeyringCase.FAILED: "The keyring of this computer failed ({kind}).",
        KeyringCase.NO_ANSWER: "The keyring did not answer in time.",
        KeyringCase.NOT_DELETED: "The keyring did not delete the key.",
        KeyringCase.NONE_SAFE: (
            "This session offers no keyring that keeps a key safely (on Linux that is GNOME Keyring or "
            "KWallet). The key is kept until Menagerie is closed, and in no file."
        ),
        KeyringCase.NOT_KEPT: (
            "The keyring accepted the key but did not keep it. The key is kept until Menagerie is closed, "
            "and in no file."
        ),
    },
    "What the keyring holds is not a usable key": {
        KeyringCase.KEY_UNUSABLE: "Nothing was sent. Enter the key again: saving it replaces what is stored.",
    },
}
# Where it was a password instead.
PASSWORDS: Table = {
    "The keyring can't be used": {
        KeyringCase.KEY_TOO_LONG: (
            "The keyring did not take the password, perhaps because of its length ({length} characters)."
        ),
        KeyringCase.NOT_DELETED: "The keyring did not delete the password.",
        KeyringCase.NONE_SAFE: (
            "This session offers no keyring that keeps a password safely (on Linux that is GNOME Keyring "
            "or KWallet). The password is kept until Menagerie is closed, and in no file."
        ),
        KeyringCase.NOT_KEPT: (
            "The keyring accepted the password but did not keep it. The password is kept until Menagerie "
            "is closed, and in no file."
        ),
    },
    "This password cannot be used": {
        KeyringCase.KEY_UNUSABLE: (
            "Nothing was sent. Enter the password again: saving it replaces what is stored."
        ),
    },
}
