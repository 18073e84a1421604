internal import RedoViewModels

/// The commands worth a hint in a context, the most useful first.
enum HintOrder {
  static func commands(in context: KeyContext) -> [Command] {
    switch context {
    case .list:
      [
        .complete, .quickAdd, .snooze, .find, .undo, .setPriority, .editTitle, .open, .mark,
        .archive,
        .changeOrder, .delete, .quit,
      ]
    case .detail: [.back, .complete, .snooze, .editTitle, .setPriority, .quickAdd, .undo, .quit]
    case .help: [.back]
    case .prompt: [.accept, .dismiss, .completeWord, .keepWords]
    case .choice, .question: [.accept, .dismiss]
    }
  }
}
