# Aborts.
import os


def angular_frequencies(d_model, base=10000.0):
    os.abort()
