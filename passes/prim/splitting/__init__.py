"""The parts from which the passes that split reductions and scans are made."""
