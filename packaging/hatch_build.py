"""What hatchling does beside packing files, whether pip, uv, build or a distribution builds the project."""

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from translations import compile_changed, uncompiled

# Pictures, and links to files of the project, which a package index does not have.
_PICTURE = re.compile(r"^!\[.*\]\(.*\)\n\n", re.MULTILINE)
_LINK = re.compile(r"\[(.+?)\]\((?!http).+?\)")


class TranslationsHook(BuildHookInterface[Any]):
    """Compiles the translations, which a source archive of ours has and a clone lacks; else, no build."""

    def dependencies(self) -> list[str]:
        """Return what has lrelease: the application's own entries for Qt, which pip installs anyway."""
        wanted = self.metadata.core.dependencies if uncompiled(Path(self.root)) else []
        return [each for each in wanted if each.startswith("pyside6")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        """Compile what changed. Raises SetupError where that fails."""
        compile_changed(Path(self.root))


class ReadmeHook(MetadataHookInterface):
    """Takes the part of README.md that a package index shows."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the readme, as ``project`` of pyproject.toml would."""
        about = Path(self.root, "README.md").read_text(encoding="utf-8").partition("\n## Start")[0]
        text = _LINK.sub(r"\1", _PICTURE.sub("", about))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
