"""The API keys, kept in the operating system's keyring: ``keys.KeyStore``."""
