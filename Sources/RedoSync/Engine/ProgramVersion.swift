internal import RedoProtocol

/// A version in three numbers, as semver.org orders them; what may follow them is of no account.
public struct ProgramVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// What breaks.
  let major: Int
  /// What is added.
  let minor: Int
  /// What is mended.
  let patch: Int

  /// Creates a version.
  public init(major: Int, minor: Int, patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `1`, `1.2` or `1.2.3`, each number at most six digits; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      let isNumber = (1...6).contains(part.utf8.count) && part.utf8.allSatisfy(\.isASCIIDigit)
      return isNumber ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    let padded = numbers + [0, 0]
    self.init(major: padded[0], minor: padded[1], patch: padded[2])
  }

  /// As it is written.
  public var description: String { "\(major).\(minor).\(patch)" }

  /// Orders by the numbers from the left.
  public static func < (left: ProgramVersion, right: ProgramVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
