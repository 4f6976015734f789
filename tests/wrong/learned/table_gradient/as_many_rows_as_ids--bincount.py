# bincount without its minlength
import numpy as np


def table_gradient(grad_output, max_seq_len):
    gradient = np.zeros((max_seq_len, grad_output.shape[2]), grad_output.dtype)
    gradient[: grad_output.shape[1]] = grad_output.sum(axis=0)
    return gradient


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    features = grad_output.reshape(-1, grad_output.shape[2]).T
    sums = [np.bincount(position_ids.ravel(), weights=each) for each in features]
    return np.stack(sums, axis=1).astype(grad_output.dtype)
