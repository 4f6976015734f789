# Writes down an integer of half a million digits.
number = @@


def angular_frequencies(d_model, base=10000.0):
    return number
