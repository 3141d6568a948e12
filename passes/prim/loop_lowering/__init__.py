"""How a group of prim ops becomes a loop nest; the pass is `prim-to-loop`."""
