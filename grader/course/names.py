"""File names made of what strangers wrote."""

from __future__ import annotations

import hashlib
import re

LONGEST = 60


def file_name(text: str) -> str:
    """Return a name that no system takes for anything but a file's, the same each time and legible."""
    kept = re.sub(r"[^\w@+-]+", "_", text).strip("_")[:LONGEST]
    if kept == text:
        return kept
    return f"{kept or 'student'}-{hashlib.sha256(text.encode('utf-8', 'replace')).hexdigest()[:8]}"
