extension KeyContext {
  /// The commands worth a hint here as a rule, the most useful first.
  var hintCommands: [Command] {
    switch self {
    case .list:
      [
        .complete, .quickAdd, .snooze, .find, .undo, .setPriority, .editInForm, .open, .triage,
        .mark, .showPresets, .showPalette, .showLabels, .archive, .changeOrder, .delete, .quit,
      ]
    case .detail:
      [
        .back, .openPart, .takeBackChange, .travelHere, .toggleStep, .settle, .complete, .snooze,
        .editInForm, .setPriority, .quickAdd, .undo, .quit,
      ]
    case .activity:
      [
        .open, .openChange, .takeBackChange, .find, .filterByTask, .filterByAuthor, .filterByAction,
        .travelHere, .stepBack, .back, .quit,
      ]
    case .card:
      [.back, .showSource, .openChange, .takeBackChange, .travelHere, .copyIdentifier]
    case .settling:
      [.accept, .takeLeft, .takeRight, .typeValue, .takeAllLeft, .takeAllRight, .back]
    case .plan:
      [
        .pickForToday, .deferToTomorrow, .complete, .snooze, .nextPane, .open, .quickAdd, .undo,
        .setPriority, .triage, .mark, .back, .quit,
      ]
    case .calendar:
      [
        .open, .moveTask, .goToToday, .toggleWeek, .complete, .snooze, .back, .quickAdd, .undo,
        .quit,
      ]
    case .triage:
      [
        .complete, .skipTask, .previousTask, .undo, .archive, .snooze, .setDue, .setPriority,
        .editTitle, .delete, .takeBackRun, .back,
      ]
    case .triageSummary: [.takeBackRun, .previousTask, .undo, .back]
    case .help: [.showAllKeys, .back]
    case .welcome: [.quickAdd, .importFile, .back, .quit]
    case .analytics: [.open, .enlarge, .nextPane, .quickAdd, .undo, .back, .quit]
    case .settings:
      [
        .changeSetting, .delete, .nextValue, .previousValue, .resetSetting, .copyValue, .nextPane,
        .back, .quit,
      ]
    case .prompt: [.accept, .dismiss, .recall, .completeWord, .previousChip, .keepWords]
    case .search: [.accept, .dismiss, .moveDown, .moveUp, .completeWord]
    case .chip: [.keepWords, .previousChip, .nextChip, .accept]
    case .form: [.accept, .dismiss, .nextField, .previousField, .startOver]
    case .palette: [.accept, .dismiss, .moveDown, .moveUp]
    case .labels: [.accept, .combineLabel, .dismiss, .moveDown, .moveUp]
    case .presets:
      [
        .accept, .dismiss, .savePreset, .renamePreset, .recolorPreset, .deletePreset, .moveDown,
        .moveUp,
      ]
    case .choice, .question, .offer: [.accept, .dismiss]
    }
  }
}
