/// A pasted line without the marks that lists in other programs put before it.
///
/// They are bullets, boxes, `1.` and `1)`, and have no meaning in a title.
struct PastedLine {
  /// The line without its marks and the blanks before it.
  let text: String
  /// Whether its box was ticked.
  let isDone: Bool

  private static let bullets: Set<Character> = ["-", "*", "+", "•"]
  private static let openBoxes = ["[ ]", "☐"]
  private static let tickedBoxes = ["[x]", "[X]", "☑", "☒", "✓", "✔"]

  /// The digits that the number of a list's item may have (CommonMark, section 5.2).
  private static let numberLengths = 1...9

  /// Reads a line.
  init(_ line: some StringProtocol) {
    var rest = Substring(line).drop(while: \.isWhitespace)
    if let mark = rest.first, Self.bullets.contains(mark) {
      rest = Self.behind(String(mark), in: rest) ?? rest
    }
    var isDone = Self.takeBox(from: &rest)
    let digits = rest.prefix(while: { $0.isASCII && $0.isNumber })
    if Self.numberLengths.contains(digits.count),
      let behind = Self.behind("\(digits).", in: rest) ?? Self.behind("\(digits))", in: rest)
    {
      rest = behind
      isDone = Self.takeBox(from: &rest) || isDone
    }
    (text, self.isDone) = (String(rest), isDone)
  }

  /// Takes a box off the start of a line; says whether it was ticked.
  private static func takeBox(from line: inout Substring) -> Bool {
    for (boxes, isTicked) in [(openBoxes, false), (tickedBoxes, true)] {
      for box in boxes {
        guard let rest = behind(box, in: line) else { continue }
        line = rest
        return isTicked
      }
    }
    return false
  }

  /// What stands behind a mark and blanks; nil where the line does not begin so.
  private static func behind(_ mark: String, in line: Substring) -> Substring? {
    guard line.hasPrefix(mark) else { return nil }
    let rest = line.dropFirst(mark.count)
    return rest.first?.isWhitespace == true ? rest.drop(while: \.isWhitespace) : nil
  }
}
