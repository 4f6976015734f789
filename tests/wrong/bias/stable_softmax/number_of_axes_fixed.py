# Takes the shape apart as (B, H, Tq, Tk).
import numpy as np


def stable_softmax(scores):
    batch, heads, queries, _ = scores.shape
    largest = np.maximum(scores.max(axis=3), np.finfo(scores.dtype).min).reshape(batch, heads, queries, 1)
    exponentials = np.exp(scores - largest)
    total = exponentials.sum(axis=3).reshape(batch, heads, queries, 1)
    return exponentials / np.where(total == 0, 1, total)
