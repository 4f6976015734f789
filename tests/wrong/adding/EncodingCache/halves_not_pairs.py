# all sines, then all cosines
import numpy as np


class EncodingCache:
    def __init__(self, d_model, base=10000.0):
        self.d_model, self.base = d_model, base
        self.table = np.zeros((0, d_model), np.float32)

    def compute(self, start, stop):
        angles = np.arange(start, stop)[:, np.newaxis] / self.base ** (np.arange(0, self.d_model, 2) / self.d_model)
        return np.concatenate([np.sin(angles), np.cos(angles)], axis=1).astype(np.float32)

    def rows(self, seq_len):
        held = len(self.table)
        if seq_len > held:
            self.table = np.concatenate([self.table, self.compute(held, seq_len)])
        view = self.table[:seq_len]
        view.flags.writeable = False
        return view
