internal import RedoViewModels

extension Command {
  /// Whether numbers behind it say what it acts on.
  var takesNumbers: Bool {
    switch self {
    case .export, .importFile, .chooseTheme, .quickAdd, .addInForm, .find, .editFilter, .savePreset,
      .travel, .showPalette, .showPresets, .showLabels, .triage, .showHelp, .undo, .redo, .markAll:
      false
    default: true
    }
  }

  /// Whether it asks for something that may stand behind it at once.
  var takesWords: Bool {
    switch self {
    case .export, .importFile, .quickAdd, .find, .editFilter, .savePreset, .renamePreset, .travel,
      .showPalette, .showPresets, .showLabels, .snooze, .setPriority, .setDue, .setRepeat,
      .addNote, .editTitle, .delete, .deletePreset, .typeValue, .changeSetting, .moveTask:
      true
    default: false
    }
  }

  /// Whether it finds what the list holds, wherever one is; what orders the list, or goes on in it, only
  /// does so where it shows.
  var isOfAnyScreen: Bool {
    switch self {
    case .changeOrder, .findNext, .findPrevious: false
    default: group == .finding
    }
  }
}
