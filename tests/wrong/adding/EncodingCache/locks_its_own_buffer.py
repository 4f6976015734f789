# locks the buffer that it wants to write into later
import numpy as np


class EncodingCache:
    def __init__(self, d_model, base=10000.0):
        self.d_model, self.base = d_model, base
        self.buffer, self.filled = np.zeros((0, d_model), np.float32), 0

    def compute(self, start, stop):
        angles = np.arange(start, stop)[:, np.newaxis] / self.base ** (np.arange(0, self.d_model, 2) / self.d_model)
        rows = np.empty((stop - start, self.d_model), np.float32)
        rows[:, 0::2] = np.sin(angles)
        rows[:, 1::2] = np.cos(angles)
        return rows

    def rows(self, seq_len):
        if seq_len > len(self.buffer):
            larger = np.zeros((2 * seq_len, self.d_model), np.float32)
            larger[: self.filled] = self.buffer[: self.filled]
            self.buffer = larger
        if seq_len > self.filled:
            self.buffer[self.filled : seq_len] = self.compute(self.filled, seq_len)
            self.filled = seq_len
        self.buffer.flags.writeable = False
        return self.buffer[:seq_len]
