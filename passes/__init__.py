"""The passes: one a file, in folders by the level they work on."""
