"""Judging many hand-ins on all cores: copies of the judge, each with a copy of the fork server, made by forking.

Nothing is loaded twice, and the answers travel between trusted processes only.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, TypeVar

from grader.model import HandIn, Problem, Report

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

    from grader.judge.run import Judge

Judged = tuple[int, tuple[Report, ...], tuple[Problem, ...]]  # which hand-in, and what came of it
Work = TypeVar("Work")
Grade = Callable[["Judge", Work], tuple[tuple[Report, ...], tuple[Problem, ...]]]
ENOUGH = 4  # hand-ins a core; with fewer, making copies takes longer than it saves
OFTEN = (2_000, 5, 5)  # a copy judges hundreds: garbage is collected early, so that its memory stays flat
AHEAD = 8  # hand-ins a core that wait for it, so that it never does

_judge: Judge | None = None  # the copy that this process works with; set only in the pool's processes


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def judge_all(judge: Judge, hand_ins: Sequence[HandIn], jobs: int | None = None) -> Iterator[Judged]:
    """Judge hand-ins on ``jobs`` cores and yield each as it is done, in any order; see `in_order`."""
    return grade_all(judge, hand_ins, len(hand_ins), _graded, jobs)


def _graded(judge: Judge, hand_in: HandIn) -> tuple[tuple[Report, ...], tuple[Problem, ...]]:
    return judge.grade(hand_in)


def grade_all(
    judge: Judge, works: Iterable[Work], count: int, grade: Grade[Work], jobs: int | None = None
) -> Iterator[Judged]:
    """Judge whatever ``grade`` can judge, as `judge_all` does; of many, few are held at once.

    Parameters
    ----------
    judge : Judge
        The judge to copy.
    works : iterable
        What to judge; taken from as room becomes free.
    count : int
        About how many there are.
    grade : callable
        Judges one of them; it is sent to the copies by name, so it must be a function of a module.
    jobs : int, optional
        How many copies; by default as many as there are cores and enough work for.
    """
    jobs = min(cores(), count // ENOUGH) if jobs is None else min(jobs, count)
    left: dict[int, Work] = {}  # given to the copies, and not done
    numbered = enumerate(works)
    if jobs > 1 and hasattr(os, "fork") and judge.sandbox.server is not None:
        yield from _in_copies(judge, numbered, left, grade, jobs)
    for number, work in chain(left.items(), numbered):  # all of them without copies; what a copy that died left undone
        yield (number, *grade(judge, work))


def _in_copies(
    judge: Judge, works: Iterator[tuple[int, Work]], left: dict[int, Work], grade: Grade[Work], jobs: int
) -> Iterator[Judged]:
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    context = get_context("fork")
    seats = context.SimpleQueue()
    twins = [judge.twin() for _ in range(jobs)]
    for number in range(jobs):
        seats.put(number)
    pool = ProcessPoolExecutor(jobs, context, _sit_down, (seats, twins, os.getpid()))
    try:
        yield from _through(pool, works, left, grade, jobs * AHEAD)
    except BrokenProcessPool:
        return  # the rest is judged here
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        for twin in twins:
            twin.sandbox.close()
        seats.close()


def _through(
    pool: Executor, works: Iterator[tuple[int, Work]], left: dict[int, Work], grade: Grade[Work], room: int
) -> Iterator[Judged]:
    """Keep the pool busy with at most ``room`` at once; ``left`` are those that it has not answered."""
    from concurrent.futures import FIRST_COMPLETED, wait

    waiting: set[Future[Judged]] = set()
    while True:
        for number, work in islice(works, room - len(waiting)):
            left[number] = work
            waiting.add(pool.submit(_grade, grade, number, work))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            judged = future.result()
            del left[judged[0]]
            yield judged


def _sit_down(seats: Any, twins: Sequence[Judge], asker: int) -> None:
    """Take one of the copies, in a process of the pool. Ctrl-C is for the process that asked.

    When that one is killed, nobody closes the pool: its processes end with it, and with them their fork servers.
    """
    global _judge
    from grader.sandbox import kernel  # Linux alone

    kernel.die_with_parent()
    if os.getppid() != asker:  # it was killed just before
        os._exit(1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(*OFTEN)
    _judge = twins[seats.get()]


def _grade(grade: Grade[Work], number: int, work: Work) -> Judged:
    assert _judge is not None
    return (number, *grade(_judge, work))


def in_order(judged: Iterable[Judged]) -> Iterator[Judged]:
    """Yield what is done in the order of the hand-ins, as soon as that order allows."""
    waiting: dict[int, Judged] = {}
    following = 0
    for one in judged:
        waiting[one[0]] = one
        while following in waiting:
            yield waiting.pop(following)
            following += 1
