"""What the application does, step by step, in plain asyncio and without Qt."""
