"""Which hand-ins a person should look at for what they did: what the sandbox saw of them, in plain words.

That is evidence. What a search of the text finds is a hint, no more, and said to be one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from grader.course.statistics import Noticed
from grader.i18n import Translator
from grader.judge.incidents import DENIED
from grader.model import Message, say

ATTACKS = {
    "exit": say("ended its own process"),
    "crash": say("crashed its process"),
    "closed": say("closed the channel to the grader"),
    "garbled": say("wrote something else than answers to the grader's channel"),
    "flood": say("sent more data than any answer holds"),
}
ENDLESS = {
    "cpu": say("used up its processor time"),
    "time": say("gave no answer in time"),
    "asking": say("called the functions it was given again and again"),
    "killed": say("was stopped, most likely for the memory it took"),
}
SAW_ATTACKS = say("did what no answer needs to do, as the sandbox saw; it could harm nobody")
SAW_ENDLESS = say("did not come to an end; most often a loop that never ends")
HINTS = say("hold words that an answer has no use for: a search of the text, which proves nothing")


def suspicions(found: Sequence[Noticed], tr: Translator) -> Iterator[str]:
    """Yield three lists, the gravest first; empty ones too."""
    attacks = [(each, _told(each, ATTACKS, tr)) for each in found]
    endless = [(each, _told(each, ENDLESS, tr)) for each in found]
    hints = [(each, ", ".join(each.words)) for each, told in attacks if not told]
    for heading, rows in ((SAW_ATTACKS, attacks), (SAW_ENDLESS, endless), (HINTS, hints)):
        yield list_of(heading, [(each.student, each.path, told) for each, told in rows if told], tr)


def _told(found: Noticed, words: dict[str, Message], tr: Translator) -> str:
    told = [tr.say(words[each]) for each in found.incidents if each in words]
    if words is ATTACKS:
        denied = (each.removeprefix(f"{DENIED}: ") for each in found.incidents if each.startswith(DENIED))
        told += [tr.say(say("was denied: {what}", what=each)) for each in denied]
    return "; ".join(told)


def list_of(heading: Message, rows: Sequence[tuple[str, str, str]], tr: Translator) -> str:
    """Make a list with its heading: (whose or nothing, path, what there is to say); nothing of no rows."""
    if not rows:
        return ""
    items = (
        f"<li>{f'<b>{escape(who)}</b> ' if who else ''}<code>{escape(path)}</code> {escape(what)}</li>"
        for who, path, what in rows
    )
    return f"<h3>{len(rows)}: {escape(tr.say(heading))}</h3><ul>{''.join(items)}</ul>"
