internal import RedoIntents

extension Question {
  /// The question itself.
  public var title: String {
    switch subject {
    case .delete(let targets):
      targets.count == 1 ? "Delete this task?" : "Delete these \(targets.count) tasks?"
    case .deletePreset: "Delete this preset?"
    case .addLines(let tasks): "Add \(Quantity.text(tasks.drafts.count, "task"))?"
    case .bring(let offer): "Import \(offer.amount)?"
    case .removeRemote: "Remove this remote?"
    case .signOut: "Sign out?"
    }
  }

  /// What yes does, behind the key for it.
  public var yesWords: String {
    switch subject {
    case .delete(let targets): targets.count == 1 ? "deletes it" : "deletes them"
    case .deletePreset: "deletes it"
    case .addLines: "adds them"
    case .bring: "imports"
    case .removeRemote: "removes it"
    case .signOut: "signs out"
    }
  }

  /// What any other key does.
  public var noWords: String {
    switch subject {
    case .delete(let targets): targets.count == 1 ? "keeps it" : "keeps them"
    case .deletePreset, .removeRemote: "keeps it"
    case .addLines, .bring, .signOut: "does not"
    }
  }

  /// What it is about, line by line, and how many more there are.
  public var lines: [String] {
    switch subject {
    case .delete(let targets): return Self.first(targets.titles, of: targets.count)
    case .deletePreset(let name): return [name.text, "No undo brings it back."]
    case .addLines(let tasks):
      return tasks.leftOut + Self.first(tasks.lines, of: tasks.lines.count)
    case .bring(let offer): return Self.lines(of: offer)
    case .removeRemote(let name, let address, let waiting):
      let place = "\(name): \(address)"
      let stays = "What lies there stays as it is, and so does every task."
      let rest = "\(waiting) \(waiting == 1 ? "line" : "lines") of the log never went there."
      return waiting > 0 ? [place, rest, stays] : [place, stays]
    case .signOut(let name, let account):
      return ["\(account), at \(name)", "Every task stays; nothing more is sent or fetched."]
    }
  }

  /// The first of so many titles, and how many more there are.
  private static func first(_ titles: [String], of count: Int) -> [String] {
    let rest = count - mostLines
    return titles.prefix(mostLines) + (rest > 0 ? ["… and \(rest) more"] : [])
  }

  /// Where from, what is to be known of the file, and the first of the tasks.
  private static func lines(of offer: ImportOffer) -> [String] {
    let head = ["from " + offer.path] + offer.remarks
    guard case .tasks(let tasks) = offer.content else { return head }
    return head + [""] + first(tasks.map(\.line), of: tasks.count)
  }

  /// How many of the tasks are shown.
  static let mostLines = 8
}
