# Mounts, unmounts, makes and joins namespaces, changes the root folder.
import ctypes
import os

import numpy as np

libc = ctypes.CDLL(None, use_errno=True)
calls = {
    "unshare user": lambda: libc.unshare(0x10000000),
    "unshare mounts": lambda: libc.unshare(0x20000),
    "mount": lambda: libc.mount(b"none", b"/tmp", b"tmpfs", 0, None),
    "bind": lambda: libc.mount(b"/", os.getcwd().encode(), None, 4096, None),
    "remount": lambda: libc.mount(None, b"/", None, 32 | 4096, None),
    "umount": lambda: libc.umount2(b"@ROOT@/tests", 2),
    "umount /proc": lambda: libc.umount2(b"/proc", 2),
    "chroot": lambda: libc.chroot(b"."),
    "setns": lambda: libc.setns(3, 0),
    "sethostname": lambda: libc.sethostname(b"mine", 4),
    "mount_setattr": lambda: libc.syscall(442, -100, b"/", 0x8000, (ctypes.c_uint64 * 4)(0, 1, 0, 0), 32),
    "open_tree": lambda: libc.syscall(428, -100, b"/", 1),
    "fsopen": lambda: libc.syscall(430, b"tmpfs", 0),
}
for name, call in calls.items():
    print(f"DONE {name}" if call() != -1 else os.strerror(ctypes.get_errno()))


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)
