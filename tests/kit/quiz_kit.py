"""Quizzes, as tests hold them: by the line protocol, from a pipe, and on a terminal."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from grader.quiz.generators import make
from grader.quiz.misconceptions import by_name
from grader.quiz.question import Answer
from grader.quiz.truth import truth

Learner = Callable[[str], Answer]
PRACTICE = Path(".axiswise") / "practice.jsonl"


def right(question_id: str) -> Answer:
    return truth(make(question_id))


def holding(name: str) -> Learner:
    def answer(question_id: str) -> Answer:
        question = make(question_id)
        wrong = by_name(name).wrong(question)
        return truth(question) if wrong is None else wrong

    return answer


def converse(axiswise: Any, learner: Learner, *words: str, cwd: Path | None = None) -> list[dict[str, Any]]:
    """Sit a quiz by the line protocol; return everything that came out."""
    command = axiswise.command("quiz", "--json", *words)
    environ = axiswise.environment()
    with subprocess.Popen(command, cwd=cwd or axiswise.home, env=environ, text=True, encoding="utf-8",
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:  # fmt: skip
        assert process.stdin and process.stdout
        said = []
        for line in process.stdout:
            said.append(json.loads(line))
            if "snippet" in said[-1]:
                process.stdin.write(json.dumps({"answer": learner(said[-1]["id"]), "sure": 0.75}) + "\n")
                process.stdin.flush()
    assert process.returncode == 0
    return said


def typed(
    axiswise: Any, text: str, *words: str, cwd: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run a verb with `text` on its standard input."""
    return subprocess.run(
        axiswise.command(*words), cwd=cwd or axiswise.home, env=axiswise.environment(**changes), input=text,
        capture_output=True, encoding="utf-8", errors="surrogateescape", timeout=120,
    )  # fmt: skip


def asked(output: str) -> list[str]:
    """Headings of the questions that were asked."""
    return re.findall(r"^Question (\d+) of \d+", output, re.MULTILINE)


def age(workspace: Path, days: str = "2001-01-01") -> None:
    """Make everything in the practice of a workspace long past."""
    path = workspace / PRACTICE
    path.write_text(re.sub(r'"at": "\d{4}-\d\d-\d\d', f'"at": "{days}', path.read_text()))


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, axiswise: Any, cwd: Path, *words: str, **changes: str) -> None:
        self.leader, follower = pty.openpty()
        environ = axiswise.environment(**{"COLUMNS": "60", **changes})
        self.process = subprocess.Popen(axiswise.command(*words), cwd=cwd, env=environ, stdin=follower, stdout=follower,
                                        stderr=follower, start_new_session=True)  # fmt: skip
        os.close(follower)
        self._read = b""  # since the last line was typed

    @property
    def shown(self) -> str:
        return self._read.decode("utf-8", "replace")

    def until(self, said: str) -> None:
        while said not in self.shown:
            ready, _, _ = select.select([self.leader], [], [], 30)
            assert ready, self.shown
            self._read += os.read(self.leader, 4096)

    def interrupt(self) -> None:
        """Press Ctrl-C until it is heard: in the instant before it waits, readline loses one."""
        self._read = b""
        for _ in range(20):
            self.process.send_signal(signal.SIGINT)
            ready, _, _ = select.select([self.leader], [], [], 3)
            if ready:
                self._read += os.read(self.leader, 4096)
                return
        raise AssertionError("nobody hears Ctrl-C")

    def type(self, text: str) -> None:
        self._read = b""
        os.write(self.leader, text.encode())

    def end(self) -> int:
        try:
            while os.read(self.leader, 4096):
                pass
        except OSError:  # the other side has closed
            pass
        os.close(self.leader)
        return self.process.wait(30)
