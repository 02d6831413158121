"""How things are painted and moved, on the screen and on paper."""
