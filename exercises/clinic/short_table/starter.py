import numpy as np


def new_table(n_rows, width, seed):
    noise = np.random.default_rng(seed).normal(0.0, 0.02, (n_rows, width))
    return noise.astype(np.float32)


def short_table(table, start=0, count=None):
    stop = None if count is None else start + count
    return table[start:stop]


def add_window(embeddings, table, start):
    return embeddings + short_table(table, start, embeddings.shape[1])
