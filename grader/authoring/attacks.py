"""`axiswise dev attacks`: hostile hand-ins before the real judge, among honest ones, and what came of each.

The hand-ins and what is expected of them are data: a file each, and an index. A promise that one of them breaks is
named in its result; the table of all results is what the README shows.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from grader.catalog import Catalog
from grader.errors import ContentError, UserError
from grader.judge.run import Judge, Options, with_judge
from grader.judge.wording import clean
from grader.model import HandIn, Problem, Report, Sandboxing, say
from grader.sandbox.limits import Limits

EXERCISE = "sinusoidal/angular_frequencies"
SEED = 918_273_645  # long enough not to turn up by chance
LIMITS, SHORT = Limits(cpu=2), Limits(cpu=2, wall=3.0)
LITTER = ("/tmp", "/var/tmp", "/dev/shm")
BEGIN, END = "<!-- attacks -->", "<!-- /attacks -->"


@dataclass(frozen=True, slots=True)
class Attack:
    """One hostile hand-in and what is expected of it."""

    name: str
    title: str
    layer: str
    verdict: str  # passed, failed, or refused: not judged at all
    template: str
    score: float = 0.0
    says: str = ""
    grow: tuple[tuple[str, str, int], ...] = ()
    short: bool = False
    bites: bool = False

    def source(self, words: Mapping[str, str]) -> bytes:
        """Return the file as it is handed in."""
        text = self.template
        for mark, each, times in self.grow:
            text = text.replace(mark, "".join(each % n for n in range(times)) if "%d" in each else each * times)
        for word, meaning in words.items():
            text = text.replace(f"@{word}@", meaning)
        return text.encode()


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one attack, and which promises it broke."""

    attack: Attack
    verdict: str
    score: float
    points: float
    texts: tuple[str, ...]  # all that a reader of the report would read
    broken: tuple[str, ...]


def read_attacks(folder: Path) -> tuple[Attack, ...]:
    """Return the attacks of an index and its folder of hand-ins."""
    index = folder / "index.toml"
    if not index.is_file():
        raise UserError(say("there are no attacks in {folder}: this needs a checkout of the project", folder=folder))
    with index.open("rb") as file:
        facts = tomllib.load(file)
    return tuple(_attack(name, each, index) for name, each in facts.items())


def _attack(name: str, facts: dict[str, object], index: Path) -> Attack:
    template = (index.parent / "hand_ins" / f"{name}.py").read_text(encoding="utf-8")
    grow = tuple(map(tuple, facts.pop("grow", ())))  # type: ignore[call-overload]
    try:
        return Attack(name=name, template=template, grow=grow, **facts)  # type: ignore[arg-type]
    except TypeError as error:
        raise ContentError(index, None, say("[{name}]: {why}", name=name, why=error)) from None


# ---------------------------------------------------------------- the stage


@dataclass
class Stage:
    """What the attacks are to steal, spoil and call, on this machine; and what tells whether they did."""

    root: Path
    folder: Path
    listeners: tuple[socket.socket, ...]
    mark: str
    secret: str = field(default_factory=lambda: secrets.token_hex(16))

    def __post_init__(self) -> None:
        (self.folder / "outside" / "tree").mkdir(parents=True)
        (self.folder / "outside" / "kept").write_text("as it was")
        (self.folder / "secret").write_text(self.secret)
        self.before = self._state()

    @property
    def words(self) -> dict[str, str]:
        """What the hand-ins are told."""
        return {
            "ROOT": str(self.root),
            "OUTSIDE": str(self.folder / "outside"),
            "SECRET": str(self.folder / "secret"),
            "PORT": str(self.listeners[0].getsockname()[1]),
            "PID": str(os.getpid()),
            "SEED": str(SEED),
            "MARK": self.mark,
        }

    def damage(self) -> Iterator[str]:
        """Say what has been done since the last look."""
        now = self._state()
        if now != self.before:
            yield "files outside were changed"
        self.before = now
        for listener in self.listeners:
            with contextlib.suppress(BlockingIOError):
                listener.accept()[0].close()
                yield "a connection came"
        if self._is_alive():
            yield "a process was left behind"

    def _state(self) -> list[tuple[str, bytes, int, int]]:
        litter = [path for place in map(Path, LITTER) if place.is_dir() for path in place.glob("axiswise-attack*")]
        found = (*self.folder.rglob("*"), *litter, Path(os.__file__), Path(self.root))
        return [(str(p), b"" if p.is_dir() else p.read_bytes(), p.stat().st_mtime_ns, p.stat().st_mode) for p in found]

    def _is_alive(self) -> bool:
        """Whether a process runs that has the mark in its command line or its environment."""
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                told = (process / "cmdline").read_bytes() + (process / "environ").read_bytes()
                if self.mark.encode() in told:
                    return True
        return False


