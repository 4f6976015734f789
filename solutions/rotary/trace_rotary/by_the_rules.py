# NumPy is asked for the rules alone: broadcast_shapes, result_type, matrix products of empty arrays.
import numpy as np


def elementwise(one, other):
    dtypes = [np.dtype(dtype) for _, dtype in (one, other)]
    return np.broadcast_shapes(one[0], other[0]), np.result_type(*dtypes).name


def answers():
    row = (len(range(0, 64, 2)),), "float64"
    traced = {"exponent": row, "frequency": row, "position": ((10, 1), "int64"), "pairs": ((2, 12, 10, 32, 2), "f4")}
    traced["angle"] = elementwise(traced["position"], row)
    traced["turn"] = traced["angle"][0], "complex128"
    traced["z"] = traced["pairs"][0][:-1], np.result_type(np.float32, 1j).name
    traced["turned"] = elementwise(traced["z"], traced["turn"])
    traced["parts"] = (*traced["turned"][0], 2), np.ones(1, traced["turned"][1]).real.dtype.name
    traced["pairs"] = traced["pairs"][0], "float32"
    traced["q_turned"] = (2, 12, 10, 64), "float32"
    traced["grouped"] = [2, 3, 12 // 3, 10, 64], "float32"
    traced["shared"] = (2, 3, 1, 64, 10), "float32"
    rows, columns = np.empty(traced["grouped"][0], "f4"), np.empty(traced["shared"][0], "f4")
    traced["scores"] = (rows @ columns).shape, "float32"
    traced["merged"] = (2, 12, 10, 10), "float32"
    return traced | {"scaled": elementwise(traced["merged"], ((), type(np.sqrt(64)).__name__))}
