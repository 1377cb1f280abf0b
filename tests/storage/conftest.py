import pytest

pytest.register_assert_rewrite(
    "tests.storage.suite", "tests.storage.suite_caches", "tests.storage.suite_sql"
)
