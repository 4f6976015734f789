import numpy as np


def table_gradient(grad_output, max_seq_len):
    """Sum the gradients of all tokens that stood at a position (Rumelhart et al., 1986: the chain rule)."""
    _, seq_len, width = grad_output.shape
    gradient = np.zeros((max_seq_len, width))
    for sample in grad_output:
        for position in range(seq_len):
            gradient[position] += sample[position]
    return gradient.astype(grad_output.dtype)


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    """Sum the gradients of all tokens that used a row (Rumelhart et al., 1986: the chain rule)."""
    gradient = np.zeros((max_seq_len, grad_output.shape[2]))
    for sample, ids in enumerate(position_ids.tolist()):
        for token, row in enumerate(ids):
            gradient[row] += grad_output[sample, token]
    return gradient.astype(grad_output.dtype)
