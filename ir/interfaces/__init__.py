"""What passes and emitters ask of operations, whichever dialect they are from: each interface is a trait of xDSL's."""
