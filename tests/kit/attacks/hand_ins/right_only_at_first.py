# Is right in its first calls and wrong ever after.
import numpy as np

calls = []


def angular_frequencies(d_model, base=10000.0):
    calls.append(d_model)
    wrong = len(calls) > 15
    return base ** (-2 * np.arange(d_model // 2) / d_model) + wrong
