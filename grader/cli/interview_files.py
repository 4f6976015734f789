"""Files of a round: laid out, read, opened in the candidate's editor, and laid out again when they are gone."""

from __future__ import annotations

import ast
import os
import shlex
import subprocess
import warnings
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from grader.cli.console import Console
from grader.errors import UserError
from grader.interview import log
from grader.interview.happened import Prompt
from grader.interview.judging import Submission
from grader.model import Message, say
from grader.workspace import read_hand_in
from grader.workspace.layout import write_new
from grader.workspace.reading import reason

FOLDER = "interview"


@dataclass
class Desk:
    """The file that one prompt is about. Whatever it was seen to hold is in the log too."""

    log: log.Log
    prompt: Prompt
    path: Path
    blank: str  # what it holds before anything is written

    @property
    def shown(self) -> str:
        """Path as one would type it."""
        return os.path.relpath(self.path)

    def lay_out(self) -> bool:
        """Write the file unless it is there: as it was last seen, else blank. Whether it had to be written."""
        if self.path.exists():
            return False
        text = log.last_source(self.log.root, self.log.round, self.prompt) or self.blank
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            return write_new(self.path, text.encode("utf-8", "surrogatepass"))
        except OSError as error:
            raise UserError(say("cannot write {path}: {reason}", path=self.shown, reason=reason(error))) from error

    def read(self) -> Submission:
        """What it holds now; it is kept in the log. Raises `UserError` when it cannot be read."""
        source = read_hand_in(self.path).source.decode("utf-8-sig")
        known = log.last_source(self.log.root, self.log.round, self.prompt)
        if source not in (known, self.blank):
            self.log.saved(self.prompt, source, datetime.now(UTC))
        return Submission(Path(self.shown), source)

    def keep(self) -> None:
        """Keep what it holds now, if it can be read."""
        try:
            self.read()
        except UserError:
            return


def broken(source: str) -> Message | None:
    """Where a text is no Python; None when it is, or when only the sandbox should read it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # an odd escape is no error, and nobody's business here
            ast.parse(source)
    except SyntaxError as error:
        text = (error.text or "").strip()
        return say("line {line}: {message} (`{text}`)", line=error.lineno or 1, message=error.msg, text=text)
    except (ValueError, RecursionError, MemoryError):
        return None  # NUL bytes and monsters: judging says what is wrong
    return None


def folder_of(root: Path, round_: str) -> Path:
    """Folder of a round in its workspace."""
    return root / FOLDER / round_


def edit(desk: Desk, console: Console) -> None:
    """Open the file in the editor that the environment names, or say what to do without one."""
    command = console.environ.get("VISUAL") or console.environ.get("EDITOR")
    if not command or not command.strip():
        console.say(say("No editor is set: open {path} yourself, or set EDITOR.", path=desk.shown))
        return
    try:
        subprocess.run([*shlex.split(command), str(desk.path)], check=False)
    except (OSError, ValueError) as error:
        console.say(_no_editor(command, desk, error))


def _no_editor(command: str, desk: Desk, error: Exception) -> Message:
    why = reason(error) if isinstance(error, OSError) else say("{reason}", reason=error)
    return say("{editor} cannot be started ({reason}): open {path} yourself.", editor=command, reason=why,
               path=desk.shown)  # fmt: skip
