# The first function is the second with ids 0 to T - 1; one loop over the tokens does both.
import numpy as np


def table_gradient(grad_output, max_seq_len):
    batch, seq_len, _ = grad_output.shape
    return table_gradient_from_ids(grad_output, np.tile(np.arange(seq_len), (batch, 1)), max_seq_len)


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    gradient = np.zeros_like(grad_output, shape=(max_seq_len, grad_output.shape[2]))
    for place in np.ndindex(*position_ids.shape):
        gradient[position_ids[place]] += grad_output[place]
    return gradient
