#!/usr/bin/env bash
# Runs for each submission: judges submission/ and writes results/results.json. Students' code runs in a sandbox only.
# Where the image offers none, nothing is judged; add --i-trust-this-code below to judge all the same: then a
# submission can write its own marks.
set -euo pipefail
root="${AUTOGRADER:-/autograder}"
cd "$root/source"
PYTHONPATH="$root/source/kit" "${PYTHON:-$root/venv/bin/python}" -m grader.course.autograder \
    "$root/submission" "$root/results/results.json" course.json
