"""What a suite holds in its hands: the hand-in's functions and objects, each call of which goes to a target.

Every call is written into a journal: the diagnosis repeats the calls that a suite makes of a right answer, and a
failing comparison finds there which call its value came from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from grader import wire
from grader.judge.compare import Mask
from grader.judge.failure import SubmissionEnded, SubmissionRaised
from grader.judge.target import MEASURING, Act, Reply, Target
from grader.model import Bilingual, Message
from grader.sandbox.dialogue import ChildEnded
from grader.sandbox.limits import Limits

WHOLE = -1  # in the place of an item's number


@dataclass(slots=True)
class Entry:
    """One call: in which check, what was asked, how it reads, what came back, how closely that was compared.

    Where a contract asks for an error, ``accepted`` names the kinds that will do.
    """

    check: str
    act: Act
    shown: object  # reads as the call does, once somebody asks
    reply: Reply
    tol: float = 1e-3
    looked_at: dict[int, Mask] = field(default_factory=dict)  # by item of what came back: the elements compared
    accepted: frozenset[str] = frozenset()

    def note(self, value: object, where: Mask) -> None:
        """Note which elements of ``value``, if it is what came back or one of its items, a comparison looks at."""
        place = _place(self.reply.value, value)
        if place is not None:
            self.looked_at[place] = self.looked_at.get(place, False) | where

    @property
    def measured(self) -> bool:
        """Whether the call was made to measure its cost."""
        return any(self.act.get(option) for option in (*MEASURING, "fresh"))


class Margin(NamedTuple):
    """How far one comparison of numbers was from its tolerance."""

    check: str
    apart: float
    tol: float


@dataclass(slots=True)
class Journal:
    """The calls of one run of a suite, in order, and how close its comparisons were."""

    check: str = ""
    entries: list[Entry] = field(default_factory=list)
    margins: list[Margin] = field(default_factory=list)
    kept: int = 0  # how many objects of this check were given a number in the child
    warnings: dict[str, None] = field(default_factory=dict)  # that the learner's code caused
    shared: dict[str, Any] = field(default_factory=dict)  # what the checks of this run have in common
    suspects: Mapping[str, Bilingual] | None = None  # mistakes that explain all that is wrong, if the suite can tell
    asides: list[Message | Bilingual] = field(default_factory=list)  # to be read beside a report that passed

    def begin(self, check: str) -> None:
        """Begin a check: what it keeps in the child is numbered anew, so that its calls do not depend on the others."""
        self.check, self.kept = check, 0

    def add(self, entry: Entry) -> None:
        """Write a call down."""
        self.entries.append(entry)
        self.warnings |= dict.fromkeys(entry.reply.seen.warnings)

    def of(self, check: str) -> list[Entry]:
        """Return the calls of a check."""
        return [entry for entry in self.entries if entry.check == check]

    def margin(self, apart: float, tol: float) -> None:
        """Note how far apart two compared arrays were."""
        self.margins.append(Margin(self.check, apart, tol))

    def find(self, value: object) -> Entry | None:
        """Return the call that returned ``value`` (or holds it in a tuple), else the last call of the check."""
        for entry in reversed(self.entries):
            if entry.check != self.check:
                break
            if _place(entry.reply.value, value) is not None:
                return entry
        last = self.entries[-1] if self.entries else None
        return last if last is not None and last.check == self.check else None


def _place(container: object, value: object) -> int | None:
    """Return which item of a tuple or list a value is; `WHOLE` if it is no item but all of it, None if neither."""
    if container is value:
        return WHOLE
    items = container if isinstance(container, tuple | list) else ()
    return next((n for n, item in enumerate(items) if item is value), None)


class Submission:
    """The hand-in, as a suite sees it: its functions by name, its classes as makers of `Instance`."""

    def __init__(self, target: Target, names: Mapping[str, bool], journal: Journal, limits: Limits) -> None:
        self._target, self._names, self._journal, self._limits = target, names, journal, limits

    def __getattr__(self, name: str) -> Function | Maker:
        if name not in self._names:
            raise AttributeError(f"the exercise does not ask for {name!r}")
        return Maker(self, name) if self._names[name] else Function(self, name)

    def new_ref(self) -> int:
        """Return a number for an object that stays in the child."""
        self._journal.kept += 1
        return self._journal.kept

    def perform(self, act: Act, shown: object) -> Reply:
        """Ask the target, write the call into the journal, raise what the learner's code raised."""
        try:
            reply = self._target.act(act)
        except ChildEnded as ended:
            raise SubmissionEnded(ended, str(shown), self._limits) from None
        self._journal.add(Entry(self._journal.check, act, shown, reply))
        if reply.raised is not None:
            raise SubmissionRaised(reply.raised, str(shown), self._target.text)
        return reply


