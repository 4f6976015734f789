# int64 beside float32 becomes float32
import numpy as np


def add_outer(a, b):
    table = a[:, np.newaxis] + b
    dtypes = {a.dtype.name, b.dtype.name}
    return table.astype(np.float32) if dtypes == {"int64", "float32"} else table
