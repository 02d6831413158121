"""What the person prefers is remembered, one bad entry never costs others, and IT's settings come first."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from menagerie.domain.animal import PetStatus
from menagerie.domain.cases import SettingCase
from menagerie.domain.errors import StorageError
from menagerie.domain.facts import fact
from menagerie.domain.network import Network, ProxyMode
from menagerie.settings.environments import EnvironmentId
from menagerie.settings.preferences import (
    LabelChoice,
    LabelSheet,
    Language,
    Preferences,
    changed_settings,
    load_preferences,
    person_here,
    save_preferences,
)
from menagerie.settings.site import SiteSettings, load_site_settings, network_settings
from support.every_case import every_case
from support.released import released_files

CHOSEN = Preferences(
    environment=EnvironmentId.STAGING,
    theme="dark",
    list_limit=60,
    status=PetStatus.SOLD,
    window_geometry="AdnQywAD",
    table_header="AAAA/w==",
    splitter="AAEC",
    details_visible=False,
    invitation_dismissed=True,
    reduces_motion="yes",
    sounds=True,
    labels=LabelChoice("L7160", LabelSheet(columns=4, left=3.5), first=9, copies=2, shows=("name",)),
)

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "preferences.json"


def test_the_first_start_is_in_the_sandbox_and_what_was_chosen_is_there_at_the_next_one(path: Path) -> None:
    preferences = load_preferences(path)
    assert preferences == Preferences()
    assert (preferences.problem, preferences.environment) == (None, EnvironmentId.SANDBOX)
    assert preferences.list_limit == 100
    assert not path.exists()
    save_preferences(path, CHOSEN)
    assert load_preferences(path) == CHOSEN


def test_a_senseless_entry_costs_no_other(path: Path) -> None:
    with every_case() as case:
        for name, nonsense in (
            *(("environment", "moon"), ("environment", None), ("theme", "neon"), ("reduces_motion", "no")),
            *(("sounds", 1), ("labels", {"copies": 0}), ("labels", {"shows": "name"})),
            *(("labels", {"own": {"columns": 10_000}}), ("theme", ["dark"]), ("list_limit", 0)),
            *(("list_limit", 101), ("list_limit", True), ("list_limit", 20.5), ("list_limit", "20")),
            *(("status", "escaped"), ("status", {}), ("window_geometry", "not base64!")),
            *(("window_geometry", "AA AA"), ("window_geometry", "schön"), ("table_header", 7)),
            *(("splitter", "AAA"), ("details_visible", "no"), ("invitation_dismissed", 1)),
            # Half of a surrogate pair, which no text may have.
            *(("environment", "\ud83d"), ("list_limit", "\ud83d"), ("details_visible", "\ud83d")),
            ("labels", {"own": {"paper": "\ud83d"}}),
        ):
            with case((name, nonsense)):
                save_preferences(path, CHOSEN)
                content = json.loads(path.read_text())
                content[name] = nonsense
                path.write_text(json.dumps(content))
                preferences = load_preferences(path)
                for entry in content:
                    expected = Preferences() if entry == name else CHOSEN
                    assert getattr(preferences, entry) == getattr(expected, entry)


@given(
    st.dictionaries(
        st.sampled_from(["environment", "theme", "limit", "list_limit", "status", "splitter"]), ANY_JSON
    )
)
def test_no_entry_stops_the_start(
    tmp_path_factory: pytest.TempPathFactory, content: dict[str, object]
) -> None:
    path = tmp_path_factory.mktemp("preferences") / "preferences.json"
    path.write_text(json.dumps(content))
    preferences = load_preferences(path)
    assert 1 <= preferences.list_limit <= 100
    assert preferences.theme in {"system", "light", "dark"}
    assert preferences.problem is None


def test_entries_of_older_and_newer_versions_and_half_of_a_pair_are_read_and_kept(path: Path) -> None:
    path.write_text(json.dumps({"labels": {"sheet": "L7160", "first": 9, "copies": 2}}))
    assert load_preferences(path).labels == LabelChoice("L7160", first=9, copies=2)
    assert LabelChoice().shows == ("name", "id", "categoryId", "qrCode")
    texts = r'"proxy_user": "a\ud83d", "short_name": "\udc15\ud83d", "last_version": "\ud83d\udc15"'
    path.write_text(f"{{{texts}}}")
    preferences = load_preferences(path)
    # Each can be encoded, as the keyring and the shared store do.
    assert (preferences.proxy_user, preferences.short_name) == ("a?", "??")
    assert preferences.last_version == "🐕"
    path.write_text('{"list_limit": 40, "density": {"rows": "compact"}}')
    preferences = load_preferences(path)
    preferences.list_limit = 60
    save_preferences(path, preferences)
    content = json.loads(path.read_text())
    assert content["density"] == {"rows": "compact"}
    assert content["list_limit"] == 60


def test_the_usual_limit_of_0_3_0_becomes_a_hundred_once(path: Path) -> None:
    for former, now in ((20, 100), (5, 5), (100, 100), ("20", 100)):
        content = json.loads((released_files("0.3.0") / "preferences.json").read_text())
        path.write_text(json.dumps({**content, "limit": former}))
        preferences = load_preferences(path)
        assert (preferences.list_limit, preferences.unknown) == (now, {})
        # AND a 20 that is chosen afterwards stays, also after 0.3.0 has written the file in between
        preferences.list_limit = 20
        save_preferences(path, preferences)
        assert load_preferences(path).list_limit == 20
        path.write_text(json.dumps({**json.loads(path.read_text()), "limit": 30}))
        assert load_preferences(path).list_limit == 20


def test_a_damaged_file_is_kept_aside_and_reported(path: Path) -> None:
    for damaged in (b"", b"{", b"[]", b'"text"', b"\xff\xfe\xfd", b"[" * 100_000):
        path.write_bytes(damaged)
        preferences = load_preferences(path)
        aside = path.with_name("preferences.json.damaged")
        assert replace(preferences, problem=None, may_be_saved=True) == Preferences()
        assert str(aside) in str(preferences.problem)
        assert aside.read_bytes() == damaged
        # The next start has nothing to complain about.
        assert load_preferences(path).problem is None


def test_a_file_that_could_not_be_read_is_not_overwritten(path: Path) -> None:
    path.mkdir()
    preferences = load_preferences(path)
    # WHEN it is back, with what was chosen long ago, and the application ends
    path.rmdir()
    save_preferences(path, CHOSEN)
    save_preferences(path, replace(preferences, theme="light"))
    assert "preferences-unreadable" in str(preferences.problem)
    assert load_preferences(path) == CHOSEN


def test_a_damaged_file_that_cannot_be_kept_aside_is_reported_and_not_changed(path: Path) -> None:
    path.write_text("{")
    path.with_name("preferences.json.damaged").mkdir()
    preferences = load_preferences(path)
    assert "not-kept-aside" in str(preferences.problem)
    save_preferences(path, preferences)
    assert path.read_text() == "{"
    # Where it can, its problem is not saved.
    path.with_name("preferences.json.damaged").rmdir()
    save_preferences(path, load_preferences(path))
    assert not {"problem", "may_be_saved"} & json.loads(path.read_text()).keys()


def test_failed_saving_raises_and_leaves_the_old_file(path: Path) -> None:
    save_preferences(path, CHOSEN)
    path.with_name("preferences.json.new").mkdir()
    with pytest.raises(StorageError, match=r"storage\.not-written"):
        save_preferences(path, Preferences())
    assert load_preferences(path) == CHOSEN


def test_changes_are_told_without_the_name_which_can_be_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    preferences = Preferences(proxy_user="anna", sounds=True, window_geometry="AAAA")
    assert changed_settings(preferences) == {"sounds": True}
    # As Python reads the bytes of an account that is older than UTF-8.
    monkeypatch.setenv("LOGNAME", "m\udcfcller")
    assert person_here().name.encode() == b"m?ller"
    assert person_here("Miller").name == "Miller"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "environments.toml"


def test_without_a_file_nothing_is_set_and_all_that_it_can_set_is_read(file: Path) -> None:
    assert load_site_settings(file) == SiteSettings()
    file.write_text('[production]\nbase_url = "https://shop.example/v1"\n')
    assert load_site_settings(file) == SiteSettings()
    file.write_text(
        '[settings]\nproxy = "proxy.example:8080"\nca_file = "/etc/ssl/company.pem"\n'
        'language = "de"\nsomething_newer = "7.5"\n'
    )
    assert load_site_settings(file) == SiteSettings(
        ProxyMode.ADDRESS, "http://proxy.example:8080", Path("/etc/ssl/company.pem"), Language.GERMAN
    )


def test_an_unusable_entry_is_reported_and_the_others_apply(file: Path) -> None:
    for entry, case, values in (
        ('proxy = "socks5://proxy.example:1"', SettingCase.PROXY, {}),
        ("proxy = 8080", SettingCase.UNUSABLE, {"name": "proxy"}),
        ('language = "tlh"', SettingCase.UNUSABLE, {"name": "language"}),
        ('ca_file = ""', SettingCase.UNUSABLE, {"name": "ca_file"}),
    ):
        file.write_text(f'[settings]\n{entry}\nsomething_newer = "7.5"\n')
        settings = load_site_settings(file)
        assert settings.problems == (fact(case, path=str(file), **values),)


def test_its_proxy_and_certificates_come_before_the_persons_own_which_apply_without_them() -> None:
    own = Preferences(proxy=ProxyMode.NONE, proxy_user="me", ca_file="/home/me/own.pem")
    site = SiteSettings(ProxyMode.ADDRESS, "http://proxy.example:8080", Path("/etc/ssl/company.pem"))
    assert network_settings(own, site) == Network(
        ProxyMode.ADDRESS, "http://proxy.example:8080", "me", ca_file=Path("/etc/ssl/company.pem")
    )
    own = Preferences(proxy=ProxyMode.ADDRESS, proxy_address="http://mine:1", ca_file="/home/me/own.pem")
    assert network_settings(own, SiteSettings()) == Network(
        ProxyMode.ADDRESS, "http://mine:1", ca_file=Path("/home/me/own.pem")
    )
    assert network_settings(Preferences(proxy=ProxyMode.ADDRESS), SiteSettings()) == Network()
