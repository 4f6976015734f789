"""What Gradescope runs for each submission: judge a folder, write ``results.json``.

python -m grader.course.autograder SUBMISSION RESULTS COURSE [--i-trust-this-code]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grader.catalog import Catalog, content_root
from grader.course.answers import judge_work
from grader.course.collect import Found, collect
from grader.course.sources import work_in
from grader.errors import AxiswiseError
from grader.i18n import Translator, translator
from grader.model import Exercise, Feedback, Report, Verdict, say

if TYPE_CHECKING:
    from grader.judge.run import Judge

SEED = 1  # the same for everybody and every time
WIDTH = 88
VISIBLE, HIDDEN = "visible", "hidden"


def main(submission: Path, results: Path, course: Path, trusted: bool) -> None:
    """Judge; whatever happens, a document is written."""
    from grader.judge.run import Options, with_judge

    settings = json.loads(course.read_text(encoding="utf-8"))
    words = translator(settings["lang"])
    catalog = Catalog(content_root())

    def body(judge: Judge) -> dict[str, Any]:
        if judge.sandboxing.level == "none" and not trusted:
            return _refused(words)
        reports, errors = _judged(judge, submission)
        exercises = [catalog.get(each) for each in settings["exercises"]]
        return document([_report(each, reports) for each in exercises], errors, words, judge.sandboxing.level)

    options = Options(SEED, words.lang, Feedback.BRIEF)
    results.parent.mkdir(parents=True, exist_ok=True)
    results.write_text(json.dumps(with_judge(catalog, options, body), indent=1), encoding="utf-8")


def _judged(judge: Judge, submission: Path) -> tuple[list[Report], list[str]]:
    reports: list[Report] = []
    errors: list[str] = []
    for found in collect([submission]):
        if not isinstance(found, Found):
            continue
        try:
            judged, problems = judge_work(judge, work_in(found.place, found.read()))
            reports += judged
            errors += [problem.message for problem in problems]
        except AxiswiseError as error:
            errors.append(judge.words.say(error.message))
    return reports, errors


def _report(exercise: Exercise, reports: Sequence[Report]) -> Report:
    """Best report on an exercise; one that says it is missing when there is none."""
    found = [each for each in reports if each.exercise == exercise.id]
    missing = Report("", exercise.id, Verdict.MISSING, 0.0, exercise.points, ())
    return max(found, key=lambda each: (each.verdict is Verdict.UNJUDGED, each.score), default=missing)


def document(reports: Sequence[Report], errors: Sequence[str], words: Translator, sandbox: str) -> dict[str, Any]:
    """Document in the form that Gradescope reads."""
    unjudged = [each.exercise for each in reports if each.verdict is Verdict.UNJUDGED]
    told = [*errors, *(words.say(say("not judged, by the grader's own fault: {id}", id=each)) for each in unjudged)]
    tests = [_test(each, words) for each in reports]
    tests.append({"name": "sandbox", "output": sandbox, "max_score": 0, "score": 0, "visibility": HIDDEN})
    made: dict[str, Any] = {"output": "\n".join(told), "visibility": VISIBLE, "tests": tests}
    if not unjudged:  # without a score Gradescope takes the run for a failed one, and says so
        made["score"] = sum(each.score for each in reports)
    return made


def _test(report: Report, words: Translator) -> dict[str, Any]:
    from grader.render.text import Look, report_text

    return {
        "name": report.exercise,
        "score": report.score,
        "max_score": report.points,
        "status": "passed" if report.verdict is Verdict.PASSED else "failed",
        "output": report_text(report, Look(words, WIDTH)),
        "output_format": "text",
        "visibility": VISIBLE,
    }


def _refused(words: Translator) -> dict[str, Any]:
    told = say("nothing was judged: this machine offers no sandbox; run_autograder says what the instructor can do")
    return {"output": words.say(told), "visibility": VISIBLE, "tests": []}


if __name__ == "__main__":
    submission, results, course, *rest = sys.argv[1:]
    main(Path(submission), Path(results), Path(course), "--i-trust-this-code" in rest)
