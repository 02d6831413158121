"""The field in which the plan of an environment is chosen (interface 8.1)."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from menagerie.domain.cases import FieldCase
from menagerie.domain.errors import UnusableFieldError
from menagerie.domain.plan import PLANS, Plan, enterprise
from menagerie.domain.text import plain
from menagerie.settings.environments import LARGEST_LIMIT, Environment
from menagerie.ui.look.announcing import announce
from menagerie.ui.look.style_sheet import restyle
from menagerie.ui.look.wording import plan_limits
from menagerie.ui.widgets.fields import FieldComboBox, LineEdit
from menagerie.ui.widgets.labels import plain_label
from menagerie.ui.words.errors import message_of
from menagerie.ui.words.facts import words

# The rows of the list: detect the plan, one of the plans with fixed limits, or Enterprise.
_DETECTED = 0
_FIRST_FIXED = 1
_ENTERPRISE = _FIRST_FIXED + len(PLANS)
_GAP = 8


class PlanField(QWidget):
    """A list of the plans and, for Enterprise, fields for the two limits. An empty field means no limit."""

    def __init__(self, environment: Environment) -> None:
        super().__init__()
        name = environment.id
        self.choice = FieldComboBox()
        self.choice.setObjectName(f"{name}Plan")
        self.choice.setAccessibleName(self.tr("{name} plan").format(name=environment.name))
        self.choice.addItem(self.tr("Detect automatically"))
        for plan in PLANS:
            self.choice.addItem(f"{plan.name} ({plan_limits(plan)})")
        self.choice.addItem(self.tr("Enterprise…"))
        self.per_minute = self._limit(f"{name}PerMinuteEdit", self.tr("Requests a minute"), environment)
        self.per_day = self._limit(f"{name}PerDayEdit", self.tr("Requests a day"), environment)
        self._limits = QWidget()
        limits = QHBoxLayout(self._limits)
        limits.setContentsMargins(0, 0, 0, 0)
        limits.setSpacing(_GAP)
        for caption, edit in (
            (self.tr("Requests a minute"), self.per_minute),
            (self.tr("Requests a day"), self.per_day),
        ):
            limits.addLayout(_captioned(caption, edit))
        self.error = plain_label(name=f"{name}PlanError", look="error", wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self.choice, self._limits, self.error):
            column.addWidget(part)
        self.choice.currentIndexChanged.connect(self._chosen)
        self._show(environment.plan)
        self._say("" if environment.plan_problem is None else words(environment.plan_problem))

    def read(self) -> Plan | None:
        """Return the chosen plan; None to detect it.

        Raises UnusableFieldError for an unusable limit, after showing it and moving the focus there.
        """
        place = self.choice.currentIndex()
        if place == _ENTERPRISE:
            return enterprise(self._read(self.per_minute), self._read(self.per_day))
        return None if place == _DETECTED else PLANS[place - _FIRST_FIXED]

    def _limit(self, name: str, caption: str, environment: Environment) -> QLineEdit:
        edit = LineEdit()
        edit.setObjectName(name)
        edit.setProperty("look", "field")
        edit.setPlaceholderText(self.tr("No limit"))
        edit.setAccessibleName(self.tr("{name}: {limit}").format(name=environment.name, limit=caption))
        edit.textEdited.connect(lambda _text: self._say(""))
        return edit

    def _show(self, plan: Plan | None) -> None:
        if plan is None:
            self.choice.setCurrentIndex(_DETECTED)
        elif plan in PLANS:
            self.choice.setCurrentIndex(_FIRST_FIXED + PLANS.index(plan))
        else:
            self.choice.setCurrentIndex(_ENTERPRISE)
            for edit, limit in ((self.per_minute, plan.per_minute), (self.per_day, plan.per_day)):
                edit.setText("" if limit is None else str(limit))
        self._chosen(self.choice.currentIndex())

    def _chosen(self, place: int) -> None:
        self._limits.setVisible(place == _ENTERPRISE)
        self._say("")

    def _read(self, edit: QLineEdit) -> int | None:
        text = edit.text().strip()
        try:
            return _read_limit(text) if text else None
        except UnusableFieldError as error:
            self._say(message_of(error), edit)
            edit.setFocus()
            raise

    def _say(self, text: str, wrong: QLineEdit | None = None) -> None:
        """Show what is wrong, and mark the field."""
        for edit in (self.per_minute, self.per_day):
            edit.setAccessibleDescription(text if edit is wrong else "")
            restyle(edit, "wrong", edit is wrong)
        self.choice.setAccessibleDescription("" if wrong else text)
        self.error.setText(text)
        self.error.setVisible(bool(text))
        if wrong is not None:
            announce(self.error, text)


def _read_limit(text: str) -> int:
    # Longer numbers are above every limit.
    digits = plain(text)[: len(str(LARGEST_LIMIT)) + 1]
    if not digits.isdecimal() or not 1 <= int(digits) <= LARGEST_LIMIT:
        raise UnusableFieldError(FieldCase.LIMIT, most=LARGEST_LIMIT)
    return int(digits)


def _captioned(caption: str, edit: QLineEdit) -> QVBoxLayout:
    label: QLabel = plain_label(caption, look="muted")
    label.setBuddy(edit)
    column = QVBoxLayout()
    column.setSpacing(4)
    column.addWidget(label)
    column.addWidget(edit)
    return column
