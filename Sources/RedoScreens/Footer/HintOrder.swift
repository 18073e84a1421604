internal import RedoTerminal
internal import RedoViewModels

/// The commands worth a hint in a context, the most useful first.
enum HintOrder {
  /// The commands that come before all others as long as something goes on.
  static func first(in viewModel: AppViewModel) -> [Command] {
    if viewModel.isMovingTask { return [.open, .back, .moveLeft, .moveRight, .moveUp, .moveDown] }
    if viewModel.travel != nil { return [.back, .stepBack, .stepForward] }
    // The screen names the key that begins.
    if viewModel.context == .activity, viewModel.activity.count == 0,
      !viewModel.activity.isNarrowed
    {
      return [.quickAdd]
    }
    if viewModel.context == .plan, hidesColumn(viewModel) {
      return [.pickForToday, .deferToTomorrow, .nextPane]
    }
    guard viewModel.isApart else { return [] }
    return viewModel.context == .detail ? [.back, .settle] : [.settle]
  }

  /// Whether there is room for one column of the plan alone: only the key tells of the other then.
  private static func hidesColumn(_ viewModel: AppViewModel) -> Bool {
    PlanLayout(room: viewModel.layout.body.size, focus: .today).suggestions.isEmpty
  }

  /// The commands whose keys the screen itself tells, so that the last row need not.
  static func told(
    in viewModel: AppViewModel, _ keymap: Keymap, _ glyphs: GlyphSet
  ) -> [Command] {
    guard viewModel.context == .triage, viewModel.triage?.card != nil else { return [] }
    let layout = TriageLayout(room: viewModel.layout.body.size)
    guard layout.others.rows > 0 else { return [] }
    return TriageCardPart(keymap: keymap).others(in: layout, glyphs).places.map(\.hint.command)
  }

  static func commands(in context: KeyContext) -> [Command] {
    switch context {
    case .list:
      [
        .complete, .quickAdd, .snooze, .find, .undo, .setPriority, .editInForm, .open, .triage,
        .mark, .showPresets, .showPalette, .archive, .changeOrder, .delete, .quit,
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
        .setPriority, .triage, .back, .quit,
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
    case .chip: [.keepWords, .previousChip, .nextChip, .accept]
    case .form: [.accept, .nextField, .previousField, .dismiss, .startOver]
    case .palette: [.accept, .dismiss, .moveDown, .moveUp]
    case .presets:
      [.accept, .dismiss, .savePreset, .renamePreset, .recolorPreset, .deletePreset]
    case .choice, .question, .offer: [.accept, .dismiss]
    }
  }
}
