"""What is remembered of practice: never lost, mergeable, and the schedule that follows from it."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from grader.errors import UserError
from grader.quiz.schedule import AGAIN, EASY, GOOD, HARD, Due, Review, cards, due, rate, reviews, schedule, weights
from grader.workspace import Event, remember
from grader.workspace.practice import FILE, alone, note, overlooked, records

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / ".axiswise").mkdir()
    return tmp_path


def log(root: Path) -> Path:
    return root / ".axiswise" / FILE


def missed(root: Path, belief: str, at: datetime, session: str = "s") -> None:
    note(root, at, "answer", session=session, question="two:1", given=[4], right=False, belief=belief, sure=None)


# ---------------------------------------------------------------- the file


def test_every_line_is_json_with_a_version_and_a_time(root: Path) -> None:
    missed(root, "align_left", NOON)
    (line,) = log(root).read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["v"] == 1
    assert records(root)[0]["when"] == NOON


def test_a_torn_line_costs_itself_alone(root: Path) -> None:
    missed(root, "align_left", NOON)
    with log(root).open("ab") as file:
        file.write(b'{"v": 1, "id": "ab", "at": "2026-03-')
    missed(root, "larger_wins", NOON + DAY)
    assert [each["belief"] for each in records(root)] == ["align_left", "larger_wins"]


@pytest.mark.parametrize(
    "line",
    ["", "null", "[]", "7", '"x"', "{}", '{"v": 2, "id": "a", "at": "2026-03-01T12:00:00+00:00", "event": "end"}',
     '{"v": 1, "id": 3, "at": "2026-03-01T12:00:00+00:00", "event": "end"}',
     '{"v": 1, "id": "a", "at": "yesterday", "event": "end"}',
     '{"v": 1, "id": "a", "at": "2026-03-01T12:00:00", "event": "end"}', "[" * 5000, "\ufeff{}", "\x00\x00"],
)  # fmt: skip
def test_what_cannot_be_read_is_passed_over(root: Path, line: str) -> None:
    log(root).write_text(line + "\n", encoding="utf-8")
    missed(root, "align_left", NOON)
    assert len(records(root)) == 1
    assert line in log(root).read_text(encoding="utf-8")  # never rewritten


@pytest.mark.parametrize(
    "facts",
    [{"belief": ["x"]}, {"belief": {"a": 1}}, {"card": 7, "rating": 3}, {"card": "belief:align_left", "rating": "x"},
     {"card": "belief:align_left", "rating": 9}, {"belief": "no_such"}, {"session": ["s"], "belief": "align_left"}],
)  # fmt: skip
def test_odd_facts_break_no_schedule(root: Path, facts: dict[str, object]) -> None:
    note(root, NOON, "review", **facts)
    assert all(card.count for card in cards(root))


def test_two_histories_put_one_behind_the_other_are_merged(
    root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = tmp_path_factory.mktemp("other")
    (other / ".axiswise").mkdir()
    missed(root, "align_left", NOON)
    log(other).write_bytes(log(root).read_bytes())
    missed(root, "larger_wins", NOON + 2 * DAY)
    missed(other, "ones_vanish", NOON + DAY)
    log(root).write_bytes(log(root).read_bytes() + log(other).read_bytes())
    assert [each["belief"] for each in records(root)] == ["align_left", "ones_vanish", "larger_wins"]


def test_many_writers_lose_no_line(root: Path) -> None:
    code = (
        "import sys; from datetime import UTC, datetime; from pathlib import Path\n"
        "from grader.workspace.practice import note\n"
        "for n in range(50): note(Path(sys.argv[1]), datetime.now(UTC), 'answer', number=n, text='x' * 200)"
    )
    writers = [subprocess.Popen([sys.executable, "-c", code, str(root)]) for _ in range(4)]
    assert [writer.wait() for writer in writers] == [0] * 4
    assert len(records(root)) == 200


def test_what_is_overlooked_is_told_and_kept(root: Path) -> None:
    missed(root, "align_left", NOON)
    assert overlooked(root) == ()
    later = json.dumps({"v": 2, "id": "a", "at": NOON.isoformat(), "event": "end"}).encode()
    with log(root).open("ab") as file:
        file.write(b'{"v": 1, "id": "ab", "at": "2026-03-\n\n' + later + b"\nnonsense\n")
    missed(root, "larger_wins", NOON + DAY)
    damaged, newer = overlooked(root)
    assert (damaged.params["count"], newer.params["count"]) == (2, 1)
    assert "damaged" in str(damaged) and "update axiswise" in str(newer)
    assert later in log(root).read_bytes()
    assert len(records(root)) == 2


def test_a_line_that_the_disk_has_no_room_for_is_said_and_costs_itself_alone(root: Path) -> None:
    missed(root, "align_left", NOON)
    code = (
        "import resource, sys; from datetime import UTC, datetime; from pathlib import Path\n"
        "from grader.workspace.practice import note\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), -1))\n"
        "note(Path(sys.argv[1]), datetime.now(UTC), 'answer', text='x' * 200)"
    )
    room = str(log(root).stat().st_size + 40)
    full = subprocess.run([sys.executable, "-c", code, str(root), room], capture_output=True, text=True)
    assert "cannot be remembered" in full.stderr
    missed(root, "larger_wins", NOON + DAY)
    assert [each["belief"] for each in records(root)] == ["align_left", "larger_wins"]


def test_what_cannot_be_written_is_said(root: Path) -> None:
    log(root).mkdir()
    with pytest.raises(UserError, match="cannot be remembered"):
        missed(root, "align_left", NOON)
    assert records(root) == ()


def test_a_session_is_held_by_one_process_and_let_go_of_in_a_crash(root: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from grader.workspace.practice import alone\n"
        "with alone(Path(sys.argv[1]), sys.argv[2]) as mine:\n"
        "    print(mine, flush=True); sys.stdin.readline(); os._exit(9)"
    )

    def process(session: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", code, str(root), session]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def says(one: subprocess.Popen[str]) -> str:
        assert one.stdout
        return one.stdout.readline().strip()

    first = process("a")
    assert says(first) == "True"
    second, third = process("a"), process("b")
    assert (says(second), says(third)) == ("False", "True")
    for each in (first, second, third):
        each.communicate("\n")
    with alone(root, "a") as mine:
        assert mine


# ---------------------------------------------------------------- the schedule


def test_a_miss_comes_back_the_same_evening_and_success_spaces_it_out(root: Path) -> None:
    at, spans, done = NOON, [], []
    for rating in (AGAIN, GOOD, GOOD, GOOD):
        done.append(Review("belief:align_left", rating, at))
        (card,) = schedule(done)
        spans.append(card.at - at)
        at = card.at
    assert spans[0] == timedelta(minutes=10)
    assert spans == sorted(spans)
    assert spans[-1] > timedelta(days=3)
    assert card.made_good and card.lapses == 1


def test_ease_and_trouble_are_felt() -> None:
    def days(rating: int) -> timedelta:
        (card,) = schedule([Review("c", GOOD, NOON), Review("c", rating, NOON + 2 * DAY)])
        return card.at

    assert days(AGAIN) < days(HARD) < days(GOOD) < days(EASY)


@pytest.mark.parametrize(
    ("right", "sure", "hinted", "rating"),
    [(False, 0.95, False, AGAIN), (True, None, False, GOOD), (True, 0.75, False, GOOD), (True, 0.95, False, EASY),
     (True, 0.25, False, HARD), (True, 0.95, True, HARD)],
)  # fmt: skip
def test_the_rating_comes_from_the_answer_confidence_and_hints(
    right: bool, sure: float | None, hinted: bool, rating: int
) -> None:
    assert rate(right, sure, hinted) == rating


def test_a_belief_that_shows_three_times_in_one_quiz_is_missed_once(root: Path) -> None:
    for minute in range(3):
        missed(root, "align_left", NOON + timedelta(minutes=minute))
    missed(root, "align_left", NOON + DAY, session="another")
    assert [review.at for review in reviews(root)] == [NOON, NOON + DAY]
    note(root, NOON + 2 * DAY, "review", session="r", card="belief:align_left", rating=GOOD, belief=None)
    (card,) = cards(root)
    assert (card.lapses, card.count, card.made_good) == (2, 3, True)


def test_an_exercise_comes_back_after_it_was_passed(root: Path) -> None:
    remember(root, Event.HINT, "rules/align_shapes", NOON)
    remember(root, Event.PASSED, "rules/align_shapes", NOON)
    remember(root, Event.PASSED, "rules/expand_view", NOON)
    helped, alone_ = (next(card for card in cards(root) if card.name == name)
                      for name in ("rules/align_shapes", "rules/expand_view"))  # fmt: skip
    assert helped.at < alone_.at
    assert due(cards(root), NOON) == ()
    assert len(due(cards(root), NOON + 30 * DAY)) == 2


def test_what_was_believed_before_is_looked_for_first() -> None:
    open_, good = (Due(f"belief:{name}", NOON, 1.0, good, 1, 1) for name, good in (("a", False), ("b", True)))
    assert weights([open_, good]) == {"a": 4.0, "b": 2.0}
