# A generator for each row, their seeds derived from the one: a longer table begins with the rows of the shorter one.
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    rows = np.random.SeedSequence(seed).spawn(max_seq_len)
    noise = [np.random.Generator(np.random.PCG64(each)).normal(size=embed_dim) for each in rows]
    return (0.02 * np.array(noise)).astype("float32")
