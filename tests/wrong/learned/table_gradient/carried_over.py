# the gradients of earlier calls are still in it
import numpy as np

_gradients = {}


def _zeros(max_seq_len, grad_output):
    key = max_seq_len, grad_output.shape[2], grad_output.dtype
    if key not in _gradients:
        _gradients[key] = np.zeros(key[:2], grad_output.dtype)
    return _gradients[key]


def table_gradient(grad_output, max_seq_len):
    gradient = _zeros(max_seq_len, grad_output)
    gradient[: grad_output.shape[1]] += grad_output.sum(axis=0)
    return gradient


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    gradient = _zeros(max_seq_len, grad_output)
    np.add.at(gradient, position_ids, grad_output)
    return gradient
