# looks rows up where they should be added
import numpy as np


def table_gradient(grad_output, max_seq_len):
    gradient = np.zeros((max_seq_len, grad_output.shape[2]), grad_output.dtype)
    gradient[: grad_output.shape[1]] = grad_output.sum(axis=0)
    return gradient


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    gradient = np.zeros((max_seq_len, grad_output.shape[2]), grad_output.dtype)
    summed = grad_output.sum(axis=0)
    gradient[: len(summed)] = summed[:max_seq_len]
    return gradient[position_ids]
