"""Read a hand-in: whatever lies at the path, the outcome is its bytes or one sentence that says why not."""

from __future__ import annotations

import errno
import os
import shlex
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

from grader.errors import UserError
from grader.model import HandIn, Message, say
from grader.workspace.folder import Workspace, find

LIMIT = 1 << 20  # bytes; the longest answer anybody wrote is a hundredth of it
BOM = b"\xef\xbb\xbf"
UTF16_BOMS = (b"\xff\xfe", b"\xfe\xff")

# Never wait for a pipe's other end, never follow a link put there since the path was resolved.
OPEN_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)

REASONS = {
    errno.EACCES: say("permission denied"),
    errno.EPERM: say("permission denied"),
    errno.EROFS: say("the disk is read-only"),
    errno.ENOSPC: say("the disk is full"),
    errno.EDQUOT: say("your disk quota is used up"),
    errno.EFBIG: say("the file would be larger than allowed"),
    errno.ELOOP: say("its links lead in a circle"),
    errno.ENAMETOOLONG: say("the name is too long"),
    errno.ENOTDIR: say("a part of the path is a file, not a folder"),
    errno.ENOENT: say("no such file or folder"),
}


def reason(error: OSError) -> Message:
    """Why the system refused, as a sentence that can be translated."""
    known = REASONS.get(error.errno or 0)
    return known or say("{reason}", reason=error.strerror or error)


def read_hand_in(path: Path, exercise: str | None = None, folder: Path | None = None) -> HandIn:
    """Read the file at `path`.

    Parameters
    ----------
    path : Path
        An ordinary file of at most `LIMIT` bytes of UTF-8; a byte order mark is dropped.
    exercise : str, optional
        Id of the exercise it answers, when the caller knows.
    folder : Path, optional
        Where it must really lie, links followed; by default the folder that the path names.

    Raises
    ------
    UserError
        For anything else: each case has its own sentence.
    """
    try:
        real = _real(path, folder or path.parent)
        source = _bytes_of(path, real)
    except OSError as error:
        raise _unreadable(path, error) from None
    return HandIn(path, _checked(path, source), exercise)


def is_folder(path: Path) -> bool:
    """Say whether `path` is a folder; one that cannot be looked at is none, and reading it says why."""
    try:
        return path.is_dir()
    except OSError:
        return False


def python_files(folder: Path) -> tuple[Path, ...]:
    """Python files beneath `folder`, sorted; hidden folders, caches and virtual environments are left out.

    A folder that cannot be listed is returned as if it were a file, so that reading it says why.
    """
    found: list[Path] = []
    found += _walk(folder, ".py", lambda error: found.append(Path(error.filename)))
    return tuple(sorted(found))


def visible_files(folder: Path, suffix: str) -> tuple[Path, ...]:
    """Files beneath `folder` whose names end in `suffix`, sorted, where `python_files` would look for them."""
    return tuple(sorted(_walk(folder, suffix)))


def _walk(folder: Path, suffix: str, unlisted: Callable[[OSError], None] | None = None) -> Iterator[Path]:
    for place, folders, files in os.walk(folder, onerror=unlisted):
        folders[:] = [each for each in folders if _is_walked(Path(place, each))]
        yield from (Path(place, each) for each in files if each.endswith(suffix) and not each.startswith("."))


def _is_walked(folder: Path) -> bool:
    hidden = folder.name.startswith(".") or folder.name == "__pycache__"
    return not hidden and not (folder / "pyvenv.cfg").exists()


def _real(path: Path, folder: Path) -> Path:
    try:
        real = path.resolve()
    except RuntimeError:  # how Python before 3.13 reports links in a circle
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP)) from None
    if not real.is_relative_to(folder.resolve()):
        raise UserError(
            say("{path} is a link that leads out of its folder, so it was not read; give the file itself", path=path)
        )
    return real


def _bytes_of(path: Path, real: Path) -> bytes:
    descriptor = os.open(real, OPEN_FLAGS)
    try:
        _refuse_special(path, os.fstat(descriptor).st_mode)
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            source = file.read(LIMIT + 1)
    finally:
        os.close(descriptor)
    if len(source) > LIMIT:
        raise UserError(say("{path} is larger than 1 MiB; an answer is a few lines of Python", path=path))
    return source


def _refuse_special(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise UserError(say("{path} is a folder where a file was expected", path=path))
    if not stat.S_ISREG(mode):
        raise UserError(say("{path} is not an ordinary file (a pipe, a socket or a device)", path=path))


def _checked(path: Path, source: bytes) -> bytes:
    text = source.removeprefix(BOM)
    if not text.strip():
        raise UserError(_empty(path))
    try:
        text.decode()
    except UnicodeDecodeError as error:
        raise _not_utf8(path, text, error) from None
    if b"\0" in text:
        raise UserError(say("{path} holds NUL bytes: it is not a text file", path=path))
    return text


def _empty(path: Path) -> Message:
    """Say that a file is empty; of an exercise's own, how to get its stub back."""
    workspace = _of_exercise(path)
    if workspace is None:
        return say("{path} is empty: there is nothing to judge", path=path)
    root = _typed(workspace.root)
    return say("{path} is empty; delete it, and `axiswise init {root}` brings the stub back", path=path, root=root)


def _absent(path: Path) -> Message:
    """Say that a file is not there; of an exercise's own, how to get its stub."""
    workspace = _of_exercise(path)
    if workspace is None:
        return say("there is no file or folder {path}; `axiswise list` names the exercises", path=path)
    return say(
        "there is no file {path}; `axiswise list` names the exercises, and `axiswise init {root}` brings back a stub",
        path=path,
        root=_typed(workspace.root),
    )


def _of_exercise(path: Path) -> Workspace | None:
    """Workspace in which `path` is the place of an exercise's file."""
    workspace = find(path.parent)
    return workspace if workspace and workspace.id_at(path) else None


def _typed(root: Path) -> str:
    """Folder as one would type it here."""
    try:
        return shlex.quote(os.path.relpath(root))
    except OSError:  # the folder one stands in is gone
        return shlex.quote(str(root))


def _not_utf8(path: Path, source: bytes, error: UnicodeDecodeError) -> UserError:
    line = source[: error.start].count(b"\n") + 1
    encoding = _guess(source)
    if encoding is None:
        return UserError(say("{path}: line {line} is not UTF-8; save the file as UTF-8", path=path, line=line))
    return UserError(
        say(
            "{path} is not UTF-8, it looks like {encoding}; save it as UTF-8, "
            "for example with `iconv -f {encoding} -t UTF-8 OLD.py > NEW.py`",
            path=path,
            encoding=encoding,
        )
    )


def _guess(source: bytes) -> str | None:
    if source.startswith(UTF16_BOMS):
        return "UTF-16"
    try:
        source.decode("gbk")
    except UnicodeDecodeError:
        return None
    return "GBK"


def _unreadable(path: Path, error: OSError) -> UserError:
    if error.errno == errno.ENOENT:
        return UserError(_absent(path))
    return UserError(say("{path} cannot be read: {reason}", path=path, reason=reason(error)))
