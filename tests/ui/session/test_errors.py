"""What the message bar says of a bug can be reported as it is."""

from menagerie.domain.errors import DefectError
from support.shop import RIGHT_KEY, Shop


async def test_a_bug_is_shown_without_a_key_that_a_library_quotes(shop: Shop) -> None:
    async with shop.open_with_animals() as window:
        defect = DefectError()
        defect.__cause__ = ValueError(f"Illegal header value b'Bearer {RIGHT_KEY} '")
        shop.parts.errors.show_defect(defect)
        message = window.message_bar.message
        assert message is not None
        assert "Illegal header value" in message.details
        assert RIGHT_KEY not in message.details
