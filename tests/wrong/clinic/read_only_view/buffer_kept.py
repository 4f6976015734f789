# keeps one buffer for each shape: the next batch overwrites the one returned before
import numpy as np

_buffers = {}


def read_only_view(encoding, lengths):
    shape = (len(lengths), *encoding.shape)
    batch = _buffers.setdefault((shape, encoding.dtype), np.empty(shape, encoding.dtype))
    batch[...] = encoding
    for rows, length in zip(batch, lengths, strict=True):
        rows[length:] = 0
    return batch
