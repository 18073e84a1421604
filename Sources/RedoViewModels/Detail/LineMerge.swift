/// Two changes of one text put together line by line, where they are about different lines.
enum LineMerge {
  /// The text with both changes; nil where they touch the same lines, or lines side by side of which
  /// some came or went.
  static func merged(base: String, mine: String, theirs: String) -> String? {
    if mine == theirs || theirs == base { return mine }
    if mine == base { return theirs }
    let (old, own, others) = (lines(of: base), lines(of: mine), lines(of: theirs))
    if old.count == own.count, old.count == others.count {
      return inPlace(old, own, others)?.joined(separator: "\n")
    }
    let (first, second) = (LineChange(from: old, to: own), LineChange(from: old, to: others))
    let (upper, lower) =
      first.range.lowerBound <= second.range.lowerBound ? (first, second) : (second, first)
    guard upper.range.upperBound < lower.range.lowerBound else { return nil }
    let merged =
      old[..<upper.range.lowerBound] + upper.lines
      + old[upper.range.upperBound..<lower.range.lowerBound] + lower.lines
      + old[lower.range.upperBound...]
    return merged.joined(separator: "\n")
  }

  /// The lines where none came or went, as when steps are ticked; nil where both changed one.
  private static func inPlace(
    _ old: [Substring], _ own: [Substring], _ others: [Substring]
  ) -> [Substring]? {
    var merged: [Substring] = []
    for place in old.indices {
      let (line, mine, theirs) = (old[place], own[place], others[place])
      guard mine == line || theirs == line || mine == theirs else { return nil }
      merged.append(mine == line ? theirs : mine)
    }
    return merged
  }

  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
  }
}
