"""The fork server: a small process with NumPy loaded that makes one confined child after another.

It holds no reference, no test and no hand-in; these reach a child only over its own channel. The client starts it as
a program of its own. A request is one datagram on the control socket, a word and JSON, and so is an answer, JSON alone.

What happens for each child is kept short, and away from what is written in Python in the standard library: after a
fork the first write to any page of memory copies it, and the pages that so little code touches are most of the cost.
"""

from __future__ import annotations

import _random
import contextlib
import gc
import io
import json
import os
import random
import resource
import shutil
import signal
import socket
import struct
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from grader.sandbox import kernel

_NAMESPACES = kernel.CLONE_NEWNET | kernel.CLONE_NEWIPC | kernel.CLONE_NEWUTS
_UNREADABLE = {"site-packages", "dist-packages", "test", "idlelib", "turtledemo", "ensurepip", "lib2to3", "tkinter"}
_PRELOADED = ("numpy.random", "numpy.linalg", "numpy.lib.stride_tricks")  # the rest a child may load for itself
_LIMITED = {
    "cpu": resource.RLIMIT_CPU,
    "memory": resource.RLIMIT_AS,  # beyond what is mapped already
    "files": resource.RLIMIT_NOFILE,
    "processes": resource.RLIMIT_NPROC,
    "file_size": resource.RLIMIT_FSIZE,
}
FIRST = 1  # the number of a child that is alone in its PID namespace
_generator: Any = random.random  # the one behind the module's functions
_reseed = partial(_random.Random.seed, _generator.__self__)
DESCRIPTOR = struct.Struct("i")
CHANNEL = 3  # the child's only descriptor beyond the standard three


def main(control_fd: int, config: dict[str, Any]) -> None:
    """Be the fork server on the given control socket until the client hangs up."""
    control = socket.socket(fileno=control_fd)
    box = tempfile.mkdtemp(prefix="axiswise-")
    entered = enter_namespaces(config["without"])
    _go_on_in_a_child(control, box)
    with contextlib.suppress(ImportError):
        for name in _PRELOADED:
            __import__(name)
    from grader.sandbox import worker

    worker.poison()
    sys.path[:] = [path for path in sys.path if path not in config["forget"]]
    server = Server(control, box, entered, config)
    _rehearse()
    gc.collect()
    gc.freeze()  # so that no collection in a child copies the pages that it shares with its siblings
    control.send(json.dumps(box).encode())
    try:
        server.serve()
    except BaseException as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)  # the client shows it
    finally:
        os._exit(0)  # there is nothing left to tidy up that the kernel does not do faster


def _rehearse() -> None:
    """Do some times over what every child does: what Python prepares at the first calls is then prepared for all."""
    from grader import wire
    from grader.sandbox import worker

    load = {"op": "load", "module": 0, "text": "def f(x):\n    return x\n", "supply": [], "packages": []}
    act = {"op": "act", "module": 0, "what": "function", "target": "f", "args": [[1, 2.0]]}
    frames = b"".join(map(wire.pack, ({**load, "op": "scan"}, load, act)))
    streams = sys.stdin, sys.stdout, sys.stderr
    for _ in range(3):
        wire.pack({"layers": ["seccomp"]})
        worker.Worker(io.BytesIO(frames).read, len).serve()
    sys.stdin, sys.stdout, sys.stderr = streams
    del sys.modules["submission"]


def enter_namespaces(without: list[str]) -> int:
    """Put this process into a user namespace and what it starts into a PID namespace; return what the kernel let it."""
    for more in (kernel.CLONE_NEWPID, 0)["pid namespace" in without :]:
        if _in_a_trial(partial(_own_namespaces, more)):  # what is granted may be of no use: no way back then
            _own_namespaces(more)
            return kernel.CLONE_NEWUSER | more
    return 0


def _go_on_in_a_child(control: socket.socket, box: str) -> None:
    """Leave the caller behind to clear up; its child goes on as the server. When that ends, all beneath it has ended.

    The one who waits sees the machine's own files, also where the server has a view of its own.
    """
    pid = os.fork()
    if pid:
        control.close()
        os.waitpid(pid, 0)
        _remove(box)
        os._exit(0)
    kernel.die_with_parent()


