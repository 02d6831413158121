"""Saved views survive a restart, a damaged file and a newer version."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from menagerie.domain.animal import PetStatus
from menagerie.domain.cases import StorageCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import fact
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.views import SavedViews, Scope, View, load_views, save_views

RABBITS = View(
    "Pending rabbits",
    Scope.SEEN,
    PetStatus.PENDING,
    (12, -(2**63)),
    EnvironmentId.STAGING,
    "flop",
    recent=True,
    list_limit=60,
    hidden=("id",),
    sorted_by="name",
    is_descending=True,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "views.json"


def test_without_a_file_there_are_no_views_and_what_was_saved_is_read_in_its_order(path: Path) -> None:
    assert load_views(path) == SavedViews()
    saved = SavedViews((View("All"), RABBITS))
    save_views(path, saved)
    assert load_views(path) == saved


def test_what_a_newer_version_wrote_stays_and_what_0_3_0_wrote_or_damage_left_is_read(path: Path) -> None:
    content = {
        "views": [{"name": "Tagged", "tags": ["vet"]}, {"name": "Lost", "status": "lost"}, 7],
        "groups": [1],
    }
    path.write_text(json.dumps(content))
    read = load_views(path)
    assert [view.name for view in read.views] == ["Tagged"]
    save_views(path, replace(read, views=(*read.views, View("Mine"))))
    after = json.loads(path.read_text())
    assert after["groups"] == [1]
    assert [one if one == 7 else one["name"] for one in after["views"]] == ["Tagged", "Mine", "Lost", 7]
    assert after["views"][0]["tags"] == ["vet"]
    path.write_text(json.dumps({"views": [{"name": "Usual", "limit": 20}, {"name": "Five", "limit": 5}]}))
    read = load_views(path)
    assert [view.list_limit for view in read.views] == [100, 5]
    assert all(view.unknown == {} for view in read.views)
    # AND a 20 that is chosen afterwards stays
    save_views(path, SavedViews((View("Twenty", list_limit=20),)))
    assert [view.list_limit for view in load_views(path).views] == [20]
    views = r'{"name": "\ud83d"}, {"name": "Dogs", "scope": "\ud83d"}, {"name": "\ud83d\udc15"}'
    path.write_text(f'{{"views": [{views}]}}')
    assert [view.name for view in load_views(path).views] == ["?", "🐕"]


def test_a_damaged_file_is_kept_aside(path: Path) -> None:
    for content in (b"{", b"[]", b'{"views": 3}', b"\xff", b"[" * 100_000):
        path.write_bytes(content)
        read = load_views(path)
        assert read.views == ()
        assert read.problem is not None
        aside = path.with_name("views.json.damaged")
        assert read.problem == fact(StorageCase.VIEWS_DAMAGED, path=str(aside))
        assert aside.read_bytes() == content


def test_an_unreadable_file_is_not_overwritten_and_a_bad_place_said(path: Path, tmp_path: Path) -> None:
    path.mkdir()
    read = load_views(path)
    assert read.problem is not None
    save_views(path, replace(read, views=(RABBITS,)))
    assert path.is_dir()
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError):
        save_views(tmp_path / "file" / "views.json", SavedViews((RABBITS,)))
