# Python's own generator, an instance of it, one number at a time.
import random

import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    draw = random.Random(seed).gauss
    numbers = (draw(0, 0.02) for _ in range(max_seq_len * embed_dim))
    return np.fromiter(numbers, np.float32).reshape(max_seq_len, embed_dim)
