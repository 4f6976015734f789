"""What a check of the gate has to say: where, what is wrong, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from grader.errors import ContentError
from grader.model import Message, say


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that an author has to mend."""

    file: Path
    line: int | None
    what: Message
    advice: Message


def guarded(check: Callable[[], Iterable[Finding]]) -> Iterator[Finding]:
    """Findings of `check`; content that cannot be read at all is a finding too."""
    try:
        yield from check()
    except ContentError as error:
        yield Finding(error.path, error.line, error.why, say("mend it, then run `axiswise dev check` again"))


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Findings by file and line, each once (several checks may stumble over the same broken file)."""
    once = {(str(each.file), each.line or 0, str(each.what)): each for each in findings}
    return tuple(once[key] for key in sorted(once))
