"""What everything in the window looks like: colours, fonts, icons and words."""
