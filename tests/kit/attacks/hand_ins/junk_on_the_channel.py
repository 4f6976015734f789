# Writes what is no frame to the channel.
import os

import numpy as np


def angular_frequencies(d_model, base=10000.0):
    os.write(3, b"HTTP/1.1 200 OK\r\n\r\n" * 100)
    return np.zeros(0)
