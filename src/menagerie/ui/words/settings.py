"""The messages about a setting that was entered, or that IT has set."""

from menagerie.domain.cases import SettingCase
from menagerie.ui.words.filling import Table

CONTEXT = "settings"
MESSAGES: Table = {
    "This setting cannot be used": {
        SettingCase.UNUSABLE: (
            "{path} has an unusable {name} under [settings]. Correct it, or ask your IT team."
        ),
        SettingCase.PROXY: "Enter the proxy's address with its port, such as http://proxy.example:8080.",
        SettingCase.PROXY_USER: "Enter the user name and the password in their own fields.",
        SettingCase.CERTIFICATES_UNREADABLE: "{name} cannot be read ({detail}).",
        SettingCase.CERTIFICATES_OF_NO_AUTHORITY: (
            "{name} is not the certificate of an authority in PEM format. Ask your IT team."
        ),
        SettingCase.CERTIFICATES_EXPIRED: "The certificate in {name} has expired. Ask your IT team.",
    },
}
