"""Mark a reason code. Each code claims something that NumPy can try: the right one is the one whose tests come out."""

from __future__ import annotations

from grader.items import Claim, Reason
from grader.model import Message, say
from grader.quiz.marks import Mark, shown
from grader.quiz.trials import comes_out, outcome


def right_codes(item: Reason) -> tuple[str, ...]:
    """Codes whose claims hold; the gate sees to it that there is one."""
    return tuple(claim.code for claim in item.claims if all(comes_out(test, item.inputs) for test in claim.tests))


def mark(item: Reason, given: object) -> Mark:
    """Mark a code."""
    where = item.snippet.splitlines()[-1] if item.snippet else ""
    code = given.strip() if isinstance(given, str) else None
    claim = next((each for each in item.claims if each.code == code), None)
    if claim is None:
        known = ", ".join(each.code for each in item.claims)
        return Mark(False, None, say("{got} is none of the codes: {known}", got=shown(given), known=known), where=where)
    if code in right_codes(item):
        return Mark(True, code)
    return Mark(False, code, say("this does not hold: {code}", code=code), _refuted(item, claim), where)


def _refuted(item: Reason, claim: Claim) -> Message:
    """Show the trial that speaks against a claim."""
    test = next(test for test in claim.tests if not comes_out(test, item.inputs))
    return outcome(test, item.inputs)
