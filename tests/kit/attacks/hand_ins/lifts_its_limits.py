# Lifts the limits on its memory, time, files and processes.
import resource

import numpy as np

for name in ("AS", "CPU", "NOFILE", "NPROC", "FSIZE", "CORE"):
    which = getattr(resource, f"RLIMIT_{name}")
    soft, hard = resource.getrlimit(which)
    if hard == resource.RLIM_INFINITY:
        print("DONE", name)
    for wanted in ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), (hard + 1, hard + 1)):
        try:
            resource.setrlimit(which, wanted)
        except (OSError, ValueError) as error:
            print(type(error).__name__, end=" ")
        else:
            print("DONE", name)


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)
