# of several tokens with one id the first is taken
import numpy as np


def table_gradient(grad_output, max_seq_len):
    gradient = np.zeros((max_seq_len, grad_output.shape[2]), grad_output.dtype)
    gradient[: grad_output.shape[1]] = grad_output.sum(axis=0)
    return gradient


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    used, first = np.unique(position_ids, return_index=True)
    gradient = np.zeros((max_seq_len, grad_output.shape[2]), grad_output.dtype)
    gradient[used] = grad_output.reshape(position_ids.size, grad_output.shape[2])[first]
    return gradient
