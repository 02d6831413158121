"""When may we ask? The one component that every request passes."""
