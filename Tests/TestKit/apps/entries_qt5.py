#!/usr/bin/python3
"""A Qt 5 window with text fields that tells what arrives in them; see telling.py."""

import os
import sys

from PyQt5.QtCore import QEvent, QSocketNotifier, Qt
from PyQt5.QtWidgets import (
    QApplication, QLineEdit, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget)

from telling import Sizes, frame, obey, options, tell


class Window(QWidget):
    def __init__(self, options):
        super().__init__()
        self.multiline = options.multiline
        self.setWindowTitle(options.title)
        self.setWindowFlag(Qt.FramelessWindowHint)
        self.button = QPushButton("Elsewhere")
        self.fields = [self.field(number) for number in range(options.fields)]
        box = QVBoxLayout(self)
        for widget in self.fields + [self.button]:
            box.addWidget(widget)
        box.addStretch()
        self.sizes = Sizes(self.frames)
        self.isReady = False
        self.fields[0].setFocus()
        QApplication.instance().focusChanged.connect(lambda *_: self.focus_moved())

    def field(self, number):
        field = QPlainTextEdit() if self.multiline else QLineEdit()
        field.textChanged.connect(
            lambda *_: tell(event="text", field=number, text=self.text(number)))
        if self.multiline:
            field.setTabChangesFocus(True)
        else:
            field.returnPressed.connect(lambda: tell(event="activated", field=number))
        return field

    def text(self, number):
        field = self.fields[number]
        return field.toPlainText() if self.multiline else field.text()

    def frames(self):
        found = []
        for field in self.fields:
            area = field.geometry()
            found.append(frame(area.x(), area.y(), area.width(), area.height()))
        return found

    def showEvent(self, event):
        super().showEvent(event)
        if not self.isReady:
            self.isReady = True
            tell(event="ready", fields=self.frames())

    def paintEvent(self, event):
        super().paintEvent(event)
        # Not every size comes with a resize event, but each is painted, when the layout has settled.
        self.sizes.tell(self.width(), self.height())

    def changeEvent(self, event):
        super().changeEvent(event)
        if event.type() == QEvent.ActivationChange:
            tell(event="active", active=self.isActiveWindow())

    def focus_moved(self):
        focused = self.focusWidget() if self.isActiveWindow() else None
        tell(event="focus", field=self.fields.index(focused) if focused in self.fields else None)

    def focus(self, number):
        self.fields[number].setFocus()

    def leave(self):
        self.button.setFocus()

    def set(self, number, text):
        if self.multiline:
            self.fields[number].setPlainText(text)
        else:
            self.fields[number].setText(text)


application = QApplication(sys.argv[:1])
window = Window(options(__doc__))
# As large as the screen, also where windows float.
window.showMaximized()


def command():
    line = sys.stdin.readline()
    if line:
        obey(line, window)
    else:
        application.quit()


notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Read)
notifier.activated.connect(command)
# At once: Python would take the window apart while Qt still tells it of lost focus.
os._exit(application.exec_())
