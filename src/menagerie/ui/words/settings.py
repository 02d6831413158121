"""Says what is wrong with a setting that was entered, or that IT has set."""

from collections.abc import Mapping
from typing import assert_never

from menagerie.domain.cases import SettingCase
from menagerie.domain.facts import Value
from menagerie.ui.look.translation import translate
from menagerie.ui.words.filling import joined


def about_setting(case: SettingCase, values: Mapping[str, Value]) -> str:
    """Return what to correct in a setting, and where it is set."""
    place = ""
    if "path" in values and case is not SettingCase.UNUSABLE:
        place = translate("settings", "The proxy is set in {path}.")
    return joined([_setting(case), place])


def _setting(case: SettingCase) -> str:  # noqa: C901, PLR0911 - one sentence for each case
    match case:
        case SettingCase.UNUSABLE:
            return translate(
                "settings",
                "{path} has an unusable {name} under [settings]. Correct it, or ask your IT team.",
                "[settings] stays as it is",
            )
        case SettingCase.PROXY_PORT:
            return translate("settings", "Correct the port: it is a number up to 65535.")
        case SettingCase.PROXY_SCHEME:
            return translate("settings", "Begin the address with http:// or https://.")
        case SettingCase.PROXY_USER:
            return translate("settings", "Enter the user name and the password in their own fields.")
        case SettingCase.PROXY_HOST:
            return translate("settings", "Enter the host, such as http://proxy.example:8080.")
        case SettingCase.PROXY_NO_PORT:
            return translate("settings", "Add the port, such as :8080.")
        case SettingCase.PROXY_PATH:
            return translate("settings", "Enter only the host and the port.")
        case SettingCase.CERTIFICATES_MISSING:
            return translate("settings", "{name} holds no certificate in PEM format.")
        case SettingCase.CERTIFICATES_UNREADABLE:
            return translate("settings", "{name} cannot be read ({detail}).")
        case SettingCase.CERTIFICATES_OF_NO_AUTHORITY:
            return translate("settings", "{name} is not the certificate of an authority. Ask your IT team.")
        case SettingCase.CERTIFICATES_EXPIRED:
            return translate("settings", "The certificate in {name} has expired. Ask your IT team.")
    assert_never(case)
