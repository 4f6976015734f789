# bincount with weights, one feature after the other; it sums in float64.
import numpy as np


def table_gradient(grad_output, max_seq_len):
    ids = np.broadcast_to(np.arange(grad_output.shape[1]), grad_output.shape[:2])
    return table_gradient_from_ids(grad_output, ids, max_seq_len)


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    features = grad_output.reshape(-1, grad_output.shape[2]).T
    sums = [np.bincount(position_ids.ravel(), weights=each, minlength=max_seq_len) for each in features]
    return np.stack(sums, axis=1).astype(grad_output.dtype)
