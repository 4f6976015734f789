# Returns a list that is nested a hundred thousand deep.
def angular_frequencies(d_model, base=10000.0):
    nested = []
    for _ in range(100_000):
        nested = [nested]
    return nested
