"""What the Linux kernel offers to confine a process, by its raw system calls (x86-64 and aarch64).

Each function attempts one layer for the calling process and raises ``OSError`` where the kernel refuses.
Sources: the Linux manual pages namespaces(7), landlock(7), seccomp(2) and the kernel's user-space headers.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import struct
from collections.abc import Iterable, Sequence

CLONE_NEWNS = 0x00020000
CLONE_NEWCGROUP = 0x02000000
CLONE_NEWUTS = 0x04000000
CLONE_NEWIPC = 0x08000000
CLONE_NEWUSER = 0x10000000
CLONE_NEWPID = 0x20000000
CLONE_NEWNET = 0x40000000

MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_REC, MS_PRIVATE = 1, 2, 4, 8, 1 << 14, 1 << 18
_MOUNT_SETATTR, _MOUNT_ATTR_RDONLY, _AT_RECURSIVE, _AT_FDCWD = 442, 1, 0x8000, -100
PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS = 1, 22, 38
SECCOMP_MODE_FILTER = 2

_MACHINE = platform.machine()
_CAPSET = {"x86_64": 126, "aarch64": 91}.get(_MACHINE, -1)
_THIS_PROCESS = struct.pack("<Ii", 0x20080522, 0)  # _LINUX_CAPABILITY_VERSION_3
_NO_CAPABILITIES = bytes(24)

_libc = ctypes.CDLL(None, use_errno=True)


def _checked(result: int, what: str) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")
    return result


def unshare(flags: int) -> None:
    """Leave the namespaces named by ``flags``; a new PID namespace holds the next child, not the caller."""
    _checked(_libc.unshare(flags), "unshare")


def setns(fd: int, flags: int) -> None:
    """Go (back) into the namespace that ``fd`` refers to."""
    _checked(_libc.setns(fd, flags), "setns")


def map_user(inside: int, uid: int, gid: int, proc: int | None = None) -> None:
    """Map the caller's only user and group into the user namespace that it has just made.

    ``proc`` is a descriptor of /proc, for who can no longer see that.
    """
    texts = {"setgroups": "deny", "uid_map": f"{inside} {uid} 1", "gid_map": f"{inside} {gid} 1"}
    for name, text in texts.items():
        file = os.open(f"self/{name}" if proc is not None else f"/proc/self/{name}", os.O_WRONLY, dir_fd=proc)
        try:
            os.write(file, text.encode())
        finally:
            os.close(file)


def mount_tmpfs(target: str, options: str, flags: int = 0) -> None:
    """Put an empty memory file system over ``target``, in the caller's own mount namespace."""
    flags |= MS_NOSUID | MS_NODEV | MS_NOEXEC
    args = b"tmpfs", os.fsencode(target), b"tmpfs", ctypes.c_ulong(flags), options.encode()
    _checked(_libc.mount(*args), "mount")


def make_mounts_private() -> None:
    """Keep later mounts from showing anywhere else."""
    _checked(_libc.mount(b"none", b"/", None, ctypes.c_ulong(MS_REC | MS_PRIVATE), None), "mount")


def make_mounts_readonly() -> None:
    """Let nothing that is mounted now be written, its dates and modes included, which landlock leaves open."""
    attributes = struct.pack("<QQQQ", _MOUNT_ATTR_RDONLY, 0, 0, 0)
    args = ctypes.c_int(_AT_FDCWD), b"/", ctypes.c_uint(_AT_RECURSIVE), attributes, ctypes.c_size_t(len(attributes))
    _checked(_libc.syscall(ctypes.c_long(_MOUNT_SETATTR), *args), "mount_setattr")


def die_with_parent() -> None:
    """Have the kernel kill the caller when its parent dies."""
    _checked(_libc.prctl(PR_SET_PDEATHSIG, 9, 0, 0, 0), "prctl")


def no_new_privileges() -> None:
    """Let nothing that the caller or its children will ever execute give them more than they have."""
    _checked(_libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "prctl")


def drop_capabilities() -> None:
    """Give up every capability, those of the caller's own user namespace too."""
    _checked(_libc.syscall(_CAPSET, _THIS_PROCESS, _NO_CAPABILITIES), "capset")


