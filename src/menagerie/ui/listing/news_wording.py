"""Says what an answer showed that was not known before."""

from menagerie.domain.known import News
from menagerie.ui.look.wording import number, translate


def news_in_words(news: News) -> str:
    """Return, for example, ``3 new, 1 now sold, 2 changed``; nothing when there is no news.

    What may have been there before, where no list showed it, is new here only.
    """
    changed = len(news.changed) - news.now_sold
    counted = (
        (len(news.new), translate("{n} new") if news.is_certain else translate("{n} new here")),
        (news.now_sold, translate("{n} now sold")),
        (changed, translate("{n} changed")),
    )
    return ", ".join(text.format(n=number(count)) for count, text in counted if count > 0)
