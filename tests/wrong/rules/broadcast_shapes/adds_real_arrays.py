# makes arrays of these shapes and adds them up
import numpy as np


def broadcast_shapes(*shapes):
    total = np.zeros(())
    for shape in shapes:
        total = total + np.zeros(shape)
    return total.shape
