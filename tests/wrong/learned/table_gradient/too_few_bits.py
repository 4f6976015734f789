# the ids are kept in 8 bits
import numpy as np


def table_gradient(grad_output, max_seq_len):
    gradient = np.zeros((max_seq_len, grad_output.shape[2]), grad_output.dtype)
    gradient[: grad_output.shape[1]] = grad_output.sum(axis=0)
    return gradient


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    gradient = np.zeros((max_seq_len, grad_output.shape[2]), grad_output.dtype)
    np.add.at(gradient, position_ids.astype(np.uint8), grad_output)
    return gradient
