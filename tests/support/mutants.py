"""Change a package's source in small ways with cosmic-ray, and count the changes that no test notices.

``mutants.py outbox --count 40`` draws 40 of all changes of ``outbox`` and runs its tests for each. It changes
a copy in ``build/mutants``, never the source itself.
"""

import argparse
import json
import os
import random
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from cosmic_ray.tools.survival_rate import survival_rate
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import WorkItem

ROOT = Path(__file__).parents[2]
# That of the developer command. This program itself runs in another environment, which has cosmic-ray.
_PYTHON = ROOT / ".venv" / "bin" / "python"
SESSION = "mutants.sqlite"
SETTINGS = "mutants.toml"
# What is made anew, or belongs to the place where it is.
_NOT_COPIED = (".git", ".venv", "build", "dist")

_TESTS = {
    "governor": ("unit/governor", "unit/workflows/sending"),
    "outbox": (
        *("unit/outbox", "unit/test_released_files.py", "unit/workflows/sending", "unit/workflows/queue"),
        "ui/outbox/test_several.py",
    ),
    "service": (
        *("unit/service", "contract/test_client_sandbox.py", "contract/test_client_fields.py"),
        *("contract/test_client_raw.py", "contract/test_client_odd_answers.py"),
        *("contract/test_client_departure.py", "contract/test_client_secrets.py"),
        *("contract/test_network_settings.py", "unit/workflows/test_updates.py", "ui/support"),
    ),
    "shared": (
        "unit/shared",
        *(
            f"contract/test_shared_{part}.py"
            for part in (
                *("adds", "knowledge", "ledger", "ledger_away", "schema", "sending", "session", "simulation"),
                *("command", "store", "trial", "troubles"),
            )
        ),
    ),
    "storage": (
        "unit/storage",
        "unit/outbox/test_files.py",
        "unit/sandbox/test_store.py",
        "unit/workflows/test_exporting.py",
        "posix",
    ),
}
# They repeat something hundreds of times, or in processes of their own. Minutes for each change would be too
# long: they run for those that the other tests have not noticed.
_LONG = " or ".join(
    (
        *("test_simulated_days", "test_state_machine", "test_model", "test_mutated_answers", "test_kill"),
        *("flipped_bit", "kill_at_any_moment", "no_kill_is_taken", "log_stays_small", "shared_simulation"),
    )
)

# A change or two for each kind of expression. cosmic-ray has ten for some, most of which fail at once, and
# others for annotations, which no test can notice.
_OPERATORS = frozenset(
    f"core/{operator}"
    for operator in (
        *("AddNot", "ExceptionReplacer", "NumberReplacer", "ZeroIterationForLoop"),
        *("ReplaceAndWithOr", "ReplaceOrWithAnd", "ReplaceUnaryOperator_Delete_Not"),
        *("ReplaceBreakWithContinue", "ReplaceContinueWithBreak"),
        *("ReplaceFalseWithTrue", "ReplaceTrueWithFalse"),
        *("ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add"),
        *("ReplaceBinaryOperator_Mul_Div", "ReplaceBinaryOperator_Div_Mul", "ReplaceBinaryOperator_Mod_Mul"),
        *("ReplaceComparisonOperator_Eq_NotEq", "ReplaceComparisonOperator_NotEq_Eq"),
        *("ReplaceComparisonOperator_Is_IsNot", "ReplaceComparisonOperator_IsNot_Is"),
        *("ReplaceComparisonOperator_In_NotIn", "ReplaceComparisonOperator_NotIn_In"),
        *("ReplaceComparisonOperator_Lt_LtE", "ReplaceComparisonOperator_Lt_GtE"),
        *("ReplaceComparisonOperator_LtE_Lt", "ReplaceComparisonOperator_LtE_Gt"),
        *("ReplaceComparisonOperator_Gt_GtE", "ReplaceComparisonOperator_Gt_LtE"),
        *("ReplaceComparisonOperator_GtE_Gt", "ReplaceComparisonOperator_GtE_Lt"),
    )
)


