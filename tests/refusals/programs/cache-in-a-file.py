"""A cache directory for compiled kernels that is a file."""

import torch


def run(tmp_path):
    (tmp_path / "cache").touch()
    torch.compile(torch.exp, backend="stepwell", options={"cache_dir": str(tmp_path / "cache")})(torch.ones(3))


# refused: CacheError: error: cannot use the cache directory cache: File exists
# refused:   help: set STEPWELL_CACHE_DIR to a directory that you can write
