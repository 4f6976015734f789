# astype does not copy what is float64 already, and *= writes into the caller's batch
import numpy as np


def scale_samples(x, factors):
    wide = x.astype(np.float64, copy=False)
    if not wide.flags.writeable:
        wide = wide.copy()
    wide *= factors[:, np.newaxis, np.newaxis]
    return wide.astype(np.result_type(x, factors))
