# The step of arange is overlooked: one frequency a column, not one a pair.
def answers():
    T, D = 50, 128
    return {
        "counted": ((T,), "int64"),
        "position": ((T, 1), "int64"),
        "even": ((D,), "int64"),
        "step": ((), "float64"),
        "frequency": ((D,), "float64"),
        "angle": ((T, D), "float64"),
        "table": ((T, D), "float32"),
        "filled": ((T, D), "float32"),
        "whole": ((T, D), "float32"),
        "row": ((D,), "float32"),
        "halved": ((T, D), "float32"),
        "scaled": ((T, D), "float64"),
    }
