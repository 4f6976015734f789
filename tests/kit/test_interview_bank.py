"""The bank of conceptual questions: every claim that code can prove is proved here, as whoever copies it would."""

from __future__ import annotations

import doctest
import warnings
from collections import Counter
from functools import cache

import pytest

from grader.catalog import Catalog, content_root
from grader.interview.load import bank, bank_ids, bank_page
from grader.interview.outline import read_outline
from grader.interview.records import BankQuestion, Seniority, Theme
from grader.page import code_blocks

CATALOG = Catalog(content_root())
TAUGHT = ("rules", "sinusoidal", "adding", "weighting", "learned", "relative", "rotary", "bias", "attention")
LEAST = 60
WIDEST = 76  # columns of a line of code: indented, it fits a terminal of 80


@cache
def questions() -> dict[str, BankQuestion]:
    return {each.id: each for each in bank(CATALOG)}


def proofs(id_: str, lang: str = "en") -> list[list[str]]:
    """Examples of a question, by the part that they stand in; each part must run by itself."""
    page = read_outline(questions()[id_].folder / f"{lang}.md")
    parts = [each for section in page.parts.values() for each in (section, *section.parts.values())]
    found = [[block.text for block in code_blocks(part.own) if ">>>" in block.text] for part in parts]
    return [texts for texts in found if texts]


def failures(texts: list[str]) -> list[str]:
    """What examples print that they should not; a warning is a failure, unless the example silences it."""
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    test = doctest.DocTestParser().get_doctest("\n".join(texts), {}, "proof", None, 0)
    said: list[str] = []
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        runner.run(test, out=said.append)
    return said


@pytest.mark.parametrize("id_", bank_ids(CATALOG))
def test_what_code_can_prove_is_proved(id_: str) -> None:
    found = proofs(id_)
    assert found and [failures(texts) for texts in found] == [[]] * len(found)


def test_a_wrong_claim_is_not_proved() -> None:
    claim = ">>> import numpy as np\n>>> np.add.outer(np.ones(3), np.ones(4)).shape\n"
    assert not failures([claim + "(3, 4)\n"])
    assert failures([claim + "(4, 3)\n"])
    assert failures([">>> np.ones(3).shape\n(3,)\n"])  # nothing is imported for it


@pytest.mark.parametrize("id_", bank_ids(CATALOG))
def test_a_question_is_said_in_both_languages(id_: str) -> None:
    english, chinese = (bank_page(questions()[id_], lang) for lang in ("en", "zh"))
    assert (english.lang, chinese.lang) == ("en", "zh")
    assert len(english.checklist) == len(chinese.checklist)
    assert len(english.follow_ups) == len(chinese.follow_ups)
    assert proofs(id_) == proofs(id_, "zh")


@pytest.mark.parametrize("id_", bank_ids(CATALOG))
def test_code_fits_the_page(id_: str) -> None:
    lines = [line for texts in proofs(id_) for text in texts for line in text.splitlines()]
    assert [line for line in lines if len(line) > WIDEST] == []


def test_the_bank_is_large_and_wide() -> None:
    found = questions().values()
    assert len(found) >= LEAST
    assert set(TAUGHT) <= {each.unit for each in found}
    themes, levels = Counter(each.theme for each in found), Counter(each.level for each in found)
    assert min(themes[theme] for theme in Theme) >= 3
    assert min(levels[level] for level in Seniority) >= 12


def test_titles_tell_questions_apart() -> None:
    for lang in ("en", "zh"):
        titles = Counter(bank_page(each, lang).title for each in questions().values())
        assert [title for title, count in titles.items() if count > 1] == []


def test_a_question_leads_to_others_that_there_are() -> None:
    assert [each.id for each in questions().values() if not set(each.follows) <= set(questions())] == []
