"""Adding an animal: the dialog, its draft and the questions before."""
