"""The fork server: a small process with NumPy loaded that makes one confined child after another.

It holds no reference, no test and no hand-in; these reach a child only over its own channel. The client starts it as
a program of its own. Requests and answers are one JSON datagram each on the control socket.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import resource
import shutil
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from typing import Any

from grader.sandbox import kernel

_NAMESPACES = kernel.CLONE_NEWNET | kernel.CLONE_NEWIPC | kernel.CLONE_NEWUTS
_UNREADABLE = {"site-packages", "dist-packages", "test", "idlelib", "turtledemo", "ensurepip", "lib2to3", "tkinter"}
_PRELOADED = ("numpy.random", "numpy.linalg", "numpy.lib.stride_tricks")  # the rest a child may load for itself
CHANNEL = 3  # the child's only descriptor beyond the standard three


def main(control_fd: int, config: dict[str, Any]) -> None:
    """Be the fork server on the given control socket until the client hangs up."""
    control = socket.socket(fileno=control_fd)
    isolated = "pid namespace" not in config["without"] and enter_namespaces(control)
    with contextlib.suppress(ImportError):
        for name in _PRELOADED:
            __import__(name)
    from grader.sandbox import worker

    worker.poison()
    sys.path[:] = [path for path in sys.path if path not in config["forget"]]
    server = Server(control, isolated, config)
    gc.collect()
    gc.freeze()  # so that no collection in a child copies the pages that it shares with its siblings
    control.send(json.dumps({"box": server.box}).encode())
    try:
        server.serve()
    except BaseException as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)  # the client shows it
    finally:
        os._exit(0)  # there is nothing left to tidy up that the kernel does not do faster


def enter_namespaces(control: socket.socket) -> bool:
    """Put the server into a user and a PID namespace of its own; return whether the kernel let it.

    The caller stays behind to wait, its child goes on as the server: when that ends, the kernel ends all beneath it.
    """
    if not _in_a_trial(_own_namespaces):  # some kernels grant the namespaces and nothing inside: no way back from there
        return False
    _own_namespaces()
    pid = os.fork()
    if pid:
        control.close()
        os.waitpid(pid, 0)
        os._exit(0)
    kernel.die_with_parent()
    return True


def _own_namespaces(more: int = kernel.CLONE_NEWPID) -> None:
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


class Server:
    """Answers the control socket: ``spawn`` a child on the descriptor that came along, ``reap`` one."""

    def __init__(self, control: socket.socket, isolated: bool, config: dict[str, Any]) -> None:
        self.control = control
        self.hide = [path for path in config["hide"] if os.path.isdir(path)]
        self.box = tempfile.mkdtemp(prefix="axiswise-")
        self.uid, self.gid = os.getuid(), os.getgid()
        self.own_namespace = os.open("/proc/self/ns/pid", os.O_RDONLY) if isolated else -1
        self.readable = [os.open(path, os.O_PATH) for path in readable_paths()]
        self.nothing = os.open(os.devnull, os.O_RDWR)
        self.mapped = _mapped_memory()
        self.without = set(config["without"])
        if not isolated and not _in_a_trial(lambda: _own_namespaces(0)):
            self.without.add("user namespace")
        self.spawned = 0
        self.folders: dict[int, str] = {}
        self.dying: list[int] = []

    def serve(self) -> None:
        """Answer requests until the client hangs up; then everything beneath dies with this process."""
        operations: dict[str, Callable[[dict[str, Any], list[int]], None]] = {
            "spawn": self.spawn,
            "reap": self.reap,
            "end": self.end,
            "twin": self.twin,
        }
        try:
            while True:
                data, fds, _, _ = socket.recv_fds(self.control, 4096, 1)
                if not data:
                    return
                self._bury()
                request = json.loads(data)
                operations[request["op"]](request, fds)
        finally:
            _remove(self.box)

    def twin(self, request: dict[str, Any], fds: list[int]) -> None:
        """Fork a copy of this server that answers on the descriptor that came along."""
        pid = os.fork()
        if pid:
            os.close(fds[0])
            self.dying.append(pid)
            return
        kernel.die_with_parent()
        self.control.close()
        self.control = socket.socket(fileno=fds[0])
        self.box = tempfile.mkdtemp(prefix="copy-", dir=self.box)  # in there it goes when the first server does
        self.folders, self.dying = {}, []
        self.control.send(json.dumps({"box": self.box}).encode())

    def spawn(self, request: dict[str, Any], fds: list[int]) -> None:
        """Fork a confined child that serves the descriptor; answer with a handle to it."""
        self.spawned += 1
        folder = os.path.join(self.box, str(self.spawned))
        os.mkdir(folder, 0o700)
        if self.own_namespace >= 0:
            kernel.unshare(kernel.CLONE_NEWPID)  # for the next child alone
        pid = os.fork()
        if pid == 0:
            self._be_child(fds[0], request["limits"], folder)
        self.folders[pid] = folder
        os.close(fds[0])
        if self.own_namespace >= 0:
            kernel.setns(self.own_namespace, kernel.CLONE_NEWPID)
        handle = os.pidfd_open(pid)
        socket.send_fds(self.control, [json.dumps({"pid": pid}).encode()], [handle])
        os.close(handle)

    def reap(self, request: dict[str, Any], fds: list[int]) -> None:
        """Kill a child and say how it ended and what it used."""
        pid = request["pid"]
        by_itself = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        _kill(pid)
        _, status, usage = os.wait4(pid, 0)
        _remove(self.folders.pop(pid))
        code, cpu = os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime
        answer = {"code": code, "by_itself": by_itself, "cpu": cpu, "rss": usage.ru_maxrss << 10}
        self.control.send(json.dumps(answer).encode())

    def end(self, request: dict[str, Any], fds: list[int]) -> None:
        """Kill a child of which nobody asks how it ended; it is waited for when there is time."""
        _kill(request["pid"])
        self.dying.append(request["pid"])

    def _bury(self) -> None:
        for pid in [pid for pid in self.dying if os.waitpid(pid, os.WNOHANG)[0]]:
            self.dying.remove(pid)
            if pid in self.folders:  # a copy of this server has none
                _remove(self.folders.pop(pid))

    # ------------------------------------------------------------ the child's side

    def _be_child(self, channel: int, limits: dict[str, int], folder: str) -> None:
        """Confine this process layer by layer and serve the channel; never returns."""
        try:
            gc.enable()
            os.environ["TMPDIR"] = folder
            os.chdir(folder)
            applied = self._confine(channel, limits, folder)
            from grader import wire
            from grader.sandbox import worker

            write_all(CHANNEL, wire.pack({"layers": applied}))
            worker.Worker(lambda n: os.read(CHANNEL, n), lambda data: write_all(CHANNEL, data)).serve()
            os._exit(0)
        finally:
            os._exit(1)  # whatever went wrong, the server's own code must not run in a child

    def _confine(self, channel: int, limits: dict[str, int], folder: str) -> list[str]:
        """Apply every layer that the kernel grants and return the names of those applied."""
        applied = ["pid namespace"] if os.getpid() == 1 else []
        layers: list[tuple[str, Callable[[], object]]] = [
            ("session", self._session),
            ("user namespace", self._user_namespace),
            ("network namespace", lambda: kernel.unshare(_NAMESPACES)),
            ("private folder", lambda: self._private_folder(folder, limits["folder"])),
            ("landlock", lambda: self._landlock(folder)),
            ("descriptors", lambda: _only_descriptor(channel, self.nothing)),  # landlock needs some, limits allow few
            ("limits", lambda: self._limits(limits)),
            ("capabilities", kernel.drop_capabilities),
            ("seccomp", kernel.seccomp),  # last: it refuses what the others do
        ]
        for name, apply in layers:
            if name in self.without:
                continue
            with contextlib.suppress(OSError):
                apply()
                applied.append(name)
        return applied

    def _session(self) -> None:
        os.setsid()
        kernel.die_with_parent()

    def _user_namespace(self) -> None:
        kernel.unshare(kernel.CLONE_NEWUSER)
        kernel.map_user(1000, self.uid, self.gid)

    def _private_folder(self, folder: str, size: int) -> None:
        """Put bounded memory in the place of the child's folder, freeze the rest, cover what must not even be seen."""
        kernel.unshare(kernel.CLONE_NEWNS)  # here, so that nothing below can ever happen to the machine's own mounts
        kernel.make_mounts_private()
        with contextlib.suppress(OSError):  # older kernels; what it adds to landlock is refused by seccomp too
            kernel.make_mounts_readonly()
        kernel.mount_tmpfs(folder, f"size={size},nr_inodes=1024,mode=700")
        os.chdir(folder)
        for path in [*self.hide, "/proc"]:
            kernel.mount_tmpfs(path, "size=4k,nr_inodes=2,mode=500", kernel.MS_RDONLY)

    def _landlock(self, folder: str) -> None:
        own = os.open(folder, os.O_PATH)
        kernel.landlock(self.readable, own)

    def _limits(self, limits: dict[str, int]) -> None:
        wanted = {
            resource.RLIMIT_CPU: limits["cpu"],
            resource.RLIMIT_AS: self.mapped + limits["memory"],
            resource.RLIMIT_NOFILE: limits["files"],
            resource.RLIMIT_NPROC: limits["processes"],
            resource.RLIMIT_FSIZE: limits["file_size"],
            resource.RLIMIT_CORE: 0,
        }
        for which, value in wanted.items():
            hard = resource.getrlimit(which)[1]
            value = value if hard == resource.RLIM_INFINITY else min(value, hard)
            resource.setrlimit(which, (value, value))


def _kill(pid: int) -> None:
    """Kill a child; its namespace dies with it, and where it has none, its session."""
    for kill in (os.killpg, os.kill):
        with contextlib.suppress(OSError):
            kill(pid, signal.SIGKILL)


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


def _mapped_memory() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[0]) * resource.getpagesize()


def _only_descriptor(channel: int, nothing: int) -> None:
    """Close everything inherited but the channel, which becomes descriptor 3; the standard three lead nowhere."""
    for number in (0, 1, 2):
        os.dup2(nothing, number)
    os.dup2(channel, CHANNEL)
    os.closerange(CHANNEL + 1, 1 << 16)


def write_all(fd: int, data: bytes) -> None:
    """Write all of ``data``."""
    view = memoryview(data)
    while view:
        view = view[os.write(fd, view) :]
