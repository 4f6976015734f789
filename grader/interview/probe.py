"""Inputs against right and wrong code: what a wrong variant answers otherwise than the reference is exposed.

Everything runs in the sandbox: the candidate's `cases()`, and the trusted code too, for its arguments are theirs.
An input on which right solutions disagree says nothing: the task leaves open what happens there. Where they agree on
most of a result, the task leaves the other elements open, and those alone say nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from grader.interview.contract import contract_of, is_named, marked
from grader.interview.happened import Case, CheckMark, Tested
from grader.interview.records import Probing, Run
from grader.judge import content
from grader.judge.compare import Mask, deviation, difference
from grader.judge.failure import CheckFailed, Raised, SubmissionEnded, SubmissionRaised
from grader.judge.matching import Scan
from grader.judge.proxy import describe_arguments
from grader.judge.run import Judge
from grader.judge.target import Oracle, Program, Reply, SandboxTarget, quietly
from grader.model import Exercise, Message, Verdict, say
from grader.sandbox.dialogue import ChildEnded
from grader.wire import Opaque

CASES = "cases"  # function that the candidate writes
MOST_ELEMENTS = 1 << 20  # of one argument
LARGE = 1000
MOST = 0.5  # of the elements of a result; right solutions agree on more where a task leaves only some of them open
USUAL_DTYPES = frozenset({"float32", "float64", "int64", "bool"})

Outcome = Reply | ChildEnded
Arguments = tuple[Any, ...]


def probe(judge: Judge, exercise: Exercise, probing: Probing, source: str) -> Tested:
    """Say which of the mistakes the inputs of `source` expose."""
    given = _given(judge, source)
    if isinstance(given, Message):
        return Tested(source, missed=probing.mistakes, problem=judge.words.say(given))
    cases = given[: probing.cases]
    right = _outcomes(judge, exercise, probing, exercise.reference, cases)
    others = [_outcomes(judge, exercise, probing, path, cases) for path in sorted(exercise.solutions.glob("*.py"))]
    wrong = {
        name: _outcomes(judge, exercise, probing, exercise.wrong / f"{name}.py", cases) for name in probing.mistakes
    }
    found = [
        _case(judge, exercise, probing.function, arguments, right[place], [each[place] for each in others],
              {name: each[place] for name, each in wrong.items()})
        for place, arguments in enumerate(cases)
    ]  # fmt: skip
    exposed = [name for name in probing.mistakes if any(name in case.exposes for case in found)]
    missed = tuple(name for name in probing.mistakes if name not in exposed)
    return Tested(source, tuple(found), tuple(exposed), missed, _too_many(judge, given, probing))


def compare(judge: Judge, exercise: Exercise, run: Run, source: str) -> Iterator[CheckMark]:
    """Yield, for every case of a follow-up, whether the code of `source` does there as the reference does."""
    cases = [_evaluated(case) for case in run.cases]
    right = _run(judge, exercise, run.function, exercise.reference.read_text(encoding="utf-8"), cases)
    mine = _run(judge, exercise, run.function, source, cases)
    for arguments, want, got in zip(cases, right, mine, strict=True):
        shown = f"{run.function}({describe_arguments(arguments, {})})"
        why = _unlike(got, want, _tolerance(exercise, arguments))
        message = "" if why is None else judge.words.say(why)
        yield CheckMark(shown, shown, (Verdict.FAILED if why else Verdict.PASSED).value, 1.0, message)


# ---------------------------------------------------------------- the candidate's inputs


def _given(judge: Judge, source: str) -> list[Arguments] | Message:
    """What `cases()` returns, or why that is of no use."""
    with _target(judge, Program(source), {}) as target:
        try:
            reply = target.act({"module": 0, "what": "function", "target": CASES, "args": [], "kwargs": {}})
        except ChildEnded as ended:
            failed: CheckFailed = SubmissionEnded(ended, f"{CASES}()", judge.options.limits)
            return say("{call}: {why}", call=failed.call, why=failed.reason)
        if reply.raised is not None:
            return _broken(judge, source) or _raised(_first_failure(target, reply.raised), source)
    if not isinstance(reply.value, list | tuple):
        return say("`cases()` must return a list of tuples, one for each input")
    if not reply.value:
        return say("`cases()` returns an empty list: there is no input to try")
    return [each if isinstance(each, tuple) else (each,) for each in reply.value]


def _raised(raised: Raised, source: str) -> Message:
    failed = SubmissionRaised(raised, f"{CASES}()", source)
    return say("{call}: {why}", call=failed.call, why=failed.reason)


def _broken(judge: Judge, source: str) -> Message | None:
    """Where the file is no Python, if it is none."""
    child = judge.spawn()
    try:
        scan = Scan.from_wire(child.request({"op": "scan", "text": source}))
    finally:
        child.close()
    return scan.broken[0].said() if scan.broken else None


def _first_failure(target: SandboxTarget, raised: Raised) -> Raised:
    """What went wrong first: a file that broke at its top has no `cases` to call."""
    return target.failures[0][1] if target.failures and raised.type_name == "NameError" else raised


def _too_many(judge: Judge, given: Sequence[Arguments], probing: Probing) -> str:
    if len(given) <= probing.cases:
        return ""
    return judge.words.say(say("{count} inputs; the first {most} were tried", count=len(given), most=probing.cases))


def _evaluated(case: str) -> Arguments:
    with quietly():
        found = eval(case, {"np": np})
    assert isinstance(found, tuple)
    return found


# ---------------------------------------------------------------- running


@contextmanager
def _target(judge: Judge, program: Program, required: dict[str, Exercise]) -> Iterator[SandboxTarget]:
    oracle = Oracle(judge.spawn, content.sources(required))
    target = SandboxTarget(judge.spawn, program, oracle)
    try:
        yield target
    finally:
        target.close()
        oracle.close()


def _outcomes(
    judge: Judge, exercise: Exercise, probing: Probing, path: Path, cases: Sequence[Arguments]
) -> list[Outcome]:
    source = f"{path.read_text(encoding='utf-8')}\n\n{probing.driver}\n"
    return _run(judge, exercise, probing.function, source, cases)


def _run(judge: Judge, exercise: Exercise, function: str, source: str, cases: Sequence[Arguments]) -> list[Outcome]:
    """What one program answers to all cases, one after the other in one process as long as that lives."""
    required = content.required(judge.catalog, exercise)
    program = Program(source, tuple(required), content.packages(required.values()))
    contract = contract_of(exercise, function)
    found: list[Outcome] = []
    with _target(judge, program, required) as target:
        for arguments in cases:
            target.revive()
            act = {"module": 0, "what": "function", "target": function, "args": list(arguments), "kwargs": {}}
            try:
                found.append(marked(target.act(act), contract) if _sendable(arguments) is None else Reply())
            except ChildEnded as ended:
                found.append(ended)
    return found


def _sendable(arguments: Arguments) -> Message | None:
    """Why arguments cannot be tried; None when they can."""
    for each in arguments:
        if isinstance(each, Opaque):
            return say("a {kind} cannot be tried here; plain values and NumPy arrays can", kind=each.type_name)
        if isinstance(each, np.ndarray) and each.size > MOST_ELEMENTS:
            return say("an array of {shape} is too large to be tried", shape=each.shape)
    return None


# ---------------------------------------------------------------- comparing


def _case(
    judge: Judge,
    exercise: Exercise,
    function: str,
    arguments: Arguments,
    right: Outcome,
    others: Sequence[Outcome],
    wrong: dict[str, Outcome],
) -> Case:
    shown = f"{function}({describe_arguments(arguments, {})})"
    tol = _tolerance(exercise, arguments)
    where = _agreed(right, others, tol)
    exact = not any(_unlike(each, right, tol, where=where) for each in others)
    why = _sendable(arguments) or _unfair(right, others, tol, exact, where) or _refused(right)
    if why is not None:
        return Case(shown, accepted=False, why=judge.words.say(why))
    exposes = tuple(name for name, outcome in wrong.items() if _unlike(outcome, right, tol, exact, where) is not None)
    return Case(shown, accepted=True, exposes=exposes, edges=tuple(_edges(arguments)))


def _agreed(right: Outcome, others: Sequence[Outcome], tol: float) -> Mask:
    """Elements on which all right solutions agree, if that is most of them."""
    values = [each.value if isinstance(each, Reply) else None for each in (right, *others)]
    arrays = [each for each in values if isinstance(each, np.ndarray)]
    if len(arrays) < len(values) or len({each.shape for each in arrays}) > 1:
        return True
    alike = np.logical_and.reduce([deviation(each, arrays[0]) <= tol for each in arrays])
    return alike if alike.size and alike.mean() > MOST else True


def _unfair(right: Outcome, others: Sequence[Outcome], tol: float, exact: bool, where: Mask) -> Message | None:
    """Why an input says nothing about right and wrong; None when it does."""
    if isinstance(right, ChildEnded):
        return say("no right solution can cope with it")
    if any(_unlike(each, right, tol, exact, where) is not None for each in others):
        return say("right solutions disagree on it: the task leaves open what happens there")
    return None


def _refused(right: Outcome) -> Message | None:
    """Why an input is none that the task allows: right solutions raise on it, and the docstring names no such error."""
    if not isinstance(right, Reply) or right.raised is None or is_named(right.raised):
        return None
    return say("the task does not allow it; right solutions raise {what}", what=right.raised.said)


def _unlike(got: Outcome, want: Outcome, tol: float, exact: bool = True, where: Mask = True) -> Message | None:
    """How an outcome differs from the right one; None when it does not.

    Parameters
    ----------
    exact : bool
        False where the task leaves the dtype open, or whether a single number is an array.
    where : np.ndarray of bool, optional
        Which elements are compared; all of them when left out.
    """
    if isinstance(got, ChildEnded) or isinstance(want, ChildEnded):
        return say("its process ended")
    if want.raised is not None or got.raised is not None:
        return _raised_otherwise(got, want)
    if set(got.changed) != set(want.changed):
        return say("its argument was changed")
    found = difference(_as_array(got.value, exact), _as_array(want.value, exact), tol, dtype=exact, where=where)
    if found is None:
        return None
    return say("{reason}; {detail}", reason=found.reason, detail=found.detail) if found.detail else _as_message(found)


def _as_array(value: object, exact: bool) -> object:
    """NumPy's single numbers as arrays, unless the difference counts."""
    return np.asarray(value) if isinstance(value, np.generic) and not exact else value


