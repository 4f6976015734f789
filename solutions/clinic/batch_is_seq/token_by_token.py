# Goes from token to token and adds one row to all samples at once.
import math

import numpy as np


def row(position, width):
    speeds = [10000.0 ** (-pair / width) for pair in range(0, width, 2)]
    return [wave(position * speed) for speed in speeds for wave in (math.sin, math.cos)]


def batch_is_seq(embeddings):
    total = embeddings.astype(np.promote_types(embeddings.dtype, "f4"))
    for position in range(total.shape[1]):
        total[:, position] += np.array(row(position, total.shape[2]), np.float32)
    return total
