# make play · make fast · make test · make check · make long · make bench · make compiled
# make chaos · make deploy · make audit · make reference · make docs
#
# All of it needs only Python 3.11 or newer, make and git. The first run sets up .venv from the lock
# file. Another Python than the first one found: make PYTHON=/path/to/python3.12 …

SUITABLE = import sys; sys.exit(sys.version_info < (3, 11))
ifndef PYTHON
PYTHON := $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  "$$p" -c '$(SUITABLE)' >/dev/null 2>&1 && { echo "$$p"; break; }; done)
endif
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet

# Where the environment forbids Python to keep bytecode, as images of containers often do, every
# process would compile all packages again: a server needs 3.1 seconds of CPU to start instead of 0.9.
unexport PYTHONDONTWRITEBYTECODE

# Two test processes more than there are cores, because browser and server tests mostly wait.
COUNT = "$(PYTHON)" -c 'import os; print((os.cpu_count() or 1) + 2)'

.PHONY: play fast pure current test types suite setup check long boxes bench benchmarks compiled deploy chaos audit ray \
  reference docs lock format clean

play: current
	@$(BIN)/coven serve --open

# Compiles the engine, the rules and the bots beside their sources; needs a C compiler.
fast: setup
	@$(BIN)/python hatch_build.py fast

# Removes what `make fast` has compiled.
pure: setup
	@$(BIN)/python hatch_build.py pure

# The same, if a source has changed since.
current: setup
	@$(BIN)/python hatch_build.py current

setup: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	@"$(PYTHON)" -c '$(SUITABLE)' 2>/dev/null || { \
	  echo "Coven needs Python 3.11 or newer, and there is none here under its usual names."; \
	  echo "Install one, or say where it is: make PYTHON=/path/to/python3.12 …"; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || { rm -rf $(VENV); \
	  "$(PYTHON)" -m venv $(VENV) >/dev/null 2>&1; } || { rm -rf $(VENV); \
	  echo "Your Python cannot make virtual environments: its venv or ensurepip is missing."; \
	  echo "On Debian and Ubuntu: sudo apt install python3-venv. Then the same command again."; exit 1; }
	@echo "Setting up $(VENV) from requirements.lock (once; up to a minute) …"
	@sed -n '/^uv==/,/# via/p' requirements.lock >$(VENV)/uv.txt
	@{ $(PIP) --require-hashes -r $(VENV)/uv.txt && \
	  $(BIN)/uv pip install --quiet --require-hashes -r requirements.lock; } 2>/dev/null || \
	  $(PIP) --require-hashes -r requirements.lock || { \
	  echo "The packages of requirements.lock could not be installed; pip says why above."; \
	  echo "Usually there is no network, or a proxy in between. Then the same command again."; exit 1; }
	@$(BIN)/uv pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

test: current
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	@$(BIN)/python -m tests.browser.get_chromium
	@$(BIN)/python -m tests.deploy.get_checkers
	@$(MAKE) --no-print-directory -j 2 types suite

# Both at once: tests of servers and browsers wait a lot.
types:
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

suite:
	$(BIN)/pytest -n $(shell $(COUNT)) --dist worksteal

# The fast loop: formatting, lint, types, layers and the quick tests.
check: current
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -n $(shell $(COUNT)) --dist worksteal -m "not slow"

# What takes too long for every change: more games of the statistical tests, more seeds, every line of
# every box changed in turn; several minutes.
long: current
	$(BIN)/pytest -n $(shell $(COUNT)) --dist worksteal -m long

# The long tests of boxes alone.
boxes: current
	$(BIN)/pytest -n $(shell $(COUNT)) --dist worksteal -m long tests/games -k box

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: pure
	$(BIN)/python -m bench

# Runs all benchmarks and writes them into docs/benchmarks.md.
benchmarks: pure
	$(BIN)/python -m bench --keep

# Builds the compiled wheel (mypyc) and runs the whole suite on it.
compiled: setup
	$(BIN)/python -m bench.compiled

# Checks the files in deploy/ with the programs that read them, and runs the steps of the Dockerfile.
deploy: current
	@$(BIN)/python -m tests.deploy.get_checkers
	$(BIN)/pytest tests/deploy -m ""

# Tests tournaments on a local Ray, which is too large for the normal setup.
ray: setup
	$(PIP) ray
	$(BIN)/pytest tests/lab/test_arena.py

# Writes docs/reference.md from the docstrings.
reference: setup
	$(BIN)/python docs/reference.py

# Builds the documentation as a website with a search, in build/site. The generator, Zensical, has an
# environment of its own there, because nothing else needs it.
docs: setup
	@test -x build/zensical/bin/zensical || { echo "Getting Zensical (once) …"; \
	  "$(PYTHON)" -m venv build/zensical && \
	  build/zensical/bin/python -m pip --disable-pip-version-check install --quiet zensical; }
	@$(BIN)/python docs/site.py build/zensical/bin/zensical

# Kills servers, cuts connections, floods sockets. Half an hour; ARGS=--quick runs a tenth of it.
chaos: current
	$(BIN)/python -m chaos $(ARGS)

# Asks a service on the network whether a locked package has a known vulnerability; not a test.
audit: setup
	$(BIN)/python -m chaos.audit $(ARGS)

# Updates the locked versions; the file holds names and hashes only.
lock: setup
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	  --python-version 3.11 --extra dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	  --python-version 3.11 --extra server --extra postgres --extra redis --extra push --constraint requirements.lock \
	  pyproject.toml -o deploy/server.lock
	printf '%s\n' hatchling mypy setuptools | $(BIN)/uv pip compile --quiet --universal \
	  --generate-hashes --no-emit-index-url --no-header --python-version 3.11 \
	  --constraint requirements.lock - -o deploy/build.lock

clean:
	find src -name '*.so' -delete -o -name compiled.json -delete
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
