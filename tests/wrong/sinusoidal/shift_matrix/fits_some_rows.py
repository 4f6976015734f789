# is fitted by least squares to 200 rows, which look as if they had fewer dimensions than columns
import numpy as np


def shift_matrix(offset, d_model):
    angles = np.arange(-100, 100)[:, None] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    shifted = angles + offset * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    rows, wanted = (
        np.stack([np.sin(each), np.cos(each)], axis=-1).reshape(len(each), d_model) for each in (angles, shifted)
    )
    return np.linalg.lstsq(rows, wanted, rcond=None)[0].T
