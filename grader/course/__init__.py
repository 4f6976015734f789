"""The instructor's side: nbgrader courses, hand-ins by the hundred, marks and what becomes of them.

Jupyter, Dask and matplotlib are loaded only inside the functions that need them.
"""
