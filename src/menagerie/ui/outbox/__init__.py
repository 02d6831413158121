"""The adds whose fate is not known yet, in a panel."""
