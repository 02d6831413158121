"""What IT has set for all users applies in place of a person's own settings."""

from pathlib import Path

import pytest

from menagerie.domain.cases import SettingCase
from menagerie.domain.facts import fact
from menagerie.domain.network import Network, ProxyMode
from menagerie.settings.preferences import Language, Preferences
from menagerie.settings.site import SiteSettings, load_site_settings, network_settings


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
