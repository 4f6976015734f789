"""How much one hand-in may use. The numbers are generous for right code and small for a machine."""

from __future__ import annotations

from typing import NamedTuple


class Limits(NamedTuple):
    """The bounds of one child.

    ``wall`` bounds one request and ``total`` all of them, in seconds; ``cpu`` is the processor time of the child's
    whole life, so that an endless loop ends early and a busy machine costs nobody a mark. ``needs`` bounds how often
    one request may call what the judge supplies, ``received`` how much all answers together may hold, for the judge
    keeps them. Sizes are in bytes.
    """

    wall: float = 20.0
    total: float = 60.0
    needs: int = 2000
    received: int = 512 << 20
    cpu: int = 5
    memory: int = 2 << 30
    files: int = 64
    processes: int = 32
    file_size: int = 16 << 20
    folder: int = 32 << 20

    def for_server(self) -> dict[str, int]:
        """Return those that the kernel enforces."""
        return {key: value for key, value in self._asdict().items() if key not in _KEPT_HERE}


_KEPT_HERE = ("wall", "total", "needs", "received")
