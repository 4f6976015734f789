# Sends JSON that is nested a million deep.
import os
import struct

import numpy as np


def angular_frequencies(d_model, base=10000.0):
    body = b'{"value":' + b"[" * 10**6 + b"]" * 10**6 + b"}"
    data = memoryview(struct.pack("<4sII", b"AXW1", len(body), 0) + body)
    while data:
        data = data[os.write(3, data) :]
    return np.zeros(0)
