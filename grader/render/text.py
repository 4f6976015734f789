"""What a learner reads on a terminal or in a log: plain text; colour is added to it and never says anything alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from grader.i18n import Translator, mark
from grader.model import CheckResult, Message, Outcome, Problem, Report, Sandboxing, Verdict, say
from grader.render.columns import pad, plain, width_of, wrap
from grader.render.notes import besides, quoted_once

INDENT = "  "
BAR = INDENT + "| "
MOST_PRINTED = 20  # lines; a loop that prints must not scroll the verdict away

MARKS = {
    Verdict.PASSED: mark("[pass]"),
    Verdict.FAILED: mark("[FAIL]"),
    Verdict.BLOCKED: mark("[wait]"),
    Verdict.MISSING: mark("[todo]"),
    Verdict.UNJUDGED: mark("[void]"),
}
STYLES = {
    Verdict.PASSED: "32",
    Verdict.FAILED: "1;31",
    Verdict.BLOCKED: "33",
    Verdict.MISSING: "36",
    Verdict.UNJUDGED: "1;35",
}
LAYERS = (  # of the sandbox, as it names them when one is missing
    mark("pid namespace"),
    mark("user namespace"),
    mark("network namespace"),
    mark("private folder"),
    mark("landlock"),
    mark("limits"),
    mark("capabilities"),
    mark("seccomp"),
)
TITLE, LOUD, QUIET = "1", "1;33", "2"


class Look(NamedTuple):
    """How the text is to look, and what the reader's terminal and language are.

    Parameters
    ----------
    titles : mapping
        Exercise id -> its title in the reader's language.
    advice : Message, optional
        What to do next; it closes the text.
    """

    translator: Translator
    width: int = 80
    colour: bool = False
    titles: Mapping[str, str] = {}
    advice: Message | None = None

    def paint(self, text: str, style: str) -> str:
        """Put `text` in a style (the numbers of an SGR sequence) where colour is wanted."""
        return f"\x1b[{style}m{text}\x1b[0m" if self.colour and text else text

    def lines(self, text: str, indent: str = "", style: str = "") -> Iterator[str]:
        """Clean, wrap, indent and paint."""
        for line in wrap(plain(text).expandtabs(4), self.width, indent):
            yield self.paint(line, style) if style else line

    def mark(self, verdict: Verdict) -> str:
        """Mark of a verdict, a word in brackets."""
        return self.paint(self.translator.text(MARKS[verdict]), STYLES[verdict])

    def say(self, template: Message) -> str:
        """Translate."""
        return self.translator.say(template)


def render(outcome: Outcome, look: Look) -> str:
    """Render `outcome`: one report in full; several as a line each, and the first that failed in full."""
    blocks: list[Iterator[str]] = []
    if len(outcome.reports) == 1:
        blocks.append(_report(outcome.reports[0], look))
    elif outcome.reports:
        blocks.append(_summary(outcome.reports, look))
    if outcome.errors:
        blocks.append(_errors(outcome.errors, look))
    if outcome.reports:
        blocks.append(chain(_footer(outcome.sandbox, outcome.seed, look), _unchanged(outcome, look)))
    if look.advice:
        blocks.append(look.lines(look.say(look.advice), style=TITLE))
    return "\n\n".join("\n".join(block) for block in blocks)


def report_text(report: Report, look: Look) -> str:
    """Render one report in full, without a word on the run that made it."""
    return "\n".join(_report(report, look))


def in_full(outcome: Outcome) -> Report | None:
    """Report that `render` shows in full, if any."""
    return outcome.reports[0] if len(outcome.reports) == 1 else _first_failed(outcome.reports)


def _first_failed(reports: Sequence[Report]) -> Report | None:
    return next((each for each in reports if each.verdict in (Verdict.FAILED, Verdict.UNJUDGED)), None)


def verdict_line(report: Report, look: Look) -> str:
    """Sum a report up in one sentence."""
    points = _points(report.score, report.points)
    sentence = {
        Verdict.PASSED: say("Passed: {points}.", points=points),
        Verdict.FAILED: say("Not passed yet: {points}.", points=points),
        Verdict.MISSING: say("Not started: {points}.", points=points),
    }.get(
        report.verdict,
        say("Not judged. That is the grader's fault, not yours: nothing was counted; please run it again."),
    )
    return look.say(sentence)


def _report(report: Report, look: Look) -> Iterator[str]:
    yield from _heading(report, look)
    yield ""
    if report.verdict is not Verdict.MISSING:  # nothing was run: the note says all there is to say
        yield from chain.from_iterable(_check(check, report, look) for check in quoted_once(report.checks))
        if any(check.verdict is Verdict.BLOCKED for check in report.checks):
            legend = say("{mark} is judged as soon as the checks it builds on pass.", mark=say(MARKS[Verdict.BLOCKED]))
            yield from look.lines(look.say(legend), INDENT, QUIET)
        yield ""
    if report.diagnosis:
        yield from look.lines(look.say(say("What went wrong:")), INDENT, LOUD)
        yield from _barred(report.diagnosis.message, look, LOUD)
        yield ""
    yield from look.lines(verdict_line(report, look), INDENT, STYLES[report.verdict])
    yield from _notes(report, look, told=report.verdict is not Verdict.MISSING)
    if report.output:
        yield ""
        yield from look.lines(look.say(say("Your code printed:")), INDENT)
        yield from _printed(report.output.rstrip("\n"), look)


def _notes(report: Report, look: Look, told: bool) -> Iterator[str]:
    for note in besides(report, told):
        yield from look.lines(look.say(say("Note: {note}", note=note)), INDENT)


def _printed(output: str, look: Look) -> Iterator[str]:
    """Show the first lines of what the learner's code printed, and say how many more there are."""
    lines = tuple(_barred(output, look, QUIET))
    if len(lines) <= MOST_PRINTED + 1:  # a line that says "1 more line" would take its place
        yield from lines
        return
    yield from lines[:MOST_PRINTED]
    more = say("... and {count} more lines; `axiswise check --json` shows them all", count=len(lines) - MOST_PRINTED)
    yield from look.lines(look.say(more), INDENT)


