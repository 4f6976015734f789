"""What hidden suites are written with.

A suite is an ordinary pytest file. Each of its tests is one check, marked with `check`; it gets the fixtures
``submission``, ``reference``, ``rng`` and ``tolerance``, and says with the functions here what must hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import numpy as np
import pytest

from grader.judge import compare
from grader.judge.compare import Mask
from grader.judge.failure import CheckFailed, SubmissionRaised
from grader.judge.proxy import Callee, Journal, describe_arguments, read_again
from grader.model import Bilingual, Message, say

Test = TypeVar("Test", bound=Callable[..., None])
T = TypeVar("T")
Tolerance = Callable[[float], float]
Where = Callable[..., Mask]  # from the arguments of a call to the elements of its result that are judged

_journal = Journal()


def use_journal(journal: Journal) -> None:
    """Have the functions of this module look calls up in ``journal``; for the plugin alone."""
    global _journal
    _journal = journal


def check(
    *, points: float, en: str, zh: str, needs: Sequence[str] = (), random: bool = False
) -> Callable[[Test], Test]:
    """Mark a test as a check.

    Parameters
    ----------
    points : float
        What it is worth.
    en, zh : str
        Its title: what holds when it passes.
    needs : sequence of str
        Checks (function names without ``test_``) without which this one is blocked.
    random : bool
        The values returned are random by contract, so they say nothing about which mistake was made.
    """
    return pytest.mark.check(points=points, titles={"en": en, "zh": zh}, needs=tuple(needs), random=random)


class Seen(NamedTuple):
    """One observed call. What is observed, not returned, was seen inside the child."""

    value: Any
    changed: Mapping[int, Any]
    steps: int
    peak: int
    allocated: int
    writeable: bool
    strides: tuple[int, ...]
    shares: tuple[int, ...]
    warnings: tuple[str, ...]


def fail(en: str, zh: str) -> None:
    """Fail the check with a message of the suite's own, given in every language."""
    raise CheckFailed(Bilingual({"en": en, "zh": zh}))


def shared(key: str, make: Callable[[], T]) -> T:
    """Return what ``make`` made for the first check of this run that asked for ``key``."""
    if key not in _journal.shared:
        _journal.shared[key] = make()
    found: T = _journal.shared[key]
    return found


def suspect(mistakes: Mapping[str, Bilingual]) -> None:
    """Say which mistakes, each with what to tell whoever made it, explain all that is wrong in this run.

    For suites whose answers themselves show the mistake: wrong variants are then not consulted. One is named, several
    are not.
    """
    _journal.suspects = dict(mistakes)


def beside(text: Message | Bilingual) -> None:
    """Have a text shown beside the report once every check has passed, at full feedback."""
    _journal.asides.append(text)


# ---------------------------------------------------------------- values


def same(got: object, want: object, tol: float = 0.0, dtype: bool = True, where: Mask = True) -> None:
    """Fail unless ``got`` is ``want``: type, shape, dtype, then values within ``tol``.

    Elements of an array that the contract leaves open are left out by ``where``, a mask that broadcasts to its shape;
    the diagnosis does not look at them either.
    """
    entry = _journal.find(got)
    if entry is not None:
        entry.tol = max(tol, 1e-12) if tol < np.inf else entry.tol
        if tol < np.inf or where is not True:
            entry.note(got, where)
    failed = compare.difference(got, want, tol, dtype, lambda apart: _journal.margin(apart, tol), where)
    if failed is not None:
        failed.call = str(entry.shown) if entry is not None else ""
        raise failed


def must_raise(
    errors: type[Exception] | tuple[type[Exception], ...], call: Callee, *args: object, **kwargs: object
) -> str:
    """Fail unless the call raises one of ``errors`` (or a subclass).

    Returns
    -------
    str
        The text of the error, for contracts that say which facts it must name. The wording is never matched.
    """
    kinds = errors if isinstance(errors, tuple) else (errors,)
    names = [kind.__name__ for kind in kinds]
    try:
        call.perform(args, kwargs)
    except SubmissionRaised as error:
        _journal.entries[-1].accepted = frozenset(names)
        if set(names) & set(error.raised.bases):
            return error.raised.text
        error.detail = say("it should raise {names}", names=" / ".join(names))
        raise
    shown = f"{call.shown}({describe_arguments(args, kwargs)})"
    raise CheckFailed(say("it returned something; it should raise {names}", names=" / ".join(names)), call=shown)


# ---------------------------------------------------------------- observation


def observe(
    call: Callee, *args: object, steps: bool = False, memory: bool = False, fresh: bool = False, **kwargs: object
) -> Seen:
    """Make a call and return all that was seen of it.

    Parameters
    ----------
    steps : bool
        Count the opcodes run in the learner's own code.
    memory : bool
        Trace the largest amount of memory held at once, and all that was allocated step by step, in bytes.
    fresh : bool
        Load the hand-in anew first, so that no cache helps.
    """
    options = {k: True for k, on in (("steps", steps), ("memory", memory), ("fresh", fresh)) if on}
    reply = call.perform(args, kwargs, **options)
    seen = reply.seen
    return Seen(
        reply.value,
        reply.changed,
        seen.steps,
        seen.peak,
        seen.allocated,
        seen.writeable,
        seen.strides,
        seen.shares,
        seen.warnings,
    )


