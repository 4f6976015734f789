# fills the padding with NaN
import numpy as np


def read_only_view(encoding, lengths):
    kept = np.arange(len(encoding)) < lengths[:, None]
    return np.where(kept[:, :, None], encoding, np.nan)
