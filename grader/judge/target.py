"""What answers the calls of a suite: a hand-in in a sandboxed child, or trusted code in this process.

Both are asked in the same words (a dict, see `Worker.act`) and answer a `Reply`.
"""

from __future__ import annotations

import contextlib
import io
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from grader import wire
from grader.judge import content
from grader.judge.failure import Raised
from grader.model import Verdict
from grader.sandbox import source, unset, worker
from grader.sandbox.dialogue import Child, ChildEnded, Ending

if TYPE_CHECKING:
    from grader.judge.plugin import Ended
    from grader.judge.proxy import Journal
    from grader.judge.routine import Routine

MAX_OUTPUT = 64 << 10
MAX_REVIVALS = 3
MEASURING = ("steps", "memory")  # options of a call that have its cost counted

Act = Mapping[str, Any]
Answers = Mapping[str, Callable[..., Any]]  # what a hand-in may call without defining it: name -> a right function


class Program(NamedTuple):
    """What is loaded: the source, and the functions put beside it or in the place of its own."""

    text: str
    supply: tuple[str, ...] = ()  # not defined by the source, but the exercise may call them
    packages: tuple[str, ...] = ()  # module names from which they may be imported
    replace: tuple[str, ...] = ()  # defined by the source, wrong, and replaced (follow-through)
    forbid: tuple[str, ...] = ()  # dotted names that refuse to work

    def request(self) -> dict[str, Any]:
        return {
            "op": "load",
            "module": 0,
            "text": self.text,
            "supply": list(self.supply),
            "packages": list(self.packages),
            "replace": list(self.replace),
            "forbid": list(self.forbid),
        }


class Framed(NamedTuple):
    """A call as it is sent."""

    data: bytes
    alone: bool  # its memory is measured: nothing is sent after it until it is answered, for it might be read within it


def framed(act: Act) -> Framed:
    """Return a call as it is sent."""
    return Framed(wire.pack({"op": "act", **act}), bool(act.get("memory")))


class Observed(NamedTuple):
    """What was seen of a call inside the child."""

    steps: int = 0
    peak: int = 0  # bytes held at once
    allocated: int = 0  # bytes allocated in all, temporaries included
    writeable: bool = False
    strides: tuple[int, ...] = ()
    shares: tuple[int, ...] = ()
    warnings: tuple[str, ...] = ()
    random_touched: bool = False

    @classmethod
    def from_wire(cls, form: Mapping[str, Any]) -> Observed:
        """Build one from what a child sent, trusting nothing about its form."""
        return cls(
            steps=_int(form.get("steps")),
            peak=_int(form.get("peak")),
            allocated=_int(form.get("allocated")),
            writeable=form.get("writeable") is True,
            strides=_ints(form.get("strides")),
            shares=_ints(form.get("shares")),
            warnings=tuple(
                " ".join(text[:300].split()) for text in _list(form.get("warnings")) if isinstance(text, str)
            ),
            random_touched=form.get("random_touched") is True,
        )


def _list(form: object) -> list[Any]:
    return form[:100] if isinstance(form, list) else []


def _int(form: object) -> int:
    return form if type(form) is int and abs(form) < 1 << 63 else 0


def _ints(form: object) -> tuple[int, ...]:
    return tuple(n for n in _list(form) if type(n) is int and abs(n) < 1 << 63)


class Reply(NamedTuple):
    """One answer: a value or an exception, what changed, what was observed."""

    value: Any = None
    raised: Raised | None = None
    changed: Mapping[int, Any] = {}  # position of an argument -> what it became
    seen: Observed = Observed()

    @classmethod
    def from_wire(cls, form: Mapping[str, Any]) -> Reply:
        """Build one from what a child sent, trusting nothing about its form."""
        raised = form.get("raised")
        changed, seen = form.get("changed"), form.get("seen")
        return cls(
            form.get("value"),
            Raised.from_wire(raised) if isinstance(raised, dict) else None,
            {n: array for n, array in changed.items() if type(n) is int} if isinstance(changed, dict) else {},
            Observed.from_wire(seen if isinstance(seen, dict) else {}),
        )


class Target(Protocol):
    """Whoever answers the calls of a suite."""

    text: str  # the source, for quoting its lines

    def act(self, act: Act) -> Reply:
        """Do one thing and answer; raises `ChildEnded` when there is no answer."""

    def begin_check(self, check: str, journal: Journal) -> Ended | None:
        """Get ready for a check; return how it ends if that is known without running it."""

    def end_check(self, ended: Ended, journal: Journal) -> None:
        """Learn how a check ended that was run."""


