# Computes as many spare rows as were asked for, and hands out views made read-only by broadcast_to.
import numpy as np


class EncodingCache:
    def __init__(self, d_model, base=10000.0):
        self.width = d_model
        self.rates = angular_frequencies(d_model, base)
        self.held = None

    def compute(self, start, stop):
        turns = np.exp(-1j * np.outer(np.arange(start, stop), self.rates)) * 1j
        return turns.view(np.float64).reshape(stop - start, self.width).astype(np.float32)

    def rows(self, seq_len):
        if self.held is None:
            self.held = self.compute(0, seq_len)
        elif len(self.held) < seq_len:
            more = self.compute(len(self.held), 2 * seq_len)
            self.held = np.append(self.held, more, axis=0)
        return np.broadcast_to(self.held[:seq_len], (seq_len, self.width))
