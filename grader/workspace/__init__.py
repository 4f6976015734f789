"""The learner's folder: find it, read the answers in it, remember how far the learner came.

Laying it out (`grader.workspace.layout`) is not loaded with the rest: only `axiswise init` needs it.
"""

from grader.workspace.folder import Workspace, find
from grader.workspace.order import at_hand, upcoming
from grader.workspace.progress import Event, Progress, State, progress_of, remember
from grader.workspace.reading import LIMIT, is_folder, python_files, read_hand_in

__all__ = [
    "LIMIT",
    "Event",
    "Progress",
    "State",
    "Workspace",
    "at_hand",
    "find",
    "is_folder",
    "progress_of",
    "python_files",
    "read_hand_in",
    "remember",
    "upcoming",
]
