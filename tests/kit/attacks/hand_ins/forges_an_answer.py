# Answers with well-formed frames of its own, one call ahead, with a wrong value.
import os
import sys

import numpy as np

wire = sys.modules["grader.wire"]


def angular_frequencies(d_model, base=10000.0):
    value = np.linspace(1, 0, d_model // 2)
    for _ in range(3):
        os.write(
            3, wire.pack({"value": value, "changed": {}, "seen": {"steps": 0, "peak": 0}, "printed": "", "lost": 0})
        )
    return value
