"""Single solves and tables at once from four threads give what one gives."""

from concurrent.futures import ThreadPoolExecutor

from tests.solver.making import deal, ending

from qiaopai.solver.dds import Dds


def test_mixed_from_four_threads(solver: Dds) -> None:
    positions = [ending(f"threads {n}", 7 + n % 3, n % 4) for n in range(60)]
    deals = [deal(f"threads {n}") for n in range(6)]
    alone = [solver.solve(one) for one in positions], [solver.table(one) for one in deals]
    with ThreadPoolExecutor(4) as pool:
        tables = [pool.submit(solver.table, one) for one in deals[:3]]
        solved = [pool.submit(solver.solve, one) for one in positions]
        tables += [pool.submit(solver.table, one) for one in deals[3:]]
        assert [one.result(120) for one in solved] == alone[0]
        assert [one.result(120) for one in tables] == alone[1]


def test_two_gather_all_indexes_at_once(solver: Dds) -> None:
    deals = [deal(f"gather {n}") for n in range(4)]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(solver.table, deals * 2, timeout=120))
    assert found[:4] == found[4:]
    assert solver.threads == solver._indexes.qsize()
