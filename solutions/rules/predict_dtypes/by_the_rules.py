# The rules in a few functions: Python numbers are weak, all else is promoted, and what is in place is cast back.
import numpy as np


def together(dtype, other):
    """Dtype of an array with another operand: a dtype by its name, or a Python number."""
    kind = np.dtype(dtype).kind
    if isinstance(other, str):
        return np.promote_types(dtype, other).name
    if isinstance(other, float):
        return dtype if kind == "f" else "float64"
    limits = np.iinfo(dtype)
    return dtype if limits.min <= other <= limits.max else "error"


def whole_power(exponents):
    """Dtype of an integer to the power of integers."""
    return "error" if min(exponents) < 0 else "int64"


def in_place(dtype, other):
    """Dtype of the left side after `+=`."""
    result = together(dtype, other)
    return dtype if np.can_cast(result, dtype, "same_kind") else "error"


def wrapped(number):
    """What a byte keeps of a number."""
    return number % 256


def answers():
    single, double, half, whole = "float32", "float64", "float16", "int64"
    return {
        "python_float": together(single, 1.5),
        "numpy_float": together(single, double),
        "over_a_square_root": together(single, double),
        "over_a_power": together(single, 64**0.5),
        "times_pi": together(single, 3.14),
        "half_times_a_square_root": together(half, double),
        "half_and_single": together(half, single),
        "half_and_a_number": together(half, single),
        "blanked": together(single, -1e999),
        "zeroed": together(single, double),
        "positions_and_frequencies": together(whole, single),
        "times_a_count": together(single, whole),
        "short_integers": together(single, "int16"),
        "half_of_a_position": "float64",
        "byte_and_one": together("uint8", 1),
        "beyond_the_top": wrapped(250 + 10),
        "beyond_the_bottom": wrapped(0 - 1),
        "number_too_large": together("uint8", 300),
        "factor_too_large": together("int8", 200),
        "byte_and_numpy_one": together("uint8", whole),
        "with_and_without_sign": together("uint8", "int8"),
        "frequencies": whole_power([0, -1, -2]),
        "slopes": whole_power([0, -1, -2]),
        "slopes_of_floats": together(whole, 2.0),
        "half_in_place": in_place(whole, 0.5),
        "weights_in_place": in_place(whole, single),
        "double_in_place": in_place(single, double),
        "written_into": int(3.7),
    }
