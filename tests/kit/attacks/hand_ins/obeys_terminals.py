# Prints and raises what a terminal obeys: it clears the screen, moves the cursor, sets the title, answers queries.
import numpy as np

CODES = "\x1b[2J\x1b[1;1H\x1b]0;owned\x07\x1b[6n\x9b2J\x1bP$q\x1b\\\r\b\x7f\x0b\x0c\x00"
print(CODES)


def angular_frequencies(d_model, base=10000.0):
    if d_model == 10:
        raise ValueError(CODES)
    return np.zeros(0)
