# The cosine is even, the sine odd: look the distance up in a table of positions from 0, then sign the sines.
import numpy as np


def encode_positions(positions, d_model):
    distance = np.abs(positions.astype(np.int64))
    table = positional_encoding(int(distance.max(initial=0)) + 1, d_model)
    encoding = np.array(table[distance])
    encoding[..., ::2] *= np.sign(positions.astype(np.float32))[..., None]
    return encoding
