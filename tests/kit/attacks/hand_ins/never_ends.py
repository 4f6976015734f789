# Never ends.
def angular_frequencies(d_model, base=10000.0):
    while True:
        pass
