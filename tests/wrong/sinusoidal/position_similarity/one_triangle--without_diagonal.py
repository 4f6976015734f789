# fills both sides and leaves the diagonal at 0
import numpy as np


def position_similarity(encoding):
    similarity = np.zeros((len(encoding), len(encoding)), encoding.dtype)
    for i in range(len(encoding)):
        for j in range(i):
            similarity[i, j] = similarity[j, i] = encoding[i] @ encoding[j]
    return similarity