class SandboxTarget:
    """A hand-in in a child of the sandbox. After a crash the next check gets a fresh child, after a time-out none.

    Everybody is asked the same: where a check fails early, its remaining calls are made all the same, as they are when
    calls are sent ahead. A hand-in that keeps something from call to call is judged alike in both ways.

    Parameters
    ----------
    spawn : callable
        Makes a child.
    program : Program
        What to load.
    oracle : Oracle
        Answers what the program calls without defining it.
    routine : callable, optional
        Returns what the suite asks, if that is the same for everybody.
    """

    def __init__(
        self,
        spawn: Callable[[], Child],
        program: Program,
        oracle: Oracle,
        routine: Callable[[], Routine | None] = lambda: None,
    ) -> None:
        self.text = program.text
        self.output = ""
        self.lost = 0
        self.failures: Sequence[tuple[int, Raised]] = ()  # top-level statements that raised: line, what
        self._spawn, self._program, self._oracle, self._routine = spawn, program, oracle, routine
        self._child: Child | None = None
        self._spare_life = True
        self._ended: ChildEnded | None = None
        self._revivals = 0
        self._loaded = self._muted = False

    @property
    def endless(self) -> ChildEnded | None:
        """How it ended, if it used up its processor time while it was loaded: any other child will do the same."""
        if self._ended is None or self._loaded or self._ended.ending is not Ending.CPU:
            return None
        return self._ended

    def give_up(self, ended: ChildEnded) -> None:
        """Take it for ended, without running anything."""
        self._ended = ended

    def adopt(self, child: Child) -> None:
        """Use a child that was made for looking at the same source."""
        self._child = child

    def begin_check(self, check: str, journal: Journal) -> None:
        self.revive()

    def revive(self) -> None:
        """Take a fresh child after a crash, a few times; after a time-out there is none."""
        hopeless = self._ended is not None and self._ended.ending in (Ending.TIME, Ending.CPU)
        if self._ended is not None and not hopeless and self._revivals < MAX_REVIVALS:
            self._revivals += 1
            self._ended, self._loaded = None, False

    def end_check(self, ended: Ended, journal: Journal) -> None:
        if ended.verdict is not Verdict.FAILED or self._ended is not None:
            return
        routine = self._routine()
        asked = [entry.act for entry in journal.of(ended.check.id)]
        left = routine.left(ended.check.id, asked) if routine is not None else ()
        try:
            if left:
                self.ask_all(left)
        except ChildEnded:
            if self._spare_life:  # nobody waited for these answers
                self._spare_life, self._ended, self._loaded = False, None, False

    def act(self, act: Act) -> Reply:
        with self._living():
            return Reply.from_wire(self._ask({"op": "act", **act}))

    def ask_all(self, calls: Sequence[Framed]) -> list[bytes]:
        """Make calls that are ready to be sent, all at once, and return the answers as they came.

        What the learner's code prints meanwhile is in there; see `hear`.
        """
        with self._living() as child:
            return [answer for part in _parts(calls) for answer in child.exchange(part, self._oracle.answer)]

    @contextlib.contextmanager
    def _living(self) -> Iterator[Child]:
        """Give the child, the hand-in loaded, and note its end."""
        if self._ended is not None:
            raise self._ended
        try:
            if not self._loaded:
                self._load()
            assert self._child is not None
            yield self._child
        except ChildEnded as ended:
            self._ended = ended
            self._child = None
            raise

    def _load(self) -> None:
        if self._child is None:
            self._child = self._spawn()
        answer = self._ask(self._program.request())
        failed = (form for form in _list(answer.get("failures")) if isinstance(form, dict))
        self.failures = [(_int(form.get("line")), Raised.from_wire(form)) for form in failed]
        self._loaded = True

    def _ask(self, message: Mapping[str, Any]) -> dict[str, Any]:
        assert self._child is not None
        answer = self._child.request(message, self._oracle.answer)
        self.hear(*printed_in(answer))
        return answer

    def hear(self, printed: str, lost: int) -> None:
        """Add to what the learner's code printed."""
        if not self._muted:
            self.output += printed[: max(0, MAX_OUTPUT - len(self.output))]
            self.lost += lost

    def reload(self) -> None:
        """Load the hand-in anew in the same child, so that nothing it kept from earlier calls is left.

        What it prints from now on has been shown before.
        """
        self._loaded, self._muted = False, True

    def close(self) -> None:
        """End the child."""
        if self._child is not None:
            self._child.close()
            self._child = None


def _parts(calls: Sequence[Framed]) -> Iterator[list[bytes]]:
    """Yield what may be sent at once."""
    part: list[bytes] = []
    for call in calls:
        part.append(call.data)
        if call.alone:
            yield part
            part = []
    if part:
        yield part


