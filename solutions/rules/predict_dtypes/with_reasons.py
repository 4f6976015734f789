# A sheet filled in on paper, with the reason beside each answer; dtypes in several spellings.
def answers():
    return {
        "python_float": "f4",  # a Python number is weak
        "numpy_float": "f8",  # a NumPy number is not
        "over_a_square_root": "f8",  # np.sqrt returns a NumPy number
        "over_a_power": "f4",  # Python's ** does not
        "times_pi": "single",  # np.pi is a Python float
        "half_times_a_square_root": "double",
        "half_and_single": "single",  # the wider of the two
        "half_and_a_number": "np.float32",  # np.float32(2) counts like an array of float32
        "blanked": "float32",  # np.inf is a Python float too
        "zeroed": "float64",
        "positions_and_frequencies": "float64",  # int64 does not fit into the 24 digits of a float32
        "times_a_count": "float64",
        "short_integers": "float32",  # int16 does
        "half_of_a_position": "float",  # / never gives integers
        "byte_and_one": "u1",
        "beyond_the_top": 260 - 256,
        "beyond_the_bottom": 256 - 1,
        "number_too_large": "OverflowError",  # 300 is no uint8
        "factor_too_large": "OverflowError",  # and 200 no int8
        "byte_and_numpy_one": "int",
        "with_and_without_sign": "i2",  # from -128 to 255
        "frequencies": "ValueError",  # an integer power of an integer would be an integer
        "slopes": "ValueError",
        "slopes_of_floats": "float64",
        "half_in_place": "TypeError",  # float64 does not go back into integers
        "weights_in_place": "TypeError",
        "double_in_place": "float32",  # into float32 it does, with fewer digits
        "written_into": 3,  # and = cuts off without asking
    }
