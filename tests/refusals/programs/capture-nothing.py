"""A program without tensor operations."""

import stepwell


def run():
    stepwell.capture(lambda number: number + 1, 3)


# refused: UnsupportedError: error: the program has no tensor operation that could be captured
# refused:   help: give it tensors as arguments, and return what it computes
