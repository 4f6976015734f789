"""The reader's language: which one, what is said in it, and whether the catalogues are whole."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from grader.authoring import messages
from grader.i18n import LOCALE, detect, languages, translator
from grader.model import Bilingual, say


@pytest.fixture
def zh_workspace(tmp_path: Path) -> Path:
    (tmp_path / ".axiswise").mkdir()
    (tmp_path / ".axiswise" / "config.toml").write_text('version = 1\nlang = "zh"\n')
    return tmp_path


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "zh-TW"}, "zh"),
        ({"LANG": "zh"}, "zh"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.GBK@pinyin"}, "zh"),
        ({"LC_ALL": "", "LANG": "zh_CN.UTF-8"}, "zh"),
    ],
)
def test_language_of_the_locale(environ: dict[str, str], lang: str) -> None:
    assert detect(None, None, environ) == lang


def test_language_asked_for_comes_before_the_workspace_and_that_before_the_locale(zh_workspace: Path) -> None:
    assert detect("en", zh_workspace, {"LANG": "fr_FR"}) == "en"
    assert detect(None, zh_workspace, {"LANG": "en_US"}) == "zh"


def test_a_workspace_that_cannot_be_read_leaves_it_to_the_locale(tmp_path: Path) -> None:
    (tmp_path / ".axiswise").mkdir()
    (tmp_path / ".axiswise" / "config.toml").write_bytes(b"\xff = [")
    assert detect(None, tmp_path, {"LANG": "zh_CN"}) == "zh"


def test_messages_among_the_parameters_are_translated_too() -> None:
    message = say("{path} cannot be read: {reason}", path="a.py", reason=say("permission denied"))
    assert translator("en").say(message) == "a.py cannot be read: permission denied"
    assert translator("zh").say(message) == "无法读取 a.py：没有权限"


def test_braces_in_a_parameter_are_only_text() -> None:
    assert translator("zh").say(say("Note: {note}", note="{x} {0}")).endswith("{x} {0}")


def test_content_brings_its_own_languages() -> None:
    title = Bilingual({"en": "has a shape", "zh": "有形状"})
    assert [translator(lang).say(title) for lang in languages()] == ["has a shape", "有形状"]
    assert translator("zh").say(Bilingual({"en": "only English"})) == "only English"


def test_what_the_catalogue_lacks_stays_english() -> None:
    assert translator("zh").text("nobody ever wrote this") == "nobody ever wrote this"
    assert translator("zh").text("") == ""
    assert translator("xx").lang == "en"


def test_catalogues_are_extracted_translated_and_compiled() -> None:
    assert [f"{path.name}: {why}" for path, why in messages.complaints()] == []
    assert messages.is_fresh()


def test_questions_use_the_words_of_the_lessons() -> None:
    with (LOCALE / "zh" / "LC_MESSAGES" / "axiswise.po").open("rb") as file:
        entries = [each for each in read_po(file) if each.id]
    asked = [each for each in entries if any(re.match("grader/(quiz|items)/", path) for path, _ in each.locations)]
    assert len(asked) > 100
    for entry in asked:
        assert not re.search("步长|长度|扩展|根轴|。 ", str(entry.string)), entry.string


def test_sentences_are_found_wherever_they_stand() -> None:
    source = """
raise UserError(say("outer {x}", x=say("inner"), y=f"{z:g}"))
P = mark_plural("one", "many")
text = translator.text(mark("two " "parts"))
console.say(message); say(variable)
"""
    found = [text for _, text in messages.sentences(source)]
    assert sorted(map(str, found)) == ["('one', 'many')", "inner", "outer {x}", "two parts"]


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    return shutil.copytree(LOCALE, tmp_path / "locale")


def test_a_new_sentence_is_added_and_an_old_one_dropped(locale: Path) -> None:
    po = locale / "zh" / "LC_MESSAGES" / "axiswise.po"
    text = po.read_text(encoding="utf-8").replace('msgid "permission denied"', 'msgid "long forgotten"')
    po.write_text(text, encoding="utf-8")
    assert not messages.is_fresh(locale)
    assert messages.extract_and_update(locale) == (po,)
    updated = po.read_text(encoding="utf-8")
    assert 'msgid "permission denied"\nmsgstr ""' in updated
    assert "long forgotten" not in updated
    assert messages.extract_and_update(locale) == ()


def test_a_translation_with_other_placeholders_is_refused(locale: Path) -> None:
    po = locale / "zh" / "LC_MESSAGES" / "axiswise.po"
    po.write_text(po.read_text(encoding="utf-8").replace("{reason}", "{grund}", 3), encoding="utf-8")
    assert any("placeholders" in str(why) for _, why in messages.complaints(locale))


def test_a_stale_compilation_is_noticed_and_mended(locale: Path) -> None:
    mo = locale / "zh" / "LC_MESSAGES" / "axiswise.mo"
    mo.unlink()
    assert any("compiled" in str(why) for _, why in messages.complaints(locale))
    assert messages.compile(locale) == (mo,)
    assert not any("compiled" in str(why) for _, why in messages.complaints(locale))
