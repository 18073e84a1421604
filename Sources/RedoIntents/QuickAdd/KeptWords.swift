/// Words of new tasks' lines that other programs would understand and that are words here, told so
/// that nobody believes in a date that is none.
public struct KeptWords {
  private var found: [(word: String, instead: String)] = []

  /// How many are told; the others are like them.
  private static let mostTold = 5

  /// No words yet.
  public init() {}

  /// Takes the words of a line that no part of it used up, and that nothing keeps as they are.
  public mutating func take(from line: QuickAdd) {
    let end = line.chips.first { $0.kind == .description }?.range.lowerBound
    let bytes = Array(line.line.utf8.prefix(end ?? .max))
    for part in bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }) {
      guard !line.chips.contains(where: { $0.range.overlaps(part.indices) }) else { continue }
      let word = String(decoding: part, as: UTF8.self)
      guard let instead = ForeignEdit(inText: word)?.instead,
        !found.contains(where: { $0.word == word })
      else { continue }
      found.append((word, instead))
    }
  }

  /// What there is to say of them; nil where there are none.
  public var note: String? {
    guard let first = found.first else { return nil }
    guard found.count > 1 else {
      return "“\(first.word)” stays in the title; write \(first.instead)"
    }
    let told = found.prefix(Self.mostTold).map { "instead of \($0.word) write \($0.instead)" }
    let rest = found.count > Self.mostTold ? ["and so on"] : []
    return "\(found.count) words of other programs stay in the title: "
      + (told + rest).joined(separator: "; ")
  }
}
