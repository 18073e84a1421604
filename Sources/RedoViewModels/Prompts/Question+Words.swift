internal import RedoIntents
internal import RedoProtocol

extension Question {
  /// The question itself.
  public var title: String {
    switch subject {
    case .delete(let targets):
      targets.count == 1 ? "Delete this task?" : "Delete these \(targets.count) tasks?"
    case .deletePreset: "Delete this preset?"
    case .addLines(let drafts): "Add \(drafts.count) task\(drafts.count == 1 ? "" : "s")?"
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
    case .delete(let targets): targets.count == 1 ? "keep it" : "keep them"
    case .deletePreset, .removeRemote: "keep it"
    case .addLines, .bring, .signOut: "do not"
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
    case .bring(let offer): return Self.lines(of: offer)
    case .removeRemote(let name, let address):
      return [
        "\(name): \(address)", "What lies there stays as it is, and so does every task.",
      ]
    case .signOut(let name, let account):
      return ["\(account), at \(name)", "Every task stays; nothing more is sent or fetched."]
    }
  }

  /// Where from, what is to be known of the file, and the first of the tasks.
  private static func lines(of offer: ImportOffer) -> [String] {
    let head = ["from " + offer.path] + offer.remarks
    guard case .tasks(let tasks) = offer.content else { return head }
    let rest = tasks.count - mostLines
    return head + [""] + tasks.prefix(mostLines).map { $0.fields.title ?? "" }
      + (rest > 0 ? ["… and \(rest) more"] : [])
  }

  /// How many of the tasks to be added are shown.
  private static let mostLines = 8
}
