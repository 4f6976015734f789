"""Who judges: this machine's cores, or any executor in the style of ``concurrent.futures``, such as Dask's.

A worker elsewhere gets lots of sources and returns reports; it keeps a judge of its own, a process that lives as long
as the worker's thread does. A lot whose worker was lost is sent again, and in the end judged here.
"""

from __future__ import annotations

import base64
import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from grader.catalog import Catalog
from grader.course.answers import Cell, Notebook, Work, judge_work
from grader.course.versions import content_version
from grader.errors import UserError
from grader.judge.pool import Judged, grade_all
from grader.judge.run import Options, with_judge
from grader.model import Feedback, HandIn, Problem, Sandboxing, say

if TYPE_CHECKING:
    from grader.judge.run import Judge

T = TypeVar("T")
LOT = 8  # hand-ins sent at once: some seconds of work
CHUNK = 100  # hand-ins held in memory at once
ATTEMPTS = 3


class Bench(Protocol):
    """Somebody who judges."""

    @property
    def sandboxing(self) -> Sandboxing:
        """How hand-ins are confined."""

    def judge(self, works: Iterable[Work], count: int) -> Iterator[Judged]:
        """Judge about ``count`` hand-ins; yield each with its number as it is done."""


@dataclass(frozen=True, slots=True)
class LocalBench:
    """The cores of this machine."""

    here: Judge
    jobs: int | None = None

    @property
    def sandboxing(self) -> Sandboxing:
        return self.here.sandboxing

    def judge(self, works: Iterable[Work], count: int) -> Iterator[Judged]:
        yield from grade_all(self.here, works, count, judge_work, self.jobs)


@dataclass(frozen=True, slots=True)
class SharedBench:
    """Workers of an executor, and the judge here for what they leave."""

    executor: Executor
    here: Judge

    @property
    def sandboxing(self) -> Sandboxing:
        return self.here.sandboxing

    def judge(self, works: Iterable[Work], count: int) -> Iterator[Judged]:
        rest = enumerate(works)
        while some := dict(islice(rest, CHUNK)):
            yield from self._judge_some(some)

    def _judge_some(self, works: Mapping[int, Work]) -> Iterator[Judged]:
        numbers = tuple(works)
        lots = [numbers[start : start + LOT] for start in range(0, len(numbers), LOT)]
        for _ in range(ATTEMPTS):
            lost: list[tuple[int, ...]] = []
            yield from self._round(works, lots, lost)
            lots = lost
        for number in (number for lot in lots for number in lot):
            yield (number, *judge_work(self.here, works[number]))

    def _round(
        self, works: Mapping[int, Work], lots: Sequence[tuple[int, ...]], lost: list[tuple[int, ...]]
    ) -> Iterator[Judged]:
        """Send every lot once; note those that nothing came back of."""
        options = _options_wire(self.here.options, content_version(self.here.catalog))
        sent: dict[Future[Any], tuple[int, ...]] = {}
        for lot in lots:
            try:
                future = self.executor.submit(judge_lot, options, [_wire(works[number]) for number in lot])
            except Exception:  # the executor is gone
                lost.append(lot)
            else:
                sent[future] = lot
        for future in as_completed(sent):
            lot = sent[future]
            try:
                answers = future.result()
            except Exception:  # whatever an executor raises when a worker is lost
                lost.append(lot)
            else:
                _refuse_another_version(answers)
                yield from ((number, *_from_wire(answer)) for number, answer in zip(lot, answers, strict=True))


def _refuse_another_version(answers: Sequence[dict[str, Any]]) -> None:
    if any("refused" in each for each in answers):
        raise UserError(
            say("the workers have another version of axiswise or of the exercises; install the same there and here")
        )


