"""Gathers what the support report says, apart from what must be read from the disk."""

from collections.abc import Iterable

from PySide6.QtCore import QLocale, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from menagerie.service.recent_requests import SentRequest
from menagerie.settings.preferences import Preferences, changed_settings
from menagerie.ui.session.open_environment import OpenEnvironment
from menagerie.workflows.about import versions
from menagerie.workflows.support.report import (
    Section,
    environment_lines,
    request_lines,
    setting_lines,
)


def facts(
    opened: OpenEnvironment, preferences: Preferences, requests: Iterable[SentRequest]
) -> list[Section]:
    """Return what is known without reading a file."""
    environments = [line for one in opened.environments for line in environment_lines(one)]
    return [
        Section("Versions", [f"{name} {version}" for name, version in (*versions(), ("Qt", qVersion()))]),
        Section("System", [QSysInfo.prettyProductName(), f"language {QLocale().name()}", *_screens()]),
        Section("Environments", environments),
        Section(f"Open now: {opened.environment.name}", _open_now(opened)),
        Section("Settings that were changed", setting_lines(changed_settings(preferences))),
        Section("Newest requests", request_lines(requests)),
    ]


def _screens() -> list[str]:
    lines = [f"platform {QGuiApplication.platformName()}"]
    for screen in QGuiApplication.screens():
        size = screen.size()
        lines.append(f"screen {size.width()} × {size.height()} at {screen.devicePixelRatio():.2g}")
    return lines


def _open_now(opened: OpenEnvironment) -> list[str]:
    session = opened.session
    if session is None:
        failure = opened.failure
        return ["not connected" if failure is None else f"not connected: {failure}"]
    governor = session.governor
    pacing, quota = governor.pacing, governor.quota
    return [
        f"state: {governor.state}, told by: {governor.who_told(governor.state)}",
        f"plan: {pacing.plan.name} ({pacing.plan_source})",
        f"quota: {quota.remaining} of {quota.limit} left, reset at {quota.reset_at}",
        f"sent today: {pacing.sent_today}, queued: {pacing.queued}, installations: {pacing.clients}",
    ]
