"""Read ``round.toml``, the facts of a main problem."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from grader.errors import ContentError
from grader.facts import Facts
from grader.interview.records import Clarify, FollowUp, Kind, Minutes, Probing, Problem, Run, Seniority
from grader.items.reading import Entry
from grader.model import Exercise, Message, say
from grader.quiz.question import Asks, Input, Question

KEYS = ("levels", "minutes", "clarify", "predict", "test", "follow_up")
STEPS = ("clarify", "predict", "code", "test", "follow_up")
PREDICTED = ("inputs", "snippet", "asks")
FOLLOWED = ("level", "kind")
FEWEST_CLARIFY = 4
FEWEST_MISTAKES = 3


class Part(Entry):
    """A table within a table: ``[clarify.batch_axis]``. Complaints name its line."""

    def __init__(self, facts: Facts, section: str, id_: str, table: object) -> None:
        self.section = section
        super().__init__(facts, id_, table)

    def error(self, why: Message) -> Exception:
        """Make the complaint about this table, ready to be raised."""
        name = f"{self.section}.{self.id}" if self.section else self.id
        lines = enumerate(self.facts.source.splitlines(), start=1)
        headed = next((number for number, text in lines if text.strip() == f"[{name}]"), None)  # not `test = 6`
        return ContentError(self.facts.path, headed, why) if headed else self.facts.error(name, why)


def read_problem(exercise: Exercise, facts: Facts) -> Problem:
    """Facts of the main problem that an exercise is."""
    facts.only(KEYS)
    return Problem(
        exercise=exercise.id,
        folder=facts.path.parent,
        levels=_levels(facts),
        minutes=_minutes(facts),
        clarify=_clarify(facts),
        predict=tuple(_question(part, exercise, PREDICTED) for part in _parts(facts, "predict")),
        test=_test(facts, exercise),
        follow_ups=tuple(_follow_up(part, exercise) for part in _parts(facts, "follow_up")),
    )


def _levels(facts: Facts) -> tuple[Seniority, ...]:
    words = facts.words("levels")
    if not words or not set(words) <= set(Seniority):
        known = ", ".join(Seniority)
        raise facts.error("levels", say("'{key}' must name some of {known}", key="levels", known=known))
    return tuple(each for each in Seniority if each in words)


def _minutes(facts: Facts) -> Minutes:
    part = Part(facts, "", "minutes", facts.get("minutes"))
    part.only(*STEPS)
    return Minutes(*(_whole(part, step) for step in STEPS))


def _whole(part: Part, key: str) -> int:
    value = part.get(key, int)
    if type(value) is not int or value < 1:
        raise part.error(say("'{key}' must be a whole number from 1 up, not {value}", key=key, value=value))
    return value


def _parts(facts: Facts, section: str) -> Iterator[Part]:
    table = facts.get(section)
    if not isinstance(table, dict) or not table:
        raise facts.error(section, say("write [{section}.NAME] tables, at least one", section=section))
    for id_, each in table.items():
        yield Part(facts, section, id_, each)


def _clarify(facts: Facts) -> tuple[Clarify, ...]:
    found = tuple(_clarified(part) for part in _parts(facts, "clarify"))
    if len(found) < FEWEST_CLARIFY or len({each.matters for each in found}) < 2:
        why = say("give at least {count} [clarify.NAME], some that matter and some that do not", count=FEWEST_CLARIFY)
        raise facts.error("clarify", why)
    return found


def _clarified(part: Part) -> Clarify:
    part.only("matters")
    matters = part.table.get("matters")
    if not isinstance(matters, bool):
        raise part.error(say("[{id}]: 'matters' must be true or false", id=part.id))
    return Clarify(part.id, matters)


def _question(part: Part, exercise: Exercise, keys: tuple[str, ...]) -> Question:
    part.only(*keys)
    asks = part.table.get("asks")
    if asks not in set(Asks):
        raise part.error(say("[{id}]: 'asks' must be among {known}", id=part.id, known=", ".join(Asks)))
    given = part.inputs(part)
    inputs = {name: Input(each.shape, each.dtype, each.values) for name, each in given.items()}
    return Question(part.id, "interview", exercise.unit, part.code("snippet"), inputs, Asks(asks))


def _test(facts: Facts, exercise: Exercise) -> Probing | None:
    if "test" not in facts.table:
        return None
    part = Part(facts, "", "test", facts.table["test"])
    part.only("function", "cases", "mistakes", "inputs", "driver")
    mistakes = part.get("mistakes", list)
    known = {path.stem.partition("--")[0] for path in exercise.wrong.glob("*.py")}
    for each in mistakes:
        if each not in known:
            raise part.error(say("'{name}' is no mistake of {exercise}", name=each, exercise=exercise.id))
    if not FEWEST_MISTAKES <= len(mistakes) == len(set(mistakes)):
        raise part.error(say("'mistakes' names at least {count}, each once", count=FEWEST_MISTAKES))
    cases, inputs = _whole(part, "cases"), tuple(map(str, part.get("inputs", list, [])))
    for each in inputs:
        _refuse_no_tuple(part, each)
    if len(inputs) > cases:
        raise part.error(say("'inputs' holds {count}; 'cases' allows {most}", count=len(inputs), most=cases))
    driver = part.text("driver", "").strip("\n")
    function = _driven(part, driver) if driver else _function(part, exercise)
    return Probing(function, cases, tuple(mistakes), inputs, driver)


def _driven(part: Part, driver: str) -> str:
    """Name of the function that a driver defines."""
    try:
        (defined,) = ast.parse(driver).body
    except (SyntaxError, ValueError):
        defined = None
    if not isinstance(defined, ast.FunctionDef):
        raise part.error(say("'driver' holds the source of one function"))
    return defined.name


def _function(part: Part, exercise: Exercise) -> str:
    name = part.text("function", exercise.names[0])
    if name not in exercise.names:
        raise part.error(say("{exercise} asks for no '{name}'", exercise=exercise.id, name=name))
    return name


def _follow_up(part: Part, exercise: Exercise) -> FollowUp:
    try:
        level, kind = Seniority(part.get("level", str)), Kind(part.get("kind", str))
    except ValueError:
        levels, kinds = ", ".join(Seniority), ", ".join(Kind)
        why = say("[{id}]: 'level' is one of {levels}, 'kind' one of {kinds}", id=part.id, levels=levels, kinds=kinds)
        raise part.error(why) from None
    return _READERS[kind](part, exercise, level)


def _predict(part: Part, exercise: Exercise, level: Seniority) -> FollowUp:
    question = _question(part, exercise, (*FOLLOWED, *PREDICTED))
    return FollowUp(part.id, level, Kind.PREDICT, question=question)


def _choice(part: Part, exercise: Exercise, level: Seniority) -> FollowUp:
    part.only(*FOLLOWED, "options", "right")
    options, right = part.get("options", list), part.text("right")
    if len(set(map(str, options))) < 3 or right not in options:
        raise part.error(say("[{id}]: give three 'options' or more, and which is 'right'", id=part.id))
    return FollowUp(part.id, level, Kind.CHOICE, options=tuple(map(str, options)), right=right)


def _run(part: Part, exercise: Exercise, level: Seniority) -> FollowUp:
    part.only(*FOLLOWED, "exercise", "function", "checks", "cases")
    run = Run(
        part.text("exercise", exercise.id),
        part.text("function", exercise.names[0]),
        tuple(map(str, part.get("checks", list, []))),
        tuple(map(str, part.get("cases", list, []))),
    )
    if not run.checks and not run.cases:
        raise part.error(say("[{id}]: a run needs 'checks' or 'cases'", id=part.id))
    for case in run.cases:
        _refuse_no_tuple(part, case)
    return FollowUp(part.id, level, Kind.RUN, run=run)


def _refuse_no_tuple(part: Part, case: str) -> None:
    part.parsed("cases", case)
    tree = ast.parse(case.strip(), mode="exec")
    if len(tree.body) != 1 or not isinstance(tree.body[0], ast.Expr) or not isinstance(tree.body[0].value, ast.Tuple):
        raise part.error(say("[{id}]: a case is a tuple of arguments: '(np.ones((2, 3)),)'", id=part.id))


def _talk(part: Part, exercise: Exercise, level: Seniority) -> FollowUp:
    part.only(*FOLLOWED)
    return FollowUp(part.id, level, Kind.TALK)


_READERS: dict[Kind, Callable[[Part, Exercise, Seniority], FollowUp]] = {
    Kind.PREDICT: _predict,
    Kind.CHOICE: _choice,
    Kind.RUN: _run,
    Kind.TALK: _talk,
}
