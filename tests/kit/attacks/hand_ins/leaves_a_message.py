# Leaves the right answers for a later hand-in wherever it can: files, shared memory, sockets, its environment.
import os
import socket
from multiprocessing import shared_memory

import numpy as np


def write(path):
    with open(path, "w") as file:
        file.write("the answer")


def by_socket():
    server = socket.socket(socket.AF_UNIX)
    server.bind("\0axiswise-attack")
    server.listen()


def by_memory():
    shared_memory.SharedMemory("axiswise-attack", create=True, size=100)


ways = [lambda path=path: write(path) for path in ("/tmp/axiswise-attack", "/var/tmp/axiswise-attack", "/dev/shm/a")]
for way in (*ways, by_socket, by_memory, lambda: os.mkfifo("/tmp/axiswise-attack-pipe")):
    try:
        way()
    except BaseException as error:
        print(type(error).__name__, end=" ")
    else:
        print("DONE")
write("axiswise-attack")  # its own folder, which is gone when the next one comes
os.environ["AXISWISE_MESSAGE"] = "the answer"


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)
