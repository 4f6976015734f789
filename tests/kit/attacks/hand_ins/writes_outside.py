# Writes wherever a file of somebody else may lie.
import os
import shutil

import numpy as np

FOLDERS = ("@OUTSIDE@", "@ROOT@", "@ROOT@/tests", "/tmp", "/var/tmp", "/dev/shm", "/root", "/home", "/", "..")
FOLDERS += (os.path.dirname(os.__file__), os.path.dirname(np.__file__))
ways = (
    lambda folder: open(os.path.join(folder, "axiswise-attack"), "w"),
    lambda folder: os.mkdir(os.path.join(folder, "axiswise-attack")),
    lambda folder: os.rename("own", os.path.join(folder, "axiswise-attack")),
    lambda folder: os.open(folder, os.O_TMPFILE | os.O_RDWR),
    lambda folder: os.mknod(os.path.join(folder, "axiswise-attack")),
    lambda folder: os.remove(os.path.join(folder, "kept")),
    lambda folder: open(os.path.join(folder, "kept"), "a"),
    lambda folder: os.truncate(os.path.join(folder, "kept"), 0),
    lambda folder: os.open(os.path.join(folder, "kept"), os.O_RDONLY | os.O_TRUNC),
    lambda folder: shutil.rmtree(os.path.join(folder, "tree")),
)
open("own", "w").close()
for folder in FOLDERS:
    for way in ways:
        try:
            way(folder)
        except OSError as error:
            print(type(error).__name__, end=" ")
        else:
            print("DONE", folder)


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)
