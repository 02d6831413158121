"""Stands in for the part of Windows and macOS that judges a certificate, which on Linux OpenSSL has done."""

from collections.abc import Callable

import pytest
import truststore


def use_judge(monkeypatch: pytest.MonkeyPatch, judge: Callable[[], object]) -> None:
    """Let each judgement call ``judge``, which may raise ssl.SSLCertVerificationError."""
    monkeypatch.setitem(
        truststore.SSLContext.__init__.__globals__, "_verify_peercerts_impl", lambda *_a, **_o: judge()
    )
