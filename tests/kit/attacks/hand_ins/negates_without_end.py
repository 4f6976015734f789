# Negates a number a hundred thousand times.
number = @@1


def angular_frequencies(d_model, base=10000.0):
    return number
