internal import RedoIntents

extension Question {
  /// The question itself.
  public var title: String {
    switch subject {
    case .delete(let targets):
      targets.count == 1 ? "Delete this task?" : "Delete these \(targets.count) tasks?"
    case .deletePreset: "Delete this preset?"
    case .addLines(let drafts): "Add \(drafts.count) task\(drafts.count == 1 ? "" : "s")?"
    }
  }

  /// What it is about, line by line, and how many more there are.
  public var lines: [String] {
    switch subject {
    case .delete(let targets):
      let rest = targets.count - 1
      return [targets.title] + (rest > 0 ? ["… and \(rest) more"] : [])
    case .deletePreset(let name): return [name.text]
    case .addLines(let drafts):
      let rest = drafts.count - Self.mostLines
      return drafts.prefix(Self.mostLines).map(\.title)
        + (rest > 0 ? ["… and \(rest) more"] : [])
    }
  }

  /// How many of the tasks to be added are shown.
  private static let mostLines = 8
}
