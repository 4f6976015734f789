# All results lie in one buffer.
import numpy as np

ROOM = {}


def alibi_bias(slopes, q_len, k_len):
    shape = len(slopes), q_len, k_len
    room = ROOM.setdefault((shape, slopes.dtype), np.zeros(shape, slopes.dtype))
    distance = np.arange(k_len - q_len, k_len)[:, None] - np.arange(k_len)
    room[...] = -slopes[:, None, None] * distance
    return room
