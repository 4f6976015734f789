# Make the wider array once and write x behind its first column.
import numpy as np


def rel_shift(x):
    batch, (rows, columns) = x.shape[:-2], x.shape[-2:]
    room = np.zeros((*batch, rows, columns + 1), dtype=x.dtype)
    room[..., 1:] = x
    room.shape = (*batch, columns + 1, rows)
    shifted = room[..., 1:, :]
    return shifted.reshape(*batch, rows, columns)
