"""Settings: never half written, never a reason not to start."""

import pytest

from pixtable.store.chairs import Chair
from pixtable.store.settings import Settings, TableSetup, load_settings, save_settings


def test_what_was_saved_is_loaded(tmp_path):
    path = tmp_path / "config" / "settings.json"
    chosen = Settings(language="uk", text_scale=1.5, tables={"pixies": TableSetup((Chair("Оля"), None), {"rounds": 1})})
    save_settings(path, chosen)
    assert load_settings(path) == chosen


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"language":"xx"}', b'{"text_scale":9}', b"\xff\xfe"])
def test_a_damaged_file_falls_back_to_the_last_good_one_and_then_to_the_defaults(tmp_path, text):
    path = tmp_path / "settings.json"
    path.write_bytes(text)
    assert load_settings(path) == Settings()
    save_settings(path, Settings(language="fr"))
    save_settings(path, Settings(language="ru"))
    path.write_bytes(text)
    assert load_settings(path).language == "fr"


def test_a_field_of_a_later_version_is_passed_over(tmp_path):
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"language":"fr","holograms":true}')
    assert load_settings(path).language == "fr"


def test_a_disk_that_refuses_loses_only_the_change(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    save_settings(blocked / "settings.json", Settings())


def test_an_impossible_change_is_refused():
    with pytest.raises(ValueError):
        Settings().changed(text_scale=3.0)
