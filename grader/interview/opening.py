"""What a plan looks like before and while it is held: the list of its segments, headings, the timer."""

from __future__ import annotations

from collections.abc import Iterator

from grader.interview.content import Content
from grader.interview.happened import Mode, Plan, Prompt, Segment, Step
from grader.interview.records import Seniority
from grader.interview.session import Session, Timer
from grader.model import Message, say
from grader.render.columns import pad, width_of
from grader.render.text import INDENT, QUIET, TITLE, Look

NAMES = {
    Step.WARMUP: say("Warm-up"),
    Step.CLARIFY: say("Clarify"),
    Step.PREDICT: say("Predict"),
    Step.CODE: say("Code"),
    Step.TEST: say("Test"),
    Step.FOLLOW_UP: say("Follow-ups"),
    Step.QUESTION: say("Question"),
    Step.RATE: say("Rate yourself"),
}
LEVELS = {Seniority.JUNIOR: say("junior"), Seniority.MID: say("mid"), Seniority.SENIOR: say("senior")}
KINDS = {Mode.PRACTICE: say("practice"), Mode.LIVE: say("live")}
MODES = {
    Mode.PRACTICE: say("Practice: verdicts and hints on the way; each hint is recorded."),
    Mode.LIVE: say("Live: one submission a step, no verdict until the debrief."),
}


def opening_text(plan: Plan, content: Content, look: Look) -> str:
    """What will happen: the plan, the mode, how to stop."""
    lines = [*_plan_lines(plan, content, look), ""]
    lines += look.lines(look.say(MODES[plan.mode]))
    stop = say("The clock shows the time and stops nobody. Ctrl-C or q saves; `axiswise interview --resume` goes on.")
    lines += look.lines(look.say(stop))
    return "\n".join(lines)


def plan_text(plan: Plan, content: Content, look: Look) -> str:
    """The plan alone."""
    return "\n".join(_plan_lines(plan, content, look))


def plan_document(plan: Plan, content: Content) -> dict[str, object]:
    """The plan for a program."""
    return {
        "version": 1,
        "seed": plan.seed,
        "minutes": plan.minutes,
        "level": plan.level.value,
        "mode": plan.mode.value,
        "topics": list(plan.topics),
        "segments": [_segment_document(each, content) for each in plan.segments],
    }


def heading(session: Session, prompt: Prompt, content: Content, look: Look) -> str:
    """First line of a segment: its place, its name, what it is about."""
    segments = session.round.plan.segments
    place = f"[{prompt.segment + 1}/{len(segments)}]"
    if prompt.step is Step.RATE:
        return "\n".join(look.lines(look.say(NAMES[Step.RATE]), style=TITLE))
    name = look.say(_named(segments[prompt.segment], content))
    return "\n".join(look.lines(f"{place} {name}", style=TITLE))


def timer_text(timer: Timer, session: Session, look: Look) -> str:
    """How the time stands, on one quiet line."""
    total = session.round.plan.minutes
    used = say("{used} of {total} min used", used=int(timer.used_in_all), total=total)
    if timer.planned:
        used = say("{used}; about {planned} min for this", used=used, planned=max(1, round(timer.planned)))
    return "\n".join(look.lines(look.say(used), style=QUIET))


def _plan_lines(plan: Plan, content: Content, look: Look) -> Iterator[str]:
    head = say(
        "Interview: {minutes} minutes, level {level}, {mode}. Seed {seed}.",
        minutes=plan.minutes,
        level=LEVELS[plan.level],
        mode=KINDS[plan.mode],
        seed=plan.seed,
    )
    yield from look.lines(look.say(head), style=TITLE)
    minutes = [look.say(say("{count} min", count=each.minutes)) for each in plan.segments]
    edge = max(map(width_of, minutes), default=0)
    for text, segment in zip(minutes, plan.segments, strict=True):
        first, *rest = look.lines(look.say(_named(segment, content)), " " * (len(INDENT) * 2 + edge))
        yield f"{INDENT}{pad(text, edge)}{INDENT}{first.lstrip()}"
        yield from rest


def _named(segment: Segment, content: Content) -> Message:
    """Name of a segment, with what it is about unless that gives something away."""
    name, title = NAMES[segment.step], title_of(segment, content)
    if segment.items:
        name = say("{name} ({count})", name=name, count=len(segment.items))
    return say("{name}: {title}", name=name, title=title) if title else name


def title_of(segment: Segment, content: Content) -> str:
    """Title of what a segment is about; empty for a warm-up."""
    if segment.step is Step.WARMUP:
        return ""
    if segment.step is Step.QUESTION:
        return content.question_page(segment.subject).title
    return content.problem_page(segment.subject).title


def _segment_document(segment: Segment, content: Content) -> dict[str, object]:
    return {
        "step": segment.step.value,
        "minutes": segment.minutes,
        "subject": segment.subject,
        "title": title_of(segment, content),
        "items": list(segment.items),
    }
