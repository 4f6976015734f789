"""Ask the learner: one line at a time from standard input, whether a person types it or a file holds it."""

from __future__ import annotations

import sys

from grader.cli.console import Console
from grader.model import Message

LONGEST = 4000  # characters of one line; whatever is longer is no answer
SURE = frozenset(["y", "yes", "是", "对", "好"])
YES = SURE | {""}


class Left(Exception):
    """The learner stops: said so, closed the input, or pressed Ctrl-C."""

    def __init__(self, interrupted: bool = False) -> None:
        super().__init__()
        self.interrupted = interrupted


class Dialogue:
    """Questions on standard output, answers from standard input."""

    def __init__(self, console: Console) -> None:
        self.console = console
        if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def ask(self, prompt: str) -> str:
        """One line, without blanks around it.

        Raises
        ------
        Left
            At the end of the input, and on Ctrl-C.
        """
        try:
            return self._line(prompt).strip()
        except EOFError:
            self.console.write("")
            raise Left from None
        except KeyboardInterrupt:
            self.console.write("")
            raise Left(interrupted=True) from None

    def agree(self, question: Message) -> bool:
        """Ask yes or no; Enter is yes."""
        return self.ask(self.console.translator.say(question) + " ").lower() in YES

    def confirm(self, question: Message) -> bool:
        """Ask before what cannot be taken back; Enter is no."""
        return self.ask(self.console.translator.say(question) + " ").lower() in SURE

    def _line(self, prompt: str) -> str:
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty() and self.console.is_terminal:
            import contextlib

            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives `input` an editable line
            *before, last = prompt.split("\n")
            for line in before:
                self.console.write(line)
            return input(last)
        self.console.write(prompt.rstrip("\n"))
        line = sys.stdin.readline(LONGEST)
        if not line:
            raise EOFError
        rest = line
        while rest and not rest.endswith("\n"):  # what is too long is one answer all the same
            rest = sys.stdin.readline(LONGEST)
        return line
