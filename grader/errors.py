"""The errors a user can meet. They are caught once, in ``cli``, and shown as one sentence.

UserError               exit code 2: the command, the files or the content are wrong
+-- ContentError        an author's mistake in the content, with file and line
GraderError             exit code 3: the grader itself could not judge
"""

from __future__ import annotations

from pathlib import Path

from grader.model import Message, say


class AxiswiseError(Exception):
    """Base of all: carries a message that is not yet in a language."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class UserError(AxiswiseError):
    """Something that the user can mend; the message says what is wrong and the next command to run."""


class ContentError(UserError):
    """A mistake in the content: the author is told the file and the line."""

    def __init__(self, path: Path, line: int | None, why: Message) -> None:
        where = f"{path}:{line}" if line else str(path)
        super().__init__(say("{where}: {why}", where=where, why=why))
        self.path, self.line, self.why = path, line, why


class GraderError(AxiswiseError):
    """The grader's own fault: nothing is said about the hand-in."""
