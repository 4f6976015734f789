# Reads the memory at address 0.
import ctypes


def angular_frequencies(d_model, base=10000.0):
    return ctypes.string_at(0)