def _as_message(found: CheckFailed) -> Message:
    return say("{reason}", reason=found.reason)


def _raised_otherwise(got: Reply, want: Reply) -> Message | None:
    if want.raised is None:
        return say("it raised {what}", what=got.raised.said if got.raised else "")
    if got.raised is None:
        return say("it returned something; it should raise {names}", names=want.raised.type_name)
    if got.raised.type_name == want.raised.type_name or (is_named(got.raised) and is_named(want.raised)):
        return None
    return say("it raised {what}", what=got.raised.said)


def _tolerance(exercise: Exercise, arguments: Arguments) -> float:
    """Tolerance of the exercise for positions as large as these arguments can make them."""
    largest = max((_extent(each) for each in arguments), default=0.0)
    return next((tol for bound, tol in exercise.tolerance if largest <= bound), max(
        (tol for _, tol in exercise.tolerance), default=0.0))  # fmt: skip


def _extent(value: object) -> float:
    if isinstance(value, np.ndarray):
        numbers = value.size and value.dtype.kind in "iu"
        return float(max([*value.shape, int(np.abs(value.astype(np.float64)).max()) if numbers else 0], default=0))
    return float(abs(value)) if isinstance(value, int | float) and value == value else 0.0


def _edges(arguments: Arguments) -> Iterator[str]:
    """What is special about an input; see `Case`."""
    arrays = [each for each in arguments if isinstance(each, np.ndarray)]
    sizes = [size for each in arrays for size in each.shape]
    whole = [each for each in arguments if type(each) is int]
    if 0 in sizes or 0 in whole:
        yield "empty"
    if 1 in sizes or 1 in whole:
        yield "one"
    if any(len(set(each.shape)) < each.ndim for each in arrays) or len(set(whole)) < len(whole):
        yield "equal"
    if any(each.dtype.name not in USUAL_DTYPES for each in arrays):
        yield "dtype"
    if any(_extent(each) > LARGE for each in arguments):
        yield "large"
