"""How a sample of mutants is drawn and counted."""

from support.mutants import is_drawn, read_results, table

MUTANTS = [f"menagerie.storage.files.x_read__mutmut_{number}" for number in range(2000)]


def test_a_sample_has_its_share_of_the_mutants_and_is_the_same_each_time() -> None:
    sample = [mutant for mutant in MUTANTS if is_drawn(mutant, 10, seed=1)]
    assert 150 < len(sample) < 250
    assert sample == [mutant for mutant in MUTANTS if is_drawn(mutant, 10, seed=1)]
    assert sample != [mutant for mutant in MUTANTS if is_drawn(mutant, 10, seed=2)]


def test_mutants_that_no_test_noticed_are_counted_for_each_package() -> None:
    results = read_results(
        [
            "    menagerie.storage.files.x_read__mutmut_1: killed",
            "    menagerie.storage.files.x_read__mutmut_2: survived",
            "    menagerie.outbox.files.xǁFilesǁopen__mutmut_1: timeout",
            "    menagerie.outbox.files.xǁFilesǁopen__mutmut_2: no tests",
            "    menagerie.outbox.files.xǁFilesǁopen__mutmut_3: killed",
            "",
        ]
    )
    assert table(results).splitlines()[2:] == [
        "| outbox | 3 | 2 | 1 | 33.3% |",
        "| storage | 2 | 1 | 1 | 50.0% |",
        "| all | 5 | 3 | 2 | 40.0% |",
    ]