def with_bench(
    catalog: Catalog, options: Options, where: str | Executor | None, jobs: int | None, body: Callable[[Bench], T]
) -> T:
    """Run `body` with a bench.

    Parameters
    ----------
    where : str or Executor, optional
        ``dask://HOST:PORT``, or an executor; by default this machine.
    jobs : int, optional
        How many cores of this machine to use.
    """
    if where is None:
        return with_judge(catalog, options, lambda judge: body(LocalBench(judge, jobs)))
    if isinstance(where, Executor):
        executor = where
        return with_judge(catalog, options, lambda judge: body(SharedBench(executor, judge)))
    scheme, _, address = where.partition("://")
    if scheme not in SCHEMES or not address:
        known = ", ".join(f"{each}://HOST:PORT" for each in SCHEMES)
        raise UserError(say("unknown executor '{name}'; known are {known}", name=where, known=known))
    result: list[T] = []
    SCHEMES[scheme](address, lambda executor: result.append(with_bench(catalog, options, executor, jobs, body)))
    return result[0]


def _dask(address: str, body: Callable[[Executor], None]) -> None:
    try:
        from distributed import Client as client_type
    except ImportError:
        raise UserError(
            say("this needs Dask: `pip install 'axiswise[{extra}]'`, here and where the workers are", extra="cluster")
        ) from None
    connect: Any = client_type  # has no types of its own
    try:
        client = connect(address, timeout=10)
    except (OSError, ValueError) as error:
        raise UserError(say("no scheduler answers at {address}: {reason}", address=address, reason=error)) from None
    with client:
        body(client.get_executor(pure=False))


SCHEMES: dict[str, Callable[[str, Callable[[Executor], None]], None]] = {"dask": _dask}


# ------------------------------------------------------------ what a worker does

_own = threading.local()  # the judge of a worker's thread: (options, process)


def judge_lot(options: str, lot: Sequence[tuple[str, Any, str | None]]) -> list[dict[str, Any]]:
    """Judge a lot in a worker's own judge; the one function that an executor is given."""
    process = _judge_process(options)
    assert process.stdin is not None and process.stdout is not None
    answers = []
    for each in lot:
        try:
            process.stdin.write(json.dumps(each) + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except OSError:
            answer = ""
        if not answer:
            _own.process = None
            raise RuntimeError("the judge's process ended")
        answers.append(json.loads(answer))
    return answers


def _judge_process(options: str) -> subprocess.Popen[str]:
    kept: subprocess.Popen[str] | None = getattr(_own, "process", None)
    if kept is not None and kept.poll() is None and _own.options == options:
        return kept
    command = [sys.executable, "-P", "-m", "grader.course.executors", options]  # -P: nothing of the folder it runs in
    _own.options = options
    _own.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="ascii")
    process: subprocess.Popen[str] = _own.process
    return process


def serve(catalog: Catalog, wire: str) -> None:
    """Judge what standard input asks for until it ends: it does when the worker does."""
    from grader.render.json import line, record

    seed, lang, feedback, sandbox, version = json.loads(wire)
    if version != content_version(catalog):
        for _ in sys.stdin:
            print('{"refused": true}', flush=True)
        return

    def body(judge: Judge) -> None:
        for asked in sys.stdin:
            reports, problems = judge_work(judge, _asked(*json.loads(asked)))
            told = {"reports": [record(each) for each in reports], "problems": [each.message for each in problems]}
            print(line(told), flush=True)

    with_judge(catalog, Options(seed, lang, Feedback(feedback), sandbox, alike=True), body)


def _wire(work: Work) -> tuple[str, Any, str | None]:
    """Spell a file as path, source, exercise; a notebook as path, list of cells, nothing."""
    if isinstance(work, Notebook):
        return str(work.path), [(each.exercise, each.source) for each in work.cells], None
    return str(work.path), base64.b64encode(work.source).decode("ascii"), work.exercise


def _asked(path: str, found: Any, exercise: str | None) -> Work:
    if isinstance(found, list):
        return Notebook(Path(path), tuple(Cell(*each) for each in found))
    return HandIn(Path(path), base64.b64decode(found), exercise)


def _from_wire(answer: dict[str, Any]) -> tuple[tuple[Any, ...], tuple[Problem, ...]]:
    from grader.render.json import report_of

    reports = tuple(report_of(each) for each in answer["reports"])
    return reports, tuple(Problem("", message) for message in answer["problems"])


def _options_wire(options: Options, version: str) -> str:
    return json.dumps([options.seed, options.lang, options.feedback.value, options.sandbox, version])


if __name__ == "__main__":
    from grader.catalog import content_root

    serve(Catalog(content_root()), sys.argv[1])