# ---------------------------------------------------------------- landlock

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = 1, 1 << 1, 1 << 2, 1 << 3
_REFER, _TRUNCATE, _IOCTL_DEV = 1 << 13, 1 << 14, 1 << 15
_ALL_V1 = (1 << 13) - 1
_READ = _READ_FILE | _READ_DIR
_OWN = _READ | _WRITE_FILE | 0x30 | 0x180  # read, write, remove either, make folders and files


def landlock_abi() -> int:
    """Return the kernel's landlock version; raises ``OSError`` where there is none."""
    return _checked(
        _libc.syscall(ctypes.c_long(_CREATE_RULESET), None, ctypes.c_size_t(0), ctypes.c_uint(1)), "landlock"
    )


def landlock_ruleset(readable: Iterable[int], own: int | None) -> int:
    """Return rules that deny all file access but reading beneath ``readable`` and free use of ``own``.

    Those are descriptors opened O_PATH. What is returned is one for `landlock`, here or in a process that inherits it.
    From ABI 4 on TCP is denied too, from ABI 6 on signals and abstract sockets that leave the domain.
    """
    abi = landlock_abi()
    files = _ALL_V1 | (_REFER if abi >= 2 else 0) | (_TRUNCATE if abi >= 3 else 0) | (_IOCTL_DEV if abi >= 5 else 0)
    attributes = struct.pack("<QQQ", files, 3 if abi >= 4 else 0, 3 if abi >= 6 else 0)
    size = 8 if abi < 4 else 16 if abi < 6 else 24
    ruleset = _checked(
        _libc.syscall(ctypes.c_long(_CREATE_RULESET), attributes, ctypes.c_size_t(size), ctypes.c_uint(0)), "landlock"
    )
    try:
        for fd in readable:
            _allow(ruleset, fd, _READ)
        if own is not None:
            _allow(ruleset, own, _OWN | (_TRUNCATE if abi >= 3 else 0))
    except BaseException:
        os.close(ruleset)
        raise
    return ruleset


def landlock(ruleset: int) -> None:
    """Put the caller, which has `no_new_privileges`, and whatever it will start under these rules."""
    _checked(_libc.syscall(ctypes.c_long(_RESTRICT_SELF), ruleset, 0), "landlock")


def _allow(ruleset: int, fd: int, access: int) -> None:
    if not os.path.isdir(fd):
        access &= _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE
    rule = struct.pack("<Qi", access, fd)
    number = ctypes.c_long(_ADD_RULE)
    _checked(_libc.syscall(number, ctypes.c_int(ruleset), ctypes.c_int(1), rule, ctypes.c_uint(0)), "landlock")


# ---------------------------------------------------------------- seccomp

_ARCH = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_RETURN_ALLOW, _RETURN_ERRNO, _RETURN_KILL = 0x7FFF0000, 0x00050000, 0x80000000
_EPERM, _ENOTTY, _ENOSYS = 1, 25, 38
_LOAD, _JEQ, _JGE, _RET = 0x20, 0x15, 0x35, 0x06
_X32 = 0x40000000  # where another numbering of the same calls begins