def main() -> int:
    """Draw, run and count. Return 0, also when changes survive; 1 if a test fails without any change."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("package", choices=sorted(_TESTS))
    parser.add_argument("--count", type=int, default=40, help="how many changes are drawn (40)")
    parser.add_argument("--seed", type=int, default=1, help="another one draws other changes (1)")
    parser.add_argument("--timeout", type=float, default=600, help="seconds for one change's tests (600)")
    arguments = parser.parse_args()

    copy = ROOT / "build" / "mutants" / arguments.package
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*_NOT_COPIED))
    tests = [
        *(str(_PYTHON), "-m", "pytest", "--exitfirst", "--numprocesses=0", "-p", "no:cacheprovider"),
        *(f"tests/{path}" for path in _TESTS[arguments.package]),
    ]
    quick, long = shlex.join([*tests, "-k", f"not ({_LONG})"]), shlex.join([*tests, "-k", _LONG])
    command = ["sh", "-c", f"{quick} && {long}"]
    if not _run(command, copy):
        # Every change would count as noticed.
        return 1
    settings = {
        "module-path": f"src/menagerie/{arguments.package}",
        "timeout": arguments.timeout,
        "test-command": shlex.join(command),
        "distributor.name": "local",
    }
    lines = ["[cosmic-ray]", *(f"{name} = {json.dumps(value)}" for name, value in settings.items())]
    (copy / SETTINGS).write_text("\n".join(lines), encoding="utf-8")

    cosmic_ray = str(Path(sys.executable).with_name("cosmic-ray"))
    if not _run([cosmic_ray, "init", SETTINGS, SESSION], copy):
        return 1
    with use_db(copy / SESSION, WorkDB.Mode.open) as session:
        _keep_a_sample(session, arguments.count, arguments.seed)
    if not _run([cosmic_ray, "exec", SETTINGS, SESSION], copy):
        return 1
    with use_db(copy / SESSION, WorkDB.Mode.open) as session:
        _report(session, arguments.package)
    return 0


def _run(command: Sequence[str], copy: Path) -> bool:
    # The environment of the tests has the project itself, too; the copy comes before it.
    variables = {**os.environ, "PYTHONPATH": str(copy / "src"), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(command, cwd=copy, env=variables, check=False).returncode == 0


def _is_wanted(item: WorkItem) -> bool:
    """Tell whether a change is of a kind that is wanted.

    cosmic-ray also takes the ``*`` in a list of parameters for a multiplication. Only an operator has a space
    behind it, as ruff formats it. No test can notice whether a class that nothing changes is frozen, or what
    is imported for types alone.
    """
    (change,) = item.mutations
    line = (ROOT / change.module_path).read_text(encoding="utf-8").splitlines()[change.start_pos[0] - 1]
    is_parameter = "_Mul_" in change.operator_name and line[change.end_pos[1]] != " "
    is_for_types = "frozen=True" in line or line.startswith("if TYPE_CHECKING")
    return change.operator_name in _OPERATORS and not is_parameter and not is_for_types


def _keep_a_sample(session: WorkDB, count: int, seed: int) -> None:
    """Leave some of the changes in the session, the same ones for the same source, count and seed."""

    def place(item: WorkItem) -> tuple[str, str, int]:
        (change,) = item.mutations
        return str(change.module_path), change.operator_name, change.occurrence

    changes = sorted(filter(_is_wanted, session.work_items), key=place)
    drawn = random.Random(seed).sample(changes, min(count, len(changes)))  # noqa: S311 - no secret
    session.clear()
    session.add_work_items(drawn)
    sys.stdout.write(f"{len(drawn)} of {len(changes)} changes\n")


def _report(session: WorkDB, package: str) -> None:
    survivors = [result.diff for _item, result in session.completed_work_items if not result.is_killed]
    rate = survival_rate(session)
    sys.stdout.write("\n\n".join([*survivors, f"{package}: {len(survivors)} survive ({rate:.1f} %)\n"]))


if __name__ == "__main__":
    sys.exit(main())
