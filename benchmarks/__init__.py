"""Programs that Stepwell is held to, and the command that measures it beside eager and Inductor."""
