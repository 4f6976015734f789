# NumPy is asked for the rules alone, broadcast_shapes and result_type; no array is ever made.
import numpy as np


def elementwise(left, right):
    (shape, dtype), (other, second) = left, right
    return np.broadcast_shapes(shape, other), np.result_type(np.dtype(dtype), np.dtype(second)).name


def answers():
    seq_len, d_model = 50, 128
    scalar = (), "float64"
    traced = {"counted": ((seq_len,), "int64"), "even": ((len(range(0, d_model, 2)),), "int64"), "step": scalar}
    traced["position"] = (*traced["counted"][0], 1), "int64"
    traced["frequency"] = elementwise(traced["even"], traced["step"])
    traced["angle"] = elementwise(traced["position"], traced["frequency"])
    table = [seq_len, d_model], np.dtype("f4").name
    traced |= dict.fromkeys(["table", "filled", "whole", "halved"], table)
    traced["row"] = table[0][1:], table[1]
    traced["scaled"] = elementwise((tuple(table[0]), table[1]), scalar)
    return traced
