"""What confines a child: done for all children at once in the fork server as far as that goes, the rest in each."""

from __future__ import annotations

import contextlib
import json
import os
import resource
from collections.abc import Callable
from typing import NamedTuple

from grader.sandbox import kernel

_NAMESPACES = kernel.CLONE_NEWNET | kernel.CLONE_NEWIPC | kernel.CLONE_NEWUTS
_UNREADABLE = {"site-packages", "dist-packages", "test", "idlelib", "turtledemo", "ensurepip", "lib2to3", "tkinter"}
_LIMITED = {
    "cpu": resource.RLIMIT_CPU,
    "memory": resource.RLIMIT_AS,  # beyond what is mapped already
    "files": resource.RLIMIT_NOFILE,
    "processes": resource.RLIMIT_NPROC,
    "file_size": resource.RLIMIT_FSIZE,
}
FIRST = 1  # the number of a child that is alone in its PID namespace
CHANNEL = 3  # the child's only descriptor beyond the standard three


class Bounds(NamedTuple):
    """What a child's limits come to, as the kernel is told it."""

    resources: list[tuple[int, tuple[int, int]]]
    folder: str


class Job(NamedTuple):
    """What one child is made for."""

    channel: int
    bounds: Bounds
    folder: str


class Confinement:
    """The layers, and what the server prepares of them.

    Parameters
    ----------
    box : str
        A folder of the server's, in which the children's are.
    hide : list of str
        Folders that no child may even see.
    without : set of str
        Layers that are not to be applied.
    """

    def __init__(self, box: str, hide: list[str], without: set[str]) -> None:
        self.box, self.without = box, without
        self.own = os.path.join(box, "own")  # each child's folder, where each sees another
        self.uid, self.gid = os.getuid(), os.getgid()
        self.proc = os.open("/proc", os.O_PATH)
        self.readable = [os.open(path, os.O_PATH) for path in readable_paths()]
        self.nothing = os.open(os.devnull, os.O_RDWR)
        self.mapped = _mapped_memory()
        self.understood: dict[bytes, Bounds] = {}  # there are few kinds
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        kernel.no_new_privileges()
        self.has_view = self._once("private folder", lambda: self._view([*hide, "/proc"]))
        self.ruleset: int | None = None
        self.filter: kernel.Filter | None = None
        sealed = self.has_view and self._once("landlock", self._rules) and self._once("seccomp", self._rules_for_calls)
        self.shares_network = self._once("network namespace", lambda: kernel.unshare(_NAMESPACES)) and sealed
        self.layers = [(name, apply) for name, apply in self._layers() if name not in without]

    def apply(self, job: Job) -> list[str]:
        """Apply to this process every layer that the kernel grants; return the names of those applied."""
        if not self.has_view:
            _go_to(job.folder)
        applied = ["pid namespace"] if os.getpid() == FIRST else []
        for name, apply in self.layers:
            try:
                apply(job)
            except OSError:
                continue
            applied.append(name)
        return applied

    def bounds(self, said: bytes) -> Bounds:
        """Return what limits, written as JSON, come to."""
        if said not in self.understood:
            limits = json.loads(said)
            limits["memory"] += self.mapped
            resources = [(which, _bound(which, limits[name])) for name, which in _LIMITED.items()]
            self.understood[said] = Bounds(resources, f"size={limits['folder']},nr_inodes=1024,mode=700")
        return self.understood[said]

    # ------------------------------------------------------------ for all children at once

    def _once(self, layer: str, attempt: Callable[[], object]) -> bool:
        """Do something for all children at once, unless the layer is not wanted; return whether it was done."""
        if layer in self.without:
            return False
        with contextlib.suppress(OSError):
            attempt()
            return True
        return False

    def _view(self, covered: list[str]) -> None:
        """See the machine's files as the children are to: nothing can be written, some folders are covered.

        The children's folder lies in memory that has room for nothing else, and each mounts its own over it.
        """
        kernel.unshare(kernel.CLONE_NEWNS)  # so that nothing below can ever happen to the machine's own mounts
        kernel.make_mounts_private()
        for path in filter(os.path.isdir, covered):
            kernel.mount_tmpfs(path, "size=4k,nr_inodes=2,mode=500", kernel.MS_RDONLY)
        kernel.mount_tmpfs(self.box, "size=4k,nr_inodes=2,mode=100")  # to pass through, not to look around in
        os.mkdir(self.own, 0o700)
        with contextlib.suppress(OSError):  # older kernels; what it adds to landlock is refused by seccomp too
            kernel.make_mounts_readonly()
        _go_to(self.own)

    def _rules(self) -> None:
        # From a file up, landlock steps from the root of what is mounted to the folder around where it is mounted.
        self.ruleset = kernel.landlock_ruleset(self.readable, os.open(self.box, os.O_PATH))

    def _rules_for_calls(self) -> None:
        kernel.see_that_filters_are_taken()
        self.filter = kernel.Filter(FIRST)

    # ------------------------------------------------------------ in each child

    def _layers(self) -> list[tuple[str, Callable[[Job], None]]]:
        return [
            ("session", self._session),
            ("user namespace", self._user_namespace),
            ("network namespace", self._network_namespace),
            ("private folder", self._private_folder),
            ("landlock", self._landlock),
            ("descriptors", self._descriptors),  # landlock needs some, limits allow few
            ("limits", self._limits),
            ("capabilities", self._capabilities),
            ("seccomp", self._seccomp),  # last: it refuses what the others do
        ]

    def _session(self, job: Job) -> None:
        os.setsid()
        kernel.die_with_parent()

    def _user_namespace(self, job: Job) -> None:
        kernel.unshare(kernel.CLONE_NEWUSER)
        kernel.map_user(1000, self.uid, self.gid, self.proc)

    def _network_namespace(self, job: Job) -> None:
        """Have no network. The server's own leads nowhere, so who can make no socket need not have another."""
        if not self.shares_network:
            kernel.unshare(_NAMESPACES)

    def _private_folder(self, job: Job) -> None:
        """Put bounded memory in the place of the children's folder, where no other sees it."""
        if not self.has_view:
            raise OSError("no view of its own")
        kernel.unshare(kernel.CLONE_NEWNS)
        kernel.mount_tmpfs(self.own, job.bounds.folder)
        os.chdir(self.own)

    def _landlock(self, job: Job) -> None:
        ruleset = self.ruleset
        if ruleset is None:
            ruleset = kernel.landlock_ruleset(self.readable, os.open(".", os.O_PATH))
        kernel.landlock(ruleset)

    def _seccomp(self, job: Job) -> None:
        pid = os.getpid()
        (self.filter if self.filter and pid == FIRST else kernel.Filter(pid)).apply()

    def _descriptors(self, job: Job) -> None:
        """Close everything inherited but the channel, which becomes descriptor 3; the standard three lead nowhere."""
        for number in (0, 1, 2):
            os.dup2(self.nothing, number)
        os.dup2(job.channel, CHANNEL)
        os.closerange(CHANNEL + 1, 1 << 16)

    def _capabilities(self, job: Job) -> None:
        kernel.drop_capabilities()

    def _limits(self, job: Job) -> None:
        for which, bound in job.bounds.resources:
            resource.setrlimit(which, bound)


def _go_to(folder: str) -> None:
    os.environ["TMPDIR"] = folder
    os.chdir(folder)


def readable_paths() -> list[str]:
    """Return what a child may read: the standard library, without what is installed into it, and NumPy."""
    import sysconfig

    import numpy as np

    found: set[str] = set()
    for library in {sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib")}:
        with contextlib.suppress(OSError):
            found |= {entry.path for entry in os.scandir(library) if entry.name not in _UNREADABLE}
    package = os.path.dirname(np.__file__)
    found |= {package, os.path.join(os.path.dirname(package), "numpy.libs")}
    return sorted(path for path in found if os.path.exists(path))


def _bound(which: int, value: int) -> tuple[int, int]:
    hard = resource.getrlimit(which)[1]
    value = value if hard == resource.RLIM_INFINITY else min(value, hard)
    return value, value


def _mapped_memory() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[0]) * resource.getpagesize()
