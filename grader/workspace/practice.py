"""What the learner answered in quizzes and reviews: an append-only file of one JSON object a line.

Every line has a version, an id and a time, so that two files that grew apart on two machines are merged by putting one
behind the other: what is read is sorted by time, and a line that stands twice counts once. A line that cannot be read
(torn by a power cut, or written by a later version) is passed over and never rewritten; `overlooked` says so.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from grader.errors import UserError
from grader.model import Message, say
from grader.workspace.folder import MARKER
from grader.workspace.progress import NO_FOLLOW, append_line, read_lines
from grader.workspace.reading import reason

VERSION = 1
FILE = "practice.jsonl"
LOCK = "practice.lock"

Record = Mapping[str, Any]


def note(root: Path, at: datetime, event: str, **facts: object) -> None:
    """Append one event to the practice of the workspace at `root`.

    Parameters
    ----------
    at : datetime
        When it happened; aware of its time zone.
    event : str
        What it was; `facts` say the rest, as JSON can hold it.

    Raises
    ------
    UserError
        When the file cannot be written.
    """
    append(root, FILE, at, event, facts)


def append(root: Path, store: str, at: datetime, event: str, facts: Mapping[str, object]) -> None:
    """Append one event to the file called `store`: the same as `note`, for events that have a file of their own."""
    line = {"v": VERSION, "id": os.urandom(6).hex(), "at": at.isoformat(), "event": event, **facts}
    path = root / MARKER / store
    try:
        append_line(path, json.dumps(line, ensure_ascii=False).encode("utf-8", "backslashreplace"))
    except OSError as error:
        raise UserError(
            say("your answers cannot be remembered in {path}: {reason}", path=path, reason=reason(error))
        ) from error


def records(root: Path, store: str = FILE) -> tuple[Record, ...]:
    """Return all events, in the order of their times; each has its time under "when" as well."""
    read = (_parse(line) for line in read_lines(root / MARKER / store))
    once = {record["id"]: record for record in read if record}
    return tuple(sorted(once.values(), key=lambda record: (record["when"], record["id"])))


def overlooked(root: Path) -> tuple[Message, ...]:
    """Say what in the practice of the workspace at `root` cannot be read, and is left as it is; nothing, as a rule."""
    path = Path(MARKER, FILE)
    unread = [line for line in read_lines(root / path) if line.strip() and _parse(line) is None]
    later = sum(map(_is_later, unread))
    damaged = len(unread) - later
    notices = []
    if damaged:
        told = say(
            "{path}: damaged lines are kept and passed over ({count}); all others count", path=path, count=damaged
        )
        notices.append(told)
    if later:
        told = say("{path}: lines of a later version are kept and passed over ({count}); update axiswise to use them",
                   path=path, count=later)  # fmt: skip
        notices.append(told)
    return tuple(notices)


def _is_later(line: bytes) -> bool:
    try:
        version = json.loads(line)["v"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return False
    return type(version) is int and version > VERSION


def _parse(line: bytes) -> Record | None:
    try:
        record = json.loads(line)
        if record["v"] != VERSION or not isinstance(record["id"], str) or not isinstance(record["event"], str):
            return None
        when = datetime.fromisoformat(record["at"])
        return {**record, "when": when} if when.tzinfo else None
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


@contextmanager
def alone(root: Path, session: str) -> Iterator[bool]:
    """Hold a session for this process; False when another process has it. A crash lets go of it.

    One byte of one file stands for the session. Where files cannot be locked every process gets it.
    """
    try:
        descriptor = os.open(root / MARKER / LOCK, os.O_RDWR | os.O_CREAT | NO_FOLLOW, 0o644)
    except OSError:
        yield True
        return
    try:
        yield _lock(descriptor, zlib.crc32(session.encode()))
    finally:
        os.close(descriptor)


def _lock(descriptor: int, place: int) -> bool:
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)
    except OSError:
        return False
    return True
