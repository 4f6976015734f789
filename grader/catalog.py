"""The content as it lies on disk: find it, list it, read it strictly.

A `Catalog` is cheap to make. It lists folders at once and reads a file only when somebody asks for what stands in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path

from grader.errors import ContentError, UserError
from grader.facts import Facts, is_number
from grader.model import Exercise, Kind, Level, Message, Page, Unit, say
from grader.page import read_page, read_unit_page

EXERCISE_KEYS = ("order", "kind", "level", "points", "minutes", "requires", "names", "forbids", "tolerance")
UNIT_KEYS = ("order",)
SOURCE_LANGUAGE = "en"

MATCHED_BY_NAME = frozenset({Kind.CODE, Kind.DEBUG})
GENERAL_NAMES = frozenset({"answers", "explanation"})  # many exercises ask for these: they say nothing about which


def content_root(start: Path | None = None) -> Path:
    """Folder that holds ``exercises``, ``reference``, ``solutions`` and ``tests``.

    Parameters
    ----------
    start : Path, optional
        Where the package lies; by default where this one does. A wheel carries the content beneath the package, in a
        checkout it lies beside it. A content folder itself will do too.
    """
    start = start or Path(__file__).parent
    for root in (start / "_content", start, start.parent):
        if (root / "exercises").is_dir():
            return root
    raise ContentError(start, None, say("no 'exercises' folder here, beneath or beside it; install axiswise again"))


class Catalog:
    """Units and exercises beneath a content root; the folder listing is the catalogue."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._exercises: dict[str, Exercise] = {}
        self._facts: dict[str, bytes] = {}  # of exercises, as they stand in their TOML
        self._messages: dict[tuple[str, str], Mapping[str, str]] = {}

    def units(self) -> tuple[Unit, ...]:
        """Units in their order."""
        return self._units

    def ids(self) -> tuple[str, ...]:
        """Ids of all exercises from the folders alone, alphabetically; nothing is read."""
        return tuple(f"{unit}/{name}" for unit, names in self._ids.items() for name in names)

    def exercises(self, unit: str | None = None) -> tuple[Exercise, ...]:
        """Exercises in the order of their units, then their own; of one unit when it is named."""
        units = [each for each in self._units if unit in (None, each.name)]
        if not units:
            raise UserError(say("there is no unit '{unit}'; run `axiswise list` to see them", unit=unit))
        found = [self._load(f"{each.name}/{name}") for each in units for name in self._ids.get(each.name, ())]
        return self._sorted(found)

    def get(self, exercise_id: str) -> Exercise:
        """Exercise called `exercise_id` ("unit/name"); a `UserError` names the near ones when there is none."""
        unit, _, name = exercise_id.partition("/")
        if name not in self._ids.get(unit, ()):
            raise UserError(self._unknown(exercise_id))
        return self._load(exercise_id)

    def by_names(self, names: Iterable[str]) -> tuple[Exercise, ...]:
        """Exercises that ask for any of these functions or classes, in catalogue order."""
        wanted = frozenset(names) - GENERAL_NAMES
        found = [self._load(each) for each in self._ids_mentioning(wanted)]
        return self._sorted(each for each in found if each.kind in MATCHED_BY_NAME and wanted.intersection(each.names))

    def names(self) -> tuple[str, ...]:
        """Every function or class name that finds its exercise."""
        found = (name for each in self.exercises() if each.kind in MATCHED_BY_NAME for name in each.names)
        return tuple(name for name in found if name not in GENERAL_NAMES)

    def page(self, exercise: Exercise, lang: str) -> Page:
        """What a learner reads of `exercise` in `lang`, or in English when there is no such page."""
        return read_page(_in_language(exercise.folder, lang))

    def unit_page(self, unit: str, lang: str) -> tuple[str, str]:
        """Title and text of a unit's page in `lang`, or in English when there is no such page."""
        return read_unit_page(_in_language(self.root / "exercises" / unit, lang))

    def messages(self, exercise: Exercise, lang: str) -> Mapping[str, str]:
        """What to tell whoever made a mistake: mistake -> message in `lang`, or in English where there is none."""
        key = exercise.id, lang
        if key not in self._messages:
            path = exercise.wrong / "messages.toml"
            facts = Facts(path) if path.exists() else None
            self._messages[key] = {m: _message(facts, m, lang) for m in facts.table} if facts else {}
        return self._messages[key]

    @cached_property
    def _units(self) -> tuple[Unit, ...]:
        found = map(_load_unit, _folders_with(self.root / "exercises", "unit.toml"))
        return tuple(sorted(found, key=lambda unit: (unit.order, unit.name)))

    @cached_property
    def _ids(self) -> Mapping[str, tuple[str, ...]]:
        """Unit name -> exercise names, from the folders alone."""
        units = _folders_with(self.root / "exercises", "unit.toml")
        return {unit.name: tuple(each.name for each in _folders_with(unit, "exercise.toml")) for unit in units}

    def _ids_mentioning(self, names: frozenset[str]) -> Iterator[str]:
        """Exercises whose folder, or else whose TOML, mentions a name: the text is searched before it is parsed."""
        quoted = [quote + name.encode() + quote for name in names for quote in (b'"', b"'")]
        for each in self.ids():
            if each.partition("/")[2] in names:
                yield each
                continue
            if each not in self._facts:
                self._facts[each] = (self.root / "exercises" / each / "exercise.toml").read_bytes()
            text = self._facts[each]
            if any(name in text for name in quoted):
                yield each

    def _load(self, exercise_id: str) -> Exercise:
        if exercise_id not in self._exercises:
            self._exercises[exercise_id] = _load_exercise(self.root, exercise_id)
        return self._exercises[exercise_id]

    def _sorted(self, exercises: Iterable[Exercise]) -> tuple[Exercise, ...]:
        place = {unit.name: position for position, unit in enumerate(self._units)}
        return tuple(sorted(exercises, key=lambda each: (place[each.unit], each.order, each.name)))

    def _unknown(self, exercise_id: str) -> Message:
        import difflib  # only a mistake needs it

        ids = self.ids()
        name = exercise_id.rpartition("/")[2]
        near = [each for each in ids if each.endswith("/" + name)] or difflib.get_close_matches(exercise_id, ids)
        if near:
            return say("there is no exercise '{id}'; did you mean {near}?", id=exercise_id, near=", ".join(near))
        return say("there is no exercise '{id}'; run `axiswise list` to see them", id=exercise_id)