def _own_namespaces(more: int) -> None:
    uid, gid = os.getuid(), os.getgid()
    kernel.unshare(kernel.CLONE_NEWUSER | more)
    kernel.map_user(uid, uid, gid)


def _in_a_trial(attempt: Callable[[], object]) -> bool:
    """Whether something works in a process that is thrown away."""
    pid = os.fork()
    if pid == 0:
        try:
            attempt()
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitpid(pid, 0)[1] == 0


class Bounds(NamedTuple):
    """What a child's limits come to, as the kernel is told it."""

    resources: list[tuple[int, tuple[int, int]]]
    folder: str


class Job(NamedTuple):
    """What one child is made for."""

    channel: int
    bounds: Bounds
    folder: str


class Server:
    """Answers the control socket: ``spawn`` a child on the descriptor that came along, ``reap`` one."""

    def __init__(self, control: socket.socket, box: str, entered: int, config: dict[str, Any]) -> None:
        from grader import wire
        from grader.sandbox import worker

        self.pack, self.worker = wire.pack, worker.Worker  # imported here, for a child it takes too long
        self.control, self.box = control, box
        self.own = os.path.join(box, "own")  # each child's folder, where each sees another
        kernel.no_new_privileges()
        self.uid, self.gid = os.getuid(), os.getgid()
        self.proc = os.open("/proc", os.O_PATH)
        self.own_namespace = os.open("/proc/self/ns/pid", os.O_RDONLY) if entered & kernel.CLONE_NEWPID else -1
        self.readable = [os.open(path, os.O_PATH) for path in readable_paths()]
        self.nothing = os.open(os.devnull, os.O_RDWR)
        self.mapped = _mapped_memory()
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        self.without = set(config["without"])
        if not entered:
            self.without.add("user namespace")
        self.has_view = self._once("private folder", lambda: self._view([*config["hide"], "/proc"]))
        self.ruleset: int | None = None
        self.filter: kernel.Filter | None = None
        sealed = self.has_view and self._once("landlock", self._rules) and self._once("seccomp", self._rules_for_calls)
        self.shares_network = self._once("network namespace", lambda: kernel.unshare(_NAMESPACES)) and sealed
        self.layers = [(name, apply) for name, apply in self._layers() if name not in self.without]
        self.understood: dict[bytes, Bounds] = {}  # there are few kinds
        self.wanted = ["pid namespace"] if self.own_namespace >= 0 else []
        self.wanted += [name for name, _ in self.layers]
        self.greeting = wire.pack({"layers": self.wanted})
        self.spawned = 0
        self.folders: dict[int, str] = {}
        self.dying: list[int] = []

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
        self._go_to(self.own)

    @staticmethod
    def _go_to(folder: str) -> None:
        os.environ["TMPDIR"] = folder
        os.chdir(folder)

    def _rules(self) -> None:
        # From a file up, landlock steps from the root of what is mounted to the folder around where it is mounted.
        self.ruleset = kernel.landlock_ruleset(self.readable, os.open(self.box, os.O_PATH))

    def _rules_for_calls(self) -> None:
        kernel.see_that_filters_are_taken()
        self.filter = kernel.Filter(FIRST)

    def serve(self) -> None:
        """Answer requests until the client hangs up; then everything beneath dies with this process."""
        operations = {b"spawn": self.spawn, b"reap": self.reap, b"end": self.end, b"twin": self.twin}
        while True:
            data, passed, _, _ = self.control.recvmsg(4096, socket.CMSG_SPACE(DESCRIPTOR.size))
            if not data:
                return
            self._bury()
            word, _, said = data.partition(b" ")
            operations[word](said, DESCRIPTOR.unpack(passed[0][2])[0] if passed else -1)

    def _answer(self, answer: Any) -> None:
        self.control.send(json.dumps(answer).encode())

    def twin(self, said: bytes, fd: int) -> None:
        """Fork a copy of this server that answers on the descriptor that came along."""
        pid = os.fork()
        if pid:
            os.close(fd)
            self.dying.append(pid)
            return
        kernel.die_with_parent()
        self.control.close()
        self.control = socket.socket(fileno=fd)
        if not self.has_view:
            self.box = tempfile.mkdtemp(prefix="copy-", dir=self.box)  # in there it goes when the first server does
        self.folders, self.dying = {}, []
        self._answer(self.box)

    def spawn(self, said: bytes, fd: int) -> None:
        """Fork a confined child that serves the descriptor; answer with a handle to it."""
        job = Job(fd, self._bounds(said), self.own if self.has_view else self._folder_on_disk())
        if self.own_namespace >= 0:
            kernel.unshare(kernel.CLONE_NEWPID)  # for the next child alone
        pid = os.fork()
        if pid == 0:
            self._be_child(job)
        if not self.has_view:
            self.folders[pid] = job.folder
        os.close(fd)
        if self.own_namespace >= 0:
            kernel.setns(self.own_namespace, kernel.CLONE_NEWPID)
        handle = os.pidfd_open(pid)
        self.control.sendmsg([b"%d" % pid], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, DESCRIPTOR.pack(handle))])
        os.close(handle)

    def _bounds(self, said: bytes) -> Bounds:
        if said not in self.understood:
            limits = json.loads(said)
            limits["memory"] += self.mapped
            resources = [(which, _bound(which, limits[name])) for name, which in _LIMITED.items()]
            self.understood[said] = Bounds(resources, f"size={limits['folder']},nr_inodes=1024,mode=700")
        return self.understood[said]

    def _folder_on_disk(self) -> str:
        self.spawned += 1
        folder = os.path.join(self.box, str(self.spawned))
        os.mkdir(folder, 0o700)
        return folder

    def reap(self, said: bytes, fd: int) -> None:
        """Kill a child and say how it ended and what it used."""
        pid = int(said)
        by_itself = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        self._kill(pid)
        _, status, usage = os.wait4(pid, 0)
        self._forget(pid)
        code, cpu = os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime
        answer = {"code": code, "by_itself": by_itself, "cpu": cpu, "rss": usage.ru_maxrss << 10}
        self._answer(answer)

    def end(self, said: bytes, fd: int) -> None:
        """Kill a child of which nobody asks how it ended; it is waited for when there is time."""
        pid = int(said)
        self._kill(pid)
        self.dying.append(pid)

    def _kill(self, pid: int) -> None:
        """Kill a child; its namespace dies with it, and where it has none, its session."""
        if self.own_namespace < 0:
            with contextlib.suppress(OSError):  # it has none yet
                os.killpg(pid, signal.SIGKILL)
        os.kill(pid, signal.SIGKILL)  # it is there until it is waited for

    def _bury(self) -> None:
        for pid in self.dying[:]:
            if os.waitpid(pid, os.WNOHANG)[0]:
                self.dying.remove(pid)
                self._forget(pid)

    def _forget(self, pid: int) -> None:
        """Remove what a child, or a copy of this server, left on the disk, if it could leave anything there."""
        if pid in self.folders:
            _remove(self.folders.pop(pid))

    # ------------------------------------------------------------ the child's side

    def _be_child(self, job: Job) -> None:
        """Confine this process layer by layer and serve the channel; never returns."""
        try:
            gc.enable()
            _reseed()  # or all children would draw the same numbers
            if not self.has_view:
                self._go_to(job.folder)
            applied = self._confine(job)
            os.write(CHANNEL, self.greeting if applied == self.wanted else self.pack({"layers": applied}))
            self.worker(lambda n: os.read(CHANNEL, n), lambda data: write_all(CHANNEL, data)).serve()
            os._exit(0)
        finally:
            os._exit(1)  # whatever went wrong, the server's own code must not run in a child

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

    def _confine(self, job: Job) -> list[str]:
        """Apply every layer that the kernel grants and return the names of those applied."""
        applied = ["pid namespace"] if os.getpid() == FIRST else []
        for name, apply in self.layers:
            try:
                apply(job)
            except OSError:
                continue
            applied.append(name)
        return applied

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


def _remove(folder: str) -> None:
    """Remove a child's folder; on a machine that could not give it one in memory there may be something in it."""
    try:
        os.rmdir(folder)
    except OSError:
        with contextlib.suppress(Exception):  # what a hand-in leaves there may be made to be hard to remove
            shutil.rmtree(folder)


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


def write_all(fd: int, data: bytes) -> None:
    """Write all of ``data``."""
    view = memoryview(data)
    while view:
        view = view[os.write(fd, view) :]
