# Is one sum of two hundred thousand terms.
total = @@1


def angular_frequencies(d_model, base=10000.0):
    return total
