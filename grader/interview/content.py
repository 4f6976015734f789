"""What a round is about, read when it is needed and once: problems, questions, pages in the reader's language."""

from __future__ import annotations

from functools import cache, cached_property

from grader.catalog import Catalog
from grader.interview import load
from grader.interview.happened import Prompt, Step
from grader.interview.plan import Stock
from grader.interview.records import BankPage, BankQuestion, FollowUp, FollowUpPage, Problem, ProblemPage
from grader.model import Exercise, Page
from grader.quiz.choose import Item, item_of, prepare
from grader.quiz.question import Question


class Content:
    """The catalogue as a round in one language sees it."""

    def __init__(self, catalog: Catalog, lang: str) -> None:
        self.catalog, self.lang = catalog, lang
        self.problem = cache(self._problem)
        self.item = cache(self._item)

    @cached_property
    def stock(self) -> Stock:
        """Everything that a plan chooses from."""
        return Stock(load.problems(self.catalog), load.bank(self.catalog))

    def _problem(self, exercise: str) -> Problem:
        return load.problem(self.catalog, exercise)

    def problem_page(self, exercise: str) -> ProblemPage:
        """What is said of a problem."""
        return load.problem_page(self.problem(exercise), self.lang)

    def exercise(self, exercise: str) -> Exercise:
        """The exercise that a problem is."""
        return self.catalog.get(exercise)

    def exercise_page(self, exercise: str) -> Page:
        """What a learner reads of it."""
        return self.catalog.page(self.exercise(exercise), self.lang)

    def question(self, id_: str) -> BankQuestion:
        """A bank question."""
        return load.bank_question(self.catalog, id_)

    def question_page(self, id_: str) -> BankPage:
        """What is said of a bank question."""
        return load.bank_page(self.question(id_), self.lang)

    def follow_up(self, prompt: Prompt) -> FollowUp:
        """The follow-up that a prompt asks."""
        return next(each for each in self.problem(prompt.subject).follow_ups if each.id == prompt.item)

    def follow_up_page(self, prompt: Prompt) -> FollowUpPage:
        """The same in words."""
        return self.problem_page(prompt.subject).follow_ups[prompt.item]

    def _item(self, prompt: Prompt) -> Item:
        """The question about a snippet that a prompt asks, with its truth and the answers of every belief."""
        if prompt.step is Step.WARMUP:
            return item_of(prompt.subject)
        return prepare(self._snippet(prompt))

    def _snippet(self, prompt: Prompt) -> Question:
        problem = self.problem(prompt.subject)
        if prompt.step is Step.PREDICT:
            return next(each for each in problem.predict if each.id == prompt.item)
        question = self.follow_up(prompt).question
        assert question is not None
        return question
