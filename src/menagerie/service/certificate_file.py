"""Checks a file of extra certificates before it is used."""

import ssl
from pathlib import Path

from menagerie.domain.cases import SettingCase
from menagerie.domain.errors import UnusableFieldError


def check_certificate_file(path: Path, now: float) -> None:
    """Check that ``path`` holds certificates of authorities, in PEM format, one of them valid at ``now``.

    Raises UnusableFieldError with the SettingCase.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    try:
        context.load_verify_locations(path)
    except ssl.SSLError:
        raise UnusableFieldError(SettingCase.CERTIFICATES_OF_NO_AUTHORITY, name=path.name) from None
    except OSError as exc:
        detail = exc.strerror or type(exc).__name__
        raise UnusableFieldError(SettingCase.CERTIFICATES_UNREADABLE, name=path.name, detail=detail) from exc
    authorities = context.get_ca_certs()
    if not authorities:
        raise UnusableFieldError(SettingCase.CERTIFICATES_OF_NO_AUTHORITY, name=path.name)
    if all(ssl.cert_time_to_seconds(str(one["notAfter"])) < now for one in authorities):
        raise UnusableFieldError(SettingCase.CERTIFICATES_EXPIRED, name=path.name)
