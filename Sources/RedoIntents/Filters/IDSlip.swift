internal import RedoProtocol

/// What was typed as an id and is none, nor the beginning of one.
struct IDSlip {
  /// The characters, in lowercase, without hyphens.
  private let typed: [UInt8]

  /// As many as an id has, and one too much.
  private static let mostDigits = 33

  /// Takes a text; nil for one that nobody means as an id.
  init?(_ text: String) {
    let typed = text.lowercased().utf8.filter { $0 != UInt8(ascii: "-") }
    guard (IDPrefix.leastDigits...Self.mostDigits).contains(typed.count),
      typed.allSatisfy({ $0.isASCIIDigit || $0.isASCIILowercase })
    else { return nil }
    self.typed = typed
  }

  /// Whether an id begins so but for one character, wrong, missing or too much, or for two neighbours
  /// that changed places.
  func isOneEdit(from id: TaskID) -> Bool {
    let digits = Self.digits(of: id)
    let wrong = typed.indices.filter { $0 >= digits.count || typed[$0] != digits[$0] }
    guard wrong.count > 1, !isSwap(wrong, digits) else { return true }
    // What follows the first difference is the id's, a place further on or back.
    let rest = typed[wrong[0]...]
    return digits[(wrong[0] + 1)...].starts(with: rest)
      || digits[wrong[0]...].starts(with: rest.dropFirst())
  }

  /// Whether as many characters at the start are an id's as name one.
  func sharesStart(with id: TaskID) -> Bool {
    typed.starts(with: Self.digits(of: id).prefix(IDPrefix.leastDigits))
  }

  private static func digits(of id: TaskID) -> [UInt8] {
    id.description.utf8.filter { $0 != UInt8(ascii: "-") }
  }

  private func isSwap(_ wrong: [Int], _ digits: [UInt8]) -> Bool {
    guard wrong.count == 2, wrong[1] == wrong[0] + 1, wrong[1] < digits.count else {
      return false
    }
    return typed[wrong[0]] == digits[wrong[1]] && typed[wrong[1]] == digits[wrong[0]]
  }
}
