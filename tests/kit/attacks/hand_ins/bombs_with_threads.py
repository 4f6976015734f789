# Starts threads without end, each with the smallest stack.
import threading

import numpy as np

threading.stack_size(32768)
forever = threading.Event()


def angular_frequencies(d_model, base=10000.0):
    for number in range(100_000):
        try:
            threading.Thread(target=forever.wait, daemon=True).start()
        except RuntimeError as error:
            print(number, error)
            break
    else:
        print("DONE")
    return np.zeros(0)
