# One maximum and one sum, as code for one vector has it.
import numpy as np


def stable_softmax(scores):
    exponentials = np.exp(scores - np.max(scores, initial=-np.inf))
    return exponentials / np.sum(exponentials)
