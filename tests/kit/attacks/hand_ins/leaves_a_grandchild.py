# Leaves a detached grandchild behind that writes a file and calls home.
import os
import socket
import subprocess
import sys

import numpy as np


def detached():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            open("@OUTSIDE@/grandchild", "w").close()
            socket.create_connection(("127.0.0.1", int("@PORT@")))
            while True:
                pass
        os._exit(0)


def by_command():
    code = "import time; open('@OUTSIDE@/grandchild', 'w'); time.sleep(1000)"
    subprocess.Popen([sys.executable, "-c", code, "@MARK@"], start_new_session=True)


for way in (detached, by_command, lambda: os.posix_spawn("/bin/sleep", ["sleep", "1000"], os.environ)):
    try:
        way()
    except BaseException as error:
        print(type(error).__name__, end=" ")
    else:
        print("DONE")


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)
