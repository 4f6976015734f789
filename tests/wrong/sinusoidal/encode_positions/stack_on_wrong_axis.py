# stacks sines and cosines on a first axis, so that the reshape deals whole tables out over the rows
import numpy as np


def encode_positions(positions, d_model):
    angles = positions[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angles), np.cos(angles)]).reshape(*positions.shape, d_model).astype(np.float32)
