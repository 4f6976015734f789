"""Candidates for interview rounds: each sits a real round through a terminal of its own, by what the content says.

A strong one asks what matters, predicts what NumPy gives, submits a solution and exposes every mistake; a weak one
passes, chooses wrongly, and submits one of the named mistakes.
"""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from grader.catalog import Catalog
from grader.interview import log
from grader.interview.content import Content
from grader.interview.happened import Prompt, Round, Step
from grader.interview.seen import asked_in
from grader.interview.session import rated_by
from grader.interview.steps import choice, clarify, talk
from grader.quiz.truth import same_answer

CUE = re.compile(r"\S \Z")  # the program waits behind a blank; what is typed a little early is not lost
WORDS = "Stride 0, and a sum of its own."
PATIENCE = 60  # seconds; a judge starts within one


class Terminal:
    """The program on a terminal."""

    def __init__(self, axiswise: Any, cwd: Path, *words: str, **changes: str) -> None:
        self.leader, follower = pty.openpty()
        environ = axiswise.environment(**changes)
        self.process = subprocess.Popen(axiswise.command(*words), cwd=cwd, env=environ, stdin=follower, stdout=follower,
                                        stderr=follower, start_new_session=True)  # fmt: skip
        os.close(follower)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a character may come in two reads
        self.shown = ""  # since the last line was typed
        self.transcript = ""

    def read(self) -> bool:
        """Read what there is; False at the end."""
        ready, _, _ = select.select([self.leader], [], [], PATIENCE)
        assert ready, self.transcript
        try:
            read = os.read(self.leader, 4096)
        except OSError:  # the other side has closed
            return False
        text = self.decoder.decode(read)
        self.shown += text
        self.transcript += text
        return bool(read)

    def until(self, said: str) -> None:
        while said not in self.shown:
            assert self.read(), self.transcript

    def waits(self) -> None:
        """Read until the program waits for a line."""
        while not CUE.search(self.shown):
            assert self.read(), self.transcript

    def type(self, text: str) -> None:
        self.shown = ""
        os.write(self.leader, f"{text}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until it is heard: in the instant before it waits, readline loses one."""
        self.shown = ""
        for _ in range(PATIENCE // 3):
            self.process.send_signal(signal.SIGINT)
            ready, _, _ = select.select([self.leader], [], [], 3)
            if ready:
                self.read()
                return
        raise AssertionError(self.transcript)

    def end(self) -> int:
        while self.read():
            pass
        return self.process.wait(30)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.leader)


class Candidate:
    """Somebody who sits a round that was begun in a workspace."""

    def __init__(self, root: Path, workspace: Path, lang: str = "en") -> None:
        self.content = Content(Catalog(root), lang)
        self.workspace = workspace

    @property
    def round(self) -> Round:
        return log.rounds(self.workspace)[-1]

    def file(self, name: str) -> Path:
        return self.workspace / "interview" / self.round.id / name

    def prompts(self) -> tuple[Prompt, ...]:
        return asked_in(self.round, self.content)

    def left(self) -> list[Prompt]:
        return [each for each in self.prompts() if self.round.evidence(each.id) is None]

    def sit(self, terminal: Terminal, stop_at: Step | None = None) -> None:
        """Answer what is left, up to the first prompt of a step: that one is asked, and not answered."""
        for prompt in self.left():
            terminal.until({"en": "min used", "zh": "已用"}[self.content.lang])  # the timer stands above every prompt
            terminal.waits()
            if prompt.step is stop_at:
                return
            self.answer(terminal, prompt)

    def sit_on(self, terminal: Terminal) -> None:
        """Answer what is being asked already, however often it was, and all that is left."""
        prompt = self.left()[0]
        self.answer(terminal, prompt)
        terminal.until({"en": "min used", "zh": "已用"}[self.content.lang])
        self.sit(terminal)

    def answer(self, terminal: Terminal, prompt: Prompt) -> None:
        for line in self.lines(prompt):
            terminal.waits()
            terminal.type(line)

    def lines(self, prompt: Prompt) -> Sequence[str]:
        """Lines that answer a prompt; files are written first."""
        kind = self.content.follow_up(prompt).kind.value if prompt.step is Step.FOLLOW_UP else prompt.step.value
        answering = getattr(self, f"on_{kind}")
        return list(answering(prompt))

    def on_warmup(self, prompt: Prompt) -> Sequence[str]:
        return [self.predicted(prompt)]

    def on_predict(self, prompt: Prompt) -> Sequence[str]:
        return [self.predicted(prompt)]

    def on_clarify(self, prompt: Prompt) -> Sequence[str]:
        questions = clarify.offered(prompt, self.content, self.round.plan.seed)
        return [" ".join(str(n) for n, each in enumerate(questions, start=1) if self.asks(each.matters))]

    def on_choice(self, prompt: Prompt) -> Sequence[str]:
        options = choice.offered(prompt, self.content, self.round.plan.seed)
        right = self.content.follow_up(prompt).right
        return ["abcdef"[next(n for n, each in enumerate(options) if self.asks(each == right))]]

    def predicted(self, prompt: Prompt) -> str:
        raise NotImplementedError

    def asks(self, matters: bool) -> bool:
        raise NotImplementedError


class Strong(Candidate):
    """Right about everything."""

    def asks(self, matters: bool) -> bool:
        return matters

    def predicted(self, prompt: Prompt) -> str:
        return str(self.content.item(prompt).right)

    def on_code(self, prompt: Prompt) -> Sequence[str]:
        exercise = self.content.exercise(prompt.subject)
        solution = sorted(exercise.solutions.glob("*.py"))[0]
        self.file(f"{exercise.name}.py").write_bytes(solution.read_bytes())
        return [""]

    def on_run(self, prompt: Prompt) -> Sequence[str]:
        run = self.content.follow_up(prompt).run
        assert run is not None
        exercise = self.content.exercise(run.exercise)
        solution = sorted(exercise.solutions.glob("*.py"))[0]
        name = prompt.subject.partition("/")[2]
        self.file(f"{name}.py").write_bytes(solution.read_bytes())
        return [""]

    def on_test(self, prompt: Prompt) -> Sequence[str]:
        probing = self.content.problem(prompt.subject).test
        assert probing is not None
        name = prompt.subject.partition("/")[2]
        listed = "".join(f"        {each},\n" for each in probing.inputs)
        self.file(f"tests_{name}.py").write_text(f"import numpy as np\n\n\ndef cases():\n    return [\n{listed}    ]\n")
        return [""]

    def on_question(self, prompt: Prompt) -> Sequence[str]:
        return [WORDS, ""]

    on_talk = on_question

    def on_rate(self, prompt: Prompt) -> Sequence[str]:
        count = len(talk.model_of(rated_by(prompt), self.content).checklist)
        return [" ".join(map(str, range(1, count + 1))), "s"]


class Weak(Candidate):
    """Asks what is idle, predicts by chance, submits a known mistake, tests one shape, and rates it so."""

    def asks(self, matters: bool) -> bool:
        return not matters

    def predicted(self, prompt: Prompt) -> str:
        wrong = "(97, 89)"
        assert not same_answer(self.content.item(prompt).right, (97, 89))
        return {"dtype": "uint32", "view": "p", "nbytes": "7", "value": "p"}.get(
            self.content.item(prompt).question.asks.value, wrong
        )

    def on_code(self, prompt: Prompt) -> Sequence[str]:
        exercise = self.content.exercise(prompt.subject)
        problem = self.content.problem(prompt.subject)
        mistake = problem.test.mistakes[0] if problem.test else sorted(exercise.wrong.glob("*.py"))[0].stem
        self.file(f"{exercise.name}.py").write_bytes((exercise.wrong / f"{mistake}.py").read_bytes())
        return [""]

    def on_run(self, prompt: Prompt) -> Sequence[str]:
        return [""]

    def on_test(self, prompt: Prompt) -> Sequence[str]:
        return ["", "y"]  # and yes, all the same

    def on_question(self, prompt: Prompt) -> Sequence[str]:
        return [""]

    on_talk = on_question

    def on_rate(self, prompt: Prompt) -> Sequence[str]:
        return ["", "w"]
