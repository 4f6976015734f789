"""Read one TOML file strictly: unknown keys and wrong types are refused, with the file and the line."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from grader.errors import ContentError
from grader.model import Message, say

E = TypeVar("E", bound=StrEnum)

REQUIRED = object()


class Facts:
    """The table of one TOML file; every complaint names the line of the key that it is about.

    Parameters
    ----------
    path : Path
        The file. `ContentError` when it is missing, not UTF-8 or not TOML.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.source = read_text(path)
        self.table = _parse(path, self.source)

    def only(self, known: Iterable[str]) -> None:
        """Refuse every key that is not among `known`."""
        known = tuple(known)
        for key in self.table:
            if key not in known:
                raise self.error(key, say("unknown key '{key}'; known are {known}", key=key, known=", ".join(known)))

    def line(self, key: str) -> int | None:
        """Line of `key` (or of the table `[key]`), counted from 1; None when it is not there."""
        shape = re.compile(rf"""\s*(\[\s*)?["']?{re.escape(key)}["']?\s*[\]=]""")
        for number, line in enumerate(self.source.splitlines(), start=1):
            if shape.match(line):
                return number
        return None

    def error(self, key: str, why: Message) -> ContentError:
        """Make the complaint about `key`, ready to be raised."""
        return ContentError(self.path, self.line(key), why)

    def get(self, key: str, default: Any = REQUIRED) -> Any:
        """Value of `key` as TOML has it; without a default the key must be there."""
        value = self.table.get(key, default)
        if value is REQUIRED:
            raise self.error(key, say("the key '{key}' is missing", key=key))
        return value

    def whole(self, key: str) -> int:
        """Value of `key` as an integer of at least 1."""
        value = self.get(key)
        if type(value) is not int or value < 1:
            raise self.error(key, say("'{key}' must be a whole number from 1 up, not {value}", key=key, value=value))
        return value

    def number(self, key: str) -> float:
        """Value of `key` as a number above 0."""
        value = self.get(key)
        if not is_number(value) or value <= 0:
            raise self.error(key, say("'{key}' must be a number above 0, not {value}", key=key, value=value))
        return float(value)

    def words(self, key: str, default: Any = REQUIRED) -> tuple[str, ...]:
        """Value of `key` as strings."""
        value = self.get(key, default)
        if not isinstance(value, list | tuple) or not all(isinstance(word, str) for word in value):
            raise self.error(key, say("'{key}' must be a list of strings", key=key))
        return tuple(value)

    def choice(self, key: str, choices: type[E]) -> E:
        """Value of `key` as a member of `choices`."""
        value = self.get(key)
        try:
            return choices(value)
        except ValueError:
            known = ", ".join(choices)
            raise self.error(key, say("'{key}' must be one of {known}", key=key, known=known)) from None


def is_number(value: object) -> bool:
    """Say whether `value` is an int or a float (a bool is neither)."""
    return type(value) in (int, float)


def read_text(path: Path) -> str:
    """Text of an author's file: UTF-8, or `ContentError`."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ContentError(path, None, say("the file is missing")) from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise ContentError(path, line, say("the file is not UTF-8")) from None


def _parse(path: Path, source: str) -> dict[str, Any]:
    import tomllib  # costs milliseconds, and most commands read one table or none

    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+)", str(error))
        line = int(place.group(1)) if place else None
        raise ContentError(path, line, say("not valid TOML: {error}", error=error)) from None
