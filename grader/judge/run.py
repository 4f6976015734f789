"""Judging hand-ins: find the exercises in a file, run their suites against it, say what came of it."""

from __future__ import annotations

import copy
import gc
import os
import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from grader.catalog import Catalog
from grader.errors import GraderError, UserError
from grader.i18n import translator
from grader.judge import content
from grader.judge.matching import Scan, match, may_be_untouched
from grader.model import Bilingual, Exercise, Feedback, HandIn, Kind, Message, Problem, Report, Sandboxing, say
from grader.sandbox import launch
from grader.sandbox.limits import Limits

if TYPE_CHECKING:  # these load NumPy and pytest: not before the fork server has been started
    from grader.judge.diagnose import Bank
    from grader.judge.proxy import Margin
    from grader.judge.routine import Routine
    from grader.judge.session import Session
    from grader.sandbox.client import Sandbox
    from grader.sandbox.dialogue import Child

T = TypeVar("T")
_UNREADABLE = say("it cannot be read as Python: reading it ended the process")


class Options(NamedTuple):
    """How to judge: the seed of the inputs, the language and fullness of what is said, the kind of sandbox."""

    seed: int
    lang: str = "en"
    feedback: Feedback = Feedback.FULL
    sandbox: str = "auto"  # "auto" | "fork" | "none"
    limits: Limits = Limits()
    diagnose: bool = True
    ahead: bool = True  # send the calls of a suite that was run before ahead; verdicts are the same without
    alike: bool = False  # what is the same program as one judged before is not run again
    starters: bool = False  # judge programs to mend as they were given, too: authors want to see them fail


def random_seed() -> int:
    """Return a seed for a run that was given none."""
    return random.SystemRandom().randrange(2**31)


def with_judge(catalog: Catalog, options: Options, body: Callable[[Judge], T], ending: ExitStack | None = None) -> T:
    """Start the sandbox and one pytest session, run ``body`` with a judge, and return what it returns.

    The fork server starts first: it loads NumPy on another core while this process loads pytest. Who gives ``ending``,
    and closes it, need not wait for the server's end to say what came of the body.
    """
    if ending is None:
        with ExitStack() as ending:
            return with_judge(catalog, options, body, ending)
    hide = [catalog.root / name for name in content.HIDDEN_FOLDERS]
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # nothing here is worth a thread, and each takes time to make
    started = launch.start(hide, options.sandbox)
    from grader.sandbox.client import Sandbox

    result: list[T] = []
    sandbox = ending.enter_context(Sandbox(hide, options.sandbox, started))
    from grader.judge.session import open_session

    sandbox.begin_probe()

    def inside(session: Session) -> None:
        gc.freeze()  # what is loaded stays loaded
        gc.set_threshold(20_000)
        gc.enable()
        result.append(body(Judge(catalog, options, sandbox, session)))
        sandbox.hang_up()

    open_session(catalog.root, inside)
    return result[0]


