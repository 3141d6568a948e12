#!/bin/sh
# Exits with 0 if a module has an operation other.thing.
grep -q '"other.thing"(' "$1"