def untouched(call: Callee, *args: object, where: Where | None = None, **kwargs: object) -> None:
    """Fail if the call changes an array that it was given; ``where`` says what the diagnosis sees of its result."""
    reply = call.perform(args, kwargs)
    _note(reply.value, args, where)
    for position in reply.changed:
        raise _failed(call, args, kwargs, say("it changed its argument number {n}", n=position + 1))


def repeatable(call: Callee, first: Sequence[object], *others: Sequence[object], where: Where | None = None) -> None:
    """Fail unless the first call, made again after the others, gives the same, and its result is left alone.

    ``where`` gives for the arguments of each call the elements of its result that are judged, if not all are.
    """
    submission = call.submission
    ref = submission.new_ref()
    before = call.perform(first, {}, keep=ref).value
    looked_at = _note(before, first, where)
    shown = f"{call.shown}({describe_arguments(first, {})})"
    for args in others:
        _note(call.perform(args, {}).value, args, where)
        now = read_again(submission, ref, shown)
        _note(now, first, where)
        if compare.difference(now, before, where=looked_at) is not None:  # the next may change it back
            raise CheckFailed(say("its result was changed by a later call"), call=shown)
    again = call.perform(first, {}).value
    _note(again, first, where)
    if compare.difference(again, before, where=looked_at) is not None:
        raise CheckFailed(say("called a second time it gave something else"), call=shown)


def _note(value: object, args: Sequence[object], where: Where | None) -> Mask:
    """Note which elements of the result of the last call are judged, and return them."""
    looked_at = True if where is None else where(*args)
    entry = _journal.find(value)
    if entry is not None and where is not None:
        entry.note(value, looked_at)
    return looked_at


def random_state_untouched(call: Callee, *args: object, **kwargs: object) -> None:
    """Fail if the call draws from, or reseeds, the global generators of ``np.random`` or ``random``."""
    reply = call.perform(args, kwargs, random=True)
    if reply.seen.random_touched:
        raise _failed(call, args, kwargs, say("it changed the global random state"))


# ---------------------------------------------------------------- cost, counted


def no_loop(call: Callee, small_args: Sequence[object], large_args: Sequence[object], extra: int) -> None:
    """Fail if the opcodes run in the learner's code grow by ``extra`` or more from the small to the large call.

    Each call is made in a freshly loaded module. A loop costs more than one opcode for each of the ``extra`` rows
    that the large call adds; a branch, or a table that doubles, costs a handful. Opcodes are the same on every machine.
    """
    options = {"steps": True, "fresh": True, "describe": True}  # the values are judged elsewhere: they stay there
    few, many = (call.perform(args, {}, **options).seen.steps for args in (small_args, large_args))
    if many - few >= extra:
        reason = say("it ran {few} steps of your code, and {many} on the larger input: a loop (counted in the sandbox)",
                     few=few, many=many)  # fmt: skip
        raise _failed(call, large_args, {}, reason)


def bounded_memory(call: Callee, *args: object, limit: int, **kwargs: object) -> None:
    """Fail if the call holds more than ``limit`` bytes at once, its result included."""
    peak = call.perform(args, kwargs, memory=True).seen.peak
    if peak > limit:
        reason = say("it held {peak} bytes at once (counted in the sandbox)", peak=peak)
        raise _failed(call, args, kwargs, reason, say("{limit} are enough", limit=limit))


def _failed(
    call: Callee, args: Sequence[object], kwargs: Mapping[str, object], reason: Message, detail: Message | None = None
) -> CheckFailed:
    return CheckFailed(reason, detail, f"{call.shown}({describe_arguments(args, kwargs)})")


# ---------------------------------------------------------------- inputs


def layouts(x: np.ndarray[Any, Any]) -> Iterator[tuple[str, np.ndarray[Any, Any]]]:
    """Yield the same values in different memory: C, Fortran, strided, reversed, read-only, broadcast where possible."""
    yield "C", np.array(x, order="C")
    yield "F", np.array(x, order="F")
    wide = np.zeros(tuple(2 * n for n in x.shape), x.dtype)
    strided = wide[tuple(slice(None, None, 2) for _ in x.shape)]
    strided[...] = x
    yield "strided", strided
    backwards = tuple(slice(None, None, -1) for _ in x.shape)
    yield "reversed", np.array(x[backwards])[backwards]
    locked = np.array(x)
    locked.flags.writeable = False
    yield "read-only", locked
    for axis, size in enumerate(x.shape):
        one = x.take([0], axis) if size else x
        if size > 1 and np.array_equal(np.broadcast_to(one, x.shape), x):
            yield "broadcast", np.broadcast_to(one, x.shape)
            return
