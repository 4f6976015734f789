# A buffer whose room doubles, so that growing by one row at a time copies each row a few times at most.
import numpy as np


class EncodingCache:
    def __init__(self, d_model, base=10000.0):
        self.d_model, self.base = d_model, base
        self.buffer = np.zeros((4, d_model), np.float32)
        self.filled = 0

    def compute(self, start, stop):
        column = np.arange(self.d_model)
        wavelengths = np.power(float(self.base), column // 2 * 2 / self.d_model)
        angles = np.arange(start, stop, dtype=float).reshape(-1, 1) / wavelengths
        return np.where(column % 2, np.cos(angles), np.sin(angles)).astype(np.float32)

    def rows(self, seq_len):
        if self.filled < seq_len:
            self.make_room(seq_len)
            self.buffer[self.filled : seq_len] = self.compute(self.filled, seq_len)
            self.filled = seq_len
        view = self.buffer[:seq_len]
        view.setflags(write=False)
        return view

    def make_room(self, wanted):
        if wanted <= len(self.buffer):
            return
        larger = np.zeros((max(wanted, 2 * len(self.buffer)), self.d_model), np.float32)
        larger[: self.filled] = self.buffer[: self.filled]
        self.buffer = larger
