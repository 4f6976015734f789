# Calls itself without end, after lifting the limit.
import sys


def deeper(n):
    return deeper(n + 1)


def angular_frequencies(d_model, base=10000.0):
    sys.setrecursionlimit(10**9)
    return deeper(0)
