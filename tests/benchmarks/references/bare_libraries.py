"""The libraries of the application: the least that its start and memory can take.

Nothing of ours is in it but the event loop, a few lines around that of qasync. With ``answer`` it requests
some animals from a web server on a thread and shows them in a window. With ``rest`` it opens a client and the
keyring, and the window is empty.
"""

import asyncio
import builtins
import json
import signal
import sqlite3
import ssl
import sys
import threading
from asyncio import to_thread

from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView

from menagerie.app import event_loop

# As the application does, see ``menagerie.ui``.
builtins.__import__ = builtins.__orig_import__  # type: ignore[attr-defined] # PySide6 puts it there

_SIZE = (1180, 740)
_ANIMALS = 20


def _serve() -> int:
    """Serve animals on a thread; return the port."""
    import socket  # noqa: PLC0415 - the other mode has no server

    import uvicorn  # noqa: PLC0415
    from starlette.applications import Starlette  # noqa: PLC0415
    from starlette.requests import Request  # noqa: PLC0415
    from starlette.responses import JSONResponse, Response  # noqa: PLC0415
    from starlette.routing import Route  # noqa: PLC0415

    async def list_animals(_request: Request) -> Response:
        """Answer with some animals."""
        return JSONResponse([{"id": number, "name": f"Name {number}"} for number in range(_ANIMALS)])

    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        Starlette(routes=[Route("/", list_animals)]), http="h11", ws="none", lifespan="off", log_config=None
    )
    loop = asyncio.SelectorEventLoop()
    serving = uvicorn.Server(config).serve([listener])
    threading.Thread(target=loop.run_until_complete, args=(serving,), daemon=True).start()
    return int(listener.getsockname()[1])


async def _ask(url: str | None) -> list[dict[str, object]]:
    """Open a client, and return what the server says if there is one."""
    import httpx  # noqa: PLC0415 - as the application does, when it is needed
    import truststore  # noqa: PLC0415

    client = httpx.AsyncClient(verify=truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT), trust_env=False)
    if url is None:
        return []
    return list(json.loads((await client.get(url)).content))


async def _run(mode: str) -> None:
    sqlite3.connect(":memory:").close()
    url = f"http://127.0.0.1:{await to_thread(_serve)}/" if mode == "answer" else None
    animals = await _ask(url)
    if mode == "rest":
        import keyring  # noqa: PLC0415 - the first answer of a sandbox needs none

        await to_thread(keyring.get_password, "bare", "libraries")
    model = QStandardItemModel()
    for animal in animals:
        model.appendRow([QStandardItem(str(value)) for value in animal.values()])
    table = QTableView()
    table.setModel(model)
    window = QMainWindow()
    window.setCentralWidget(table)
    window.resize(*_SIZE)
    window.show()
    await asyncio.Event().wait()


if __name__ == "__main__":
    # Python's own handler would wait for an event.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    qt = QApplication(["bare"])
    event_loop.run(_run(sys.argv[1]))
