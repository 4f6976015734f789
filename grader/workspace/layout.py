"""Lay out a workspace. What the learner wrote is never touched: a file is written when it is not there yet, or when
what is there is, byte for byte, what `axiswise init` wrote in some language."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from grader.catalog import Catalog
from grader.errors import UserError
from grader.i18n import SOURCE, languages
from grader.model import say
from grader.stubs import render_stub
from grader.workspace.folder import Workspace, at, config_file, config_text
from grader.workspace.reading import reason

README = Path(__file__).parent / "readme"


@dataclass(frozen=True, slots=True)
class LaidOut:
    """What `lay_out` did: the files it added, those it wrote again in another language, how many it left alone."""

    workspace: Workspace
    added: tuple[Path, ...]
    renewed: tuple[Path, ...]
    kept: int


def lay_out(root: Path, catalog: Catalog, lang: str) -> LaidOut:
    """Make `root` a workspace in `lang`, or bring it up to date with `catalog`.

    Raises
    ------
    UserError
        When a file cannot be written; it is named, and everything written before it stays whole.
    """
    try:
        return _lay_out(root, catalog, lang)
    except OSError as error:
        place, why = error.filename or root, reason(error)
        message = say("cannot write {path}: {reason}; mend that, or name another folder", path=place, reason=why)
        raise UserError(message) from error


def _lay_out(root: Path, catalog: Catalog, lang: str) -> LaidOut:
    if root.exists() and not root.is_dir():
        raise UserError(say("{path} is a file; name a folder, new or your own", path=root))
    config_file(root).parent.mkdir(parents=True, exist_ok=True)
    present = at(root)
    if present is None or present.lang != lang:
        write_whole(config_file(root), config_text(lang).encode())
    done: dict[str, list[Path]] = {"added": [], "renewed": [], "kept": []}
    for path, texts in _files(root, catalog):
        done[_put(path, texts, lang)].append(path)
    workspace = at(root) or Workspace(root, lang)
    return LaidOut(workspace, tuple(done["added"]), tuple(done["renewed"]), len(done["kept"]))


def _files(root: Path, catalog: Catalog) -> Iterable[tuple[Path, dict[str, bytes]]]:
    """Every file of a workspace, with its contents in each language."""
    workspace = Workspace(root)
    yield root / "README.md", {each: _readme(each).read_bytes() for each in languages()}
    for exercise in catalog.exercises():
        stubs = {each: render_stub(exercise, catalog.page(exercise, each)).encode() for each in languages()}
        yield workspace.file_of(exercise), stubs


def _readme(lang: str) -> Path:
    path = README / f"{lang}.md"
    return path if path.exists() else README / f"{SOURCE}.md"


def _put(path: Path, texts: dict[str, bytes], lang: str) -> str:
    """Write `path` when that loses nothing of the learner's; say what was done."""
    wanted = texts[lang]
    if not os.path.lexists(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        return "added" if write_new(path, wanted) else "kept"
    if path.is_symlink() or not path.is_file() or path.stat().st_size > max(map(len, texts.values())):
        return "kept"
    present = path.read_bytes()
    if present == wanted or present not in texts.values():
        return "kept"
    write_whole(path, wanted)
    return "renewed"


def write_new(path: Path, contents: bytes) -> bool:
    """Write a file that must not be there yet: all of it or nothing. False when somebody was faster."""
    scratch = _scratch(path, contents)
    try:
        os.link(scratch, path)
    except FileExistsError:
        return False
    except OSError:  # a file system without hard links
        if os.path.lexists(path):
            return False
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)
    return True


def write_whole(path: Path, contents: bytes) -> None:
    """Write a file so that at every moment it holds either its old contents or the new."""
    scratch = _scratch(path, contents)
    try:
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)


def _scratch(path: Path, contents: bytes) -> Path:
    scratch = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        scratch.write_bytes(contents)
    except OSError as error:
        scratch.unlink(missing_ok=True)
        error.filename = str(path)  # a full disk does not say which file it was, and nobody knows the scratch name
        raise
    return scratch
