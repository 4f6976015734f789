# Halves the slope from head to head, however many there are.
import numpy as np


def alibi_slopes(n_heads):
    return 0.5 ** np.arange(1, n_heads + 1)
