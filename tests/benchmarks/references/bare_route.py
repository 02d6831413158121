"""One Starlette route on uvicorn that returns a file: the reference for the sandbox.

It prints its port, and answers every request for /v1/pets with the file that its argument names.
"""

import json
import socket
import sys
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

if __name__ == "__main__":
    animals = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))

    async def list_animals(_request: Request) -> Response:
        """Answer with the animals."""
        return JSONResponse(animals)

    # Named, the protocol lets asyncio send small answers at once.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    print(listener.getsockname()[1], flush=True)
    config = uvicorn.Config(
        Starlette(routes=[Route("/v1/pets", list_animals)]),
        http="h11",
        log_level="critical",
        access_log=False,
    )
    uvicorn.Server(config).run([listener])
