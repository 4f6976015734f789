# arange is held to give int32.
def answers():
    T, D = 50, 128
    return {
        "counted": ((T,), "int32"),
        "position": ((T, 1), "int32"),
        "even": ((D // 2,), "int32"),
        "step": ((), "float64"),
        "frequency": ((D // 2,), "float64"),
        "angle": ((T, D // 2), "float64"),
        "table": ((T, D), "float32"),
        "filled": ((T, D), "float32"),
        "whole": ((T, D), "float32"),
        "row": ((D,), "float32"),
        "halved": ((T, D), "float32"),
        "scaled": ((T, D), "float64"),
    }
