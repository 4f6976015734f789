"""Zips that are the same byte for byte whenever the same goes in."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path

from grader.errors import UserError
from grader.model import say
from grader.workspace.reading import reason

DATE = (1980, 1, 1, 0, 0, 0)  # the first that a zip knows
MODE, PROGRAM = 0o644, 0o755


def write_zip(path: Path, files: Mapping[str, bytes]) -> Path:
    """Write `files` (name in the zip -> contents) to `path`, all of it or nothing."""
    page = io.BytesIO()
    with zipfile.ZipFile(page, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # Unix, on every system
            entry.external_attr = (PROGRAM if files[name].startswith(b"#!") else MODE) << 16
            archive.writestr(entry, files[name])
    draft = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(page.getvalue())
        draft.replace(path)
    except OSError as error:
        raise UserError(say("{path} cannot be written: {reason}", path=path, reason=reason(error))) from None
    return path
