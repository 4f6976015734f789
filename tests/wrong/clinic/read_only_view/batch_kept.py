# keeps batches by what they were made of, and hands the same one out again
import numpy as np

_batches = {}


def read_only_view(encoding, lengths):
    key = encoding.tobytes(), encoding.dtype, encoding.shape, tuple(lengths.tolist())
    if key not in _batches:
        shown = np.arange(len(encoding)) < lengths[:, np.newaxis]
        _batches[key] = np.where(shown[..., np.newaxis], encoding, encoding.dtype.type(0))
    return _batches[key]
