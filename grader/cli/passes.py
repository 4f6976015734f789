"""Passes of a workspace, kept from one run to the next in the user's cache folder.

Not in the workspace: that one travels, and must not bring its own marks along. Nothing depends on what is kept: where
it cannot be read or written, everything is judged, and nobody is told.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import stat
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

VERSION = 1
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)  # neither a link nor a pipe is kept

Passes = dict[str, Mapping[str, Any]]  # place in the workspace -> "key", "seed" and "report"; the latest is the last


def file_for(root: Path, environ: Mapping[str, str]) -> Path | None:
    """File for the workspace at `root`; None where the user has no cache folder outside it, or files have no owners."""
    caches = Path(environ.get("XDG_CACHE_HOME", ""))
    if not caches.is_absolute():
        caches = Path(environ.get("HOME", ""), ".cache")
    folder = Path(os.path.realpath(caches / "axiswise"))
    if not caches.is_absolute() or not hasattr(os, "geteuid") or folder.is_relative_to(root):
        return None
    return folder / f"{hashlib.sha256(os.fsencode(root)).hexdigest()[:32]}.json"


def read(path: Path | None) -> Passes:
    """Passes in a file, whose first line is the hash of the rest; none when it is damaged or not the user's alone."""
    if path is None:
        return {}
    try:
        with os.fdopen(os.open(path, os.O_RDONLY | NO_FOLLOW), "rb") as file:
            if not _is_private(os.fstat(file.fileno())):
                return {}
            seal, _, text = file.read().partition(b"\n")
        found = json.loads(text) if seal == _seal(text) else {}
        return dict(found["passes"]) if found["version"] == VERSION else {}
    except (OSError, ValueError, TypeError, KeyError):
        return {}


def write(path: Path | None, passes: Passes) -> None:
    """Write a file that is whole at every moment, if it can be written; of two runs at once the last one counts."""
    if path is None:
        return
    text = json.dumps({"version": VERSION, "passes": passes}).encode()
    with contextlib.suppress(OSError):
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        if _is_ours(path.parent.stat()):
            _replace(path, _seal(text) + b"\n" + text)


def forget(root: Path, exercises: Collection[str]) -> None:
    """Forget passes of exercises that failed since, in the workspace at `root`."""
    path = file_for(root, os.environ)
    passes = read(path)
    left = {place: each for place, each in passes.items() if each["report"]["exercise"] not in exercises}
    if len(left) < len(passes):
        write(path, left)


def _seal(text: bytes) -> bytes:
    return hashlib.sha256(text).hexdigest().encode()


def _is_private(file: os.stat_result) -> bool:
    return stat.S_ISREG(file.st_mode) and file.st_uid == os.geteuid() and not file.st_mode & 0o077


def _is_ours(folder: os.stat_result) -> bool:
    """Say whether nobody else can put files into a folder."""
    return folder.st_uid == os.geteuid() and not folder.st_mode & 0o022


def _replace(path: Path, contents: bytes) -> None:
    scratch = path.with_name(f"{path.name}.{os.urandom(4).hex()}.tmp")
    try:
        with os.fdopen(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(contents)
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)
