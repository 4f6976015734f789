# Returns generators, closures, modules, files and classes.
import itertools
import sys

turns = itertools.cycle((lambda: (yield 1), lambda: lambda: 1, lambda: sys, lambda: open("own", "w"), lambda: type))


def angular_frequencies(d_model, base=10000.0):
    return next(turns)()
