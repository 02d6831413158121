"""A full Animal Store Service on this computer, to practise on and to test against.

It is an independent reading of the interface and shares nothing with the client, so a mistake there is not
copied into the service that tests it. It consists of a server (``server``), what every request passes
(``layers``), the operations (``service``, ``reading``, ``store``), the rate limits (``limits``) and the
situations that can be practised (``practice``). ``menagerie-sandbox`` runs it as a separate program.
"""
