"""Measures programs in processes of their own, and prints tables of the results."""