def _folders_with(folder: Path, file: str) -> tuple[Path, ...]:
    return tuple(sorted(each.parent for each in folder.glob(f"*/{file}")))


def _in_language(folder: Path, lang: str) -> Path:
    path = folder / f"{lang}.md"
    return path if path.exists() else folder / f"{SOURCE_LANGUAGE}.md"


def _load_unit(folder: Path) -> Unit:
    facts = Facts(folder / "unit.toml")
    facts.only(UNIT_KEYS)
    return Unit(folder.name, facts.whole("order"), folder)


def _load_exercise(root: Path, exercise_id: str) -> Exercise:
    facts = Facts(root / "exercises" / exercise_id / "exercise.toml")
    facts.only(EXERCISE_KEYS)
    kind = facts.choice("kind", Kind)
    return Exercise(
        id=exercise_id,
        order=facts.whole("order"),
        kind=kind,
        level=facts.choice("level", Level),
        points=facts.number("points"),
        minutes=facts.whole("minutes"),
        requires=_ids_in(facts, "requires"),
        names=_names(facts, kind, exercise_id.partition("/")[2]),
        forbids=facts.words("forbids", ()),
        tolerance=_tolerance(facts),
        root=root,
    )


def _ids_in(facts: Facts, key: str) -> tuple[str, ...]:
    for each in facts.words(key, ()):
        if each.count("/") != 1 or each.startswith("/") or each.endswith("/"):
            raise facts.error(key, say("'{id}' is no exercise id: write UNIT/NAME", id=each))
    return facts.words(key, ())


def _names(facts: Facts, kind: Kind, folder: str) -> tuple[str, ...]:
    names = facts.words("names")
    bad = [name for name in names if not name.isidentifier()]
    if bad or not names or len(set(names)) < len(names):
        raise facts.error("names", say("'names' must list distinct Python names, at least one"))
    if kind in MATCHED_BY_NAME and names[0] != folder:
        raise facts.error("names", say("the first of 'names' must be that of the folder, '{folder}'", folder=folder))
    return names


def _tolerance(facts: Facts) -> tuple[tuple[float, float], ...]:
    rows = facts.get("tolerance", [])
    if not isinstance(rows, list) or not all(_is_row(row) for row in rows):
        why = say("'tolerance' must be rows of two numbers, [largest position or size, absolute tolerance]")
        raise facts.error("tolerance", why)
    pairs = tuple((float(largest), float(allowed)) for largest, allowed in rows)
    sizes = [largest for largest, _ in pairs]
    if sizes != sorted(set(sizes)):
        raise facts.error("tolerance", say("the rows of 'tolerance' must ascend"))
    return pairs


def _is_row(row: object) -> bool:
    return isinstance(row, list) and len(row) == 2 and all(is_number(each) and each >= 0 for each in row)


def _message(facts: Facts, mistake: str, lang: str) -> str:
    texts = facts.table[mistake]
    if not isinstance(texts, dict) or not all(isinstance(text, str) and text.strip() for text in texts.values()):
        raise facts.error(mistake, say("[{mistake}] must hold one text a language", mistake=mistake))
    if SOURCE_LANGUAGE not in texts:
        raise facts.error(mistake, say("[{mistake}] has no text 'en'", mistake=mistake))
    return str(texts.get(lang, texts[SOURCE_LANGUAGE]))
