"""Marking one hand-in: each of its exercises in a child of its own, the later ones knowing how the earlier went."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from grader.catalog import MATCHED_BY_NAME
from grader.errors import ContentError, GraderError
from grader.judge import content
from grader.judge.diagnose import diagnose, failing
from grader.judge.failure import SubmissionEnded, SubmissionRaised
from grader.judge.incidents import incidents
from grader.judge.matching import Scan, absent, is_untouched, may_be_untouched, reach
from grader.judge.plugin import Ended, Sitting
from grader.judge.precedents import Judgment, Key
from grader.judge.routine import Abandoned, AheadTarget, Routine
from grader.judge.target import Oracle, Program, SandboxTarget
from grader.judge.wording import clean
from grader.model import Bilingual, CheckResult, Diagnosis, Exercise, Feedback, HandIn, Message, Report, Verdict, say
from grader.sandbox.dialogue import Child, ChildEnded
from grader.wire import WireError

if TYPE_CHECKING:
    from grader.judge.run import Judge


class Marking:
    """One hand-in before the judge."""

    def __init__(
        self, judge: Judge, hand_in: HandIn, text: str, scan: Scan, child: Child, programs: Mapping[str, str]
    ) -> None:
        self._judge, self._hand_in, self._text, self._scan = judge, hand_in, text, scan
        self._programs = programs  # by exercise: which program the answer is, if that can be said
        self._child: Child | None = child  # has only read the source: it may serve the first exercise
        self._verdicts: dict[str, Verdict] = {}
        self._endless: ChildEnded | None = None  # loading the source used up its processor time: it would do so again
        self._words = judge.words

    def report(self, exercise: Exercise) -> Report:
        """Judge one exercise of the hand-in. What goes wrong in here is said of this exercise and costs no other."""
        try:
            report = self._unfinished(exercise) or self._judged(exercise)
        except Exception as error:
            report = self._unjudged(exercise, error)
        self._verdicts[exercise.id] = report.verdict
        return report

    # ------------------------------------------------------------ nothing to run

    def _unfinished(self, exercise: Exercise) -> Report | None:
        """Report a stub that is untouched, a name that is not there, or a use of what the exercise forbids."""
        why = absent(exercise, self._scan)
        if why is not None:
            broken = any(set(part.names) & set(exercise.names) or not part.names for part in self._scan.broken)
            return self._unrun(exercise, Verdict.FAILED if broken else Verdict.MISSING, why)
        if may_be_untouched(exercise, self._text) and is_untouched(exercise, self._scan, self._judge.options.starters):
            return self._unrun(exercise, Verdict.MISSING, say("the stub is untouched: there is nothing to judge yet"))
        used = sorted(reach(self._scan, exercise.names) & set(exercise.forbids))
        if used:
            return self._unrun(
                exercise, Verdict.FAILED, say("it uses `{name}`, which this exercise is to do without", name=used[0])
            )
        return None

    def _unrun(self, exercise: Exercise, verdict: Verdict, why: Message) -> Report:
        message = self._words.say(why)
        try:
            asked = self._judge.session.checks(exercise)
        except ContentError:  # the suite is broken; this verdict does not rest on it
            asked = []
        checks = [
            CheckResult(
                check.id,
                self._words.title(check),
                verdict if n == 0 else Verdict.BLOCKED,
                check.points,
                message if n == 0 else "",
            )
            for n, check in enumerate(asked)
        ]
        return Report(
            str(self._hand_in.path), exercise.id, verdict, 0.0, exercise.points, tuple(checks), notes=(message,)
        )

    def _unjudged(self, exercise: Exercise, error: Exception) -> Report:
        what = f"{type(error).__name__}: {error}".strip().splitlines()[0][:300]
        message = self._words.say(say("the grader could not judge this ({what}); that is not your fault", what=what))
        path = str(self._hand_in.path)
        return Report(path, exercise.id, Verdict.UNJUDGED, 0.0, exercise.points, (), notes=(message,))

    # ------------------------------------------------------------ the suite

    def _judged(self, exercise: Exercise) -> Report:
        required = content.required(self._judge.catalog, exercise)
        missing = tuple(name for name in required if name not in self._scan.names)
        program = Program(self._text, missing, content.packages(required.values()), forbid=exercise.forbids)
        report = self._sit(exercise, program, required)
        wrong = [n for n, ex in required.items() if self._went_wrong(ex) and n in self._scan.names]
        if report.verdict is Verdict.FAILED and wrong:
            return self._follow_through(exercise, program._replace(replace=tuple(wrong)), required, report)
        return report

    def _went_wrong(self, exercise: Exercise) -> bool:
        """Whether an earlier exercise of this same file was judged and did not pass."""
        return self._verdicts.get(exercise.id, Verdict.PASSED) is not Verdict.PASSED

    def _follow_through(
        self, exercise: Exercise, program: Program, required: dict[str, Exercise], first: Report
    ) -> Report:
        """Judge once more with right functions in the place of wrong earlier ones; keep what is better."""
        again = self._sit(exercise, program, required)
        if again.score <= first.score:
            return first
        names = ", ".join(f"`{name}`" for name in program.replace)
        note = self._words.say(
            say("judged with a right {names} in the place of yours, which has its own marks", names=names)
        )
        return again._replace(notes=(note, *again.notes))

    def _sit(self, exercise: Exercise, program: Program, required: dict[str, Exercise]) -> Report:
        digest = self._programs.get(exercise.id)
        if digest is None:
            return self._written(exercise, self._judgment(exercise, program, required))
        precedents, key = self._judge.precedents, Key(exercise.id, digest, program.supply, program.replace)
        judgment = precedents.find(key)
        if judgment is None:
            judgment = self._judgment(exercise, program, required)
            precedents.add(key, judgment)
        return self._written(exercise, judgment)

    def _judgment(self, exercise: Exercise, program: Program, required: dict[str, Exercise]) -> Judgment:
        routine = self._judge.familiar(exercise) if not program.replace and self._endless is None else None
        if routine is not None:
            with contextlib.suppress(Abandoned, ChildEnded), self._run(exercise, program, required, routine) as run:
                if not any(end.verdict is Verdict.UNJUDGED for end in run.ended):
                    return self._judged_by(exercise, run)
        with self._run(exercise, program, required) as run:
            if not any(end.verdict is Verdict.UNJUDGED for end in run.ended) or not self._judge.revive():
                return self._judged_by(exercise, run)
        with self._run(exercise, program, required) as run:
            return self._judged_by(exercise, run)

    def _judged_by(self, exercise: Exercise, run: _Run) -> Judgment:
        target, journal = run.target, run.sitting.journal
        self._judge.margins = tuple(journal.margins)
        diagnosis, is_settled = None, not self._was_for_memory(exercise, run)
        try:
            diagnosis = self._diagnosis(exercise, run)
        except (GraderError, ChildEnded, WireError):  # the verdict stands without it
            is_settled = False
        return Judgment(
            ended=tuple(run.ended),
            failures=tuple(target.failures),
            printed=target.output,
            lost=target.lost,
            warnings=tuple(journal.warnings),
            asides=tuple(journal.asides),
            diagnosis=diagnosis,
            is_settled=is_settled,
        )

    def _was_for_memory(self, exercise: Exercise, run: _Run) -> bool:
        """Whether a check failed that measures memory: what else stands in a file may have a share in that."""
        failed = failing(run.ended)
        if not failed or not self._programs or exercise.kind not in MATCHED_BY_NAME:
            return False
        return not failed.isdisjoint(self._judge.bank(exercise).measured_by_memory)

    def _written(self, exercise: Exercise, judgment: Judgment) -> Report:
        words, ended = self._words, judgment.ended
        broken = (say("{why}; this part was left out", why=part.said()) for part in self._scan.broken[:3])
        notes = (*words.load_notes(judgment.failures), *map(words.say, broken), *words.warning_notes(judgment.warnings))
        notes += tuple(map(words.say, self._not_supplied(ended)))
        verdict = _verdict(ended)
        if verdict is Verdict.PASSED:
            notes += words.asides(judgment.asides)
        return Report(
            path=str(self._hand_in.path),
            exercise=exercise.id,
            verdict=verdict,
            score=0.0 + sum(end.check.points for end in ended if end.verdict is Verdict.PASSED),
            points=exercise.points,
            checks=tuple(map(words.result, ended)),
            diagnosis=judgment.diagnosis,
            output=words.output(judgment.printed, judgment.lost),
            notes=notes,
            incidents=tuple(map(clean, incidents(ended, judgment.failures))),
        )

    def _not_supplied(self, ended: Sequence[Ended]) -> Iterator[Message]:
        """Name functions of other exercises that the hand-in calls, does not define, and is not given."""
        raised = (end.failure.raised for end in ended if isinstance(end.failure, SubmissionRaised))
        missing = {error.text for error in raised if error.type_name == "NameError"}
        names = dict.fromkeys(m[1] for text in sorted(missing) if (m := re.search(r"'(\w+)'", text)))
        for name in names:
            if name in self._judge.catalog.names():
                yield say("`{name}` belongs to another exercise and is not supplied here; define it too", name=name)

    @contextlib.contextmanager
    def _run(
        self, exercise: Exercise, program: Program, required: dict[str, Exercise], routine: Routine | None = None
    ) -> Iterator[_Run]:
        """Run the suite, its calls sent ahead if ``routine`` says which; the child stays as long as the context."""
        oracle = Oracle(self._judge.spawn, content.sources(required))
        target = SandboxTarget(self._judge.spawn, program, oracle, partial(self._judge.routine, exercise))
        if self._endless is not None:
            target.give_up(self._endless)
        elif self._child is not None:
            target.adopt(self._child)
            self._child = None
        asked = target if routine is None else AheadTarget(target, routine)
        sitting = Sitting(exercise, asked, self._judge.options.seed, self._judge.options.limits)
        try:
            yield _Run(sitting, target, self._judge.session.sit(sitting))
        finally:
            self._endless = self._endless or target.endless
            target.close()
            oracle.close()

    def _diagnosis(self, exercise: Exercise, run: _Run) -> Diagnosis | None:
        """Name the mistake, if exactly one explains what was seen; fails if that cannot be found out."""
        options = self._judge.options
        stuck = any(isinstance(end.failure, SubmissionEnded) for end in run.ended)
        failed = failing(run.ended)
        if not failed or stuck or not options.diagnose or options.feedback is Feedback.NONE:
            return None
        suspects = run.sitting.journal.suspects
        if suspects is not None:
            return self._named(suspects)
        run.target.reload()
        mistake = diagnose(self._judge.bank(exercise), run.target, failed)
        message = self._judge.catalog.messages(exercise, options.lang).get(mistake or "")
        return Diagnosis(mistake, message) if mistake and message else None

    def _named(self, suspects: Mapping[str, Bilingual]) -> Diagnosis | None:
        """Name the mistake that the suite itself recognised, if it is one."""
        if len(suspects) != 1:
            return None
        ((mistake, text),) = suspects.items()
        return Diagnosis(mistake, self._words.say(text))


class _Run(NamedTuple):
    """One run of a suite: the sitting, what answered, and how the checks ended."""

    sitting: Sitting
    target: SandboxTarget
    ended: list[Ended]


def _verdict(ended: Sequence[Ended]) -> Verdict:
    verdicts = {end.verdict for end in ended}
    if Verdict.UNJUDGED in verdicts or not ended:
        return Verdict.UNJUDGED
    return Verdict.PASSED if verdicts == {Verdict.PASSED} else Verdict.FAILED
