/// Another text in the place of a part of a line: `s/old/new/`, the last slash left out at will.
struct Substitution {
  private let old: String
  private let new: String

  /// Reads one; nil where the line is none.
  init?(_ line: String) {
    let parts = line.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 4 && parts[3].isEmpty, parts[0] == "s",
      !parts[1].isEmpty
    else { return nil }
    (old, new) = (String(parts[1]), String(parts[2]))
  }

  /// The line with the first such part replaced; nil where it has none.
  func applied(to line: String) -> String? {
    let (text, part) = (Array(line), Array(old))
    guard text.count >= part.count else { return nil }
    let start = (0...(text.count - part.count)).first { start in
      text[start..<start + part.count].elementsEqual(part)
    }
    return start.map { String(text[..<$0]) + new + String(text[($0 + part.count)...]) }
  }
}
