"""What the import window says of the time that an import takes."""

from menagerie.domain.plan import FREE
from menagerie.governor.states import PlanSource
from menagerie.ui.importing.preview.wording import estimate_words
from menagerie.workflows.importing import Estimate

LONG = Estimate(requests=4_800, seconds=4_800, days=5)


def test_a_plan_is_named_with_its_limit_of_a_day_if_it_is_known() -> None:
    for source in (PlanSource.CHOSEN, PlanSource.DETECTED):
        assert estimate_words(LONG, FREE, source) == "4,800 requests, about 80 minutes on Free; 1,000 a day"
    said = estimate_words(LONG, FREE, PlanSource.ASSUMED)
    assert said == "4,800 requests, about 80 minutes if the plan is Free"
