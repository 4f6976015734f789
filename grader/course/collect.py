"""Find hand-ins: files, folders of any nesting, and zips as Canvas, Moodle and people make them.

Nothing is unpacked to disk. A file's place is written as a path, a zip being one of its folders: ``hw1.zip/ann/a.py``.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from grader.course.zips import Archive, Member
from grader.errors import UserError
from grader.model import Message, say
from grader.workspace.reading import OPEN_FLAGS, reason

LIMITS = {".py": 1 << 20, ".ipynb": 64 << 20, ".zip": 512 << 20}  # bytes; outputs make a notebook large
SKIPPED = frozenset({"__pycache__", "__MACOSX"})
TIMESTAMP = "timestamp.txt"  # nbgrader writes one beside every hand-in that it collected


@dataclass(frozen=True, slots=True)
class Found:
    """A file that may hold answers.

    ``place`` names it to the reader and in the results; ``parts`` is where it lies beneath what was asked for, the
    outermost first: whose it is can be read from there.
    """

    place: str
    parts: tuple[str, ...]
    read: Callable[[], bytes]
    handed_in: datetime | None


@dataclass(frozen=True, slots=True)
class Refused:
    """What is left out, and why."""

    place: str
    parts: tuple[str, ...]
    why: Message


def collect(paths: Sequence[Path]) -> Iterator[Found | Refused]:
    """Yield every hand-in at or beneath `paths`, and what was refused, in a stable order."""
    for path, name in zip(paths, _names(paths), strict=True):
        if path.is_dir() and not path.is_symlink():
            yield from _in_folder(path, name)
        elif path.exists() or path.is_symlink():
            yield from _at(path, (name,), (path.name,))
        else:
            why = say("there is no file or folder {path}; `axiswise list` names the exercises", path=path)
            yield Refused(name, (name,), why)


def _names(paths: Sequence[Path]) -> list[str]:
    """Name each path shortly, and the same wherever the command is run; two of one name in full."""
    real = [Path(os.path.abspath(path)) for path in paths]  # noqa: PTH100 - a link keeps its own name
    short = [path.name for path in real]
    return [path.name if short.count(path.name) == 1 else path.as_posix().lstrip("/") for path in real]


def _in_folder(folder: Path, name: str) -> Iterator[Found | Refused]:
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(each for each in folders if _is_walked(Path(place, each)))
        inside = Path(place).relative_to(folder).parts
        for each in sorted(files):
            if not each.startswith("."):
                yield from _at(Path(place, each), (name, *inside, each), (*inside, each))


def _is_walked(folder: Path) -> bool:
    return not _is_hidden(folder.name) and not folder.is_symlink() and not (folder / "pyvenv.cfg").exists()


def _is_hidden(name: str) -> bool:
    return (name.startswith(".") and name != "..") or name in SKIPPED


def _at(path: Path, place: tuple[str, ...], parts: tuple[str, ...]) -> Iterator[Found | Refused]:
    shown, kind = "/".join(place), path.suffix.lower()
    if kind not in LIMITS:
        return
    try:
        handed_in = _time_of(path)
        if kind == ".zip":
            refuse_special(path, shown)
            yield from _in_zip(path, place, parts, handed_in)
        else:
            yield Found(shown, parts, lambda: read_bounded(path, LIMITS[kind], shown), handed_in)
    except OSError as error:
        yield Refused(shown, parts, say("{path} cannot be read: {reason}", path=shown, reason=reason(error)))
    except UserError as error:
        yield Refused(shown, parts, error.message)


def _in_zip(
    path: Path, place: tuple[str, ...], parts: tuple[str, ...], handed_in: datetime | None
) -> Iterator[Found | Refused]:
    for member in _members(path, "/".join(place)):
        names = tuple(member.name.split("/"))
        if any(_is_hidden(each) for each in names):
            continue
        shown, inside = "/".join((*place, *names)), (*parts, *names)
        if member.why is not None:
            yield Refused(shown, inside, say("{path}: {why}", path=shown, why=member.why))
        else:
            yield Found(shown, inside, partial(_named, shown, member.read), member.time or handed_in)


def _members(path: Path, shown: str) -> Iterator[Member]:
    try:
        yield from Archive(path).members(LIMITS)
    except UserError as error:
        raise UserError(say("{path}: {why}", path=shown, why=error.message)) from None


def _named(shown: str, read: Callable[[], bytes]) -> bytes:
    """Read a member of a zip; a complaint names it as the reader knows it."""
    try:
        return read()
    except UserError as error:
        raise UserError(say("{path}: {why}", path=shown, why=error.message)) from None


def refuse_special(path: Path, shown: str) -> None:
    """Refuse a link, a pipe or a device in the place of a file."""
    mode = path.lstat().st_mode
    if stat.S_ISLNK(mode):
        raise UserError(say("{path} is a link, so it was not read; hand in the file itself", path=shown))
    if not stat.S_ISREG(mode):
        raise UserError(say("{path} is not an ordinary file (a pipe, a socket or a device)", path=shown))


def read_bounded(path: Path, limit: int, shown: str = "") -> bytes:
    """Read an ordinary file of at most `limit` bytes; `UserError` for anything else calls it `shown`."""
    shown = shown or str(path)
    try:
        refuse_special(path, shown)
        with os.fdopen(os.open(path, OPEN_FLAGS), "rb") as file:
            found = file.read(limit + 1)
    except OSError as error:
        raise UserError(say("{path} cannot be read: {reason}", path=shown, reason=reason(error))) from None
    if len(found) > limit:
        raise UserError(say("{path} is larger than {size} MiB", path=shown, size=limit >> 20))
    return found


def _time_of(path: Path) -> datetime:
    """When a file was handed in: as nbgrader wrote it down, else when the file was last changed."""
    try:
        text = read_bounded(path.with_name(TIMESTAMP), 200).decode("ascii").strip()
        return _aware(datetime.fromisoformat(text.removesuffix(" UTC")))
    except (UserError, ValueError):
        return datetime.fromtimestamp(path.lstat().st_mtime, UTC)


def _aware(time: datetime) -> datetime:
    return time if time.tzinfo else time.replace(tzinfo=UTC)
