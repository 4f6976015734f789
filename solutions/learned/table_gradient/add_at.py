# One axis summed away and laid into zeros; with ids, an addition that counts every token.
import numpy as np


def table_gradient(grad_output, max_seq_len):
    _, seq_len, width = grad_output.shape
    gradient = np.zeros((max_seq_len, width), dtype=grad_output.dtype)
    gradient[:seq_len] = grad_output.sum(axis=0)
    return gradient


def table_gradient_from_ids(grad_output, position_ids, max_seq_len):
    gradient = np.zeros((max_seq_len, grad_output.shape[-1]), dtype=grad_output.dtype)
    np.add.at(gradient, position_ids, grad_output)
    return gradient
