"""Entry of `python -m stepwell.benchmarks`."""

from .command import main

if __name__ == "__main__":
    raise SystemExit(main())
