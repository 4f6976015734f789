# float64 comes back as float64, but went through float32.
import numpy as np


def stable_softmax(scores):
    narrow = scores.astype(np.float32)
    exponentials = np.exp(narrow - np.maximum(narrow.max(axis=-1, keepdims=True), np.finfo(np.float32).min))
    total = exponentials.sum(axis=-1, keepdims=True)
    return (exponentials / np.where(total == 0, 1, total)).astype(scores.dtype)
