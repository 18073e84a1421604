extension Command {
  /// Whether the command acts on tasks that are selected, and on nothing else.
  public var isAboutTasks: Bool {
    switch self {
    case .open, .complete, .snooze, .setPriority, .editTitle, .editInForm, .editInEditor, .addNote,
      .setDue, .setRepeat, .archive, .delete, .copyIdentifier, .showBlame, .settle,
      .skipRepeat, .copyLink, .pickForToday, .deferToTomorrow:
      true
    default: false
    }
  }
}
