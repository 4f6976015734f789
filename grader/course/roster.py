"""The roster: who is in the class. Any table with an id column will do, those that Canvas and Moodle export too."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from grader.course.collect import read_bounded
from grader.errors import UserError
from grader.model import say

LIMIT = 32 << 20
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet takes for the start of a formula

# What a column may be called, best first; in small letters, without the BOM.
ID = ("id", "student_id", "student id", "student", "sis login id", "sis user id", "id number", "username", "学号")
NAME = ("name", "full name", "student name", "student", "姓名", "全名")
FIRST, LAST = ("first name", "first_name", "名"), ("last name", "last_name", "surname", "姓")
EMAIL = ("email", "email address", "e-mail", "邮箱")
CANVAS, MOODLE = ("canvas_id", "canvas id"), ("moodle_id", "identifier")


@dataclass(frozen=True, slots=True)
class Student:
    """One student; ``columns`` is the roster's row as it stands."""

    id: str
    name: str = ""
    email: str = ""
    canvas: str = ""  # Canvas's own number, which its zips name files by
    moodle: str = ""  # Moodle's number of the participant, which its zips name folders by
    columns: Mapping[str, str] = field(default_factory=dict)


def read_roster(path: Path) -> tuple[Student, ...]:
    """Read a roster: CSV in UTF-8, columns separated by commas, semicolons or tabs.

    Raises
    ------
    UserError
        When it has no id column, an id twice, or is no such table.
    """
    try:
        text = read_bounded(path, LIMIT).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError(say("{path} is not UTF-8; export it again as CSV UTF-8", path=path)) from None
    first = text.partition("\n")[0]
    separator = max(",;\t", key=first.count)
    rows = list(csv.DictReader(io.StringIO(text, newline=""), delimiter=separator))
    students = [student for row in rows if (student := _student(row))]
    if not students:
        raise UserError(
            say(
                "{path} names no students; it needs a heading with a column `id`, and a row for each of them", path=path
            )
        )
    _refuse_doubles(path, students)
    return tuple(students)


def _student(row: Mapping[str | None, str | None]) -> Student | None:
    columns = {str(key).strip(): plain((value or "").strip()) for key, value in row.items() if isinstance(key, str)}
    found = {key.casefold(): value for key, value in columns.items()}
    is_canvas = "sis user id" in found or "sis login id" in found  # there, ID is Canvas's own number
    ids = ID[4:] if is_canvas else ID
    own = _first(found, ids) or (found.get("id", "") if is_canvas else "")
    if not own or found.get("student", "").startswith("Points Possible"):
        return None
    given = f"{_first(found, FIRST)} {_first(found, LAST)}".strip()
    canvas = found.get("id", "") if is_canvas else _first(found, CANVAS)
    moodle = _first(found, MOODLE).removeprefix("Participant").strip()
    return Student(own, _first(found, NAME) or given, _first(found, EMAIL), canvas, moodle, columns)


def _first(row: Mapping[str, str], names: Sequence[str]) -> str:
    return next((row[name] for name in names if row.get(name)), "")


def _refuse_doubles(path: Path, students: Sequence[Student]) -> None:
    seen: set[str] = set()
    for each in students:
        if each.id.casefold() in seen:
            raise UserError(say("{path}: the id {id} stands there twice", path=path, id=each.id))
        seen.add(each.id.casefold())


def neutral(text: str) -> str:
    """Make a cell that no spreadsheet takes for a formula; `plain` undoes it."""
    return f"'{text}" if text.startswith(FORMULA) else text


def plain(cell: str) -> str:
    """Undo `neutral`."""
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(FORMULA) else cell
