"""An option that does not exist."""

import torch


@torch.compile(backend="stepwell", options={"thread": False})
def program(x):
    return x + 1


def run():
    program(torch.ones(3))


# refused: OptionError: error: unknown option 'thread'; did you mean 'threads' or 'cpp.threads'?
# refused:   help: stepwell.list_options() describes them; a pass of one's own is named in 'pipeline', as 'cpu:default{after-
# refused:         fuse=mine:MyPass}'
