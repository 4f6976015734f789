"""Rounds in the workspace: everything that happens is appended to one file at once, so that no crash loses a word.

The file is like that of practice (`grader.workspace.practice`): versioned, mergeable, a torn line costs itself alone.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from grader.interview.form import evidence_form, evidence_of, plan_form, plan_of
from grader.interview.happened import Done, Evidence, Plan, Prompt, Round, Step
from grader.workspace.practice import append, records

FILE = "interview.jsonl"


@dataclass(frozen=True, slots=True)
class Log:
    """Where one round is written down."""

    root: Path
    round: str

    def begin(self, plan: Plan, lang: str, at: datetime) -> None:
        """Write down what the round is to be."""
        self._note(at, "begin", plan=plan_form(plan), lang=lang)

    def done(self, done: Done) -> None:
        """Write down an answer and what came of it."""
        evidence = evidence_form(done.evidence)
        self._note(done.at, "done", prompt=done.prompt, seconds=done.seconds, evidence=evidence)

    def paused(self, prompt: Prompt, seconds: float, at: datetime) -> None:
        """Write down time that was spent on a prompt without answering it."""
        self._note(at, "paused", prompt=prompt.id, seconds=seconds)

    def tried(self, prompt: Prompt, evidence: Evidence, at: datetime) -> None:
        """Write down a verdict taken on the way, with the text that it is about."""
        self._note(at, "tried", prompt=prompt.id, evidence=evidence_form(evidence))

    def hinted(self, prompt: Prompt, number: int, at: datetime) -> None:
        """Write down that a hint was taken."""
        self._note(at, "hinted", prompt=prompt.id, number=number)

    def saved(self, prompt: Prompt, source: str, at: datetime) -> None:
        """Keep a text as it is now, in case its file is lost."""
        self._note(at, "saved", prompt=prompt.id, source=source)

    def end(self, at: datetime) -> None:
        """Write down that the round is over."""
        self._note(at, "end")

    def _note(self, at: datetime, event: str, **facts: object) -> None:
        append(self.root, FILE, at, event, {"round": self.round, **facts})


def new_id(at: datetime) -> str:
    """Id of a round that begins now: its day, and letters that no other round of the day has."""
    return f"{at:%Y-%m-%d}-{os.urandom(2).hex()}"


def rounds(root: Path) -> tuple[Round, ...]:
    """All rounds of the workspace at `root`, in the order in which they were begun.

    Lines are sorted by their times, and a clock may have gone backwards: so beginnings are read before all else.
    """
    lines = [line for line in records(root, FILE) if isinstance(line.get("round"), str)]
    begun = (_begun(line["round"], line) for line in lines if line["event"] == "begin")
    found = {each.id: each for each in begun if each}
    for line in lines:
        if line["round"] in found and line["event"] != "begin":
            found[line["round"]] = _further(found[line["round"]], line)
    return tuple(found.values())


def unfinished(root: Path) -> tuple[Round, ...]:
    """Rounds that did not come to their end, the latest first."""
    return tuple(each for each in reversed(rounds(root)) if each.ended is None)


def past(root: Path) -> tuple[str, ...]:
    """Exercises and bank questions that earlier rounds came to, the latest last."""
    found: list[str] = []
    for each in rounds(root):
        reached = [" ".join(done.prompt.split(" ")[1:2]) for done in each.done if not done.prompt.startswith("rate ")]
        found += dict.fromkeys(reached)
    return tuple(found)


def last_source(root: Path, round_: str, prompt: Prompt) -> str | None:
    """Text that was last seen in the file that a prompt is about; None when there was none."""
    found = None
    for line in records(root, FILE):
        if line.get("round") == round_ and _is_same_file(str(line.get("prompt")), prompt):
            evidence = line.get("evidence")
            source = evidence.get("source") if isinstance(evidence, dict) else line.get("source")
            found = source if isinstance(source, str) and source else found
    return found


def _is_same_file(id_: str, prompt: Prompt) -> bool:
    """Whether two prompts are about one file: the code of a problem is mended in its follow-ups."""
    step, _, subject = id_.partition(" ")
    steps = {Step.TEST} if prompt.step is Step.TEST else {Step.CODE, Step.FOLLOW_UP}
    return step in steps and subject.partition(" ")[0] == prompt.subject


def _begun(id_: str, line: Mapping[str, Any]) -> Round | None:
    try:
        return Round(id_, line["when"], plan_of(line["plan"]), str(line["lang"]))
    except (KeyError, ValueError):
        return None


def _further(round_: Round, line: Mapping[str, Any]) -> Round:
    """Round after one more line; a line that is not of the form changes nothing."""
    try:
        return _STEPS[line["event"]](round_, line)
    except (KeyError, TypeError, ValueError):
        return round_


def _done(round_: Round, line: Mapping[str, Any]) -> Round:
    prompt = str(line["prompt"])
    if round_.evidence(prompt) is not None:
        return round_
    done = Done(prompt, float(line["seconds"]), evidence_of(line["evidence"]), line["when"])
    spent = {id_: each for id_, each in round_.spent.items() if id_ != prompt}
    return replace(round_, done=(*round_.done, done), spent=spent)


def _paused(round_: Round, line: Mapping[str, Any]) -> Round:
    prompt = str(line["prompt"])
    return replace(round_, spent={**round_.spent, prompt: round_.spent.get(prompt, 0.0) + float(line["seconds"])})


def _tried(round_: Round, line: Mapping[str, Any]) -> Round:
    prompt = str(line["prompt"])
    return replace(round_, tries={**round_.tries, prompt: round_.tries.get(prompt, 0) + 1})


def _hinted(round_: Round, line: Mapping[str, Any]) -> Round:
    prompt = str(line["prompt"])
    number = max(int(line["number"]), round_.hints.get(prompt, 0))
    return replace(round_, hints={**round_.hints, prompt: number})


def _ended(round_: Round, line: Mapping[str, Any]) -> Round:
    return replace(round_, ended=line["when"])


_STEPS = {"done": _done, "paused": _paused, "tried": _tried, "hinted": _hinted, "end": _ended}
