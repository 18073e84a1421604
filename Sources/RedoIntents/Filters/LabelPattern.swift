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
  private let isASCII: Bool
  /// Whether marks of its letters stand for themselves.
  private let hasMarks: Bool

  init?(_ label: TitleLabel, isPrefix: Bool) {
    guard let pattern = TextPattern(label.text) else { return nil }
    self.label = label
    self.pattern = pattern
    self.isPrefix = isPrefix
    isASCII = label.text.utf8.allSatisfy { $0 < 0x80 }
    hasMarks = label.text.utf8.contains(where: Self.beginsMark)
  }

  /// Whether a task's title carries it.
  func matches(_ task: TaskState, in projection: Projection) -> Bool {
    guard let title = task.fields.title else { return false }
    // Most titles lack the letters; only the others are taken apart.
    let mayCarry = projection.graph.bytes.withSpan { log in
      TaskTexts.isInRow(pattern, title, log) || maySpellOtherwise(log.extracting(title.range))
    }
    guard mayCarry else { return false }
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

  /// Whether a text may spell it in other bytes; few titles may.
  private func maySpellOtherwise(_ text: Span<UInt8>) -> Bool {
    guard !isASCII else { return false }
    for offset in text.indices {
      let byte = text[offset]
      if hasMarks ? byte > 0x7F : Self.beginsMark(byte) { return true }
    }
    return false
  }

  /// Whether a byte begins a mark of a Latin, Greek or Cyrillic letter, U+0300 … U+036F, or one of few
  /// characters behind these.
  private static func beginsMark(_ byte: UInt8) -> Bool { byte == 0xCC || byte == 0xCD }

  /// Where a text shows it, in bytes.
  func places(in text: Span<UInt8>) -> [Range<Int>] {
    pattern.places(in: text, allowsScattered: false)
  }
}
