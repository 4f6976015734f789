# After a slice is written, the slice is given for the array.
def answers():
    T, D = 50, 128
    return {
        "counted": ((T,), "int64"),
        "position": ((T, 1), "int64"),
        "even": ((D // 2,), "int64"),
        "step": ((), "float64"),
        "frequency": ((D // 2,), "float64"),
        "angle": ((T, D // 2), "float64"),
        "table": ((T, D), "float32"),
        "filled": ((T, D // 2), "float32"),
        "whole": ((T, D // 2), "float32"),
        "row": ((D,), "float32"),
        "halved": ((T, D), "float32"),
        "scaled": ((T, D), "float64"),
    }
