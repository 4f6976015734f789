"""NumPy's own promotion (NumPy Enhancement Proposal 50, "Promotion rules for Python scalars", 2021)."""

import numpy as np


def single(*shape):
    """Array of float32."""
    return np.ones(shape, np.float32)


def added(left, right):
    """The left side after right was added to it in place."""
    left += right
    return left


def written(array, value):
    """The array after its first element was written."""
    array[0] = value
    return array


X, SCORES, ROW, HALF = single(4, 6), single(5, 6), single(6), np.ones((4, 6), np.float16)
KEEP, POSITION, PAIR, HEAD = np.ones((5, 6), bool), np.arange(50), np.arange(64), np.arange(8)
U, S = np.ones(2, np.uint8), np.ones(2, np.int8)

DTYPES = {
    "python_float": lambda: X + 1.5,
    "numpy_float": lambda: X + np.float64(1.5),
    "over_a_square_root": lambda: SCORES / np.sqrt(64),
    "over_a_power": lambda: SCORES / 64**0.5,
    "times_pi": lambda: X * np.pi,
    "half_times_a_square_root": lambda: HALF * np.sqrt(16),
    "half_and_single": lambda: HALF + X,
    "half_and_a_number": lambda: HALF * np.float32(2),
    "blanked": lambda: np.where(KEEP, SCORES, -np.inf),
    "zeroed": lambda: np.where(KEEP, SCORES, np.float64(0)),
    "positions_and_frequencies": lambda: POSITION[:, np.newaxis] * single(64),
    "times_a_count": lambda: ROW * np.arange(6),
    "short_integers": lambda: ROW * np.ones(6, np.int16),
    "half_of_a_position": lambda: POSITION / 2,
    "byte_and_one": lambda: U + 1,
    "number_too_large": lambda: U + 300,
    "factor_too_large": lambda: S * 200,
    "byte_and_numpy_one": lambda: U + np.int64(1),
    "with_and_without_sign": lambda: U + S,
    "frequencies": lambda: 10000**-PAIR,
    "slopes": lambda: 2**-HEAD,
    "slopes_of_floats": lambda: 2.0**-HEAD,
    "half_in_place": lambda: added(POSITION, 0.5),
    "weights_in_place": lambda: added(POSITION, single(50)),
    "double_in_place": lambda: added(X, np.ones((4, 6))),
}
VALUES = {
    "beyond_the_top": lambda: np.array([250, 3], np.uint8) + 10,
    "beyond_the_bottom": lambda: np.array([0, 3], np.uint8) - 1,
    "written_into": lambda: written(np.array([5, 6, 7]), 3.7),
}


def answers():
    """Compute each result and look at its dtype, or at its first element."""
    found = {item: int(make()[0]) for item, make in VALUES.items()}
    for item, make in DTYPES.items():
        try:
            found[item] = make().dtype.name
        except (ValueError, OverflowError, TypeError):
            found[item] = "error"
    return found
