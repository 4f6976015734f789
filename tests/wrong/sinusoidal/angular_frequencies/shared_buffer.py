# Every call writes into the same memory, so an earlier result changes under its owner's hands.
import numpy as np

_memory = np.zeros(0)


def angular_frequencies(d_model, base=10000.0):
    global _memory
    if _memory.size < d_model // 2:
        _memory = np.zeros(d_model // 2)
    return np.power(base, -np.arange(0, d_model, 2) / d_model, out=_memory[: d_model // 2])
