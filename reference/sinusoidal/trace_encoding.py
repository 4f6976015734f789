"""The program itself, run line by line (Vaswani et al., Attention Is All You Need, 2017, section 3.5)."""

import numpy as np


def answers():
    """Run every line and look at what it leaves."""
    seq_len, d_model = 50, 128
    counted = np.arange(seq_len)
    position = counted[:, np.newaxis]
    even = np.arange(0, d_model, 2)
    step = -np.log(10000.0) / d_model
    frequency = np.exp(even * step)
    angle = position * frequency
    table = np.zeros((seq_len, d_model), dtype=np.float32)
    values = {"counted": counted, "position": position, "even": even, "step": step}
    values |= {"frequency": frequency, "angle": angle, "table": table}
    table[:, 0::2] = np.sin(angle)
    table[:, 1::2] = np.cos(angle)
    values |= {"filled": table, "whole": table, "row": table[25]}
    values |= {"halved": table * 0.5, "scaled": table * np.sqrt(d_model)}
    return {label: (np.shape(value), np.asarray(value).dtype.name) for label, value in values.items()}
