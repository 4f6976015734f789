"""Plans and evidence as JSON can hold them, and back; what is not of the form is refused with `ValueError`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from grader.interview.happened import (
    Band,
    Case,
    CheckMark,
    Chosen,
    Clarified,
    Coded,
    Evidence,
    Mode,
    Plan,
    Predicted,
    Ran,
    Rated,
    Segment,
    Step,
    Talked,
    Tested,
)
from grader.interview.records import Seniority

Form = Mapping[str, Any]


def plan_form(plan: Plan) -> dict[str, Any]:
    """Plan as JSON can hold it."""
    return asdict(plan)


def plan_of(form: Form) -> Plan:
    """Plan that `plan_form` made this of."""
    try:
        return Plan(
            int(form["seed"]),
            int(form["minutes"]),
            Seniority(form["level"]),
            Mode(form["mode"]),
            _words(form["topics"]),
            tuple(_segment(each) for each in form["segments"]),
        )
    except (KeyError, TypeError) as error:
        raise ValueError(str(error)) from error


def evidence_form(evidence: Evidence) -> dict[str, Any]:
    """Evidence as JSON can hold it; ``kind`` says which record it is."""
    return {"kind": type(evidence).__name__.lower(), **asdict(evidence)}


def evidence_of(form: Form) -> Evidence:
    """Evidence that `evidence_form` made this of."""
    try:
        return _READERS[form["kind"]](form)
    except (KeyError, TypeError) as error:
        raise ValueError(str(error)) from error


def _segment(form: Form) -> Segment:
    return Segment(Step(form["step"]), int(form["minutes"]), str(form["subject"]), _words(form["items"]))


def _words(form: Any) -> tuple[str, ...]:
    return tuple(str(each) for each in form)


def _predicted(form: Form) -> Predicted:
    given = form["given"]
    return Predicted(
        tuple(given) if isinstance(given, list) else given,
        bool(form["right"]),
        None if form["belief"] is None else str(form["belief"]),
        bool(form["hinted"]),
    )


def _check(form: Form) -> CheckMark:
    return CheckMark(
        str(form["id"]), str(form["title"]), str(form["verdict"]), float(form["points"]), str(form["message"])
    )


def _coded(form: Form) -> Coded:
    texts = {key: str(form[key]) for key in ("source", "verdict", "mistake", "told", "problem")}
    return Coded(
        score=float(form["score"]),
        points=float(form["points"]),
        checks=tuple(_check(each) for each in form["checks"]),
        tries=int(form["tries"]),
        hints=int(form["hints"]),
        **texts,
    )


def _case(form: Form) -> Case:
    return Case(
        str(form["shown"]), bool(form["accepted"]), str(form["why"]), _words(form["exposes"]), _words(form["edges"])
    )


def _tested(form: Form) -> Tested:
    return Tested(
        str(form["source"]),
        tuple(_case(each) for each in form["cases"]),
        _words(form["exposed"]),
        _words(form["missed"]),
        str(form["problem"]),
    )


def _rated(form: Form) -> Rated:
    band = form["band"]
    return Rated(None if band is None else Band(band), tuple(int(each) for each in form["points"]))


_READERS: dict[str, Callable[[Form], Evidence]] = {
    "predicted": _predicted,
    "clarified": lambda form: Clarified(_words(form["chosen"])),
    "chosen": lambda form: Chosen(str(form["option"]), bool(form["right"])),
    "coded": _coded,
    "tested": _tested,
    "ran": lambda form: Ran(str(form["source"]), tuple(_check(each) for each in form["checks"]), str(form["problem"])),
    "talked": lambda form: Talked(str(form["text"])),
    "rated": _rated,
}
