internal import RedoProtocol

/// A JSON text → its canonical form, which is its own canonical form and means the same.
struct JsonTarget {
  func take(_ text: [UInt8]) {
    var tape = JSONTape()
    guard (try? tape.read(text.span)) != nil else { return }
    checkNumbers(tape, text)
    var canonical: [UInt8] = []
    guard tape.appendCanonical(0, of: text.span, to: &canonical) else {
      precondition(!tape.isCanonical, "a canonical text has no canonical form")
      return
    }
    precondition(tape.isCanonical == (text == canonical), "canonical form was misjudged")

    var again = JSONTape()
    do {
      try again.read(canonical.span)
    } catch {
      preconditionFailure("a canonical form cannot be read: \(error)")
    }
    precondition(again.isCanonical, "a canonical form is not seen as one")
    var twice: [UInt8] = []
    precondition(again.appendCanonical(0, of: canonical.span, to: &twice), "a form has no form")
    precondition(twice == canonical, "canonicalising twice changes the text")
    precondition(means(0, tape, text, sameAs: 0, again, canonical), "the form means another thing")
  }

  /// Whether two values are the same, members in any order, texts byte for byte.
  private func means(
    _ left: Int, _ tape: JSONTape, _ text: [UInt8], sameAs right: Int, _ other: JSONTape,
    _ canonical: [UInt8]
  ) -> Bool {
    let (first, second) = (tape[left], other[right])
    guard first.kind == second.kind else { return false }
    switch first.kind {
    case .null: return true
    case .boolean: return text[Int(first.start)] == canonical[Int(second.start)]
    case .string: return bytes(first, text) == bytes(second, canonical)
    case .number:
      return CanonicalNumber.value(of: text.span, first.range)
        == CanonicalNumber.value(of: canonical.span, second.range)
    case .array:
      let (mine, theirs) = (Array(tape.elements(of: left)), Array(other.elements(of: right)))
      return mine.count == theirs.count
        && zip(mine, theirs).allSatisfy { means($0, tape, text, sameAs: $1, other, canonical) }
    case .object:
      var members: [[UInt8]: Int] = [:]
      for key in tape.keys(of: left) { members[bytes(tape[key], text)] = key + 1 }
      let keys = Array(other.keys(of: right))
      return keys.count == members.count
        && keys.allSatisfy { key in
          members[bytes(other[key], canonical)].map {
            means($0, tape, text, sameAs: key + 1, other, canonical)
          } ?? false
        }
    }
  }

  private func bytes(_ string: JSONToken, _ text: [UInt8]) -> [UInt8] {
    Array(JSONText.string(of: string, in: text.span).utf8)
  }

  private func checkNumbers(_ tape: JSONTape, _ text: [UInt8]) {
    for token in tape.tokens where token.kind == .number {
      let value = CanonicalNumber.value(of: text.span, token.range)
      if let written = CanonicalNumber.text(of: value) {
        precondition(Double(written) == value, "a number is written as another one")
      }
      let limit = Double(CanonicalNumber.greatestInteger)
      let isWhole = value.isFinite && value.rounded() == value && abs(value) <= limit
      let integer = CanonicalNumber.integer(of: text.span, token.range)
      precondition(
        integer.map(Double.init) == (isWhole ? value : nil), "an integer was misread")
    }
  }
}
