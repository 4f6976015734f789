# Tokens sorted by id: those of one row stand together, and each run is summed at once.
import numpy as np


def table_gradient(grad_output, max_seq_len):
    rows = np.add.reduce(grad_output, axis=0)
    unused = np.zeros((max_seq_len - rows.shape[0], rows.shape[1]), rows.dtype)
    return np.concatenate((rows, unused))


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    width = grad_output.shape[2]
    gradient = np.zeros((max_seq_len, width), grad_output.dtype)
    if position_ids.size:
        order = np.argsort(position_ids, axis=None, kind="stable")
        used, starts = np.unique(position_ids.ravel()[order], return_index=True)
        gradient[used] = np.add.reduceat(grad_output.reshape(-1, width)[order], starts)
    return gradient
