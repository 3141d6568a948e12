"""Facts that passes of several levels ask for. Nothing here changes the IR."""
