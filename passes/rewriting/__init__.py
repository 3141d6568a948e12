"""The means by which passes of several levels change the IR."""
