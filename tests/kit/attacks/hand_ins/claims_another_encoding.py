# -*- coding: utf-7 -*-
# Claims an encoding in which +AAo-import os is another line; it is UTF-8 and right.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-2 * np.arange(d_model // 2) / d_model)  # +AAo-    return 0
