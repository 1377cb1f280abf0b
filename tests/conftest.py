"""What tests ask for: Hypothesis profiles, a PostgreSQL server, a browser.

A missing service skips a test on a developer's machine, with the reason; in CI it fails.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from qiaopai.solver.dds import Dds

CI = os.environ.get("CI", "").lower() in {"1", "true"}

settings.register_profile("dev", deadline=None)
settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if CI else "dev")


def unavailable(reason: str) -> NoReturn:
    """Skip the test, or fail it in CI."""
    if CI:
        pytest.fail(f"in CI this must not be missing: {reason}")
    pytest.skip(reason)


@pytest.fixture(scope="session")
def require_postgres() -> str:
    """The SQLAlchemy URL of a PostgreSQL server, from QIAOPAI_TEST_POSTGRES or on this machine."""
    try:
        import psycopg
    except ImportError:
        unavailable("psycopg is not installed (uv run --group services pytest)")
    given = os.environ.get("QIAOPAI_TEST_POSTGRES")
    urls = (
        [given]
        if given
        else [f"postgresql://{u}@127.0.0.1:5432/test" for u in ("postgres", "root")]
    )
    faults = []
    for url in urls:
        try:
            psycopg.connect(url, connect_timeout=3).close()
        except psycopg.OperationalError as error:
            faults.append(str(error).strip())
        else:
            return url.replace("postgresql://", "postgresql+psycopg://", 1)
    unavailable(f"no PostgreSQL server: {'; '.join(faults)}")


@pytest.fixture
def postgres_url(require_postgres: str) -> Iterator[str]:
    """The URL of an empty schema of this test's own, dropped afterwards."""
    import psycopg

    schema = f"test_{uuid4().hex}"
    server = require_postgres.replace("+psycopg", "", 1)
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE SCHEMA "{schema}"')  # type: ignore[arg-type]
    separator = "&" if "?" in require_postgres else "?"
    yield f"{require_postgres}{separator}options=-csearch_path%3D{schema}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'DROP SCHEMA "{schema}" CASCADE')  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def solver() -> "Dds":
    """DDS in the process of the tests."""
    from qiaopai.kernel.refusal import Refused
    from qiaopai.solver import dds

    try:
        return dds.load()
    except Refused as refused:
        unavailable(f"no double-dummy solver: {refused.data}")


@pytest.fixture(scope="session")
def require_browser() -> str:
    """The path of a Chromium that Playwright may drive."""
    try:
        import playwright  # noqa: F401
    except ImportError:
        unavailable("playwright is not installed (uv run --group browser pytest)")
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("QIAOPAI_TEST_CHROMIUM") or next(
        filter(None, map(shutil.which, names)), None
    )
    if not found:
        unavailable(f"no browser: none of {', '.join(names)} on PATH")
    return found


@pytest.fixture(scope="module")
def chromium(require_browser: str) -> Iterator["Browser"]:
    """A headless Chromium that asks nothing of the network by itself.

    Of one module: while Playwright runs, its event loop is the thread's running one, and a later
    test's `asyncio.run` would fail.
    """
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=require_browser,
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
            ],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe_script() -> str:
    """The text of axe-core, to be evaluated in a page."""
    path = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not path.is_file():
        unavailable("axe-core is not installed (make web-deps)")
    return path.read_text("utf-8")


@pytest.fixture(scope="session")
def require_firefox() -> str:
    """The path of a Firefox."""
    names = ("firefox-esr", "firefox")
    found = os.environ.get("QIAOPAI_TEST_FIREFOX") or next(
        filter(None, map(shutil.which, names)), None
    )
    if not found:
        unavailable(f"no browser: none of {', '.join(names)} on PATH")
    return found


@pytest.fixture(scope="session")
def require_nats() -> str:
    """The URL of a NATS server, from QIAOPAI_TEST_NATS or on this machine."""
    import socket
    from urllib.parse import urlsplit

    url = os.environ.get("QIAOPAI_TEST_NATS", "nats://127.0.0.1:4222")
    where = urlsplit(url)
    try:
        socket.create_connection((where.hostname or "", where.port or 4222), timeout=3).close()
    except OSError as error:
        unavailable(f"no NATS server at {url}: {error}")
    return url
