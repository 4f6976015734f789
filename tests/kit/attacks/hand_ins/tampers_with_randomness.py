# Reseeds every generator and replaces what tells their state.
import random

import numpy as np

seeded = np.random.get_state(legacy=True)
np.random.get_state = lambda legacy=True: seeded
random.getstate = lambda: ()


def angular_frequencies(d_model, base=10000.0):
    np.random.seed(1)
    random.seed(1)
    return base ** (-2 * np.arange(d_model // 2) / d_model) * (1 + np.random.rand())
