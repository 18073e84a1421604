/// The name of a filter preset, as a person gives it and the config holds it.
public struct PresetName: Hashable, Sendable {
  /// The most characters that a name has.
  static let mostCharacters = 32

  /// The name, without blanks at its ends.
  public let text: String
  /// What names are told apart by: the letters, case aside.
  let key: String

  /// Checks a name that was typed or read.
  ///
  /// - Throws: ``PresetError`` where it is empty, long, or holds what the config could not keep.
  public init(_ text: String) throws(PresetError) {
    let trimmed = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map { String($0) }.joined(separator: " ")
    guard !trimmed.isEmpty else { throw .noName }
    guard trimmed.count <= Self.mostCharacters, trimmed.utf8.count <= 4 * Self.mostCharacters
    else { throw .longName }
    guard !trimmed.utf8.contains(UInt8(ascii: "=")),
      !trimmed.unicodeScalars.contains(where: Self.isControl)
    else { throw .unusableName }
    self.init(checked: trimmed)
  }

  /// A name that is known to be sound.
  init(checked text: String) {
    self.text = text
    key = text.lowercased()
  }

  /// Names are the same whatever their case.
  public static func == (left: PresetName, right: PresetName) -> Bool { left.key == right.key }

  /// Hashes what names are told apart by.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}
