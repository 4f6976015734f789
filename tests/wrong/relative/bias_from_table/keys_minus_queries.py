# Key minus query, as T5 has it.
import numpy as np


def bias_from_table(table, seq_len):
    middle = table.shape[1] // 2
    position = np.arange(seq_len)
    distance = position - position[:, np.newaxis]
    index = np.clip(distance, -middle, middle) + middle
    return table[:, index]
