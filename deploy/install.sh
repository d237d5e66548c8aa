#!/bin/sh
# Installs Coven, compiled, with its locked dependencies, from this checkout into a virtual
# environment. Run it again to upgrade. Needs Python 3.11 or newer and a C compiler.
#
#   deploy/install.sh /opt/coven                 everything
#   deploy/install.sh /opt/coven dependencies    only the locked packages (a layer of the image)
#   deploy/install.sh /opt/coven coven           only Coven itself
#
# PYTHON names another Python than python3.
set -eu

mkdir -p "$1"
target=$(cd "$1" && pwd)
part=${2:-all}
cd "$(dirname "$0")/.."
tools=build/tools
pip="$tools/bin/python -m pip --disable-pip-version-check --no-cache-dir --quiet"

if [ "$part" != coven ]; then
  "${PYTHON:-python3}" -m venv "$tools"
  $pip install --require-hashes --requirement deploy/build.lock
  "${PYTHON:-python3}" -m venv --without-pip "$target"
  $pip --python "$target/bin/python" install --require-hashes --requirement deploy/server.lock
fi
if [ "$part" != dependencies ]; then
  rm -f dist/coven-*.whl
  COVEN_COMPILE=several COVEN_COMPILE_FOR="$target/bin/python" \
    "$tools/bin/python" -m hatchling build --target wheel --directory dist
  $pip --python "$target/bin/python" install --no-deps --no-index --force-reinstall dist/coven-*.whl
  "$target/bin/python" -c 'from coven.compiled import is_compiled; assert is_compiled()'
  "$target/bin/coven" --version
fi
