"""Items: what an exercise that is answered by values asks, one by one; the author's ``items.toml`` and its stub."""

from grader.items.reading import read_sheet as read_sheet
from grader.items.records import SHEET_KINDS as SHEET_KINDS
from grader.items.records import Answer as Answer
from grader.items.records import Claim as Claim
from grader.items.records import Construct as Construct
from grader.items.records import Expose as Expose
from grader.items.records import Given as Given
from grader.items.records import Item as Item
from grader.items.records import Make as Make
from grader.items.records import Pairs as Pairs
from grader.items.records import Reason as Reason
from grader.items.records import Sheet as Sheet
from grader.items.records import Test as Test
from grader.items.records import Verb as Verb
from grader.items.records import Words as Words
