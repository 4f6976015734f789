"""A pack for whoever holds an interview: the script with its answers, a rubric and a scoring sheet; and the candidate's
sheet, which gives nothing away. Both are pages to print."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape

from grader.i18n import Translator
from grader.interview.content import Content
from grader.interview.debrief import model_solution
from grader.interview.debrief_text import plan_said
from grader.interview.dimensions import DIMENSIONS, FLOORS, GRADES
from grader.interview.findings import joined
from grader.interview.happened import Plan, Prompt, Segment, Step
from grader.interview.html import inline, listed, page, prose, source
from grader.interview.records import BankPage, FollowUp, FollowUpPage, Kind, Problem, ProblemPage
from grader.interview.rubric import RUBRIC
from grader.interview.timeline import STEPS
from grader.model import Exercise, Message, say
from grader.quiz.choose import Item
from grader.quiz.explain import given, shown, told
from grader.quiz.question import Question
from grader.render.questions import PROMPTS

BOX = "☐"
WRITE = '<div class="write"></div>'
LINES = 3  # to write on, for each dimension
HANDING = say(
    "The candidate's sheet has two pages for each problem: the second one shows shapes and dtypes, so hand it over "
    "once the questions are asked."
)
ROOM = 14  # lines for the candidate's code
MOST_WRONG = 4  # answers that a question's misconceptions give


@dataclass(frozen=True, slots=True)
class Script:
    """One plan in one language, as two pages."""

    plan: Plan
    content: Content
    tr: Translator

    def interviewer(self) -> str:
        """Page with everything; not for the candidate."""
        parts = [f"<p>{self._said(plan_said(self.plan))}</p>", *self._timetable(), f"<p>{self._said(HANDING)}</p>"]
        for place, segment in enumerate(self.plan.segments):
            parts.append(f"<section>{self._heading(segment)}{''.join(self._segment(place, segment))}</section>")
        return page(self.tr.say(say("Interviewer's pack")), [*parts, self._rubric(), self._sheet()], self.tr.lang)

    def candidate(self) -> str:
        """Page with the problems as they are told, and room to write; no answer is on it."""
        parts = [f"<p>{self._said(say('NumPy only. Ask before you begin; say what you think as you go.'))}</p>"]
        for place, segment in enumerate(self.plan.segments):
            if segment.step is Step.WARMUP:
                item = self.content.item(Prompt(segment.step, place, segment.subject))
                parts.append(f"<section>{self._asked(item.question)}{WRITE}</section>")
            elif segment.step is Step.CODE:
                parts += self._told(segment.subject)
        return page(self.tr.say(say("Candidate's sheet")), parts, self.tr.lang)

    # ------------------------------------------------------------ the plan

    def _timetable(self) -> Iterator[str]:
        rows = "".join(
            f'<tr><td>{self._said(STEPS[each.step])}</td><td>{escape(self._title(each))}</td><td class="number">'
            f'{each.minutes}</td><td class="number">____</td></tr>'
            for each in self.plan.segments
        )
        heads = (say("step"), say("subject"), say("planned, min"), say("used"))
        head = "".join(f"<th>{self._said(each)}</th>" for each in heads)
        yield f"<table><tr>{head}</tr>{rows}</table>"

    def _title(self, segment: Segment) -> str:
        if segment.step is Step.WARMUP:
            return ""
        if segment.step is Step.QUESTION:
            return self.content.question_page(segment.subject).title
        return self.content.problem_page(segment.subject).title

    def _heading(self, segment: Segment) -> str:
        step, title = STEPS[segment.step], self._title(segment)
        name = say("{name}: {title}", name=step, title=title) if title else step
        told = say("{name} ({count})", name=name, count=say("{count} min", count=segment.minutes))
        return f"<h2>{self._said(told)}</h2>"

    def _segment(self, place: int, segment: Segment) -> Iterator[str]:
        if segment.step is Step.WARMUP:
            yield self._snippet(self.content.item(Prompt(segment.step, place, segment.subject)))
        elif segment.step is Step.QUESTION:
            yield from self._question(self.content.question_page(segment.subject))
        else:
            problem = self.content.problem(segment.subject)
            yield from self._step(problem, self.content.problem_page(segment.subject), place, segment)

    # ------------------------------------------------------------ a problem

    def _step(self, problem: Problem, words: ProblemPage, place: int, segment: Segment) -> Iterator[str]:
        if segment.step is Step.CLARIFY:
            yield f'<div class="box">{prose(words.problem)}</div>{self._clarify(problem, words)}'
        elif segment.step is Step.PREDICT:
            for item in segment.items:
                prompt = Prompt(segment.step, place, segment.subject, item)
                yield f"<h3>{inline(words.predict[item].asked)}</h3>{self._snippet(self.content.item(prompt))}"
                yield prose(words.predict[item].why)
        elif segment.step is Step.CODE:
            yield from self._code(self.content.exercise(segment.subject), words)
        elif segment.step is Step.TEST:
            yield from self._test(problem, words)
        else:
            for item in segment.items:
                prompt = Prompt(segment.step, place, segment.subject, item)
                yield from self._follow_up(prompt, self.content.follow_up(prompt), words.follow_ups[item])

    def _clarify(self, problem: Problem, words: ProblemPage) -> str:
        heads = ("", say("If asked"), say("Answer"), say("Why it matters, or does not"))
        head = "".join(f"<th>{self._said(each) if isinstance(each, Message) else each}</th>" for each in heads)
        rows = "".join(
            f"<tr><td>{'+' if each.matters else '−'}</td>"
            + "".join(f"<td>{prose(text)}</td>" for text in self._exchange(words, each.id))
            + "</tr>"
            for each in sorted(problem.clarify, key=lambda each: not each.matters)
        )
        return f"<table><tr>{head}</tr>{rows}</table>"

    def _exchange(self, words: ProblemPage, id_: str) -> tuple[str, str, str]:
        found = words.clarify[id_]
        return found.asked, found.answer, found.why

    def _code(self, exercise: Exercise, words: ProblemPage) -> Iterator[str]:
        yield f"<h3>{self._said(say('What is judged'))}</h3>{prose(self.content.exercise_page(exercise.id).task)}"
        yield f"<h3>{self._said(say('A model solution'))}</h3>{source(model_solution(exercise.id, self.content))}"
        yield f"<h3>{self._said(say('What a strong candidate does'))}</h3>{prose(words.model)}"

    def _test(self, problem: Problem, words: ProblemPage) -> Iterator[str]:
        assert problem.test is not None
        yield prose(words.test)
        calls = (f"<code>{escape(problem.test.function + each)}</code>" for each in problem.test.inputs)
        yield listed(calls)
        if problem.test.driver:
            yield source(problem.test.driver)
        texts = self.content.catalog.messages(self.content.exercise(problem.exercise), self.content.lang)
        yield f"<h3>{self._said(say('Mistakes that good inputs expose, and that code may make'))}</h3>"
        yield listed(self._pair(f"`{each}`", texts.get(each, "")) for each in problem.test.mistakes)

    def _follow_up(self, prompt: Prompt, facts: FollowUp, words: FollowUpPage) -> Iterator[str]:
        yield f"<h3>{inline(words.asked)}</h3>"
        if facts.kind is Kind.PREDICT:
            yield self._snippet(self.content.item(prompt))
        yield listed(
            f"{'<b>' if id_ == facts.right else ''}{inline(text)}{'</b> ✓' if id_ == facts.right else ''}"
            for id_, text in words.options.items()
        )
        if facts.run and facts.run.cases:
            yield listed(f"<code>{escape(facts.run.function + each)}</code>" for each in facts.run.cases)
        yield prose(words.answer)
        yield f"<p><b>{self._said(say('strong:'))}</b></p>{prose(words.strong)}"
        yield listed(f"{BOX} {inline(each)}" for each in words.checklist)

    def _snippet(self, item: Item) -> str:
        right = self._said(say("It gives {right}.", right=shown(item.right, item.question.asks)))
        wrong = listed(
            self._pair(shown(answer, item.question.asks), told(belief, self.content.lang))
            for belief, answer in list(item.wrong.items())[:MOST_WRONG]
        )
        heading = f"<p>{self._said(say('Wrong answers, and the belief that leads there:'))}</p>" if wrong else ""
        return f"{self._asked(item.question)}<p><b>{right}</b></p>{heading}{wrong}"

    def _asked(self, question: Question) -> str:
        """A snippet with its inputs, and what is asked of it."""
        lines = "\n".join([*given(question), "", *question.snippet.splitlines()]).strip("\n")
        return f"{source(lines)}<p>{escape(self.tr.text(PROMPTS[question.asks]))}</p>"

    # ------------------------------------------------------------ a question

    def _question(self, words: BankPage) -> Iterator[str]:
        yield f'<div class="box">{prose(words.asked)}</div>'
        for name, text in (
            (say("strong:"), words.strong),
            (say("fair:"), words.fair),
            (say("weak:"), words.weak),
            (say("Often claimed:"), words.claim),
            (say("It is wrong:"), words.refutation),
        ):
            yield f"<h3>{self._said(name)}</h3>{prose(text)}"
        yield listed(f"{BOX} {inline(each)}" for each in words.checklist)
        for question, answer in words.follow_ups:
            asked = inline(self.tr.say(say("Then: {question}", question=question)))
            yield f"<h3>{asked}</h3>{prose(answer)}"

    # ------------------------------------------------------------ grades

    def _rubric(self) -> str:
        heads = "".join(f"<th>{self._said(GRADES[each])}</th>" for each in GRADES)
        rows = "".join(
            f'<tr><th scope="row">{self._said(name)}</th>'
            + "".join(f"<td>{self._said(RUBRIC[dimension][grade])}</td>" for grade in GRADES)
            + "</tr>"
            for dimension, name in DIMENSIONS.items()
        )
        said = self._said(say("Where points are counted: {floors}.", floors=joined(tuple(_floors()))))
        title, table = self._said(say("Rubric")), f"<table><tr><th></th>{heads}</tr>{rows}</table>"
        return f'<section class="sheet"><h2>{title}</h2>{table}<p>{said}</p></section>'

    def _sheet(self) -> str:
        write = WRITE * LINES
        rows = "".join(
            f'<tr><th scope="row">{self._said(name)}</th><td>{self._choices()}</td><td>{write}</td></tr>'
            for name in DIMENSIONS.values()
        )
        heads = "".join(f"<th>{self._said(each)}</th>" for each in (say("dimension"), say("grade"), say("evidence")))
        who = self._said(say("Candidate: ____________________   Interviewer: ____________________   Date: __________"))
        title = self._said(say("Scoring sheet"))
        return f'<section class="sheet"><h2>{title}</h2><p>{who}</p><table><tr>{heads}</tr>{rows}</table></section>'

    def _choices(self) -> str:
        return "<br>".join(f"{BOX} {self._said(each)}" for each in GRADES.values())

    # ------------------------------------------------------------ the candidate

    def _told(self, subject: str) -> Iterator[str]:
        words = self.content.problem_page(subject)
        yield f'<section class="sheet"><h2>{inline(words.title)}</h2>{prose(words.problem)}'
        yield f"{source(signatures(self.content.exercise(subject)))}</section>"
        after = self._said(say("After your questions"))  # a page of its own: shapes and dtypes answer some of them
        yield f'<section class="sheet"><h2>{inline(words.title)}</h2><p class="quiet">{after}</p></section>'
        for prompt in self._predictions(subject):
            asked = f"<h3>{inline(words.predict[prompt.item].asked)}</h3>"
            yield f"<section>{asked}{self._asked(self.content.item(prompt).question)}{WRITE}</section>"
        for title in (say("Your code"), say("Inputs that tell right code from wrong")):
            yield f"<section><h3>{self._said(title)}</h3>{WRITE * ROOM}</section>"

    def _predictions(self, subject: str) -> Iterator[Prompt]:
        for place, segment in enumerate(self.plan.segments):
            if segment.step is Step.PREDICT and segment.subject == subject:
                yield from (Prompt(segment.step, place, subject, item) for item in segment.items)

    def _pair(self, name: Message | str, text: str) -> str:
        """A name and what is said of it, with the colon that the language has."""
        return inline(self.tr.say(say("{name}: {title}", name=name, title=text)))

    def _said(self, message: Message) -> str:
        return escape(self.tr.say(message), quote=False)


def _floors() -> Iterator[Message]:
    """From what share of the points each grade is given; the lowest needs none."""
    for grade, floor in FLOORS.items():
        if floor:
            yield say("{grade} ≥ {floor}", grade=GRADES[grade], floor=f"{floor:.0%}")


def signatures(exercise: Exercise) -> str:
    """What is to be written, without the docstring: the docstring answers what a candidate should ask."""
    tree = ast.parse(exercise.stub.read_text(encoding="utf-8"))
    wanted = (node for node in tree.body if getattr(node, "name", None) in exercise.names)
    return "\n\n".join(line for node in wanted for line in _signature(node))


def _signature(node: ast.stmt) -> Iterable[str]:
    if isinstance(node, ast.FunctionDef):
        yield f"def {node.name}({ast.unparse(node.args)}):"
    elif isinstance(node, ast.ClassDef):
        methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
        yield "\n".join(
            [f"class {node.name}:", *(f"    def {each.name}({ast.unparse(each.args)}):" for each in methods)]
        )
