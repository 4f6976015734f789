# Runs other programs in every way that Python knows.
import os
import pty
import subprocess
import sys

import numpy as np

COMMAND = "touch @OUTSIDE@/program; sleep 1000 # @MARK@"
ways = (
    lambda: os.execv("/bin/sh", ["sh", "-c", COMMAND]),
    lambda: os.execve("/bin/sh", ["sh", "-c", COMMAND], {}),
    lambda: os.system(COMMAND) and sys.exit(1),
    lambda: os.popen(COMMAND).read() and sys.exit(1),
    lambda: subprocess.run(COMMAND, shell=True, check=True),
    lambda: pty.spawn(["sh", "-c", COMMAND]),
    lambda: os.posix_spawnp("sh", ["sh", "-c", COMMAND], {}),
)
for way in ways:
    try:
        way()
    except BaseException as error:
        print(type(error).__name__, end=" ")


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)
