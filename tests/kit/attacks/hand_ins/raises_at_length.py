# Raises an exception whose text has a hundred million characters.
def angular_frequencies(d_model, base=10000.0):
    raise ValueError("z" * 10**8)
