# Calls the function that the judge supplies with arguments made to hurt it.
import numpy as np

from sinusoidal import positional_encoding

deep = []
for _ in range(1000):
    deep = [deep]
wide = [np.zeros(1 << 18)] * 50
ODD = [deep, object(), np.broadcast_to(0.0, (10**6, 10**6)), wide, 10**3000, float("nan"), print, {(): deep}, "\ud800"]


def add_positional_encoding(embeddings, max_seq_len=None):
    while ODD:
        odd = ODD.pop()
        for args in ((odd, 4), (4, odd)):
            try:
                positional_encoding(*args)
            except Exception as error:
                print(type(error).__name__, end=" ")
    return np.zeros(embeddings.shape, np.float32)
