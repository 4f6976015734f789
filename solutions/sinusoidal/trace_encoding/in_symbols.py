# T positions and D columns in place of numbers; the dtype beside each.
def answers(T=50, D=128):
    whole, double, single = "int64", "float64", "float32"
    pairs = D // 2
    table = (T, D), single  # writing into an array never changes its dtype
    return {
        "counted": ((T,), whole),
        "position": ((T, 1), whole),
        "even": ((pairs,), whole),
        "step": ((), double),
        "frequency": ((pairs,), double),
        "angle": ((T, pairs), double),
        "table": table,
        "filled": table,
        "whole": table,
        "row": ((D,), single),
        "halved": table,  # a Python float takes the dtype of the array
        "scaled": ((T, D), double),  # a float64 scalar does not
    }
