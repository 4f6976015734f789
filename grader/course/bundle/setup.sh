#!/usr/bin/env bash
# Runs once, when Gradescope builds the image: a Python that is new enough, and what the kit needs.
set -euo pipefail
root="${AUTOGRADER:-/autograder}"

python=""
for each in python3.13 python3.12 python3.11 python3; do
    if "$each" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python="$each"
        break
    fi
done
if [ -z "$python" ]; then
    apt-get update
    apt-get install -y python3.11 python3.11-venv
    python=python3.11
fi
"$python" -m venv "$root/venv" || { apt-get update && apt-get install -y "$python-venv" && "$python" -m venv "$root/venv"; }
"$root/venv/bin/python" -m pip install --no-cache-dir -r "$root/source/requirements.txt"
