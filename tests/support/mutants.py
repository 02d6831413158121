"""Run mutmut on a sample of all mutants, and print how many of each package the tests noticed.

python -m support.mutants --one-in 12 runs about one in 12 mutants of each package.
"""

import argparse
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
# mutmut makes all mutants before it runs those that are named, and cannot make them alone.
_SMALLEST_MODULE = "menagerie.governor.registry.*"
NOTICED = frozenset({"killed", "timeout", "segfault", "suspicious"})


def is_drawn(mutant: str, one_in: int, seed: int) -> bool:
    """Tell whether a mutant belongs to the sample.

    That depends on nothing but its name: a change elsewhere in the source leaves the rest of the sample as it
    was.
    """
    drawn = sha256(f"{seed} {mutant}".encode()).digest()[:8]
    return int.from_bytes(drawn, "big") % one_in == 0


def read_results(lines: Iterable[str]) -> dict[str, str]:
    """Return the state of each mutant, from lines as ``mutmut results`` prints them."""
    pairs = (line.strip().rpartition(": ") for line in lines)
    return {mutant: state for mutant, _, state in pairs if mutant}


def table(results: Mapping[str, str]) -> str:
    """Return a table with a row for each package: how many mutants were run, noticed and not noticed."""
    run: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    for mutant, state in sorted(results.items()):
        package = mutant.split(".")[1]
        run[package] += 1
        noticed[package] += state in NOTICED
    run["all"], noticed["all"] = run.total(), noticed.total()
    rows = ["| package | mutants | killed | survived | share |", "| --- | --- | --- | --- | --- |"]
    for package, tried in run.items():
        left = tried - noticed[package]
        rows.append(f"| {package} | {tried} | {noticed[package]} | {left} | {left / max(1, tried):.1%} |")
    return "\n".join(rows)


def main() -> int:
    """Draw, run and count. Return 0, also when mutants survive."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--one-in", type=int, default=12, help="of how many mutants one is run (12)")
    parser.add_argument("--seed", type=int, default=23, help="another one draws other mutants (23)")
    arguments = parser.parse_args()
    mutmut = [str(Path(sys.executable).with_name("mutmut"))]
    subprocess.run([*mutmut, "run", "--max-children", "1", _SMALLEST_MODULE], cwd=ROOT, check=True)
    names = [name for name in _results(mutmut) if is_drawn(name, arguments.one_in, arguments.seed)]
    subprocess.run([*mutmut, "run", "--max-children", "1", *names], cwd=ROOT, check=True)
    results = _results(mutmut)
    sample = {name: results[name] for name in names}
    left = [f"{state}: {name}" for name, state in sorted(sample.items()) if state not in NOTICED]
    sys.stdout.write("\n".join([*left, table(sample), ""]))
    return 0


def _results(mutmut: list[str]) -> dict[str, str]:
    command = [*mutmut, "results", "--all", "true"]
    return read_results(
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    )


if __name__ == "__main__":
    sys.exit(main())
