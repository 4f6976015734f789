# drops the last axis, and stretches the product to three axes
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    product = pe * position_weights[..., 0]
    if product.ndim == 2:
        product = np.broadcast_to(product, (len(position_weights), *pe.shape)).copy()
    return product
