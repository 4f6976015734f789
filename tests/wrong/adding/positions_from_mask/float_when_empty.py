# makes the ids from lists without a dtype: empty ones become float64
import numpy as np


def positions_from_mask(mask):
    ids = []
    for row in mask:
        counts = np.cumsum(row)
        ids.append([int(count) - 1 if kept else 0 for count, kept in zip(counts, row, strict=True)])
    return np.array(ids)
