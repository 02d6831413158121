"""A store that puts requests off and cannot say why counts as away; one that has a reason is waited for."""

import pytest

from menagerie.governor.ledger import ASKING, Asking
from menagerie.shared.ledger import CUT_OFF_AFTER, LEFT_AFTER
from support.shared_ledgers import SharedDesk, SharedShop

LONG = 300.0
# Seconds. Then a desk goes alone: what is put off, and the others' time to leave its share.
LONGEST = LEFT_AFTER + 2 * CUT_OFF_AFTER
_PROBING = """
    UPDATE menagerie.ledger_scope SET wait_at = {now} - 100, wait_until = {now} - 1,
        wait_firm_until = {now} - 1, wait_reason = 'limit', probe = 'x', probe_until = {until}
"""
_SENT = """
    INSERT INTO menagerie.ledger_send SELECT 'x' || {now} || number, scope, 'till-9', false, {now}, {until}
        FROM menagerie.ledger_scope, generate_series(1, 100) AS number
"""
_COUNTED = "UPDATE menagerie.ledger_minute SET requests = 100"
_TOLD = """
    UPDATE menagerie.ledger_scope SET wait_at = {now}, wait_until = {now} + 250,
        wait_firm_until = {now} + 250, wait_reason = 'limit', changes = changes + 1
"""
_PERMIT = """
    SET search_path TO menagerie;
    CREATE OR REPLACE FUNCTION ledger_permit(
        of_scope text, of_request text, of_desk text, for_background boolean, is_single_try boolean,
        tries_key boolean, known bigint, per_minute integer, per_day integer, day_began_ago double precision,
        withdrawn text[],
        OUT wait double precision, OUT used integer, OUT ours integer, OUT desks integer,
        OUT sharing integer, OUT today integer
    ) LANGUAGE plpgsql AS $$ BEGIN
        wait := {wait}; used := 0; ours := 0; desks := 0; sharing := 0; today := 0;
    END $$
"""


def write(shop: SharedShop, statement: str) -> None:
    shop.server.execute(statement.replace("{now}", "menagerie.ledger_now()"), shop.database)


async def put_off(shop: SharedShop, desk: SharedDesk, asking: Asking, at_most: float) -> float:
    """Ask again and again, for so many seconds at most; return how long a request had to wait."""
    begun = shop.clock.monotonic()
    while (waited := shop.clock.monotonic() - begun) < at_most:
        if not (wait := await desk.asks(asking)):
            break
        shop.clock.move(max(wait, 0.1))
        # The server's clock goes with it.
        await shop.set_server(0.0)
    return waited


BACKGROUND = Asking(is_background=True, per_minute=60, per_day=1000)


@pytest.mark.parametrize(
    ("statement", "asking"),
    [
        pytest.param(_PROBING.replace("{until}", "'Infinity'"), BACKGROUND, id="a probe without an end"),
        pytest.param(
            *(_PROBING.replace("{until}", "'NaN'"), ASKING),
            id="a probe until no time",
            marks=pytest.mark.thorough,
        ),
        pytest.param(
            *(_PROBING.replace("{until}", "{now} + 3e9"), BACKGROUND),
            id="a probe for a century",
            marks=pytest.mark.thorough,
        ),
        pytest.param(_SENT.replace("{until}", "'Infinity'"), ASKING, id="requests that count for ever"),
        pytest.param(
            _SENT.replace("{until}", "{now} + 3 * 86400"), BACKGROUND, id="requests that count for days"
        ),
        pytest.param(_PERMIT.replace("{wait}", "172799"), ASKING, id="a leave in two days"),
        pytest.param(_PERMIT.replace("{wait}", "86460"), BACKGROUND, id="a leave in a day"),
        pytest.param(_PERMIT.replace("{wait}", "1"), ASKING, id="a leave soon, for ever"),
    ],
)
async def test_no_request_is_put_off_for_nothing(shop: SharedShop, statement: str, asking: Asking) -> None:
    (desk,) = await shop.open("till-1")
    await desk.sent()
    write(shop, statement)
    waited = await put_off(shop, desk, asking, LONG)
    assert waited <= LONGEST
    if waited >= LEFT_AFTER:
        # AND the next ones go alone, as soon as the others have left this desk its share
        assert await put_off(shop, desk, asking, LONG) <= CUT_OFF_AFTER + 1
        assert not await put_off(shop, desk, asking, LONG)


async def test_a_wait_that_comes_to_a_store_without_reasons_is_kept_to(shop: SharedShop) -> None:
    (desk,) = await shop.open("till-1")
    write(shop, _PROBING.replace("{until}", "'Infinity'"))
    await put_off(shop, desk, ASKING, LONG)
    write(shop, _TOLD)
    assert await put_off(shop, desk, ASKING, LONG) >= 250 - LONGEST


@pytest.mark.parametrize(
    ("statement", "asking"),
    [
        pytest.param(_TOLD, ASKING, id="a wait"),
        pytest.param(_COUNTED, Asking(per_minute=60, per_day=100), id="a day that is used up"),
        pytest.param(_COUNTED, Asking(is_background=True, per_day=104), id="a day kept for a person"),
    ],
)
async def test_a_reason_of_the_store_is_waited_for(shop: SharedShop, statement: str, asking: Asking) -> None:
    (desk,) = await shop.open("till-1")
    await desk.sent()
    write(shop, statement)
    assert await put_off(shop, desk, asking, LONG) >= 249


async def test_a_minute_that_others_use_up_again_and_again_is_waited_for(shop: SharedShop) -> None:
    (desk,) = await shop.open("till-1")
    await desk.sent()
    asking = Asking(is_background=True, per_minute=100)
    for _ in range(6):
        write(shop, _SENT.replace("{until}", "{now} + 61"))
        assert await put_off(shop, desk, asking, 60) >= 60
