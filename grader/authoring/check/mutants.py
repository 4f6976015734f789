"""The suite sees small slips: every mutant of the reference fails, or is known to change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grader.authoring.check.court import Court, failed_checks, first_failure, unpassed_checks
from grader.authoring.check.finding import Finding
from grader.authoring.check.layouts import WATCHING
from grader.authoring.check.mutate import Mutant, mutants_of
from grader.authoring.check.suites import written_checks
from grader.catalog import Catalog
from grader.facts import Facts, read_text
from grader.model import Exercise, Message, say


def check_mutants(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that the suite kills every mutant of the reference that is not listed as equivalent."""
    ignored = unpassed_checks(court.report(exercise, exercise.reference))
    yield from _reference_fails(court, exercise)
    listed = _listed(exercise)
    for mutant in mutants_of(read_text(exercise.reference)):
        survived = not _killed(court, exercise, mutant, ignored)
        if survived and mutant.key not in listed:
            what = say("no check sees the slip '{change}'", change=mutant.change)
            yield Finding(exercise.reference, mutant.line, what, _advice(exercise, mutant))
        if not survived and mutant.key in listed:
            yield _stale(exercise, mutant.key, say("a check sees it"))


def check_equivalents(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check that the list of equivalent mutants names mutants that exist, each with a reason."""
    known = {mutant.key for mutant in mutants_of(read_text(exercise.reference))}
    for key, reason in _listed(exercise).items():
        if key not in known:
            yield _stale(exercise, key, say("there is no such slip"))
        if not isinstance(reason, str) or not reason.strip():
            facts = Facts(equivalents(exercise))
            yield Finding(facts.path, facts.line(key), say("no reason is given"), say("say why it changes nothing"))


def equivalents(exercise: Exercise) -> Path:
    """File that lists the slips which change nothing."""
    return exercise.reference.with_suffix(".equivalent.toml")


def _listed(exercise: Exercise) -> dict[str, object]:
    path = equivalents(exercise)
    return dict(Facts(path).table) if path.exists() else {}


def _killed(court: Court, exercise: Exercise, mutant: Mutant, ignored: frozenset[str]) -> bool:
    report = court.report(exercise, exercise.reference, mutant.source, mutant.line)
    return not report.checks or bool(unpassed_checks(report) - ignored)


def _reference_fails(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """The obvious oracle may loop where an answer may not; in everything else it must be right."""
    report = court.report(exercise, exercise.reference)
    failed = failed_checks(report)
    for check in written_checks(exercise.suite):
        if check.id in failed and not check.uses & WATCHING:
            what = say("the reference fails the check '{id}'", id=check.id)
            yield Finding(exercise.suite, check.line, what, say("it says: {why}", why=first_failure(report)))


def _advice(exercise: Exercise, mutant: Mutant) -> Message:
    entry = f'"{mutant.key}"' if '"' not in mutant.key else f"'{mutant.key}'"
    file = equivalents(exercise).name
    return say('add an input that shows it, or list it in {file}: {entry} = "why"', file=file, entry=entry)


def _stale(exercise: Exercise, key: str, why: Message) -> Finding:
    facts = Facts(equivalents(exercise))
    return Finding(facts.path, facts.line(key), say("stale entry '{key}': {why}", key=key, why=why), say("delete it"))
