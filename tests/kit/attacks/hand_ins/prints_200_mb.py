# Prints 200 MB and is right.
import sys

import numpy as np

for _ in range(200):
    print("x" * 10**6)
    print("y" * 10, file=sys.stderr)


def angular_frequencies(d_model, base=10000.0):
    print("z" * 10**6)
    return base ** (-2 * np.arange(d_model // 2) / d_model)
