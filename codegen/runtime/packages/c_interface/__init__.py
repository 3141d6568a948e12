"""The files with which programs in C and C++ load packages."""
