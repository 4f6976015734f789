"""A judge in a process of its own, for a program that cannot hand over its main loop (nbgrader).

The clerk is trusted, as the program that asks it is: requests and answers are lines of JSON on its standard streams.
Students' code runs beneath it, in the sandbox.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from grader.catalog import Catalog, content_root
from grader.course.answers import Cell, Notebook, first_lines, judge_notebook
from grader.errors import GraderError
from grader.i18n import translator
from grader.model import Feedback, Report, Verdict, say

if TYPE_CHECKING:
    from grader.judge.run import Judge

WIDTH = 88  # columns of the feedback


@dataclass(frozen=True, slots=True)
class Mark:
    """What came of one exercise: points, and the feedback that the student reads."""

    score: float
    points: float
    feedback: str
    unjudged: bool


class Clerk:
    """The program's end: starts the process when it is first asked, and again if it has died."""

    def __init__(self, lang: str, seed: int, feedback: str, trusted: bool) -> None:
        self._command = [sys.executable, "-m", __name__, json.dumps([lang, seed, feedback, trusted])]
        self._process: subprocess.Popen[str] | None = None
        self._expected = ""  # the request that the process works at though nobody asked yet
        self._guesses = True  # until one was wrong

    def expect(self, path: str, cells: Sequence[Cell], exercises: Sequence[str]) -> None:
        """Have a notebook judged that will most likely be asked for next, and do not wait for it."""
        if self._guesses and self._process is not None and not self._expected:
            self._expected = _request(path, cells, exercises)
            with contextlib.suppress(GraderError):  # it is said when somebody asks
                self._send(self._expected)

    def marks(self, path: str, cells: Sequence[Cell], exercises: Sequence[str]) -> dict[str, Mark]:
        """Judge the cells of one notebook.

        Raises
        ------
        GraderError
            If the process died, or refuses: nothing is known of the hand-in then.
        """
        answer = self._ask(_request(path, cells, exercises))
        if "refused" in answer:
            raise GraderError(say("{what}", what=answer["refused"]))
        return {name: Mark(*fields) for name, fields in answer["marks"].items()}

    def _ask(self, line: str) -> Mapping[str, Any]:
        expected, self._expected = self._expected, ""
        if expected and expected != line:
            self._guesses = False
            self._receive()
        if expected != line:
            self._send(line)
        return self._receive()

    def _send(self, line: str) -> None:
        self._process = self._process or subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="ascii"
        )
        assert self._process.stdin
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._gone() from None

    def _receive(self) -> Mapping[str, Any]:
        answer = self._process.stdout.readline() if self._process and self._process.stdout else ""
        if not answer:
            raise self._gone()
        return dict(json.loads(answer))

    def _gone(self) -> GraderError:
        self.close()
        return GraderError(say("the judge's process ended; run the command again"))

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin and process.stdout
            if self._expected:  # what nobody waits for
                process.kill()
            with contextlib.suppress(OSError):
                process.stdin.close()
            process.stdout.close()
            process.wait()
        self._expected = ""


def _request(path: str, cells: Sequence[Cell], exercises: Sequence[str]) -> str:
    spelled = [[each.exercise, each.source] for each in cells]
    return json.dumps({"path": path, "cells": spelled, "exercises": list(exercises)})


# ------------------------------------------------------------ the process


def serve(lang: str, seed: int, feedback: str, trusted: bool, asked: IO[str], answers: IO[str]) -> None:
    """Answer requests until there are no more."""
    from grader.judge.run import Options, with_judge

    def body(judge: Judge) -> None:
        refusal = _refusal(judge, trusted)
        for line in asked:
            answer = {"refused": refusal} if refusal else {"marks": _marks(judge, json.loads(line))}
            answers.write(json.dumps(answer) + "\n")
            answers.flush()

    with_judge(Catalog(content_root()), Options(seed, lang, Feedback(feedback), alike=True), body)


def _refusal(judge: Judge, trusted: bool) -> str:
    if judge.sandboxing.level != "none" or trusted:
        return ""
    return translator(judge.options.lang).say(
        say(
            "nothing was judged: this system offers no sandbox, so hand-ins could do whatever you can; "
            "`c.MarkInSandbox.trusted = True` in nbgrader_config.py judges them all the same"
        )
    )


def _marks(judge: Judge, request: Mapping[str, Any]) -> dict[str, tuple[float, float, str, bool]]:
    cells = tuple(Cell(exercise, source) for exercise, source in request["cells"])
    exercises = [judge.catalog.get(each) for each in request["exercises"]]
    reports, _ = judge_notebook(judge, Notebook(Path(request["path"]), cells), exercises)
    lines = first_lines(judge.catalog, cells)
    return {
        each.exercise: (each.score, each.points, _told(judge, each, lines), each.verdict is Verdict.UNJUDGED)
        for each in reports
    }


def _told(judge: Judge, report: Report, lines: Mapping[str, int]) -> str:
    """Feedback on one exercise, in the student's language."""
    from grader.render.text import Look, report_text

    words = translator(judge.options.lang)
    title = judge.catalog.page(judge.catalog.get(report.exercise), words.lang).title
    text = report_text(report, Look(words, WIDTH, titles={report.exercise: title}))
    line = lines.get(report.exercise)
    if line is None or report.verdict is Verdict.PASSED:
        return text
    where = say("Lines are counted through all your code cells; the cell of this answer begins at line {n}.", n=line)
    return f"{text}\n\n{words.say(where)}"


if __name__ == "__main__":
    lang, seed, feedback, trusted = json.loads(sys.argv[1])
    serve(lang, seed, feedback, trusted, sys.stdin, sys.stdout)
