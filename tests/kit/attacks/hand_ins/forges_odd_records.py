# Answers with frames whose every field has a form that nobody expects.
import os
import sys

import numpy as np

wire = sys.modules["grader.wire"]
BIG = -(10**3000)
ODD = [
    {"value": wire.Ref(3), "changed": {"x": 1, (1, 2): 3}, "seen": {"strides": 5, "shares": {"a": 1}, "warnings": 7}},
    {"value": None, "changed": [1], "seen": [2], "printed": 5, "lost": BIG},
    {"raised": {"trace": 7, "mro": 3, "type": ["x"], "text": {}}, "lost": -BIG, "printed": "\ud800"},
    {"raised": {"trace": [BIG, "x", None], "mro": [[], {}], "type": "T" * 10**6, "text": "t" * 10**6}},
    {"value": {"a": np.ones(3)}, "seen": {"steps": BIG, "peak": np.ones(2), "random_touched": np.ones(2)}},
    {"value": 10**3000, "failures": [{"line": np.ones(3), "type": 5, "text": "x" * 10**6}], "lost": [1]},
    {},
]
for odd in ODD:
    os.write(3, wire.pack(odd))


def angular_frequencies(d_model, base=10000.0):
    for odd in ODD:
        os.write(3, wire.pack(odd))
    return np.zeros(0)
