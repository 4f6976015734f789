"""Find problems and bank questions, and read them strictly: what is amiss is refused with its file and line."""

from __future__ import annotations

from pathlib import Path

from grader.catalog import Catalog
from grader.errors import UserError
from grader.facts import Facts
from grader.interview.bank import read_bank_page, read_bank_question
from grader.interview.problem import read_problem
from grader.interview.problem_page import read_problem_page
from grader.interview.records import BankPage, BankQuestion, Problem, ProblemPage
from grader.model import say

PROBLEM, QUESTION = "round.toml", "question.toml"
BANK = "interview"  # folder of a unit that holds its bank questions
SOURCE_LANGUAGE = "en"


def problem_ids(catalog: Catalog) -> tuple[str, ...]:
    """Ids of the exercises that are main problems, in the order of the units; nothing is read but the folders."""
    return tuple(each.id for each in catalog.exercises() if (each.folder / PROBLEM).exists())


def bank_ids(catalog: Catalog) -> tuple[str, ...]:
    """Ids ("unit/name") of the bank questions, alphabetically."""
    found = (catalog.root / "exercises").glob(f"*/{BANK}/*/{QUESTION}")
    return tuple(sorted(f"{each.parts[-4]}/{each.parts[-2]}" for each in found))


def problem(catalog: Catalog, exercise_id: str) -> Problem:
    """Problem that an exercise is; a `UserError` when it is none."""
    exercise = catalog.get(exercise_id)
    if not (exercise.folder / PROBLEM).exists():
        known = ", ".join(problem_ids(catalog))
        raise UserError(say("'{id}' is no interview problem; these are: {known}", id=exercise_id, known=known))
    return read_problem(exercise, Facts(exercise.folder / PROBLEM))


def problem_page(found: Problem, lang: str) -> ProblemPage:
    """What is said of a problem in `lang`, or in English when there is no such page."""
    return read_problem_page(found, _page(found.folder, "round.{lang}.md", lang))


def bank_question(catalog: Catalog, question_id: str) -> BankQuestion:
    """Bank question "unit/name"; a `UserError` when there is none."""
    unit, _, name = question_id.partition("/")
    folder = catalog.root / "exercises" / unit / BANK / name
    if not name or not (folder / QUESTION).exists():
        raise UserError(say("there is no bank question '{id}'", id=question_id))
    return read_bank_question(question_id, Facts(folder / QUESTION))


def bank_page(question: BankQuestion, lang: str) -> BankPage:
    """What is said of a bank question in `lang`, or in English when there is no such page."""
    return read_bank_page(_page(question.folder, "{lang}.md", lang))


def problems(catalog: Catalog) -> tuple[Problem, ...]:
    """Every problem."""
    return tuple(problem(catalog, each) for each in problem_ids(catalog))


def bank(catalog: Catalog) -> tuple[BankQuestion, ...]:
    """Every bank question."""
    return tuple(bank_question(catalog, each) for each in bank_ids(catalog))


def _page(folder: Path, pattern: str, lang: str) -> Path:
    path = folder / pattern.format(lang=lang)
    return path if path.exists() else folder / pattern.format(lang=SOURCE_LANGUAGE)
