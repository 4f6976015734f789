# Holds form feeds, line ends that only some programs know, invalid escapes and text that runs the other way; it is right.
import numpy as np

@@PATTERN = "\d+\ "  # @@ @@


def angular_frequencies(d_model, base=10000.0):
    # @@ return 0
    return base ** (-2 * np.arange(d_model // 2) / d_model)