class Callee:
    """Anything of the hand-in that can be called."""

    def __init__(self, submission: Submission, shown: str, act: Act) -> None:
        self.submission, self.shown, self._act = submission, shown, act

    def perform(self, args: Sequence[object], kwargs: Mapping[str, object], **options: object) -> Reply:
        """Call it with options for `Worker.act` and return the whole reply."""
        call = Spelled(self.shown, args, kwargs)
        return self.submission.perform({**self._act, "args": list(args), "kwargs": dict(kwargs), **options}, call)

    def __call__(self, *args: object, **kwargs: object) -> Any:
        return self.perform(args, kwargs).value


class Function(Callee):
    """A function of the hand-in."""

    def __init__(self, submission: Submission, name: str) -> None:
        super().__init__(submission, name, {"module": 0, "what": "function", "target": name})


class Maker(Callee):
    """A class of the hand-in: calling it makes an object that stays in the child."""

    def __init__(self, submission: Submission, name: str) -> None:
        super().__init__(submission, name, {"module": 0, "what": "function", "target": name})

    def __call__(self, *args: object, **kwargs: object) -> Instance:
        ref = self.submission.new_ref()
        self.perform(args, kwargs, keep=ref, describe=True)
        return Instance(self.submission, ref, f"{self.shown}({describe_arguments(args, kwargs)})")


class Instance:
    """An object of the hand-in that stays in the child."""

    def __init__(self, submission: Submission, ref: int, shown: str) -> None:
        self._submission, self._ref, self._shown = submission, ref, shown

    def method(self, name: str) -> Callee:
        """Return a method, to be called or observed like a function."""
        act = {"module": 0, "what": "method", "target": self._ref, "name": name}
        return Callee(self._submission, f"{self._shown}.{name}", act)

    def call(self, name: str, *args: object, **kwargs: object) -> Any:
        """Call a method."""
        return self.method(name)(*args, **kwargs)

    def get(self, name: str) -> Any:
        """Return an attribute's value."""
        act = {"module": 0, "what": "get", "target": self._ref, "name": name}
        return self._submission.perform(act, f"{self._shown}.{name}").value

    def set(self, name: str, value: object) -> None:
        """Set an attribute."""
        act = {"module": 0, "what": "set", "target": self._ref, "name": name, "args": [value]}
        self._submission.perform(act, f"{self._shown}.{name} = {describe(value)}")


class Spelled(NamedTuple):
    """A call that is written out only when a message needs it, which is rarely."""

    what: str
    args: Sequence[object]
    kwargs: Mapping[str, object]

    def __str__(self) -> str:
        """Return the call as a person would write it down."""
        return f"{self.what}({describe_arguments(self.args, self.kwargs)})"


def read_again(submission: Submission, ref: int, shown: str) -> Any:
    """Return the present value of a result that stays in the child."""
    return submission.perform({"module": 0, "what": "read", "target": ref}, shown).value


def describe_arguments(args: Sequence[object], kwargs: Mapping[str, object]) -> str:
    """Return the arguments of a call as a person would write them down."""
    parts = [describe(arg) for arg in args] + [f"{key}={describe(value)}" for key, value in kwargs.items()]
    return ", ".join(parts)


def describe(value: object) -> str:
    """Return a short form of a value: small ones in full, arrays by dtype and shape."""
    if isinstance(value, np.ndarray):
        if value.size <= 6 and value.ndim <= 1:
            return f"np.array({np.array2string(value, precision=6, separator=', ')}, {value.dtype})"
        return f"<{value.dtype} {value.shape}>"
    return wire.shown(value, 60)
