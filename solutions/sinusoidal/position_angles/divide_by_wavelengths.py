# Division broadcasts like the product: positions in a column, divisors in a row.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len, dtype=np.float64).reshape(-1, 1)
    divisors = np.power(10000.0, 2 * np.arange(d_model // 2) / d_model)
    return positions / divisors
