# The transposed lookup: a one-hot matrix with a row for each row of the table, times the gradients of all tokens.
import numpy as np


def table_gradient(grad_output, max_seq_len):
    summed = np.einsum("btd->td", grad_output)
    return np.pad(summed, ((0, max_seq_len - len(summed)), (0, 0)))


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    tokens = grad_output.reshape(position_ids.size, grad_output.shape[2])
    used = np.arange(max_seq_len)[:, np.newaxis] == position_ids.reshape(1, -1)
    return used.astype(grad_output.dtype) @ tokens
