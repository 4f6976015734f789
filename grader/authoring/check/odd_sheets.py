"""Sheets that nobody should hand in: the judge marks each of them, and none earns a point."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from grader.authoring.check.court import Court, first_failure
from grader.authoring.check.finding import Finding, guarded
from grader.errors import ContentError
from grader.items import read_sheet
from grader.model import Exercise, Verdict, say
from grader.stubs import header, render_stub

WHOLE = ("None", "0", "[]", "'text'", "{1: 2}", "{'': ()}", "{}", "np.zeros(3)")  # in the place of the dict
EACH = (  # in the place of every answer
    *("10**30", "-1", "(-1, 2)", "(10**30, 1)", "float('nan')", "1j", "True", "''", "'(' * 10000", "'９' * 500"),
    *("(2,) * 40", "[[1, 2], ['x']]", "[(1, 2, 'equal', 3)] * 500", "[None] * 4", "{'a': 1}", "b'x'", "lambda: 1"),
    *("'__import__(\"os\")'", "np.zeros((3, 0))", "np.array(['a'])", "object()", "type", "'x' * 1000", "(10**5,) * 3"),
)


def check_untouched(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that the stub counts as missing in every language."""
    from grader.i18n import languages

    for lang in languages():
        report = court.report(exercise, exercise.stub, render_stub(exercise, court.catalog.page(exercise, lang)))
        if report.verdict is not Verdict.MISSING or report.score:
            what = say("the stub in '{lang}' is judged {verdict}, not missing", lang=lang, verdict=report.verdict)
            yield Finding(exercise.stub, None, what, say("see how the judge knows an untouched stub"))


def check_odd_sheets(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that whatever is handed in is judged, and that nothing of it is right by accident."""
    items = [item.id for item in read_sheet(exercise).items]
    sheets = [*WHOLE, *("{" + ", ".join(f"{id_!r}: {value}" for id_ in items) + "}" for value in EACH)]
    for sheet in sheets:
        yield from guarded(partial(_earns_nothing, court, exercise, sheet))


def check_reference_passes(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that the reference, which works out the answers in its own way, agrees with every item."""
    report = court.report(exercise, exercise.reference)
    if report.verdict is not Verdict.PASSED:
        what = say("it is judged {verdict} ({why})", verdict=report.verdict, why=first_failure(report))
        yield Finding(exercise.reference, None, what, say("either it or the item is wrong"))


def _earns_nothing(court: Court, exercise: Exercise, sheet: str) -> Iterator[Finding]:
    source = f"{header(exercise)}import numpy as np\n\n\ndef {exercise.names[0]}():\n    return {sheet}\n"
    shown = sheet if len(sheet) < 80 else sheet[:80] + "..."
    try:
        report = court.report(exercise, exercise.stub, source)
    except ContentError as error:
        what = say("the answers {sheet} cannot be judged: {why}", sheet=shown, why=error.why)
        yield Finding(exercise.suite, None, what, say("whatever a learner writes must be judged"))
        return
    passed = [check.id for check in report.checks if check.verdict is Verdict.PASSED]
    if passed:
        what = say("the answers {sheet} earn points for {ids}", sheet=shown, ids=", ".join(passed))
        yield Finding(exercise.suite, None, what, say("make the item stricter"))
