"""The program's own words: complete and compiled in every language, with the placeholders of the English."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

from grader.authoring import messages
from grader.authoring.check.finding import Finding
from grader.authoring.check.stub import REBUILD
from grader.catalog import Catalog, content_root


def check_words(catalog: Catalog) -> Iterator[Finding]:
    """Check the message catalogues, where the content is the program's own and Babel is there to read them."""
    if catalog.root == content_root() and find_spec("babel"):
        yield from (Finding(path, None, why, REBUILD) for path, why in messages.complaints())
