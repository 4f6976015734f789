# The formula read as it stands: T positions, D columns, one frequency for two columns, sine before cosine.
from math import cos, sin


def explanation():
    samples, T, D = 4, 50, 128
    return {
        "pairs": [(1, D // 2, "stretch", D // 2), (T, None, "missing", T)],
        "why_a_column": "each_with_each",
        "batch_of_positions": (samples, T, 1),
        "why_float32": "sum_would_widen",
        "first_row": (sin(0), cos(0)) * 2,
        "why_this_row": "angles_are_zero",
        "in_words": "Each position meets each frequency; sine and cosine of the angle go to neighbouring columns.",
    }
