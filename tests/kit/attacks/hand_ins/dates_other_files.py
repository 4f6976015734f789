# Changes the dates, modes, owners and attributes of files that it may only read, so that caches become stale.
import os

import numpy as np

ways = (
    os.utime,
    lambda path: os.utime(path, (0, 0)),
    lambda path: os.chmod(path, 0),
    lambda path: os.chown(path, 1, 1),
    lambda path: os.setxattr(path, "user.attack", b"1"),
    lambda path: os.truncate(path, 0),
    lambda path: os.open(path, os.O_RDONLY | os.O_TRUNC),
)
for path in ("@SECRET@", "@OUTSIDE@/kept", os.__file__, np.__file__, os.path.dirname(os.__file__)):
    for way in ways:
        try:
            way(path)
        except OSError as error:
            print(type(error).__name__, end=" ")
        else:
            print("DONE", path)


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)
