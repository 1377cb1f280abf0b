from importlib.metadata import version

import qiaopai


def test_version_is_the_metadatas() -> None:
    assert qiaopai.__version__ == version("qiaopai")
