"""Settings: never half written, never a reason not to start."""

import pytest

from pixtable.play.services import Services
from pixtable.store.chairs import Chair
from pixtable.store.data_folders import DataFolders
from pixtable.store.settings import Settings, TableSetup, load_settings, settings_file


def test_what_was_saved_is_loaded(tmp_path):
    path = tmp_path / "config" / "settings.json"
    chosen = Settings(language="uk", text_scale=1.5, tables={"pixies": TableSetup((Chair("Оля"), None), {"rounds": 1})})
    settings_file(path).put(chosen)
    assert load_settings(path) == chosen


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"language":"xx"}', b'{"text_scale":9}', b"\xff\xfe"])
def test_a_damaged_file_falls_back_to_the_last_good_one_and_then_to_the_defaults(tmp_path, text):
    path = tmp_path / "settings.json"
    path.write_bytes(text)
    assert load_settings(path) == Settings()
    settings_file(path).put(Settings(language="fr"))
    settings_file(path).put(Settings(language="ru"))
    path.write_bytes(text)
    assert load_settings(path).language == "fr"


def test_a_field_of_a_later_version_is_passed_over(tmp_path):
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"language":"fr","holograms":true}')
    assert load_settings(path).language == "fr"


def test_a_disk_that_refuses_loses_only_the_change_and_is_asked_again(tmp_path):
    blocked = tmp_path / "config"
    blocked.write_text("")
    services = Services(DataFolders.under(tmp_path))
    services.keep(high_contrast=True)
    assert services.settings.high_contrast
    blocked.unlink()
    services.keep(text_scale=1.5)
    assert load_settings(services.folders.settings) == Settings(high_contrast=True, text_scale=1.5)


def test_an_impossible_change_is_refused():
    with pytest.raises(ValueError):
        Settings().changed(text_scale=3.0)
