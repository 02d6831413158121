"""What the message bar says: a bug so that it can be reported, and nothing that is not true any more."""

from menagerie.domain.cases import GeneralCase
from menagerie.domain.errors import DefectError, NotConnectedError
from support.qt_loop import until
from support.shop import RIGHT_KEY, Shop


async def test_a_bug_is_shown_without_a_quoted_key_and_what_an_add_proves_wrong_goes_with_it(
    shop: Shop,
) -> None:
    async with shop.open_with_animals() as window:
        defect = DefectError()
        defect.__cause__ = ValueError(f"Illegal header value b'Bearer {RIGHT_KEY} '")
        shop.parts.errors.show_defect(defect)
        message = window.message_bar.message
        assert message is not None
        assert "Illegal header value" in message.details
        assert RIGHT_KEY not in message.details
        for case, offers in ((GeneralCase.UPDATED, True), (GeneralCase.REMOVED, False)):
            shop.parts.errors.show_defect(DefectError(case))
            assert window.message_bar.action.isVisible() == offers
        # WHEN an add is made although it says that the service cannot be reached
        shop.parts.errors.show(NotConnectedError(), window.header.refresh.click)
        assert window.message_bar.isVisible()
        assert window.message_bar.action.isVisible()
        shop.begin_add("Marble")
        await shop.add_dialog_closed()
        await until(lambda: not window.message_bar.isVisible(), "no message any more")
