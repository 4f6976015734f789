# Never comes to the end of its own file.
def angular_frequencies(d_model, base=10000.0):
    return None


while True:
    pass
