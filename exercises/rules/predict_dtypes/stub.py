# axiswise: rules/predict_dtypes
# The task: axiswise next rules/predict_dtypes


def answers():
    """Say which dtypes NumPy 2 gives.

    Returns
    -------
    dict
        For each item the name of a dtype, or where the comment asks for the value a number;
        "error" where NumPy raises. None where you have no answer yet.
    """
    return {
        # embeddings, and a Python number with a point
        #     x: (4, 6)
        #     x + 1.5
        "python_float": None,  # dtype

        # embeddings, and a NumPy number
        #     x: (4, 6)
        #     x + np.float64(1.5)
        "numpy_float": None,  # dtype

        # attention scores over a square root
        #     scores: (5, 6)
        #     scores / np.sqrt(64)
        "over_a_square_root": None,  # dtype

        # the same root written as a power
        #     scores: (5, 6)
        #     scores / 64 ** 0.5
        "over_a_power": None,  # dtype

        # embeddings times a constant of NumPy
        #     x: (4, 6)
        #     x * np.pi
        "times_pi": None,  # dtype

        # half precision times a square root
        #     h: (4, 6) float16
        #     h * np.sqrt(16)
        "half_times_a_square_root": None,  # dtype

        # half precision and single precision
        #     h: (4, 6) float16; x: (4, 6)
        #     h + x
        "half_and_single": None,  # dtype

        # half precision, and a number of single precision
        #     h: (4, 6) float16
        #     h * np.float32(2)
        "half_and_a_number": None,  # dtype

        # scores, and minus infinity where they are not kept
        #     keep: (5, 6) bool; scores: (5, 6)
        #     np.where(keep, scores, -np.inf)
        "blanked": None,  # dtype

        # scores, and a NumPy zero where they are not kept
        #     keep: (5, 6) bool; scores: (5, 6)
        #     np.where(keep, scores, np.float64(0))
        "zeroed": None,  # dtype

        # positions times frequencies
        #     position: (50, 1) int64; frequency: (64,)
        #     position * frequency
        "positions_and_frequencies": None,  # dtype

        # one token times the numbers of its columns
        #     x: (6,)
        #     x * np.arange(6)
        "times_a_count": None,  # dtype

        # one token times integers of 16 bits
        #     x: (6,); n: (6,) int16
        #     x * n
        "short_integers": None,  # dtype

        # positions over two
        #     position: (50,) int64
        #     position / 2
        "half_of_a_position": None,  # dtype

        # bytes, and a Python number without a point
        #     u: (2,) uint8
        #     u + 1
        "byte_and_one": None,  # dtype

        # the first of two bytes, ten more
        #     u: (2,) uint8 [250, 3]
        #     (u + 10)[0]
        "beyond_the_top": None,  # value

        # the first of two bytes, one less
        #     u: (2,) uint8 [0, 3]
        #     (u - 1)[0]
        "beyond_the_bottom": None,  # value

        # bytes, and a number that is none
        #     u: (2,) uint8
        #     u + 300
        "number_too_large": None,  # dtype

        # signed bytes times a number
        #     s: (2,) int8
        #     s * 200
        "factor_too_large": None,  # dtype

        # bytes, and a NumPy one
        #     u: (2,) uint8
        #     u + np.int64(1)
        "byte_and_numpy_one": None,  # dtype

        # bytes without and with a sign
        #     u: (2,) uint8; s: (2,) int8
        #     u + s
        "with_and_without_sign": None,  # dtype

        # frequencies as a negative power
        #     i: (64,) int64
        #     10000 ** -i
        "frequencies": None,  # dtype

        # one slope for each head, 2 to the power of minus its number
        #     head: (8,) int64
        #     2 ** -head
        "slopes": None,  # dtype

        # the same with a point
        #     head: (8,) int64
        #     2.0 ** -head
        "slopes_of_floats": None,  # dtype

        # one half added to positions in place
        #     position: (50,) int64
        #     position += 0.5
        "half_in_place": None,  # dtype

        # weights added to counts in place
        #     count: (50,) int64; weight: (50,)
        #     count += weight
        "weights_in_place": None,  # dtype

        # double precision added to single precision in place
        #     x: (4, 6); d: (4, 6) float64
        #     x += d
        "double_in_place": None,  # dtype

        # the first of three positions, after it was written
        #     position: (3,) int64 [5, 6, 7]
        #     position[0] = 3.7
        # asked about: position[0]
        "written_into": None,  # value
    }
