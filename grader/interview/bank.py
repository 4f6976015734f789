"""Read one bank question: its facts, and its page in one language."""

from __future__ import annotations

from pathlib import Path

from grader.facts import Facts
from grader.interview.outline import Section, read_outline
from grader.interview.records import BankPage, BankQuestion, Seniority, Theme
from grader.model import say

KEYS = ("level", "theme", "minutes", "sources", "follows")
HEADINGS = ("asked", "strong", "fair", "weak", "checklist", "claim", "refutation", "follow-ups")
CHECKLIST = range(4, 7)
FOLLOW_UPS = range(1, 4)


def read_bank_question(question_id: str, facts: Facts) -> BankQuestion:
    """Facts of a bank question."""
    facts.only(KEYS)
    sources = facts.words("sources")
    if not sources:
        raise facts.error("sources", say("'sources' names at least one paper or page"))
    for each in facts.words("follows", ()):
        if each.count("/") != 1 or each == question_id:
            raise facts.error("follows", say("'{id}' is no other bank question: write UNIT/NAME", id=each))
    return BankQuestion(
        id=question_id,
        folder=facts.path.parent,
        level=facts.choice("level", Seniority),
        theme=facts.choice("theme", Theme),
        minutes=facts.whole("minutes"),
        sources=sources,
        follows=facts.words("follows", ()),
    )


def read_bank_page(path: Path) -> BankPage:
    """Page of a bank question."""
    page = read_outline(path)
    page.only(HEADINGS)
    parts = page.parts
    return BankPage(
        title=page.title,
        asked=parts["asked"].prose(),
        strong=parts["strong"].prose(),
        fair=parts["fair"].prose(),
        weak=parts["weak"].prose(),
        checklist=_checklist(parts["checklist"]),
        claim=parts["claim"].prose(),
        refutation=parts["refutation"].prose(),
        follow_ups=_follow_ups(parts["follow-ups"]),
        lang=path.stem,
    )


def _checklist(section: Section) -> tuple[str, ...]:
    points = section.items()
    if len(points) not in CHECKLIST:
        raise section.error(say("{count} points in the checklist; 4 to 6 are asked for", count=len(points)))
    return points


def _follow_ups(section: Section) -> tuple[tuple[str, str], ...]:
    parts = section.parts
    if len(parts) not in FOLLOW_UPS:
        why = say("{count} follow-up questions; 1 to 3 are asked for, each under a '### ' heading", count=len(parts))
        raise section.error(why)
    return tuple((title, part.prose()) for title, part in parts.items())
