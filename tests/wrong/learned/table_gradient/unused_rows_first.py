# padded in front: the gradients belong to the last rows
import numpy as np


def table_gradient(grad_output, max_seq_len):
    summed = grad_output.sum(axis=0)
    return np.pad(summed, ((max_seq_len - len(summed), 0), (0, 0)))


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    gradient = np.zeros((max_seq_len, grad_output.shape[2]), grad_output.dtype)
    np.add.at(gradient, position_ids, grad_output)
    return gradient
