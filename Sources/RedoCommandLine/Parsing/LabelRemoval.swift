internal import RedoTasks

/// The labels that an edit line takes off a title: `-#home -@ana`.
struct LabelRemoval {
  /// The line without them.
  let rest: String
  private let labels: [TitleLabel]

  /// Takes them out of a line; what quotes or a description hold is text.
  init(_ line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let end = words.firstIndex { $0.hasPrefix("//") || $0.hasPrefix("\"") } ?? words.endIndex
    var labels: [TitleLabel] = []
    let kept = words[..<end].filter { word in
      guard word.hasPrefix("-"), let label = TitleLabel(word: word.dropFirst()) else { return true }
      labels.append(label)
      return false
    }
    rest = (kept + words[end...]).joined(separator: " ")
    self.labels = labels
  }

  /// A title without the labels; throws where it does not carry one of them.
  func applied(to title: TitleText) throws(UsageError) -> TitleText {
    guard !labels.isEmpty else { return title }
    var words = title.stored.split(separator: " ", omittingEmptySubsequences: false)
    for label in labels {
      let count = words.count
      words.removeAll { TitleLabel(word: $0).map { Self.isSame($0, label) } ?? false }
      guard words.count < count else {
        throw .unreadableValue(
          "the task has no \(label.text) to take off; `redo show` lists what it has")
      }
    }
    return TitleText(words.joined(separator: " "))
  }

  private static func isSame(_ label: TitleLabel, _ other: TitleLabel) -> Bool {
    label.kind == other.kind && label.name.lowercased() == other.name.lowercased()
  }
}
