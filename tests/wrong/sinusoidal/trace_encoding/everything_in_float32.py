# float32 is held to be the dtype from the first line on.
def answers():
    T, D = 50, 128
    return {
        "counted": ((T,), "float32"),
        "position": ((T, 1), "float32"),
        "even": ((D // 2,), "float32"),
        "step": ((), "float32"),
        "frequency": ((D // 2,), "float32"),
        "angle": ((T, D // 2), "float32"),
        "table": ((T, D), "float32"),
        "filled": ((T, D), "float32"),
        "whole": ((T, D), "float32"),
        "row": ((D,), "float32"),
        "halved": ((T, D), "float32"),
        "scaled": ((T, D), "float32"),
    }
