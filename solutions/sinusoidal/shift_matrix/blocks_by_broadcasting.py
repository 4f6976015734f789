# A stack of 2 x 2 turns meets an identity matrix over the pairs; a transpose and a reshape lay the blocks out.
import numpy as np


def shift_matrix(offset, d_model):
    pairs = d_model // 2
    angles = offset / 10000.0 ** (2 * np.arange(pairs) / d_model)
    turns = np.stack([np.cos(angles), np.sin(angles), -np.sin(angles), np.cos(angles)], axis=-1).reshape(pairs, 2, 2)
    blocks = np.eye(pairs)[:, :, None, None] * turns[:, None]  # (pair, pair, 2, 2)
    return blocks.transpose(0, 2, 1, 3).reshape(d_model, d_model)
