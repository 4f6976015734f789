"""Grade a class: collect, say whose each is, judge what is new, and write every verdict down at once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from grader.catalog import Catalog
from grader.course.answers import Work
from grader.course.collect import Found, Refused, collect
from grader.course.executors import Bench, with_bench
from grader.course.identify import Identifier, Whose
from grader.course.results import Ledger, Line, latest, read_lines
from grader.course.roster import Student
from grader.course.sources import signs, work_in
from grader.course.versions import version_of
from grader.errors import UserError
from grader.i18n import Translator, translator
from grader.judge.run import Options, random_seed
from grader.model import Feedback, Problem, Report, say
from grader.render.json import record

Watch = Callable[[int, int], None]  # told how many files of how many are done


@dataclass(frozen=True, slots=True)
class Batch:
    """What to grade, and how.

    What is left None is kept from the run before into the same folder: seed, language and fullness of feedback. In a
    first run, the seed is drawn, ``locale`` is spoken, and feedback is brief.
    """

    paths: tuple[Path, ...]
    out: Path
    roster: tuple[Student, ...] = ()
    jobs: int | None = None
    executor: str | Executor | None = None
    seed: int | None = None
    lang: str | None = None
    feedback: Feedback | None = None
    trusted: bool = False
    sandbox: str = "auto"
    locale: str = "en"


@dataclass(frozen=True, slots=True)
class Summary:
    """What a run did: how many files there are, were judged now, and could not be judged."""

    files: int
    judged: int
    students: frozenset[str]
    errors: int
    unjudged: int
    doubts: tuple[tuple[str, str], ...]  # (place, why nobody knows whose it is)


@dataclass(slots=True)
class _File:
    """One file on its way through a run."""

    found: Found
    whose: Whose
    sha256: str = ""
    signs: list[str] = field(default_factory=list)


def grade(catalog: Catalog, batch: Batch, watch: Watch = lambda done, total: None) -> Summary:
    """Grade `batch` into its folder, and sum up.

    Raises
    ------
    UserError
        If another run writes there, nothing confines other people's code, or the disk is full.
    """
    with Ledger(batch.out) as ledger:
        lines = list(read_lines(batch.out))
        options = _options(batch, lines)
        ledger.append([_run_line(batch, options)])
        return _Run(catalog, batch, options, ledger, latest(lines), watch).run()


def _options(batch: Batch, lines: Sequence[Line]) -> Options:
    kept = last_run(lines) or {"seed": random_seed(), "lang": batch.locale, "feedback": Feedback.BRIEF}
    seed = batch.seed if batch.seed is not None else kept["seed"]
    return Options(
        seed, batch.lang or kept["lang"], batch.feedback or Feedback(kept["feedback"]), batch.sandbox, alike=True
    )


def last_run(lines: Sequence[Line]) -> Line | None:
    """Return the line of the latest run, or None."""
    return next((each for each in reversed(lines) if each["kind"] == "run"), None)


def _run_line(batch: Batch, options: Options) -> Line:
    return {
        "kind": "run",
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "seed": options.seed,
        "lang": options.lang,
        "feedback": options.feedback.value,
        "paths": [str(path.absolute()) for path in batch.paths],
    }


class _Run:
    """One run over all files."""

    def __init__(
        self,
        catalog: Catalog,
        batch: Batch,
        options: Options,
        ledger: Ledger,
        known: dict[str, list[Line]],
        watch: Watch,
    ) -> None:
        self._catalog, self._batch, self._options, self._ledger = catalog, batch, options, ledger
        self._known, self._watch = known, watch
        self._by_content = {_content(group[0]["sha256"], group[0]["path"]): group for group in known.values()}
        self._words: Translator = translator(options.lang)
        own = [name for each in catalog.ids() for name in each.split("/")]
        self._identifier = Identifier(batch.roster, own)
        self._done = self._judged = 0
        self._students: set[str] = set()
        self._failed = self._unjudged = 0
        self._doubts: list[tuple[str, str]] = []

    def run(self) -> Summary:
        """Go through all files, and judge those that are new."""
        everything = list(collect(self._batch.paths))
        self._total = len(everything)
        new = list(self._new(everything))
        if new:
            with_bench(
                self._catalog,
                self._options,
                self._batch.executor,
                self._batch.jobs,
                lambda bench: self._judge(bench, new),
            )
        return self._summary()

    # ------------------------------------------------------------ what is known already

    def _new(self, everything: Sequence[Found | Refused]) -> Iterator[Found]:
        """Yield what has to be judged; settle the rest."""
        for each in everything:
            whose = self._whose(each)
            if isinstance(each, Refused):
                self._fail(each, "", whose, self._words.say(each.why))
                continue
            try:
                sha256 = hashlib.sha256(each.read()).hexdigest()
            except UserError as error:
                self._fail(each, "", whose, self._words.say(error.message))
                continue
            group = self._still_true(each, sha256)
            if group is None:
                yield each
            else:
                self._keep(each, whose, group)

    def _whose(self, each: Found | Refused) -> Whose:
        whose = self._identifier.whose(each.parts)
        if whose.student is None and whose.why is not None:
            self._doubts.append((each.place, self._words.say(whose.why)))
        return whose

    def _still_true(self, found: Found, sha256: str) -> list[Line] | None:
        """Return the lines of a file that was judged before in just this way, here or under another name."""
        group = self._known.get(found.place)
        if group is None or group[0]["sha256"] != sha256:
            group = self._by_content.get(_content(sha256, found.place))
        if group is None or any(self._is_stale(each) for each in group):
            return None
        return group

    def _is_stale(self, each: Line) -> bool:
        unjudged = each["kind"] == "report" and each["verdict"] == "unjudged"
        return unjudged or bool(each["suite"] != version_of(self._catalog, self._options, each.get("exercise", "")))

    def _keep(self, found: Found, whose: Whose, group: list[Line]) -> None:
        """Leave a judged file at that; if it turned out to be somebody else's, say so in new lines."""
        own = self._who(found, whose)
        lines = [{**each, **own, "path": found.place} for each in group]
        if lines != group:
            self._ledger.append(lines)
        self._settle(lines)

    def _fail(self, each: Found | Refused, sha256: str, whose: Whose, why: str) -> None:
        """Write down that a file cannot be judged; once is enough."""
        facts = {"suite": version_of(self._catalog, self._options, ""), "part": 1, "parts": 1}
        line = {"kind": "error", **self._who(each, whose), "sha256": sha256, **facts}
        lines = [line | {"path": each.place, "message": why}]
        known = [{key: old.get(key) for key in lines[0]} for old in self._known.get(each.place, [])]
        if known != lines:
            self._ledger.append(lines)
        self._settle(lines)

    def _settle(self, lines: Sequence[Line]) -> None:
        """Count a file that is done with; its lines are on the disk and need not be kept."""
        self._students |= {each["student"] for each in lines if each["student"] is not None}
        self._failed += sum(each["kind"] == "error" for each in lines)
        self._unjudged += sum(each["kind"] == "report" and each["verdict"] == "unjudged" for each in lines)
        self._done += 1
        self._watch(self._done, self._total)

    # ------------------------------------------------------------ what is new

    def _judge(self, bench: Bench, new: Sequence[Found]) -> None:
        _refuse_unconfined(bench, self._batch, len(new))
        self._sandbox = bench.sandboxing.level
        files: dict[int, _File] = {}  # on their way, by the number of their work
        for number, reports, problems in bench.judge(self._works(new, files), len(new)):
            self._take(files.pop(number), reports, problems)

    def _works(self, new: Sequence[Found], files: dict[int, _File]) -> Iterator[Work]:
        """Yield what there is to judge, and note which file it is of."""
        numbers = count()
        for found in new:
            file = _File(found, self._identifier.whose(found.parts))
            work = self._opened(file)
            if work is not None:
                files[next(numbers)] = file
                yield work

    def _opened(self, file: _File) -> Work | None:
        """Read a file and return what there is to judge in it; a file that has nothing is settled at once."""
        try:
            contents = file.found.read()
            file.sha256 = hashlib.sha256(contents).hexdigest()
            work = work_in(file.found.place, contents)
        except UserError as error:
            self._fail(file.found, file.sha256, file.whose, self._words.say(error.message))
            return None
        file.signs = signs(work)
        return work

    def _take(self, file: _File, reports: Sequence[Report], problems: Sequence[Problem]) -> None:
        """Write down what came of a file."""
        found = [*self._reports(file, reports), *self._errors(problems)]
        lines = [{**each, **self._about(file), "part": n, "parts": len(found)} for n, each in enumerate(found, 1)]
        self._ledger.append(lines)
        self._judged += 1
        self._settle(lines)

    def _reports(self, file: _File, reports: Sequence[Report]) -> Iterator[Line]:
        for each in reports:
            suite = version_of(self._catalog, self._options, each.exercise)
            facts = {"suite": suite, "seed": self._options.seed, "sandbox": self._sandbox, "signs": file.signs}
            yield {"kind": "report", **facts, **record(each)}

    def _errors(self, problems: Sequence[Problem]) -> Iterator[Line]:
        suite = version_of(self._catalog, self._options, "")
        yield from ({"kind": "error", "suite": suite, "message": each.message} for each in problems)

    def _about(self, file: _File) -> Line:
        return {**self._who(file.found, file.whose), "sha256": file.sha256, "path": file.found.place}

    def _who(self, found: Found | Refused, whose: Whose) -> dict[str, Any]:
        handed_in = found.handed_in if isinstance(found, Found) else None
        time = handed_in.isoformat(timespec="seconds") if handed_in else None
        return {"student": whose.student, "name": whose.name, "late": whose.is_late, "handed_in": time}

    # ------------------------------------------------------------ the end

    def _summary(self) -> Summary:
        students, doubts = frozenset(self._students), tuple(self._doubts)
        return Summary(self._total, self._judged, students, self._failed, self._unjudged, doubts)


def _content(sha256: str, place: str) -> tuple[str, str]:
    """What a verdict depends on of a file: its bytes, and how they are read."""
    return sha256, Path(place).suffix.lower()


def _refuse_unconfined(bench: Bench, batch: Batch, count: int) -> None:
    if bench.sandboxing.level == "none" and not batch.trusted:
        raise UserError(
            say(
                "these {count} files were not run: this system offers no sandbox, so they could do whatever you can. "
                "Check one file of your own, or add `--i-trust-this-code`",
                count=count,
            )
        )
