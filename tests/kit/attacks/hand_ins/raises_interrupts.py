# Raises what ends most programs: KeyboardInterrupt, SystemExit, GeneratorExit, a BaseException of its own.
import itertools


class Own(BaseException):
    pass


kinds = itertools.cycle((KeyboardInterrupt, SystemExit, GeneratorExit, Own))


def angular_frequencies(d_model, base=10000.0):
    raise next(kinds)("stop")


raise KeyboardInterrupt
