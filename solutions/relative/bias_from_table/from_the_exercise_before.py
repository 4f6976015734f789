# The columns come from the exercise before; np.take keeps the heads outermost in memory.
import numpy as np


def bias_from_table(table, seq_len):
    return np.take(table, clipped_positions(seq_len, table.shape[1] // 2), axis=1)
