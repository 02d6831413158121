"""Let the tools of the distributions check what is built, and name what they may find."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from project import ROOT, Project

_RPMLINT = ROOT / "packaging/linux/rpmlint.toml"
# Such as "I: menagerie:12: unknown-tag developer".
_FINDING = re.compile(r"^[EWIP]: .*?:(?:\d+|~): (.+)$", re.MULTILINE)


def expected_in_metainfo(project: Project) -> Iterator[str]:
    """Yield what appstreamcli may find in the metainfo, each for a reason; anything else is a fault."""
    # Before its version 1.0, AppStream had another tag for the developer, which that version made obsolete.
    yield "unknown-tag developer"
    if project.address is None:
        yield "url-homepage-missing"
    # "invalid" is no top-level domain: the project has no domain yet.
    if project.application_id.startswith("invalid."):
        yield f"cid-maybe-not-rdns {project.application_id}"


def check_metainfo(project: Project, path: Path) -> None:
    """Raise CalledProcessError if appstreamcli reports anything unexpected, even a hint."""
    command = ["appstreamcli", "validate", "--no-net", "--pedantic", str(path)]
    result = subprocess.run(command, check=False, capture_output=True, text=True)
    findings = [finding.strip() for finding in _FINDING.findall(result.stdout)]
    unexpected = set(findings) - set(expected_in_metainfo(project))
    if unexpected or (result.returncode != 0 and not findings):
        raise subprocess.CalledProcessError(result.returncode, command, result.stdout, result.stderr)


def check_rpm(package: Path) -> None:
    """Raise CalledProcessError if rpmlint reports anything that rpmlint.toml does not list."""
    command = ["rpmlint", "--strict", f"--config={_RPMLINT}", str(package)]
    subprocess.run(command, check=True, capture_output=True, text=True)
