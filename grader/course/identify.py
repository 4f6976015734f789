"""Whose a hand-in is, by the roster and where it lies. A doubt is a doubt: nobody's mark rests on a guess."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.course.roster import Student
from grader.model import Message, say

CANVAS = re.compile(r"(?P<name>[^_]+)_(?P<late>LATE_)?(?P<user>\d+)_(?P<file>\d+)_(?P<own>.+)", re.DOTALL)
MOODLE = re.compile(r"(?P<name>.+)_(?P<number>\d+)_assignsubmission_(file|onlinetext)_?.*", re.DOTALL)
SUFFIXES = (".py", ".ipynb", ".zip")
SUBMITTED = "submitted"  # nbgrader: submitted/STUDENT/ASSIGNMENT/FILE


@dataclass(frozen=True, slots=True)
class Whose:
    """Whose a file is (None: unknown, ``why`` says why), and whether its name calls it late."""

    student: str | None
    name: str = ""
    why: Message | None = None
    is_late: bool = False


class Identifier:
    """Tells whose a file is.

    Parameters
    ----------
    roster : sequence of Student
        The class; when it is empty, names come from the layout alone.
    own : iterable of str
        Names of units and exercises: these are nobody's.
    """

    def __init__(self, roster: Sequence[Student], own: Iterable[str]) -> None:
        self._students = {each.id: each for each in roster}
        self._own = frozenset(folded(each) for each in own)
        self._keys = (_index(roster, _ids), _index(roster, _numbers), _index(roster, _names))

    def whose(self, parts: Sequence[str]) -> Whose:
        """Say whose the file at `parts` is; the outermost part that names somebody decides.

        What lies deeper was named by the student, who might name somebody else.
        """
        late = any(found["late"] for part in parts if (found := CANVAS.fullmatch(part)))
        named = self._by_roster(parts) if self._students else self._by_layout(parts)
        return Whose(named.student, named.name, named.why, late)

    # ------------------------------------------------------------ with a roster

    def _by_roster(self, parts: Sequence[str]) -> Whose:
        for part in parts:
            for found in self._matches(part):
                if len(found) == 1:
                    (student,) = found
                    return Whose(student, self._students[student].name)
                if found:
                    return Whose(None, why=say("it may be of {students}", students=", ".join(sorted(found))))
        return Whose(None, why=say("nothing in its path names anybody on the roster"))

    def _matches(self, part: str) -> Iterator[frozenset[str]]:
        """Yield the students that a part of a path names, the surest sign first."""
        stem = _stem(part)
        if folded(stem) in self._own:
            return
        ids, numbers, names = self._keys
        yield ids.get(folded(stem), frozenset())
        canvas, moodle = CANVAS.fullmatch(part), MOODLE.fullmatch(part)
        if canvas:
            yield numbers.get(f"canvas {canvas['user']}", frozenset())
            yield ids.get(folded(canvas["name"]), frozenset())
            yield names.get(compact(canvas["name"]), frozenset())
        if moodle:
            yield numbers.get(f"moodle {moodle['number']}", frozenset())
            yield names.get(compact(moodle["name"]), frozenset())
        if not canvas and not moodle:
            yield names.get(compact(stem), frozenset())
            words = re.split(r"[^\w]+|_", folded(stem))
            yield frozenset().union(*(ids.get(word, frozenset()) for word in words if word))

    # ------------------------------------------------------------ without

    def _by_layout(self, parts: Sequence[str]) -> Whose:
        if SUBMITTED in parts[:-2]:
            student = parts[parts.index(SUBMITTED) + 1]
            return Whose(student)
        for part in parts:
            canvas, moodle = CANVAS.fullmatch(part), MOODLE.fullmatch(part)
            if canvas:
                return Whose(canvas["user"], canvas["name"])
            if moodle:
                return Whose(moodle["number"], moodle["name"])
        return self._plain(parts)

    def _plain(self, parts: Sequence[str]) -> Whose:
        """Take the outermost folder for the student, or the file's own name where there is none."""
        folders = [part for part in parts[:-1] if folded(_stem(part)) not in self._own]
        inner = folders[1:] if len(folders) > 1 and folders[0].lower().endswith(".zip") else folders
        for part in (*inner, parts[-1]):
            if folded(_stem(part)) not in self._own:
                return Whose(_stem(part))
        return Whose(None, why=say("nothing in its path names a student; give a roster, or a folder for each"))


def folded(text: str) -> str:
    """Make texts alike that a person would call the same."""
    return unicodedata.normalize("NFKC", text).casefold().strip()


def compact(name: str) -> str:
    """Keep the letters and digits of a name alone, in one case."""
    return "".join(each for each in folded(name) if each.isalnum())


def _stem(part: str) -> str:
    return next((part[: -len(end)] for end in SUFFIXES if part.lower().endswith(end)), part)


def _index(roster: Sequence[Student], keys_of: object) -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    assert callable(keys_of)
    for student in roster:
        for key in keys_of(student):
            found.setdefault(key, set()).add(student.id)
    return {key: frozenset(ids) for key, ids in found.items()}


def _ids(student: Student) -> Iterator[str]:
    yield folded(student.id)
    if student.email:
        yield folded(student.email)


def _numbers(student: Student) -> Iterator[str]:
    if student.canvas:
        yield f"canvas {student.canvas}"
    if student.moodle:
        yield f"moodle {student.moodle}"


def _names(student: Student) -> Iterator[str]:
    """Yield a name as people and platforms write it: in order, and the last word first."""
    words = student.name.replace(",", " ").split()
    if words:
        yield from {compact("".join(words)), compact(words[-1] + "".join(words[:-1]))}
        yield compact("".join(words[1:]) + words[0])
