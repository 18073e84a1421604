/// A letter to look for, with the other cases that it has as one character.
struct PatternLetter: Hashable {
  /// The letter itself, its small and its capital form, and that one's small form: a final sigma's
  /// is the ordinary one.
  private let forms: SIMD4<UInt32>

  init(_ scalar: Unicode.Scalar) {
    let capital = Self.only(scalar.properties.uppercaseMapping) ?? scalar
    let small = Self.only(scalar.properties.lowercaseMapping) ?? scalar
    let usual = Self.only(capital.properties.lowercaseMapping) ?? small
    forms = SIMD4(scalar.value, small.value, capital.value, usual.value)
  }

  /// The character that a text is; nil where it is several, as the capital form of `ß` is.
  private static func only(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }

  /// Every form, each once.
  var allForms: Set<UInt32> {
    Set((0..<4).map { forms[$0] })
  }

  /// Whether a character is the letter in any of its forms.
  func matches(_ scalar: UInt32) -> Bool {
    any(forms .== SIMD4(repeating: scalar))
  }
}