# name: (x86-64, aarch64); None where the architecture has no such call. What is not listed answers "no such call".
_ALLOWED: dict[str, tuple[int | None, int | None]] = {
    "read": (0, 63), "write": (1, 64), "open": (2, None), "close": (3, 57), "stat": (4, None), "fstat": (5, 80),
    "lstat": (6, None), "poll": (7, None), "lseek": (8, 62), "mmap": (9, 222), "mprotect": (10, 226),
    "munmap": (11, 215), "brk": (12, 214), "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135),
    "rt_sigreturn": (15, 139), "pread64": (17, 67), "pwrite64": (18, 68), "readv": (19, 65), "writev": (20, 66),
    "access": (21, None), "select": (23, None), "sched_yield": (24, 124), "mremap": (25, 216), "msync": (26, 227),
    "madvise": (28, 233), "dup": (32, 23), "dup2": (33, None), "pause": (34, None),
    "nanosleep": (35, 101), "getitimer": (36, 102), "alarm": (37, None), "setitimer": (38, 103), "getpid": (39, 172),
    "exit": (60, 93), "uname": (63, 160), "flock": (73, 32), "fsync": (74, 82),
    "fdatasync": (75, 83), "ftruncate": (77, 46), "getdents": (78, None), "getcwd": (79, 17),
    "chdir": (80, 49), "fchdir": (81, 50), "rename": (82, None), "mkdir": (83, None), "rmdir": (84, None),
    "unlink": (87, None), "readlink": (89, None), "umask": (95, 166), "gettimeofday": (96, 169),
    "getrlimit": (97, 163), "getrusage": (98, 165), "sysinfo": (99, 179), "times": (100, 153), "getuid": (102, 174),
    "getgid": (104, 176), "geteuid": (107, 175), "getegid": (108, 177), "getppid": (110, 173), "getpgrp": (111, None),
    "getpgid": (121, 155), "getsid": (124, 156), "rt_sigpending": (127, 136), "rt_sigtimedwait": (128, 137),
    "sigaltstack": (131, 132), "statfs": (137, 43), "fstatfs": (138, 44), "arch_prctl": (158, None),
    "gettid": (186, 178), "time": (201, None), "futex": (202, 98), "sched_getaffinity": (204, 123),
    "getdents64": (217, 61), "set_tid_address": (218, 96), "restart_syscall": (219, 128), "fadvise64": (221, 223),
    "clock_gettime": (228, 113), "clock_getres": (229, 114), "clock_nanosleep": (230, 115), "exit_group": (231, 94),
    "epoll_wait": (232, None), "epoll_ctl": (233, 21), "openat": (257, 56), "mkdirat": (258, 34),
    "newfstatat": (262, 79), "unlinkat": (263, 35), "renameat": (264, 38), "readlinkat": (267, 78),
    "faccessat": (269, 48), "pselect6": (270, 72), "ppoll": (271, 73), "set_robust_list": (273, 99),
    "epoll_pwait": (281, 22), "eventfd2": (290, 19), "epoll_create1": (291, 20),
    "dup3": (292, 24), "pipe": (22, None), "pipe2": (293, 59), "getcpu": (309, 168), "renameat2": (316, 276),
    "getrandom": (318, 278), "membarrier": (324, 283), "statx": (332, 291), "rseq": (334, 293),
    "close_range": (436, 436), "faccessat2": (439, 439), "futex_waitv": (449, 449),
}  # fmt: skip
# Refused with "operation not permitted", so that the learner's code fails as on any locked machine.
_REFUSED: dict[str, tuple[int | None, int | None]] = {
    "socket": (41, 198), "connect": (42, 203), "accept": (43, 202), "sendto": (44, 206), "recvfrom": (45, 207),
    "sendmsg": (46, 211), "recvmsg": (47, 212), "bind": (49, 200), "listen": (50, 201), "socketpair": (53, 199),
    "clone": (56, 220), "fork": (57, None), "vfork": (58, None), "execve": (59, 221), "execveat": (322, 281),
    "ptrace": (101, 117), "link": (86, None), "symlink": (88, None), "linkat": (265, 37), "symlinkat": (266, 36),
    "chmod": (90, None), "fchmod": (91, 52), "fchmodat": (268, 53), "fchmodat2": (452, 452), "chown": (92, None),
    "lchown": (94, None), "fchown": (93, 55), "fchownat": (260, 54), "utime": (132, None), "utimes": (235, None),
    "futimesat": (261, None), "utimensat": (280, 88), "truncate": (76, 45), "mknod": (133, None), "mknodat": (259, 33),
    "setuid": (105, 146), "setgid": (106, 144), "setresuid": (117, 147), "setresgid": (119, 149),
    "setgroups": (116, 159), "setsid": (112, 157), "setpgid": (109, 154), "prctl": (157, 167), "chroot": (161, 51),
    "mount": (165, 40), "umount2": (166, 39), "setrlimit": (160, 164), "unshare": (272, 97), "setns": (308, 268),
    "process_vm_readv": (310, 270), "process_vm_writev": (311, 271), "bpf": (321, 280), "shmget": (29, 194),
    "shmat": (30, 196), "memfd_create": (319, 279), "tkill": (200, 130), "pidfd_open": (434, 434),
    "pidfd_send_signal": (424, 424), "pidfd_getfd": (438, 438),
}  # fmt: skip
# Let through or refused by what an argument says.
_KILL, _TGKILL, _PRLIMIT, _FCNTL, _IOCTL = (62, 129), (234, 131), (302, 261), (72, 25), (16, 29)
_TCGETS = 0x5401  # isatty(): answered "not a terminal" by the descriptor itself
_SIGNALLING = (8, 10, 15, 1024, 1026)  # F_SETOWN, F_SETSIG, F_SETOWN_EX, F_SETLEASE, F_NOTIFY: signals to others


