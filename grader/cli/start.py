"""The entry point of the console script, light enough to set things up before anything heavy is loaded."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from typing import NoReturn


def run() -> NoReturn:
    """Run one command line and end the process.

    Loading modules makes no garbage worth looking for; `with_judge` turns the collector on again for what follows.
    At the end there is nothing left to tidy up that the kernel does not do faster.
    """
    gc.disable()
    from grader.cli.main import main

    code = main(sys.argv[1:])
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):  # whoever read it is gone: `main` has said so by its code
            stream.flush()
    os._exit(code)
