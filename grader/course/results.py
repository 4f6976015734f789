"""What came of a course's hand-ins: ``results.jsonl``, append-only, one JSON object a line.

A line is one of

- ``"kind": "run"``: a run began; its seed, language and what was asked for,
- ``"kind": "report"``: one exercise of one hand-in; the report of ``check --json`` and whose it is,
- ``"kind": "error"``: a file that could not be judged, and why.

All lines of one file are written and synced at once and say how many they are, so that whoever kills the run loses
what was in hand and nothing else. A torn line is passed over, never rewritten.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from grader.errors import UserError
from grader.model import say
from grader.render.json import line
from grader.workspace.reading import reason

VERSION = 1
FILE = "results.jsonl"
LOCK = ".lock"

Line = Mapping[str, Any]


class Ledger:
    """The results in `folder`, open for writing: nobody else writes there meanwhile."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock: IO[bytes] | None = None
        self._file: IO[bytes] | None = None

    def __enter__(self) -> Ledger:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(self._folder)
            self._file = (self._folder / FILE).open("ab+", buffering=0)
            _end_torn_line(self._file)
        except OSError as error:
            self._close()
            raise UserError(
                say("{path} cannot be written: {reason}", path=self._folder, reason=reason(error))
            ) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def _close(self) -> None:
        for file in (self._file, self._lock):
            if file is not None:
                file.close()

    def append(self, lines: Sequence[Line]) -> None:
        """Write lines so that they are all on the disk when this returns."""
        assert self._file is not None
        text = "".join(line({"version": VERSION, **each}) + "\n" for each in lines)
        left = memoryview(text.encode("ascii"))
        try:
            while left:
                left = left[self._file.write(left) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            raise UserError(
                say("{path} cannot be written: {reason}", path=self._folder / FILE, reason=reason(error))
            ) from None


def _locked(folder: Path) -> IO[bytes]:
    """Lock the folder for as long as this process lives and the file is open; its children do not inherit that."""
    file = (folder / LOCK).open("ab")
    try:
        import fcntl
    except ImportError:  # Windows, where hand-ins of others are not judged anyway
        return file
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise UserError(
            say("another run is writing to {path}; wait for its end, or give another --out", path=folder)
        ) from None
    return file


def _end_torn_line(file: IO[bytes]) -> None:
    """Close the line that a killed run left half written: the next one must begin on its own."""
    size = file.seek(0, os.SEEK_END)
    if size:
        file.seek(size - 1)
        if file.read(1) != b"\n":
            file.write(b"\n")


def read_lines(folder: Path) -> Iterator[Line]:
    """Yield every line that can be read; none when there is no file yet.

    Raises
    ------
    UserError
        If a later version of the kit wrote there.
    """
    path = folder / FILE
    if not path.exists():
        return
    with path.open("rb") as file:
        for raw in file:
            found = _parsed(raw)
            if found is None:
                continue
            if found["version"] > VERSION:
                raise UserError(say("{path} was written by a later version of axiswise; update it", path=path))
            yield found


def _parsed(raw: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(raw)
    except ValueError:
        return None
    is_ours = isinstance(found, dict) and isinstance(found.get("version"), int) and "kind" in found
    return found if is_ours else None


def latest(lines: Iterable[Line]) -> dict[str, list[Line]]:
    """Place of a file -> the lines of its latest whole judgement, in the order of first appearance."""
    found: dict[str, list[Line]] = {}
    growing: dict[str, list[Line]] = {}
    for each in lines:
        if each["kind"] not in ("report", "error"):
            continue
        group = growing.setdefault(each["path"], [])
        if group and (each["part"] == 1 or each["sha256"] != group[0]["sha256"]):
            group.clear()
        group.append(each)
        if len(group) == each["parts"]:
            found[each["path"]] = growing.pop(each["path"])
    return found
