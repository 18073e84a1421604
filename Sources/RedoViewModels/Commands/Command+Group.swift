extension Command {
  /// What the command is listed with.
  public var group: CommandGroup {
    switch self {
    case .moveDown, .moveUp, .moveToTop, .moveToBottom, .pageDown, .pageUp, .open, .back,
      .nextPane, .previousPane, .showTasks, .nextScreen, .previousScreen:
      .moving
    case .quickAdd, .complete, .snooze, .setPriority, .editTitle, .addInForm, .editInForm,
      .editInEditor, .addNote, .toggleStep, .setDue,
      .setRepeat, .archive, .delete, .mark,
      .markRange,
      .markAll, .undo, .redo,
      .copyIdentifier, .settle, .skipRepeat, .copyLink:
      .tasks
    case .triage, .skipTask, .previousTask, .snoozeDay, .snoozeThreeDays, .snoozeWeek,
      .snoozeTwoWeeks, .takeBackRun:
      .triage
    case .showPlan, .pickForToday, .deferToTomorrow: .plan
    case .showCalendar, .moveLeft, .moveRight, .goToToday, .toggleWeek, .moveTask: .calendar
    case .find, .findNext, .findPrevious, .changeOrder, .showPresets, .showLabels, .combineLabel,
      .editFilter, .savePreset, .renamePreset, .recolorPreset, .deletePreset:
      .finding
    case .openPart, .openChange, .showBlame, .showSource, .takeBackChange, .travel, .travelHere,
      .stepBack, .stepForward, .showActivity, .filterByTask, .filterByAuthor, .filterByAction:
      .past
    case .showPalette, .showHelp, .showAllKeys, .sync, .export, .importFile, .reload, .redraw,
      .suspend, .quit:
      .program
    case .takeLeft, .takeRight, .takeAllLeft, .takeAllRight, .typeValue: .settling
    case .accept, .dismiss, .nextField, .previousField, .startOver, .completeWord, .previousChip,
      .nextChip, .keepWords, .recall, .explain:
      .typing
    case .showAnalytics, .enlarge: .moving
    case .showSettings, .chooseTheme, .changeSetting, .nextValue, .previousValue, .resetSetting,
      .copyValue:
      .settings
    }
  }
}
