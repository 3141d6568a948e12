#!/bin/sh
# Exits with 0 if a module has an exponential and a reshape.
grep -q prim.exp "$1" && grep -q prim.reshape "$1"
