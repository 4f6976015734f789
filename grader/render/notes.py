"""What a reader has not been told already: notes of a report, and the line of code in an error."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from grader.model import CheckResult, Report

QUOTE = re.compile(r"([(（][^()（）`]*)[:：] ?`.*`([)）])$", re.DOTALL)  # (line 7: `return x`), at the end


def besides(report: Report, told: bool = True) -> tuple[str, ...]:
    """Return the notes that say something new, each once.

    Parameters
    ----------
    told : bool
        Whether the messages of the report's checks are shown too; what one of them says is then left out.
    """
    known = {check.message for check in report.checks} if told else set()
    return tuple(dict.fromkeys(note for note in report.notes if note not in known))


def quoted_once(checks: Sequence[CheckResult]) -> Iterator[CheckResult]:
    """Yield the checks; where the errors of several end with one line of code, the first alone quotes it."""
    told: set[str] = set()
    for check in checks:
        quote = QUOTE.search(check.message)
        if quote is None or quote[0] not in told:
            yield check
        else:
            yield check._replace(message=check.message[: quote.start()] + quote[1] + quote[2])
        told |= {quote[0]} if quote else set()
