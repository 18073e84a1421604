/// Two changes of one text put together line by line, where they are about different lines.
enum LineMerge {
  /// The text with both changes; nil where they touch the same lines, or lines side by side.
  static func merged(base: String, mine: String, theirs: String) -> String? {
    if mine == theirs || theirs == base { return mine }
    if mine == base { return theirs }
    let old = lines(of: base)
    let (first, second) = (
      LineChange(from: old, to: lines(of: mine)), LineChange(from: old, to: lines(of: theirs))
    )
    let (upper, lower) =
      first.range.lowerBound <= second.range.lowerBound ? (first, second) : (second, first)
    guard upper.range.upperBound < lower.range.lowerBound else { return nil }
    let merged =
      old[..<upper.range.lowerBound] + upper.lines
      + old[upper.range.upperBound..<lower.range.lowerBound] + lower.lines
      + old[lower.range.upperBound...]
    return merged.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
  }
}
