# Makes a million files, and folders within folders without end.
import os

import numpy as np

made = 0
for make in (lambda name: open(name, "w").close(), os.mkdir):
    for number in range(500_000):
        try:
            make(f"{make.__name__}{number}")
            made += 1
        except OSError as error:
            print(made, error.strerror)
            break
for _ in range(100_000):
    try:
        os.mkdir("d")
        os.chdir("d")
    except OSError:
        break
if made > 10_000:
    print("DONE")


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)
