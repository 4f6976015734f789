"""The program of the sheet is run, and every value asked for its shape and dtype (Su et al., 2021, 3.2.2)."""

import numpy as np


def answers():
    """Run the lines and ask."""
    q, k = np.ones((2, 12, 10, 64), np.float32), np.ones((2, 3, 10, 64), np.float32)
    values = {"exponent": np.arange(0, 64, 2) / 64}
    values["frequency"] = 10000.0 ** -values["exponent"]
    values["position"] = np.arange(10)[:, np.newaxis]
    values["angle"] = values["position"] * values["frequency"]
    values["turn"] = np.exp(1j * values["angle"])
    values["pairs"] = q.reshape(2, 12, 10, 32, 2)
    values["z"] = values["pairs"][..., 0] + 1j * values["pairs"][..., 1]
    values["turned"] = values["z"] * values["turn"]
    values["parts"] = np.stack([values["turned"].real, values["turned"].imag], axis=-1)
    values["q_turned"] = values["parts"].reshape(q.shape).astype(q.dtype)
    values["grouped"] = values["q_turned"].reshape(2, 3, 4, 10, 64)
    values["shared"] = k[:, :, np.newaxis].swapaxes(-1, -2)
    values["scores"] = values["grouped"] @ values["shared"]
    values["merged"] = values["scores"].reshape(2, 12, 10, 10)
    values["scaled"] = values["merged"] / np.sqrt(64)
    return {name: (value.shape, value.dtype.name) for name, value in values.items()}
