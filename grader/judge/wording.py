"""From how checks ended to what the learner reads, in one language and at one level of feedback."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from grader.i18n import Translator
from grader.judge.failure import CheckFailed, Raised
from grader.judge.plugin import Check, Ended
from grader.model import Bilingual, CheckResult, Feedback, Message, Verdict, say

# Control characters, line ends that only some programs know, and what turns the direction of text or hides it would
# let printed text pass for the grader's.
_UNSAFE = (
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff]"
    r"|[\ud800-\udfff\U000e0000-\U000e007f]"
)
MAX_SHOWN_OUTPUT = 4000


def clean(text: str) -> str:
    """Return text from a learner's process with everything that could act on a terminal spelled out."""
    if text.isascii() and text.isprintable():
        return text
    return re.sub(_UNSAFE, _spelled_out, text.replace("\r\n", "\n"))


def _spelled_out(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\x{code:02x}" if code < 1 << 8 else f"\\u{code:04x}" if code < 1 << 16 else f"\\U{code:08x}"


class Wording:
    """Writes messages."""

    def __init__(self, tr: Translator, feedback: Feedback) -> None:
        self._tr, self._feedback = tr, feedback

    def say(self, message: Message | Bilingual) -> str:
        """Return a message as text."""
        return clean(self._tr.say(message))

    def result(self, ended: Ended) -> CheckResult:
        """Return what is reported of one check."""
        check = ended.check
        message = "" if self._feedback is Feedback.NONE and ended.verdict is Verdict.FAILED else self._message(ended)
        return CheckResult(check.id, self.title(check), ended.verdict, check.points, message)

    def title(self, check: Check) -> str:
        """Return a check's title."""
        return self._tr.say(check.titles)

    def _message(self, ended: Ended) -> str:
        if ended.failure is not None:
            return self._failure(ended.failure)
        return clean(self._tr.say(ended.trouble)) if ended.trouble is not None else ""

    def _failure(self, failure: CheckFailed) -> str:
        why: Message = say("{reason}", reason=failure.reason)
        if failure.detail is not None and self._feedback is Feedback.FULL:
            why = say("{reason}; {detail}", reason=failure.reason, detail=failure.detail)
        return self.say(say("{call}: {why}", call=failure.call, why=why) if failure.call else why)

    def output(self, printed: str, lost: int) -> str:
        """Return what the learner's code printed, cut at a stated size; ``lost`` characters were cut off before."""
        text = clean(printed)
        if len(text) <= MAX_SHOWN_OUTPUT and not lost:
            return text
        more = lost + len(printed) - min(len(text), MAX_SHOWN_OUTPUT)
        return text[:MAX_SHOWN_OUTPUT] + "\n" + self.say(say("... and {n} more characters", n=more))

    def load_notes(self, failures: Sequence[tuple[int, Raised]]) -> Iterable[str]:
        """Say which statements outside functions raised."""
        for line, raised in failures[:3]:
            what = raised.said
            if raised.type_name == "ModuleNotFoundError":
                yield self.say(
                    say("line {line}: {what}; the sandbox has the standard library and NumPy", line=line, what=what)
                )
            else:
                yield self.say(say("line {line}, outside the functions, raised {what}; what follows was still judged",
                                   line=line, what=what))  # fmt: skip

    def asides(self, asides: Iterable[Message | Bilingual]) -> tuple[str, ...]:
        """Return what a suite wants to be read beside a report that passed."""
        return tuple(map(self.say, asides)) if self._feedback is Feedback.FULL else ()

    def warning_notes(self, warnings: Sequence[str]) -> Sequence[str]:
        """Show the warnings that the learner's code caused; they cost nothing."""
        return [self.say(say("NumPy or Python warned: {warning}", warning=warning)) for warning in warnings[:3]]
