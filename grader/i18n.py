"""The program's own words in the reader's language: gettext catalogues beneath ``locale``, found by listing.

English is the language that the sentences are written in and needs no catalogue. Another language is a folder
``locale/<lang>/LC_MESSAGES`` with ``axiswise.po`` and the ``axiswise.mo`` compiled from it; no Python changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from grader.model import Bilingual, Message

DOMAIN = "axiswise"
SOURCE = "en"
LOCALE = Path(__file__).parent / "locale"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as POSIX has it


class Translator:
    """Turns sentences into text of one language; what the catalogue lacks stays English."""

    def __init__(self, lang: str, lookup: Callable[[str], str]) -> None:
        self.lang = lang
        self._lookup = lookup

    def text(self, template: str) -> str:
        """Translation of `template`, its placeholders untouched."""
        return self._lookup(template) if template else ""

    def say(self, message: Message | Bilingual) -> str:
        """Text of `message`; messages among its parameters are translated too."""
        if isinstance(message, Bilingual):
            return message.texts.get(self.lang, str(message))
        return self.text(message.template).format_map({key: self._param(each) for key, each in message.params.items()})

    def _param(self, value: object) -> object:
        return self.say(value) if isinstance(value, Message | Bilingual) else value


def mark(template: str) -> str:
    """Return `template` as it is: tells the extractor that it will be translated later."""
    return template


def mark_plural(one: str, many: str) -> tuple[str, str]:
    """Return both forms as they are: the same for a sentence that counts."""
    return one, many


def languages() -> tuple[str, ...]:
    """Languages the program speaks: English, then every one that has a catalogue."""
    return (SOURCE, *sorted(each.parent.parent.name for each in LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")))


def translator(lang: str) -> Translator:
    """Translator into `lang`; into English when there is no such catalogue."""
    if lang == SOURCE or lang not in languages():
        return Translator(SOURCE, lambda template: template)
    import gettext

    return Translator(lang, gettext.translation(DOMAIN, LOCALE, [lang]).gettext)


def detect(explicit: str | None, workspace: Path | None, environ: Mapping[str, str]) -> str:
    """Language to speak: the one asked for, else the workspace's, else the locale's, else English.

    Parameters
    ----------
    explicit : str, optional
        What ``--lang`` said.
    workspace : Path, optional
        Root of the learner's folder.
    environ : mapping
        Environment variables.
    """
    known = languages()
    for lang in (explicit, workspace and _configured(workspace), _of_locale(environ)):
        if lang in known:
            return str(lang)
    return SOURCE


def _configured(workspace: Path) -> str | None:
    """Language in a workspace's configuration; None when it cannot be read (`grader.workspace` says why)."""
    import tomllib

    try:
        lang = tomllib.loads((workspace / ".axiswise" / "config.toml").read_text(encoding="utf-8")).get("lang")
    except (OSError, ValueError):
        return None
    return lang if isinstance(lang, str) else None


def _of_locale(environ: Mapping[str, str]) -> str:
    """Language part of the locale: ``zh`` of ``zh_CN.UTF-8``."""
    name = next((environ[each] for each in VARIABLES if environ.get(each)), "")
    return name.partition(".")[0].partition("@")[0].partition("_")[0].partition("-")[0].lower()