class Filter:
    """A system call filter for the process of the given number, assembled once for as many as are alike.

    It lets only the system calls of a number-crunching process through; no process, thread, socket or mount is made.
    Threads neither, since for root no limit bounds their number. What acts on a process may act on the caller alone.
    """

    def __init__(self, pid: int) -> None:
        self._program = filter_program(pid)
        self._code = ctypes.create_string_buffer(self._program, len(self._program))
        self._filter = struct.pack("@HxxxxxxP", len(self._program) // 8, ctypes.addressof(self._code))

    def apply(self) -> None:
        """Put the caller, which has `no_new_privileges`, under the filter for good."""
        _checked(_libc.prctl(PR_SET_SECCOMP, ctypes.c_ulong(SECCOMP_MODE_FILTER), self._filter), "seccomp")


def see_that_filters_are_taken() -> None:
    """Raise ``OSError`` where the kernel filters no system calls, found by handing it a filter that is nowhere."""
    try:
        _checked(_libc.prctl(PR_SET_SECCOMP, ctypes.c_ulong(SECCOMP_MODE_FILTER), None), "seccomp")
    except OSError as error:
        if error.errno != errno.EFAULT:
            raise


def filter_program(pid: int, machine: str = _MACHINE) -> bytes:
    """Return the filter as BPF: the architecture, then the answer, found by halving the range of the numbers.

    The kernel runs it for every number once when it is applied, to remember what is let through anyway; so its
    depth counts even where few calls are made.
    """
    if machine not in _ARCH:
        raise OSError(_ENOSYS, f"seccomp: no table for {machine}")
    column = list(_ARCH).index(machine)
    refused = _RETURN_ERRNO | _EPERM
    code = [_op(_LOAD, 4), _op(_JEQ, _ARCH[machine], 1, 0), _op(_RET, _RETURN_KILL), _op(_LOAD, 0)]
    answers: dict[int | None, list[bytes]] = {
        number[column]: [_op(_RET, _RETURN_ALLOW)] for number in _ALLOWED.values()
    }
    answers |= {number[column]: [_op(_RET, refused)] for number in _REFUSED.values()}
    for numbers, me in ((_KILL, pid), (_TGKILL, pid), (_PRLIMIT, 0)):
        answers[numbers[column]] = _by_argument(0, (me,), _RETURN_ALLOW, refused)
    answers[_FCNTL[column]] = _by_argument(1, _SIGNALLING, refused, _RETURN_ALLOW)
    answers[_IOCTL[column]] = _by_argument(1, (_TCGETS,), _RETURN_ALLOW, _RETURN_ERRNO | _ENOTTY)
    no_such_call = [_op(_RET, _RETURN_ERRNO | _ENOSYS)]
    ranges = [(0, answers.get(0, no_such_call))]
    for number in range(max(filter(None, answers)) + 2):
        answer = answers.get(number, no_such_call)
        if answer != ranges[-1][1]:
            ranges.append((number, answer))
    ranges.append((_X32, [_op(_RET, _RETURN_KILL)]))
    return b"".join(code + _search(ranges))


def _search(ranges: Sequence[tuple[int, list[bytes]]]) -> list[bytes]:
    """Return instructions that go to the answer of the range that the loaded number is in."""
    if len(ranges) == 1:
        return ranges[0][1]
    middle = len(ranges) // 2
    low, high = _search(ranges[:middle]), _search(ranges[middle:])
    return [_op(_JGE, ranges[middle][0], len(low), 0), *low, *high]


def _by_argument(which: int, values: Sequence[int], among: int, else_: int) -> list[bytes]:
    """Answer a call by whether the low half of one of its arguments is among ``values``."""
    tests = [_op(_JEQ, value, len(values) - n) for n, value in enumerate(values)]
    return [_op(_LOAD, 16 + 8 * which), *tests, _op(_RET, else_), _op(_RET, among)]


def _op(code: int, value: int, yes: int = 0, no: int = 0) -> bytes:
    return struct.pack("<HBBI", code, yes, no, value)
