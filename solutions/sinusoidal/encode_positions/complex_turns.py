# One complex number a pair, i * exp(-i * angle), whose real and imaginary parts are the sine and the cosine.
import numpy as np


def encode_positions(positions, d_model):
    frequencies = np.power(10000.0, -np.arange(0, d_model, 2) / d_model)
    turned = 1j * np.exp(np.einsum("...,f->...f", -1j * positions, frequencies))
    return np.stack([turned.real, turned.imag], axis=-1).reshape(*positions.shape, d_model).astype(np.float32)
