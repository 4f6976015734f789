# Opens sockets of every family and calls a program that listens on this machine.
import socket

import numpy as np


def call(family, kind, address):
    with socket.socket(family, kind) as client:
        client.settimeout(1)
        client.connect(address)
        client.send(b"hello")


ways = (
    (socket.AF_INET, socket.SOCK_STREAM, ("127.0.0.1", int("@PORT@"))),
    (socket.AF_INET, socket.SOCK_DGRAM, ("127.0.0.1", int("@PORT@"))),
    (socket.AF_INET6, socket.SOCK_STREAM, ("::1", int("@PORT@"))),
    (socket.AF_UNIX, socket.SOCK_STREAM, "\0@MARK@"),
    (socket.AF_NETLINK, socket.SOCK_RAW, (0, 0)),
)
for way in ways:
    try:
        call(*way)
    except OSError as error:
        print(type(error).__name__, end=" ")
    else:
        print("DONE", way)


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)
