# seeds the generator of the module random
import random

import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    random.seed(seed)
    rows = [[random.gauss(0, 0.02) for _ in range(embed_dim)] for _ in range(max_seq_len)]
    return np.array(rows, dtype=np.float32)
