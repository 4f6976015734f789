"""What the sandbox saw of a hand-in besides its answers: how its process ended, and what it was denied.

A hand-in may hide what it was denied by catching the error; it cannot hide how its process ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grader.judge.failure import Raised, SubmissionEnded, SubmissionRaised
from grader.judge.plugin import Ended

DENIED = "denied"
MOST = 5


def incidents(ended: Sequence[Ended], failures: Sequence[tuple[int, Raised]]) -> tuple[str, ...]:
    """Return each once: an `Ending`'s value, or ``denied: WHAT``.

    Parameters
    ----------
    ended : sequence of Ended
        How the checks ended.
    failures : sequence
        Line and exception of each statement outside functions that raised.
    """
    raised = [error for _, error in failures]
    raised += [end.failure.raised for end in ended if isinstance(end.failure, SubmissionRaised)]
    endings = (end.failure.ending.value for end in ended if isinstance(end.failure, SubmissionEnded))
    return tuple(dict.fromkeys((*endings, *_denied(raised))))[:MOST]


def _denied(raised: Sequence[Raised]) -> Iterator[str]:
    for each in raised:
        if "PermissionError" in (each.type_name, *each.bases):
            yield f"{DENIED}: {' '.join(each.text.split())[:200]}"
