internal import RedoProtocol
internal import RedoTasks

/// A tag or a person to look for in titles, case aside, and however the bytes spell a letter with a mark:
/// `é` is one character or two, as in the count of labels.
struct LabelPattern: Hashable {
  private let label: TitleLabel
  private let pattern: TextPattern
  /// Whether more of the name may follow, as while it is typed.
  private let isPrefix: Bool
  /// Whether no other bytes spell it.
  private var isASCII: Bool { pattern.isASCII }
  /// How many letters are looked for.
  var letterCount: Int { pattern.letterCount }

  init?(_ label: TitleLabel, isPrefix: Bool) {
    guard let pattern = TextPattern(label.text) else { return nil }
    self.label = label
    self.pattern = pattern
    self.isPrefix = isPrefix
  }

  /// Whether a task's title carries it.
  func matches(_ task: TaskState, in projection: Projection) -> Bool {
    guard let title = task.fields.title else { return false }
    // Most titles lack the letters; only the others are taken apart.
    guard projection.graph.bytes.withSpan({ TaskTexts.isInRow(pattern, title, $0) }) else {
      return false
    }
    let text = projection.title(of: task)
    let names = label.kind == .tag ? text.tags : text.people
    return names.contains(where: isNamed)
  }

  private func isNamed(_ name: String) -> Bool {
    let bytes = Array((label.kind == .tag ? "#" + name : "@" + name).utf8)
    if let end = pattern.end(in: bytes.span, at: 0) { return isPrefix || end == bytes.count }
    guard !isASCII else { return false }
    let (own, other) = (label.folded.name, name.lowercased())
    return isPrefix ? other.hasPrefix(own) : other == own
  }

  /// Where a text shows it, in bytes.
  func places(in text: Span<UInt8>) -> [Range<Int>] {
    pattern.places(in: text, allowsScattered: false)
  }
}
