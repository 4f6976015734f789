"""Read ``round.<lang>.md``, a main problem in words: one heading for every id of ``round.toml``, in its order."""

from __future__ import annotations

from pathlib import Path

from grader.interview.outline import Section, read_outline
from grader.interview.records import Exchange, Explained, FollowUp, FollowUpPage, Kind, Problem, ProblemPage
from grader.model import say

CHECKLIST = range(3, 7)
HEADINGS = {
    Kind.PREDICT: ("asked", "answer", "strong"),
    Kind.CHOICE: ("asked", "options", "answer", "strong"),
    Kind.RUN: ("asked", "answer", "strong"),
    Kind.TALK: ("asked", "answer", "strong", "checklist"),
}


def read_problem_page(problem: Problem, path: Path) -> ProblemPage:
    """Page of a problem; its ids must be those of the facts."""
    page = read_outline(path)
    page.only(("problem", "clarify", "predict", *(("test",) if problem.test else ()), "follow-ups", "model"))
    parts = page.parts
    parts["clarify"].only(each.id for each in problem.clarify)
    parts["predict"].only(each.id for each in problem.predict)
    parts["follow-ups"].only(each.id for each in problem.follow_ups)
    return ProblemPage(
        title=page.title,
        problem=parts["problem"].prose(),
        clarify={id_: _exchange(part) for id_, part in parts["clarify"].parts.items()},
        predict={id_: _explained(part) for id_, part in parts["predict"].parts.items()},
        test=parts["test"].prose() if problem.test else "",
        follow_ups={each.id: _follow_up(each, parts["follow-ups"].parts[each.id]) for each in problem.follow_ups},
        model=parts["model"].prose(),
        lang=path.name.split(".")[1],
    )


def _exchange(section: Section) -> Exchange:
    section.only(("asked", "answer", "why"))
    return Exchange(*(part.prose() for part in section.parts.values()))


def _explained(section: Section) -> Explained:
    section.only(("asked", "why"))
    return Explained(*(part.prose() for part in section.parts.values()))


def _follow_up(facts: FollowUp, section: Section) -> FollowUpPage:
    section.only(HEADINGS[facts.kind])
    parts = section.parts
    return FollowUpPage(
        asked=parts["asked"].prose(),
        answer=parts["answer"].prose(),
        strong=parts["strong"].prose(),
        options=_options(facts, parts["options"]) if "options" in parts else {},
        checklist=_checklist(parts["checklist"]) if "checklist" in parts else (),
    )


def _options(facts: FollowUp, section: Section) -> dict[str, str]:
    """Texts of a choice, each ``- id: text``, in the order of the facts."""
    pairs = [item.partition(":") for item in section.items()]
    texts = {id_.strip("` "): text.strip() for id_, _, text in pairs}
    if tuple(texts) != facts.options or not all(texts.values()):
        raise section.error(say("write '- ID: text' for each of {ids}, in this order", ids=", ".join(facts.options)))
    return texts


def _checklist(section: Section) -> tuple[str, ...]:
    points = section.items()
    if len(points) not in CHECKLIST:
        raise section.error(say("{count} points in the checklist; 3 to 6 are asked for", count=len(points)))
    return points
