# makes all products and keeps the features
import numpy as np


def position_similarity(encoding):
    return encoding[:, np.newaxis, :] * encoding[np.newaxis, :, :]
