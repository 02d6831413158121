"""A full Animal Store Service on this computer, to practise on and to test against."""
