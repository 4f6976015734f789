"""The catalogues of the program's own words: extract them, merge them, compile them, say whether they are fresh.

`extract_and_update` writes ``axiswise.po`` of every language, new sentences with an empty translation; a person fills
these in; `compile` makes ``axiswise.mo``, which is what the program reads. Babel does the work.
"""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grader.i18n import DOMAIN, LOCALE
from grader.model import Message, say

if TYPE_CHECKING:
    from babel.messages import Catalog

PACKAGE = Path(__file__).parent.parent
FORMS = {"say": 1, "mark": 1, "mark_plural": 2}  # function -> how many of its first arguments are sentences
VOLATILE = ("Project-Id", "Report-Msgid", "POT-Creation", "PO-Revision", "Generated-By", "Last-Trans", "Language-Team")


def extract_and_update(locale: Path = LOCALE) -> tuple[Path, ...]:
    """Bring every ``.po`` beneath `locale` up to the sources; return those that changed."""
    template = _extracted()
    return tuple(path for path in _po_files(locale) if _write(path, _po_text(_merged(path, template))))


def compile(locale: Path = LOCALE) -> tuple[Path, ...]:
    """Make every ``.mo`` beneath `locale` from its ``.po``; return those that changed."""
    files = ((path.with_suffix(".mo"), _mo_bytes(_read(path))) for path in _po_files(locale))
    return tuple(path for path, contents in files if _write(path, contents))


def is_fresh(locale: Path = LOCALE) -> bool:
    """Say whether every catalogue is complete and nothing is left to extract or compile."""
    return not any(complaints(locale))


def complaints(locale: Path = LOCALE) -> Iterator[tuple[Path, Message]]:
    """Everything that is stale, missing or wrong, with the file it concerns."""
    wanted = _ids(_extracted())
    for path in _po_files(locale):
        catalog = _read(path)
        present = _ids(catalog)
        for key in sorted(_name(each) for each in wanted ^ present):
            yield path, say("not up to date at '{text}'; run `axiswise dev build`", text=key)
        for entry in catalog:
            yield from ((path, why) for why in _wrong_with(entry))
        if _translations(path.with_suffix(".mo")) != _translations_of(_mo_bytes(catalog)):
            yield path.with_suffix(".mo"), say("not compiled from its .po; run `axiswise dev build`")


def _po_files(locale: Path) -> tuple[Path, ...]:
    return tuple(sorted(locale.glob(f"*/LC_MESSAGES/{DOMAIN}.po")))


def _extracted() -> Catalog:
    """Catalogue of all sentences in the sources, untranslated."""
    from babel.messages import Catalog

    template = Catalog(domain=DOMAIN)
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE.parent).as_posix()
        for line, text in sentences(path.read_text(encoding="utf-8")):
            template.add(text, None, [(place, line)])
    return template


def sentences(source: str) -> list[tuple[int, str | tuple[str, ...]]]:
    """Line and text of every sentence in Python source: the literal first arguments of `say` and its like.

    Babel's own extractor is not asked: it warns of every f-string among the parameters, where one is right.
    """
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    named = ((call, call.func.id) for call in calls if isinstance(call.func, ast.Name) and call.func.id in FORMS)
    texts = ((call.lineno, _literals(call.args[: FORMS[name]])) for call, name in named)
    found = ((line, text[0] if len(text) == 1 else text) for line, text in texts if text)
    return sorted(found, key=lambda pair: pair[0])


def _literals(nodes: list[ast.expr]) -> tuple[str, ...]:
    return tuple(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def _read(path: Path) -> Catalog:
    from babel.messages.pofile import read_po

    with path.open("rb") as file:
        return read_po(file, locale=path.parent.parent.name, domain=DOMAIN)


def _merged(path: Path, template: Catalog) -> Catalog:
    """Merge the sources' sentences into an existing catalogue; a changed sentence must be translated anew."""
    catalog = _read(path)
    catalog.update(template, no_fuzzy_matching=True, update_creation_date=False)
    return catalog


def _po_text(catalog: Catalog) -> bytes:
    """Text of a catalogue, without what changes from day to day and from one Babel to the next."""
    from babel.messages.pofile import write_po

    page = BytesIO()
    write_po(page, catalog, width=100, sort_by_file=True, include_lineno=False, ignore_obsolete=True)
    lines = page.getvalue().splitlines(keepends=True)
    volatile = tuple(f'"{each}'.encode() for each in VOLATILE)
    return b"".join(line for line in lines if not line.startswith(volatile))


def _mo_bytes(catalog: Catalog) -> bytes:
    from babel.messages.mofile import write_mo

    page = BytesIO()
    write_mo(page, catalog)
    return page.getvalue()


def _write(path: Path, contents: bytes) -> bool:
    if path.exists() and path.read_bytes() == contents:
        return False
    path.write_bytes(contents)
    return True


def _ids(catalog: Catalog) -> set[str | tuple[str, ...]]:
    return {tuple(each.id) if isinstance(each.id, list) else each.id for each in catalog if each.id}


def _wrong_with(entry: Any) -> Iterator[Message]:
    """Complain about a translation that is missing, unsure, or has other placeholders than its sentence."""
    if not entry.id:
        return
    forms = entry.string if isinstance(entry.string, tuple | list) else (entry.string,)
    if not all(forms) or entry.fuzzy:
        yield say("not translated: '{text}'", text=_name(entry.id))
        return
    allowed = _placeholders(_last(entry.id))
    for form in forms:
        if _placeholders(form) != allowed:
            yield say("other placeholders than its sentence: '{text}'", text=form)


def _last(key: str | tuple[str, ...]) -> str:
    return key if isinstance(key, str) else key[-1]


def _name(key: str | tuple[str, ...]) -> str:
    return key if isinstance(key, str) else key[0]


def _placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def _translations(path: Path) -> Mapping[object, str]:
    return _translations_of(path.read_bytes()) if path.exists() else {}


def _translations_of(contents: bytes) -> Mapping[object, str]:
    import gettext

    catalog: dict[object, str] = vars(gettext.GNUTranslations(BytesIO(contents)))["_catalog"]
    return {key: text for key, text in catalog.items() if key}
