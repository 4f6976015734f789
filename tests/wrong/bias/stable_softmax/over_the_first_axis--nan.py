# Axis 0, as code for one vector has it.
import numpy as np


def stable_softmax(scores):
    exponentials = np.exp(scores - np.max(scores, axis=0))
    return exponentials / np.sum(exponentials, axis=0)
