# Writes to its own folder until nothing more goes in.
import numpy as np

written = 0
for number in range(10_000):
    try:
        with open(f"file{number}", "wb", buffering=0) as file:
            while True:
                written += file.write(bytes(1 << 20))
    except OSError as error:
        reason = error.strerror
        if number > 100:
            break
print(written >> 20, "MiB:", reason)
if written > 64 << 20:
    print("DONE")


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)