def printed_in(answer: Mapping[str, Any]) -> tuple[str, int]:
    """Return what the learner's code printed before an answer, and how many characters more."""
    printed = answer.get("printed")
    return printed if isinstance(printed, str) else "", max(0, _int(answer.get("lost")))


class LocalTarget:
    """Trusted code (the reference, a wrong variant) run in this process by the same worker as in the sandbox.

    Use it within `quietly`.
    """

    def __init__(self, path: Path, answers: Answers) -> None:
        self.text = path.read_text(encoding="utf-8")
        self._worker = _LocalWorker(path, answers)
        self._worker.load(Program(self.text, tuple(answers)).request())

    def begin_check(self, check: str, journal: Journal) -> None:
        """Nothing: trusted code does not crash."""

    def end_check(self, ended: Ended, journal: Journal) -> None:
        """Nothing."""

    def act(self, act: Act) -> Reply:
        return self.answer(framed(act))

    def answer(self, call: Framed) -> Reply:
        """Make a call that is ready to be sent: with arguments of its own, in the same layouts, as in a child."""
        frame = self._worker.frame(self._worker.act(wire.unpack_whole(call.data)))
        return Reply.from_wire(wire.unpack_whole(frame))  # as from a child, so that answers can be compared


class Rehearsal(LocalTarget):
    """A right answer, run to learn what it is asked: what its calls cost is not measured, and seen as nothing."""

    def __init__(self, path: Path, answers: Answers) -> None:
        super().__init__(path, answers)
        self.asked: list[Framed] = []

    def act(self, act: Act) -> Reply:
        self.asked.append(framed(act))
        own = wire.unpack_whole(self.asked[-1].data)
        return Reply.from_wire(self._worker.act({key: value for key, value in own.items() if key not in MEASURING}))


class _LocalWorker(worker.Worker):
    """A worker without a channel: its code comes from a file, what it may call is there as plain functions."""

    def __init__(self, path: Path, answers: Answers) -> None:
        super().__init__(_no_channel, _no_channel)
        self._code, self._answers = content.compiled(path, source.LABEL), answers

    def load(self, request: dict[str, Any]) -> dict[str, Any]:
        module = types.ModuleType("submission")
        self.modules[request["module"]] = module
        module.__dict__.update({name: self._answers[name] for name in request["supply"]})
        exec(self._code, module.__dict__)
        return {}

    def _source_again(self, number: int) -> dict[str, Any]:
        return {"supply": list(self._answers)}


def _no_channel(*args: object) -> Any:
    raise RuntimeError("a local worker has no channel")


@contextlib.contextmanager
def quietly() -> Iterator[None]:
    """Keep what trusted code prints, and how it leaves the random state, from the grader; poison unset memory."""
    import numpy as np

    state = np.random.get_state()
    with unset.poisoned(), contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        yield
    np.random.set_state(state)


class Oracle:
    """Answers what a hand-in calls without defining it, with values computed in a child of its own.

    The arguments come from the hand-in, so the right function too runs where it can do no harm.
    """

    def __init__(self, spawn: Callable[[], Child], sources: Mapping[str, str]) -> None:
        self._spawn, self._sources = spawn, sources  # name -> source of the reference that defines it
        self._child: Child | None = None
        self._modules: dict[str, int] = {}

    def answer(self, need: Mapping[str, Any]) -> dict[str, Any]:
        """Return the frame to send back for a ``need`` frame."""
        name = need.get("need")
        if (
            name not in self._sources
            or not isinstance(need.get("args"), list)
            or not isinstance(need.get("kwargs"), dict)
        ):
            return _refusal("NameError", f"name {str(name)[:50]!r} is not defined")
        try:
            reply = self._ask(str(name), need["args"], need["kwargs"])
        except ChildEnded:
            self._child = None
            return _refusal("MemoryError", "")
        if reply.raised is not None:
            return _refusal(reply.raised.bases[0] if reply.raised.bases else "RuntimeError", reply.raised.text)
        return {"value": reply.value}

    def _ask(self, name: str, args: list[Any], kwargs: dict[Any, Any]) -> Reply:
        if self._child is None:
            self._child = self._spawn()
            self._modules = {}
        if name not in self._modules:
            self._modules[name] = len(self._modules)
            program = Program(self._sources[name]).request() | {"module": self._modules[name]}
            self._child.request(program)
        act = {"op": "act", "module": self._modules[name], "what": "function", "target": name}
        return Reply.from_wire(self._child.request({**act, "args": args, "kwargs": kwargs}))

    def close(self) -> None:
        if self._child is not None:
            self._child.close()
            self._child = None


def _refusal(kind: str, text: str) -> dict[str, Any]:
    return {"raised": {"type": kind, "text": text}}
