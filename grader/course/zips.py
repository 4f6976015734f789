"""Read zips that strangers made: nothing is unpacked, no name is followed, and no size that they state is believed."""

from __future__ import annotations

import io
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from grader.errors import UserError
from grader.model import Message, say

MOST_MEMBERS = 50_000
INNER_LIMIT = 64 << 20  # bytes of a zip within a zip: what one student handed in
DEPTH = 2  # a class's zip holds students' zips, and these hold none
UTF8_NAME = 0x800
ENCRYPTED = 0x1
BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError)


@dataclass(frozen=True, slots=True)
class Member:
    """One file of a zip: how to read it, or why it is refused."""

    name: str
    read: Callable[[], bytes]
    time: datetime | None
    why: Message | None = None


class Archive:
    """A zip on disk, or the bytes of one that lay in another."""

    def __init__(self, source: Path | bytes, depth: int = 1) -> None:
        self._source, self._depth = source, depth

    def _open(self) -> zipfile.ZipFile:
        try:
            return zipfile.ZipFile(io.BytesIO(self._source) if isinstance(self._source, bytes) else self._source)
        except BROKEN:
            raise UserError(say("it is not a zip, or a damaged one")) from None

    def members(self, limits: Mapping[str, int]) -> Iterator[Member]:
        """Yield the files whose suffix is among `limits` (suffix -> most bytes), those of zips within it too."""
        with self._open() as archive:
            infos = archive.infolist()
        if len(infos) > MOST_MEMBERS:
            raise UserError(say("it holds more than {count} files", count=MOST_MEMBERS))
        seen: set[str] = set()
        for info in infos:
            name = _name(info)
            kind = Path(name).suffix.lower()
            if info.is_dir() or kind not in limits:
                continue
            why = _refusal(info, name, seen)
            seen.add(name)
            yield from self._member(info, name, why, limits)

    def _member(
        self, info: zipfile.ZipInfo, name: str, why: Message | None, limits: Mapping[str, int]
    ) -> Iterator[Member]:
        kind = Path(name).suffix.lower()
        read = partial(self._read, info, INNER_LIMIT if kind == ".zip" else limits[kind])
        if why is not None or kind != ".zip":
            yield Member(name, read, _time(info), why)
            return
        try:
            yield from self._inner(info, name, read, limits)
        except UserError as error:
            yield Member(name, read, _time(info), error.message)

    def _inner(
        self, info: zipfile.ZipInfo, name: str, read: Callable[[], bytes], limits: Mapping[str, int]
    ) -> Iterator[Member]:
        """Yield what lies in a student's own zip; its dates are the student's, so the outer one's count."""
        if self._depth >= DEPTH:
            raise UserError(say("a zip in a zip in a zip is not opened"))
        for each in Archive(read(), self._depth + 1).members(limits):
            again = partial(_read_inner, read, self._depth + 1, each.name, limits)
            yield Member(f"{name}/{each.name}", again, _time(info), each.why)

    def _read(self, info: zipfile.ZipInfo, limit: int) -> bytes:
        try:
            with self._open() as archive, archive.open(info) as file:
                found = file.read(limit + 1)
        except BROKEN:
            raise UserError(say("it cannot be unpacked: it is damaged")) from None
        if len(found) > limit:
            raise UserError(say("it unpacks to more than {size} MiB", size=limit >> 20))
        return found


def _read_inner(read: Callable[[], bytes], depth: int, name: str, limits: Mapping[str, int]) -> bytes:
    """Read one file of an inner zip afresh: holding every student's zip in memory would be too much."""
    members = Archive(read(), depth).members(limits)
    return next(each for each in members if each.name == name and each.why is None).read()


def _name(info: zipfile.ZipInfo) -> str:
    """Name of a member; zips made by Windows in China or by old tools do not say how it is encoded."""
    name = info.filename
    if not info.flag_bits & UTF8_NAME and not name.isascii():
        raw = name.encode("cp437", "replace")
        for encoding in ("utf-8", "gbk"):
            try:
                name = raw.decode(encoding)
                break
            except UnicodeDecodeError:
                continue
    return name.replace("\\", "/")


def _refusal(info: zipfile.ZipInfo, name: str, seen: set[str]) -> Message | None:
    parts = name.split("/")
    if ".." in parts or name.startswith("/") or ":" in parts[0] or "" in parts:
        return say("its name leads out of the zip")
    if stat.S_ISLNK(info.external_attr >> 16):
        return say("it is a link")
    if info.flag_bits & ENCRYPTED:
        return say("it is encrypted")
    return say("the zip holds two files of this name") if name in seen else None


def _time(info: zipfile.ZipInfo) -> datetime | None:
    """When a member was put there, by the clock of where the zip was made."""
    try:
        return datetime(*info.date_time).astimezone()
    except (ValueError, OSError, OverflowError):
        return None
