"""Run the gate: first what can be read, then what must be judged."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from grader.authoring.check.answers import check_answers, check_messages
from grader.authoring.check.bank import check_bank
from grader.authoring.check.calls import check_calls
from grader.authoring.check.catalogue import check_catalogue, check_facts
from grader.authoring.check.court import Court
from grader.authoring.check.docstrings import check_docstrings
from grader.authoring.check.examples import check_examples
from grader.authoring.check.finding import Finding, guarded, in_order
from grader.authoring.check.layouts import check_layouts
from grader.authoring.check.margins import check_margins
from grader.authoring.check.mutants import check_equivalents, check_mutants
from grader.authoring.check.odd_sheets import check_odd_sheets, check_reference_passes, check_untouched
from grader.authoring.check.owners import belongs, check_owners
from grader.authoring.check.pages import check_pages
from grader.authoring.check.placeholders import check_placeholders
from grader.authoring.check.quizzes import check_quiz
from grader.authoring.check.rounds import check_round, check_round_runs
from grader.authoring.check.sheets import check_mistakes, check_sheet
from grader.authoring.check.stub import check_stub
from grader.authoring.check.suites import check_suite
from grader.authoring.check.verdicts import (
    check_odd_answers,
    check_solutions_pass,
    check_stub_fails,
    check_wrong_fail,
)
from grader.authoring.check.words import check_words
from grader.catalog import Catalog
from grader.errors import GraderError
from grader.items import SHEET_KINDS
from grader.model import Exercise, say

if TYPE_CHECKING:
    from grader.judge.run import Judge

OVER_CATALOGUE: tuple[Callable[[Catalog], Iterable[Finding]], ...] = (check_catalogue, check_owners, check_words)

OVER_EXERCISE: tuple[Callable[[Catalog, Exercise], Iterable[Finding]], ...] = (
    check_facts,
    check_stub,
    check_suite,
    check_answers,
    check_messages,
    check_pages,
    check_docstrings,
    check_placeholders,
    check_examples,
    check_equivalents,
    check_round,
)

OVER_SHEET: tuple[Callable[[Catalog, Exercise], Iterable[Finding]], ...] = (
    check_facts,
    check_stub,
    check_sheet,
    check_mistakes,
    check_answers,
    check_messages,
    check_pages,
    check_docstrings,
    check_placeholders,
    check_examples,
)

IN_COURT: tuple[Callable[[Court, Exercise], Iterable[Finding]], ...] = (
    check_stub_fails,
    check_odd_answers,
    check_solutions_pass,
    check_wrong_fail,
    check_margins,
    check_layouts,
    check_calls,
    check_mutants,
    check_round_runs,
)

SHEET_IN_COURT: tuple[Callable[[Court, Exercise], Iterable[Finding]], ...] = (
    check_untouched,
    check_odd_sheets,
    check_reference_passes,
    check_solutions_pass,
    check_wrong_fail,
)


def selected(catalog: Catalog, targets: Sequence[str]) -> tuple[str, ...]:
    """Ids that `targets` (units or exercises) name; all of them when there are none. Unknown ones: `UserError`."""
    chosen: set[str] = set()
    for target in targets:
        found = [each for each in catalog.ids() if target in (each, each.partition("/")[0])]
        if not found:
            catalog.get(target)  # says what is near
        chosen.update(found)
    return tuple(each for each in catalog.ids() if not targets or each in chosen)


def static_findings(catalog: Catalog, targets: Sequence[str] = ()) -> tuple[Finding, ...]:
    """Findings about `targets`, or all content, that need no judge."""
    found = [each for check in OVER_CATALOGUE for each in guarded(partial(check, catalog))]
    if targets:
        found = [each for each in found if any(belongs(each.file, catalog.root, target) for target in targets)]
    for unit in catalog.units():
        if not targets or unit.name in targets:
            found += check_bank(catalog, unit.name)
            found += check_quiz(catalog, unit.name)
    for exercise_id in selected(catalog, targets):
        found += guarded(partial(_over_exercise, catalog, exercise_id))
    return in_order(found)


def judged_findings(catalog: Catalog, targets: Sequence[str], seed: int, jobs: int = 1) -> tuple[Finding, ...]:
    """Findings about `targets`, or all content, that a judge makes; `jobs` judges work side by side."""
    parts = _dealt(selected(catalog, targets), jobs)
    if len(parts) == 1:
        return in_order(_judge_some(catalog.root, parts[0], seed))
    with ProcessPoolExecutor(len(parts), get_context("spawn")) as pool:
        futures = [pool.submit(_judge_some, catalog.root, part, seed) for part in parts]
        try:
            return in_order(each for future in futures for each in future.result())
        except GraderError as error:  # pickled on its way here: a sentence is all that is left of it
            raise GraderError(say("{why}", why=error)) from None


def _dealt(ids: Sequence[str], hands: int) -> list[Sequence[str]]:
    """Deal the exercises out, one part a judge."""
    return [ids[start::hands] for start in range(hands) if ids[start::hands]] or [()]


def _judge_some(root: Path, ids: Sequence[str], seed: int) -> list[Finding]:
    from grader.judge.run import Options, with_judge  # loads pytest and NumPy

    catalog = Catalog(root)

    def in_court(judge: Judge) -> list[Finding]:
        court = Court(catalog, judge)
        return [each for id_ in ids for each in guarded(partial(_in_court, court, id_))]

    return with_judge(catalog, Options(seed, starters=True), in_court)


def _in_court(court: Court, exercise_id: str) -> Iterator[Finding]:
    exercise = court.catalog.get(exercise_id)
    for check in SHEET_IN_COURT if exercise.kind in SHEET_KINDS else IN_COURT:
        yield from guarded(partial(check, court, exercise))


def _over_exercise(catalog: Catalog, exercise_id: str) -> Iterator[Finding]:
    exercise = catalog.get(exercise_id)
    for check in OVER_SHEET if exercise.kind in SHEET_KINDS else OVER_EXERCISE:
        yield from guarded(partial(check, catalog, exercise))
