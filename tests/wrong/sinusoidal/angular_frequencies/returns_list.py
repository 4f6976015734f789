# The frequencies come back as a list.
def angular_frequencies(d_model, base=10000.0):
    return [base ** (-2 * i / d_model) for i in range(d_model // 2)]
