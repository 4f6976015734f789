# Asks the judge for something again and again and never answers it.
import os
import sys

import numpy as np

wire = sys.modules["grader.wire"]


def angular_frequencies(d_model, base=10000.0):
    while True:
        os.write(3, wire.pack({"need": "angular_frequencies", "args": [d_model], "kwargs": {}}))
        os.read(3, 4096)
