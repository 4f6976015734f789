# an empty request is answered before the view is locked
import numpy as np


class EncodingCache:
    def __init__(self, d_model, base=10000.0):
        self.rates = angular_frequencies(d_model, base)
        self.table = np.zeros((0, d_model), np.float32)

    def compute(self, start, stop):
        angles = np.arange(start, stop)[:, np.newaxis] * self.rates
        pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
        return pairs.reshape(stop - start, 2 * len(self.rates)).astype(np.float32)

    def rows(self, seq_len):
        if seq_len == 0:
            return self.table[:0]
        if seq_len > len(self.table):
            self.table = np.concatenate([self.table, self.compute(len(self.table), seq_len)])
        view = self.table[:seq_len]
        view.flags.writeable = False
        return view
