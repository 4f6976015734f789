"""Verdicts that must come out: stubs earn nothing, solutions everything, each wrong variant its own diagnosis."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from grader.authoring.check.court import Court, first_failure
from grader.authoring.check.finding import Finding, guarded
from grader.authoring.check.source import mistake_of, python_files
from grader.errors import ContentError
from grader.i18n import languages
from grader.model import Exercise, Kind, Report, Verdict, say
from grader.stubs import BODY, render_stub

IDLE = ("raise NotImplementedError()", "return None")
ODD = ("return 0", "return []", "return 'text'", "return {}", "return np.zeros(())", "return np.zeros((0, 3, 1, 2))")


def check_stub_fails(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that the stub counts as missing in every language, and that one touched without work earns nothing."""
    stub = render_stub(exercise, court.catalog.page(exercise, "en"))
    if exercise.kind is Kind.DEBUG:
        yield from _is_broken(exercise, court.report(exercise, exercise.stub, stub))
        return
    for lang in languages():
        source = render_stub(exercise, court.catalog.page(exercise, lang))
        report = court.report(exercise, exercise.stub, source)
        if report.verdict is not Verdict.MISSING or report.score:
            what = say("the stub in '{lang}' is judged {verdict}, not missing", lang=lang, verdict=report.verdict)
            yield Finding(exercise.stub, None, what, say("see how the judge knows an untouched stub"))
    for body in IDLE:
        yield from _earns_nothing(exercise, court.report(exercise, exercise.stub, stub.replace(BODY, body)), body)


def check_odd_answers(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that the suite can judge answers of any kind: what trips it would be held to be the grader's fault."""
    stub = render_stub(exercise, court.catalog.page(exercise, "en"))
    for body in ODD if exercise.kind is not Kind.DEBUG else ():
        yield from guarded(partial(_judges, court, exercise, stub.replace(BODY, body), body))


def check_solutions_pass(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that every solution passes every check."""
    for path in python_files(exercise.solutions):
        yield from guarded(partial(_passes, court, exercise, path))


def check_wrong_fail(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that every wrong variant fails, and is diagnosed as itself."""
    for path in python_files(exercise.wrong):
        yield from guarded(partial(_is_diagnosed, court, exercise, path))


def _is_broken(exercise: Exercise, report: Report) -> Iterator[Finding]:
    if report.verdict is Verdict.PASSED:
        yield Finding(exercise.stub, None, say("the broken program passes"), say("let a check see what is broken"))


def _earns_nothing(exercise: Exercise, report: Report, body: str) -> Iterator[Finding]:
    for check in report.checks:
        if check.verdict is Verdict.PASSED:
            what = say("a stub with the body '{body}' passes the check '{id}'", body=body, id=check.id)
            yield Finding(exercise.suite, None, what, say("let the check look at an answer, or need one that does"))


def _judges(court: Court, exercise: Exercise, source: str, body: str) -> Iterator[Finding]:
    try:
        report = court.report(exercise, exercise.stub, source)
    except ContentError as error:
        what = say("the body '{body}' cannot be judged: {why}", body=body, why=error.why)
        yield Finding(exercise.suite, None, what, say("let same() look at a result before anything else does"))
        return
    if report.verdict is Verdict.PASSED:
        yield Finding(exercise.suite, None, say("the body '{body}' passes", body=body), say("add a check"))


def _passes(court: Court, exercise: Exercise, path: Path) -> Iterator[Finding]:
    report = court.report(exercise, path)
    if report.verdict is not Verdict.PASSED:
        what = say("this solution is judged {verdict} ({why})", verdict=report.verdict, why=first_failure(report))
        yield Finding(path, None, what, say("either it is no solution, or the suite refuses a right answer"))


def _is_diagnosed(court: Court, exercise: Exercise, path: Path) -> Iterator[Finding]:
    report = court.report(exercise, path)
    mistake, named = mistake_of(path), report.diagnosis
    if report.verdict is Verdict.PASSED:
        what = say("this wrong variant passes every check")
        yield Finding(path, None, what, say("add a check or an input that tells it from a right answer"))
    elif named is None:
        what = say("its mistake is not recognised")
        advice = say("make sure that the suite makes a call on which it differs from every other variant")
        yield Finding(path, None, what, advice)
    elif named.mistake != mistake:
        what = say("it is diagnosed as '{other}'", other=named.mistake)
        yield Finding(path, None, what, say("let the suite make a call on which the two differ"))
    elif named.message != court.catalog.messages(exercise, "en").get(mistake, named.message):
        yield Finding(path, None, say("its diagnosis is not its message"), say("see messages.toml"))
