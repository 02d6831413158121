"""A world of virtual time for the governor: a service with limits, a network with delays, and desks."""