@contextlib.contextmanager
def stage(root: Path) -> Iterator[Stage]:
    """Set the stage up, for as long as the context lasts."""
    mark = f"axiswise-attack-{secrets.token_hex(4)}"
    with (
        TemporaryDirectory() as folder,
        socket.create_server(("127.0.0.1", 0)) as listener,
        socket.socket(socket.AF_UNIX) as local,
    ):
        local.bind(f"\0{mark}")
        local.listen()
        for each in (listener, local):
            each.setblocking(False)
        yield Stage(root, Path(folder), (listener, local), mark)


# ---------------------------------------------------------------- the run


def run_attacks(
    catalog: Catalog, attacks: Sequence[Attack], sandbox: str = "auto"
) -> tuple[Sandboxing, tuple[Result, ...]]:
    """Judge each attack between an honest right and an honest wrong hand-in, which must not notice."""
    found: dict[str, Result] = {}
    levels: list[Sandboxing] = []

    for limits in (LIMITS, SHORT):
        chosen = [attack for attack in attacks if attack.short == (limits is SHORT)]

        def body(judge: Judge, chosen: Sequence[Attack] = chosen) -> None:
            levels.append(judge.sandboxing)
            with stage(catalog.root) as scene:
                honest = _honest(judge)
                for attack in chosen:
                    found[attack.name] = _result(judge, attack, scene, honest)

        if chosen:
            with_judge(catalog, Options(SEED, sandbox=sandbox, limits=limits), body)
    return levels[0], tuple(found[attack.name] for attack in attacks)


def _honest(judge: Judge) -> list[object]:
    """Judge a right and a wrong hand-in and return all that is said of them."""
    exercise = judge.catalog.get(EXERCISE)
    paths = (sorted(exercise.solutions.glob("*.py"))[0], sorted(exercise.wrong.glob("*.py"))[0])
    return [judge.grade(HandIn(Path(path.name), path.read_bytes())) for path in paths]


def _result(judge: Judge, attack: Attack, scene: Stage, honest: list[object]) -> Result:
    reports, problems = judge.grade(HandIn(Path(f"{attack.name}.py"), attack.source(scene.words)))
    texts = tuple(_texts(reports, problems))
    report = reports[0] if len(reports) == 1 else None
    verdict = report.verdict.value if report else "refused"
    score, points = (report.score, report.points) if report else (0.0, 0.0)
    broken = [*_surprises(attack, verdict, score, texts), *_leaks(texts, scene), *scene.damage()]
    if _honest(judge) != honest:
        broken.append("an honest hand-in was judged otherwise")
    return Result(attack, verdict, score, points, texts, tuple(broken))


def _texts(reports: Sequence[Report], problems: Sequence[Problem]) -> Iterator[str]:
    for report in reports:
        yield from (check.message for check in report.checks)
        yield from (report.output, *report.notes)
        if report.diagnosis is not None:
            yield report.diagnosis.message
    yield from (problem.message for problem in problems)


def _surprises(attack: Attack, verdict: str, score: float, texts: Sequence[str]) -> Iterator[str]:
    if (verdict, score) != (attack.verdict, attack.score):
        yield f"it was {verdict} with {score:g} points"
    if attack.says not in "\n".join(texts):
        yield f"the report does not say “{attack.says}”"


def _leaks(texts: Sequence[str], scene: Stage) -> Iterator[str]:
    for text in texts:
        if "DONE" in text:
            yield f"it succeeded: {text.strip()[:200]}"
        if scene.secret in text:
            yield "it told a secret"
        if clean(text) != text:
            yield "its report holds what a terminal obeys"


# ---------------------------------------------------------------- the table


def table(results: Sequence[Result]) -> str:
    """Return the results as a Markdown table: attack, outcome, what stopped it."""
    rows = [("what a hand-in tries", "what came of it", "stopped by"), ("---", "---", "---")]
    rows += [(each.attack.title, _outcome(each), each.attack.layer) for each in results]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows)


def _outcome(result: Result) -> str:
    if result.broken:
        return "**not stopped**: " + "; ".join(result.broken)
    judged = result.verdict != "refused"
    told = f"{result.verdict}, {result.score:g} of {result.points:g}" if judged else "refused"
    return f"{told}: {result.attack.says}" if result.attack.says else told


def write_table(page: Path, sandboxing: Sandboxing, results: Sequence[Result]) -> None:
    """Put the table between its markers in a page.

    Raises
    ------
    UserError
        If the page has no markers, or the table would not be one of attacks that were all stopped at the full level.
    """
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise UserError(say("{path} has no place for the table: {begin} ... {end}", path=page, begin=BEGIN, end=END))
    if sandboxing.level != "full" or any(each.broken for each in results):
        raise UserError(say("{path} was left as it is: not every attack was stopped by a full sandbox", path=page))
    page.write_text(f"{before}{begin}\n\n{table(results)}\n\n{end}{after}", encoding="utf-8")
