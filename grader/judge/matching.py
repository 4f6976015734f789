"""Which exercises a file answers: what its source defines, as a child that parsed it says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from grader.catalog import GENERAL_NAMES, Catalog
from grader.errors import UserError
from grader.model import Exercise, Kind, Message, say
from grader.sandbox import source


class Broken(NamedTuple):
    """A stretch of the file that does not parse."""

    line: int
    message: str
    text: str
    names: tuple[str, ...]

    def said(self) -> Message:
        """Say what is wrong, with the line."""
        if not self.text:
            return say("line {line}: {message}", line=self.line, message=self.message)
        if self.message.startswith("invalid character"):
            return say("line {line}: {message} (`{text}`): type it as a half-width (ASCII) character",
                       line=self.line, message=self.message, text=self.text)  # fmt: skip
        return say("line {line}: {message} (`{text}`)", line=self.line, message=self.message, text=self.text)


class Scan(NamedTuple):
    """What a source defines, where it is broken, what it uses, and its first line's claim.

    Each name comes with the fingerprint of its definition, where somebody asked for that: see `may_be_untouched`.
    """

    names: Mapping[str, str]
    broken: tuple[Broken, ...]
    uses: Mapping[str, frozenset[str]]
    marker: str | None

    @classmethod
    def from_wire(cls, form: Mapping[str, Any]) -> Scan:
        """Build one from the child's answer, which is text to show and to look up, nothing more."""
        names, broken, uses = form.get("names"), form.get("broken"), form.get("uses")
        marker = form.get("marker")
        return cls(
            dict.fromkeys(map(str, names), "") if isinstance(names, list) else {},
            tuple(_broken(b) for b in broken if isinstance(b, dict)) if isinstance(broken, list) else (),
            {str(k): frozenset(map(str, v)) for k, v in uses.items() if isinstance(v, list)}
            if isinstance(uses, dict)
            else {},
            marker if isinstance(marker, str) else None,
        )

    def with_prints(self, form: Mapping[str, Any]) -> Scan:
        """Return it with the fingerprints that a child sent."""
        prints = form.get("prints")
        found = {str(k): str(v) for k, v in prints.items()} if isinstance(prints, dict) else {}
        return self._replace(names={name: found.get(name, "") for name in self.names})

    @property
    def all_names(self) -> list[str]:
        """Every name defined, those in broken stretches too."""
        return [*self.names, *(name for part in self.broken for name in part.names)]


def _broken(form: Mapping[str, Any]) -> Broken:
    line, names = form.get("line"), form.get("names")
    return Broken(
        line if isinstance(line, int) else 1,
        str(form.get("message"))[:200],
        str(form.get("text"))[:200],
        tuple(map(str, names)) if isinstance(names, list) else (),
    )


def match(catalog: Catalog, scan: Scan, outright: str | None) -> tuple[Exercise, ...]:
    """Return the exercises that a file answers.

    Raises
    ------
    UserError
        If it names an exercise that there is not, or answers none; the message says what to do.
    """
    claimed = outright or scan.marker
    if claimed is not None:
        return (catalog.get(claimed),)
    found = catalog.by_names(scan.all_names)
    if not found:
        raise UserError(_no_exercise(catalog, scan))
    return found


def _no_exercise(catalog: Catalog, scan: Scan) -> Message:
    if scan.broken:  # what stands there cannot be seen for the error
        return scan.broken[0].said()
    if not scan.all_names:
        return say("it defines no function or class; `axiswise list` shows what there is to do")
    general = next((name for name in scan.all_names if name in GENERAL_NAMES), None)
    if general is not None:
        return say(
            "many exercises ask for `{name}`; begin the file with `# axiswise: UNIT/NAME`, as the stub does, "
            "or name the exercise with --exercise UNIT/NAME",
            name=general,
        )
    near = nearest(scan.all_names, catalog.names())
    if near is not None:
        wrong, right = near
        return say(
            "it defines `{wrong}`, which no exercise asks for; did you mean `{right}`?", wrong=wrong, right=right
        )
    names = ", ".join(f"`{name}`" for name in scan.all_names[:5])
    return say(
        "it defines {names}, which no exercise asks for; name the exercise with --exercise UNIT/NAME", names=names
    )


def nearest(found: Sequence[str], wanted: Sequence[str]) -> tuple[str, str] | None:
    """Return the pair of a name found and a name wanted that are most alike, if any are."""
    import difflib  # only a wrong name needs it

    pairs = [(name, near[0]) for name in found if (near := difflib.get_close_matches(name, wanted, 1, 0.75))]
    return max(pairs, key=lambda p: difflib.SequenceMatcher(None, *p).ratio(), default=None)


def reach(scan: Scan, names: Iterable[str]) -> frozenset[str]:
    """Return every dotted name that definitions use, themselves or through others of the file that they call."""
    found: set[str] = set()
    left = list(names)
    while left:
        new = scan.uses.get(left.pop(), frozenset()) - found
        found |= new
        left += [dotted.partition(".")[0] for dotted in new]
    return frozenset(found)


def absent(exercise: Exercise, scan: Scan) -> Message | None:
    """Say which name of an exercise a file lacks altogether, or None."""
    for name in exercise.names:
        if name in scan.names:
            continue
        for part in scan.broken:
            if name in part.names or not part.names:
                return part.said()
        near = nearest(list(scan.names), [name])
        if near is not None:
            return say("`{name}` is not defined here, but `{near}` is; rename it", name=name, near=near[0])
        return say("`{name}` is not defined here", name=name)
    return None


def may_be_untouched(exercise: Exercise, text: str) -> bool:
    """Whether it takes a closer look to see that a source is not the stub; all bodies of a function's stub raise."""
    return exercise.kind is not Kind.CODE or "NotImplementedError" in text


def is_untouched(exercise: Exercise, scan: Scan, starters: bool = False) -> bool:
    """Whether every name still stands as in the stub (docstrings and comments aside).

    With ``starters`` a program to mend counts as an answer even as it was given.
    """
    prints = _stub_prints(exercise.stub)
    if exercise.kind is Kind.DEBUG:  # any part may be what is mended; what stands beside it mends nothing
        return not starters and bool(prints) and all(scan.names.get(name) == prints[name] for name in prints)
    return bool(prints) and all(name in prints and scan.names.get(name) == prints[name] for name in exercise.names)


@cache
def _stub_prints(path: Path) -> Mapping[str, str]:
    if not path.is_file():
        return {}
    statements = source.parse(path.read_text(encoding="utf-8")).statements
    return {name: source.fingerprint(node) for name, node in source.defined(statements).items()}
