# Sends a frame byte by byte that never comes to its end.
import os
import struct

import numpy as np


def angular_frequencies(d_model, base=10000.0):
    os.write(3, struct.pack("<4sII", b"AXW1", 1 << 22, 0))
    while True:
        os.write(3, b" ")
        for _ in range(1000):
            np.ones(10)
