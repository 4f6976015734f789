"""Notes of a report that a reader has not been told already."""

from __future__ import annotations

from grader.model import Report


def besides(report: Report, told: bool = True) -> tuple[str, ...]:
    """Return the notes that say something new, each once.

    Parameters
    ----------
    told : bool
        Whether the messages of the report's checks are shown too; what one of them says is then left out.
    """
    known = {check.message for check in report.checks} if told else set()
    return tuple(dict.fromkeys(note for note in report.notes if note not in known))
