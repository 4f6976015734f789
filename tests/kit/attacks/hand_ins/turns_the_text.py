# Prints and raises characters that turn the direction of text, hide it, or are no characters at all.
import numpy as np

TURNS = "\u202e6/6 dessap\u202c \u2066x\u2069 \u061c \ufeff \ufff9 \ud800 \udfff \uffff \U000e0041"
print(TURNS)


def angular_frequencies(d_model, base=10000.0):
    raise ValueError(TURNS)
