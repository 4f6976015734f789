"""The learner's folder: lay it out, find it, read the answers in it, remember how far the learner came."""

from grader.workspace.folder import Workspace, find
from grader.workspace.layout import LaidOut, lay_out
from grader.workspace.order import at_hand, upcoming
from grader.workspace.progress import Event, Progress, State, progress_of, remember
from grader.workspace.reading import LIMIT, python_files, read_hand_in

__all__ = [
    "LIMIT",
    "Event",
    "LaidOut",
    "Progress",
    "State",
    "Workspace",
    "at_hand",
    "find",
    "lay_out",
    "progress_of",
    "python_files",
    "read_hand_in",
    "remember",
    "upcoming",
]
