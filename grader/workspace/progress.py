"""What the learner did, as an append-only file of one JSON object a line, and what it adds up to.

Every line has a version. A line that cannot be read (torn by a power cut, or written by a later version) is passed
over, never rewritten: no crash and no upgrade can lose what stands in the others.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from grader.errors import UserError
from grader.model import say
from grader.workspace.folder import MARKER
from grader.workspace.reading import reason

VERSION = 1
FILE = "state.jsonl"
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)  # neither a link nor a pipe is the state


class Event(StrEnum):
    TRIED = "tried"
    PASSED = "passed"
    HINT = "hint"
    GAVE_UP = "gave_up"


class State(StrEnum):
    """How far the learner is with an exercise."""

    NEW = "new"
    TRIED = "tried"
    DONE = "done"


class Progress(NamedTuple):
    """All events, added up."""

    passed: frozenset[str] = frozenset()
    tried: frozenset[str] = frozenset()
    gave_up: frozenset[str] = frozenset()
    hints: Mapping[str, int] = {}  # exercise id -> how many were shown
    latest: str | None = None  # the exercise of the last event

    def state(self, exercise_id: str) -> State:
        """State of one exercise."""
        if exercise_id in self.passed:
            return State.DONE
        return State.TRIED if exercise_id in self.tried else State.NEW


def progress_of(root: Path) -> Progress:
    """Progress remembered in the workspace at `root`; empty when nothing is."""
    seen: dict[Event, set[str]] = {event: set() for event in Event}
    hints: dict[str, int] = {}
    latest = None
    for event, exercise, count, _ in history(root):
        seen[event].add(exercise)
        latest = exercise
        if event is Event.HINT:
            hints[exercise] = max(count, hints.get(exercise, 0))
    tried = seen[Event.TRIED] | seen[Event.PASSED]
    return Progress(frozenset(seen[Event.PASSED]), frozenset(tried), frozenset(seen[Event.GAVE_UP]), hints, latest)


def remember(root: Path, event: Event, exercise: str, at: datetime, count: int = 1) -> None:
    """Append one event to the workspace at `root`.

    Parameters
    ----------
    at : datetime
        When it happened; aware of its time zone.
    count : int
        For a hint: which one it was, from 1.

    Raises
    ------
    UserError
        When the file cannot be written.
    """
    import json

    line = {"v": VERSION, "event": event, "exercise": exercise, "count": count, "at": at.isoformat(timespec="seconds")}
    path = root / MARKER / FILE
    try:
        append_line(path, json.dumps(line).encode())
    except OSError as error:
        raise UserError(
            say("your progress cannot be remembered in {path}: {reason}", path=path, reason=reason(error))
        ) from error


def append_line(path: Path, line: bytes) -> None:
    """Append in one write, on a line of its own even when the last one is torn.

    On a full disk a write may take the beginning alone: the rest is tried, so that the failure is known.
    """
    line += b"\n"
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | NO_FOLLOW, 0o644)
    try:
        end = os.lseek(descriptor, 0, os.SEEK_END)
        if end and _byte_at(descriptor, end - 1) != b"\n":
            line = b"\n" + line
        while line:
            line = line[os.write(descriptor, line) :]
    finally:
        os.close(descriptor)


def _byte_at(descriptor: int, place: int) -> bytes:
    os.lseek(descriptor, place, os.SEEK_SET)
    return os.read(descriptor, 1)


def history(root: Path) -> Iterator[tuple[Event, str, int, datetime]]:
    """Every event of the workspace at `root` with its exercise, its count and its time, as they were appended."""
    for line in read_lines(root / MARKER / FILE):
        event = _parse(line)
        if event:
            yield event


def read_lines(path: Path) -> list[bytes]:
    """Lines of a file that is only appended to; none when it is not there."""
    try:
        with os.fdopen(os.open(path, os.O_RDONLY | NO_FOLLOW), "rb") as file:
            return file.read().splitlines() if stat.S_ISREG(os.fstat(file.fileno()).st_mode) else []
    except OSError:  # not there yet, or not a file: `remember` says what is wrong when it matters
        return []


def _parse(line: bytes) -> tuple[Event, str, int, datetime] | None:
    import json

    try:
        facts = json.loads(line)
        if facts["v"] != VERSION:
            return None
        at = datetime.fromisoformat(facts["at"])
        return Event(facts["event"]), str(facts["exercise"]), int(facts["count"]), at
    except (ValueError, TypeError, KeyError):
        return None