class Judge:
    """Judges one hand-in after another; make one through `with_judge`."""

    def __init__(self, catalog: Catalog, options: Options, sandbox: Sandbox, session: Session) -> None:
        from grader.judge.precedents import Precedents
        from grader.judge.wording import Wording

        self.catalog, self.options, self.sandbox, self.session = catalog, options, sandbox, session
        self.margins: tuple[Margin, ...] = ()  # of the last exercise judged: how close its comparisons were
        self.words = Wording(translator(options.lang), options.feedback)
        self.precedents = Precedents()
        self._banks: dict[str, Bank] = {}
        self._judged: set[str] = set()

    @property
    def sandboxing(self) -> Sandboxing:
        """How hand-ins are confined."""
        return self.sandbox.sandboxing

    def grade(self, hand_in: HandIn) -> tuple[tuple[Report, ...], tuple[Problem, ...]]:
        """Judge one file.

        Returns
        -------
        reports : tuple of Report
            One for each exercise that the file answers.
        problems : tuple of Problem
            Why nothing could be judged, if nothing could.
        """
        from grader.judge.marking import Marking
        from grader.sandbox.dialogue import ChildEnded

        try:
            text = hand_in.source.decode("utf-8-sig")
            child, scan = self._scanned(text)
        except UnicodeDecodeError:
            return (), (self._problem(hand_in, say("it is not UTF-8 text; save it as UTF-8")),)
        except ChildEnded:
            return (), (self._problem(hand_in, _UNREADABLE),)
        try:
            exercises = match(self.catalog, scan, hand_in.exercise)
            if any(may_be_untouched(exercise, text) for exercise in exercises):
                scan = scan.with_prints(child.request({"op": "prints", "text": text}))
            child, programs = self._programs(exercises, text, child)
            marking = Marking(self, hand_in, text, scan, child, programs)
            return tuple(marking.report(exercise) for exercise in exercises), ()
        except UserError as error:
            return (), (self._problem(hand_in, error.message),)
        except ChildEnded:
            return (), (self._problem(hand_in, _UNREADABLE),)
        finally:
            child.close()

    def _scanned(self, text: str, again: bool = True) -> tuple[Child, Scan]:
        """Have a child say what a source defines; once more, if it was the sandbox that failed."""
        child = self.spawn()
        try:
            return child, Scan.from_wire(child.request({"op": "scan", "text": text}))
        except GraderError:
            child.close()
            if not again:
                raise
            self.sandbox.restart()
            return self._scanned(text, again=False)
        except BaseException:
            child.close()
            raise

    def _programs(self, exercises: Sequence[Exercise], text: str, child: Child) -> tuple[Child, Mapping[str, str]]:
        """Have a child say which program each answer is, by the exercise's id, as far as that can be said.

        A child that ends over this is replaced: it has told nothing about the answers.
        """
        from grader.sandbox.dialogue import ChildEnded

        if not self.options.alike:
            return child, {}
        try:
            answer = child.request({"op": "programs", "text": text, "names": [list(each.names) for each in exercises]})
        except ChildEnded:
            child.close()
            return self.spawn(), {}
        found = answer.get("programs")
        digests = found if isinstance(found, list) and len(found) == len(exercises) else []
        return child, {each.id: told for each, told in zip(exercises, digests, strict=False) if isinstance(told, str)}

    def bank(self, exercise: Exercise) -> Bank:
        """Return what is known of an exercise's mistakes, gathered when first needed."""
        from grader.judge.diagnose import Bank

        if exercise.id not in self._banks:
            self._banks[exercise.id] = Bank(self.session, exercise, self.options.seed, self._answers(exercise))
        return self._banks[exercise.id]

    def routine(self, exercise: Exercise) -> Routine | None:
        """Return what an exercise's suite asks, if it asks everybody the same."""
        if exercise.kind not in (Kind.CODE, Kind.DEBUG) or self.sandbox.server is None:
            return None
        return self.bank(exercise).routine

    def familiar(self, exercise: Exercise) -> Routine | None:
        """Return what may be sent ahead for an exercise; for one hand-in alone that is not worth working out."""
        if exercise.id not in self._judged or not self.options.ahead:
            self._judged.add(exercise.id)
            return None
        routine = self.routine(exercise)
        return routine if routine is not None and routine.usable else None

    def _answers(self, exercise: Exercise) -> dict[str, Any]:
        needed = content.required(self.catalog, exercise)
        return {name: content.supplied(ex.reference)[name] for name, ex in needed.items()}

    def spawn(self) -> Child:
        """Return a fresh child of the sandbox."""
        try:
            return self.sandbox.child(self.options.limits)
        except GraderError:
            self.sandbox.restart()
            return self.sandbox.child(self.options.limits)

    def twin(self) -> Judge:
        """Return a judge like this one with a sandbox of its own, for another process to use."""
        other = copy.copy(self)
        other.sandbox = self.sandbox.twin()
        return other

    def revive(self) -> bool:
        """Whether the sandbox can judge again after a check could not be judged."""
        try:
            self.sandbox.restart()
            self.spawn().close()
        except GraderError:
            return False
        return True

    def _problem(self, hand_in: HandIn, why: Message | Bilingual) -> Problem:
        return Problem(str(hand_in.path), self.words.say(say("{path}: {why}", path=hand_in.path, why=why)))
