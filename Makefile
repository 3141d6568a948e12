# `make demo` and `make test` set up everything in .venv on a Linux machine with Python >= 3.11 and g++. The suite for
# another version of torch, in an environment of its own: `make test VENV=.venv-2.15 TORCH='torch==2.15.*'`.

PYTHON ?= python3
VENV ?= .venv
# Newer versions have no build for CPUs on every index: theirs bring five gigabytes of libraries for GPUs.
TORCH ?= torch>=2.11,<2.14
# What takes as long to unpack as torch, beside which it is unpacked. Of other versions than it must be it is installed
# again afterwards.
BULKY := triton transformers basedpyright mkdocs-material playwright
BIN := $(VENV)/bin
READY := $(VENV)/ready
# As many workers as cores: one more took 6 % longer on two cores of an AMD Zen 4, since caches are shared by more.
JOBS := $(shell env -u OMP_NUM_THREADS nproc)

# Where Python keeps no bytecode, each of the many processes would compile all modules anew. Modules are compiled as they
# are first imported, not all ten thousand at installation.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo test setup lint types pytest commands lit docs site clean

demo: setup
	$(BIN)/python -m stepwell.tools.demo

# The types are checked by one thread, beside which a core would be idle.
test: lint
	$(MAKE) --no-print-directory --jobs=3 types commands pytest

setup: $(READY)

$(READY): pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Stepwell needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	@echo "setting up $(VENV) (some minutes when new)"
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -qq --upgrade pip setuptools wheel
	$(BIN)/python -m pip install -qq --no-compile --no-deps $(BULKY) & \
	  $(BIN)/python -m pip install -qq --no-compile --no-deps '$(TORCH)'; wait
	$(BIN)/python -m pip install -qq --no-compile --editable '.[dev]' '$(TORCH)'
	@touch $@

lint: setup
	$(BIN)/ruff check .

types: setup
	$(BIN)/basedpyright

# Tests share the cores among themselves: one thread each. What they build by make is not a part of this run.
pytest: setup
	env -u MAKEFLAGS -u MFLAGS OMP_NUM_THREADS=1 $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests lit_tests

# A lit test of each program once more, with each command started anew, as a user types it.
commands: setup
	$(BIN)/lit -q -D real $(addprefix lit_tests/tools/stepwell-,opt/dump.mlir opt/syntax-error.mlir \
	  bisect/rewrite.mlir reduce/reproducer.mlir run/outlined-fusions.mlir update-checks/check.mlir)

# All lit tests by lit. `lit -D real lit_tests` starts each command anew, which takes minutes.
lit: setup
	$(BIN)/lit -q lit_tests

# The pages of docs/ that say what docstrings and tables say.
docs: setup
	$(BIN)/python -m stepwell.tools.reference

# The pages as a site, in build/site.
site: setup docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

clean:
	rm -rf $(VENV) build dist *.egg-info