def _heading(report: Report, look: Look) -> Iterator[str]:
    title = look.titles.get(report.exercise, "")
    name = f"{report.exercise}: {title}" if title else report.exercise
    yield from look.lines(name, style=TITLE)
    yield from look.lines(report.path, style=QUIET)


def _check(check: CheckResult, report: Report, look: Look) -> Iterator[str]:
    got = check.points if check.verdict is Verdict.PASSED else 0.0
    most = max(len(f"{each.points:g}/{each.points:g}") for each in report.checks)
    score = pad(f"{got:g}/{check.points:g}", most)
    sign = look.translator.text(MARKS[check.verdict])
    first = f"{INDENT}{sign} {score}  "
    title = wrap(plain(check.title), look.width, " " * width_of(first))
    yield f"{INDENT}{look.mark(check.verdict)} {score}  {title[0].lstrip()}"
    yield from title[1:]
    if check.message and check.verdict not in (Verdict.PASSED, Verdict.BLOCKED):
        yield from look.lines(check.message, " " * min(width_of(first), look.width // 5))


def _barred(text: str, look: Look, style: str) -> Iterator[str]:
    """Set text apart by a bar at its left."""
    for line in wrap(plain(text).expandtabs(4), look.width, BAR):
        yield look.paint(BAR.rstrip() if line == BAR.rstrip() else BAR, style) + line[len(BAR) :]


def _summary(reports: Sequence[Report], look: Look) -> Iterator[str]:
    most = max(len(_score(report)) for report in reports)
    for report in reports:
        yield f"{look.mark(report.verdict)} {_score(report).rjust(most)}  {plain(_place(report))}"
        if report.verdict is Verdict.PASSED:  # of the others the reader learns when they are shown in full
            yield from _notes(report, look, told=False)
    failed = _first_failed(reports)
    if failed:
        yield ""
        yield from look.lines(look.say(say("The first of these in full:")), style=TITLE)
        yield ""
        yield from _report(failed, look)
    yield ""
    yield from look.lines(_totals(reports, look), style=TITLE)


def _score(report: Report) -> str:
    return f"{report.score:g}/{report.points:g}"


def _place(report: Report) -> str:
    """Path of a report; with its exercise, unless the path says it."""
    path = report.path.replace("\\", "/")
    return report.path if path.endswith(f"{report.exercise}.py") else f"{report.path}  {report.exercise}"


def _totals(reports: Sequence[Report], look: Look) -> str:
    counted = {verdict: sum(report.verdict is verdict for report in reports) for verdict in Verdict}
    counts = [
        say("{count} passed", count=counted[Verdict.PASSED]),
        say("{count} not passed yet", count=counted[Verdict.FAILED]),
        say("{count} not started", count=counted[Verdict.MISSING]),
        say("{count} not judged (the grader's fault)", count=counted[Verdict.UNJUDGED]),
    ]
    told = look.translator.text(mark(", ")).join(look.say(count) for count in counts if count.params["count"])
    score, points = sum(report.score for report in reports), sum(report.points for report in reports)
    return look.say(say("{counts}: {points}.", counts=told, points=_points(score, points)))


def _points(score: float, points: float) -> Message:
    return say("{score} of {points} points", score=f"{score:g}", points=f"{points:g}")


def _errors(errors: Sequence[Problem], look: Look) -> Iterator[str]:
    for problem in errors:
        told = problem.message if problem.path in problem.message else f"{problem.path}: {problem.message}"
        yield from look.lines(told, style=STYLES[Verdict.FAILED])


def _unchanged(outcome: Outcome, look: Look) -> Iterator[str]:
    """Say how many files were not judged again."""
    files = {each.path for each in outcome.reports} | {each.path for each in outcome.errors if each.path}
    count = len({report.path for report in outcome.reports if report.unchanged})
    if count:
        told = say(
            "Unchanged since they passed, so not judged again: {count} of {total} files (`--fresh` judges them all).",
            count=count,
            total=len(files),
        )
        yield from look.lines(look.say(told), style=QUIET)


def missing_layers(sandbox: Sandboxing, words: Translator) -> str:
    """Name the layers that the sandbox lacks."""
    return words.text(mark(", ")).join(words.text(layer) for layer in sandbox.missing)


def _footer(sandbox: Sandboxing, seed: int, look: Look) -> Iterator[str]:
    if sandbox.level == "full":
        level = say("Sandbox: full.")
    elif sandbox.level == "none":
        level = say("Sandbox: none. The code ran with your own rights: check only files that you trust.")
    else:
        level = say("Sandbox: partial; missing here: {missing}.", missing=missing_layers(sandbox, look.translator))
    replay = say("Seed: {seed}; the same run again: `--seed {seed}`.", seed=seed)
    yield from look.lines(look.say(say("{sandbox} {seed}", sandbox=level, seed=replay)), style=QUIET)
