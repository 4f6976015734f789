"""What a measurement was made on, and what one process costs: kept apart from what is measured."""

from __future__ import annotations

import os
import platform
import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from grader.errors import GraderError, UserError
from grader.model import say

PACKAGES = ("numpy", "pytest", "click")
STATUS = Path("/proc/self/status")
MEGA = 1 << 20


@dataclass(frozen=True, slots=True)
class Spent:
    """What one process took: seconds on the clock, seconds of processor time, bytes at its peak."""

    wall: float
    cpu: float
    peak: int


def machine() -> dict[str, str]:
    """Processor, cores and kernel."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return {"cpu": _cpu_model(), "cores": str(cores), "kernel": f"{platform.system()} {platform.release()}"}


def versions() -> dict[str, str]:
    """Versions of Python, the kit and what it runs on."""
    found = {name: version(name) for name in PACKAGES}
    return {"python": platform.python_version(), "axiswise": version("axiswise"), **found}


def interleaved(commands: Mapping[str, Sequence[str]], rounds: int) -> dict[str, Spent]:
    """Medians of each command, run in turn so that a busy moment of the machine falls on all of them.

    One round before is not counted: it fills the caches.
    """
    runs: dict[str, list[Spent]] = {name: [] for name in commands}
    for turn in range(rounds + 1):
        for name, command in commands.items():
            spent = run_once(command)
            if turn:
                runs[name].append(spent)
    return {name: _median(spent) for name, spent in runs.items()}


def run_once(command: Sequence[str]) -> Spent:
    """Run a command to its end, its output thrown away; one that exits with 2 or more is an error."""
    if not hasattr(os, "wait4"):
        raise UserError(say("this system does not account for processes (no wait4); measure on Linux or macOS"))
    silent = [(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_RDWR, 0) for fd in (0, 1, 2)]
    begun = time.perf_counter()
    pid = os.posix_spawn(command[0], list(command), os.environ, file_actions=silent)
    _, status, usage = os.wait4(pid, 0)
    wall = time.perf_counter() - begun
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        why = say("`{command}` ended with {code}", command=" ".join(command), code=os.waitstatus_to_exitcode(status))
        raise GraderError(why)
    unit = 1 if sys.platform == "darwin" else 1024
    return Spent(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)


def timed(acts: Mapping[str, Callable[[], object]], times: int) -> dict[str, float]:
    """Median seconds of each act, done in turn, after one uncounted turn for the caches."""
    taken: dict[str, list[float]] = {name: [] for name in acts}
    for turn in range(times + 1):
        for name, act in acts.items():
            begun = time.perf_counter()
            act()
            if turn:
                taken[name].append(time.perf_counter() - begun)
    return {name: statistics.median(seconds) for name, seconds in taken.items()}


def peak_memory(pid: int | None = None) -> float:
    """Largest number of megabytes that a process held at once (Linux; 0 elsewhere)."""
    path = STATUS if pid is None else Path(f"/proc/{pid}/status")
    if not path.exists():
        return 0.0
    fields = dict(line.partition(":")[::2] for line in path.read_text(encoding="ascii").splitlines())
    return int(fields["VmHWM"].split()[0]) * 1024 / MEGA


def children() -> tuple[int, ...]:
    """Processes that this one started and that still run (Linux; none elsewhere)."""
    found = Path("/proc/self/task").glob("*/children") if Path("/proc/self/task").exists() else ()
    return tuple(int(pid) for path in found for pid in path.read_text(encoding="ascii").split())


def _median(runs: Sequence[Spent]) -> Spent:
    wall, cpu = (statistics.median(values) for values in ([run.wall for run in runs], [run.cpu for run in runs]))
    return Spent(wall, cpu, max(run.peak for run in runs))


def _cpu_model() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith(("model name", "Model")):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
