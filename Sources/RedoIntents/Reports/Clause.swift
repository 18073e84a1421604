/// Words that keep apart what they quote: where room is scarce a title gives way, and what was done, to
/// what, and what to press next stay.
public struct Clause: Hashable, Sendable {
  /// A piece of a clause.
  public enum Part: Hashable, Sendable {
    /// Words that mean something only as a whole.
    case words(String)
    /// A text that someone wrote, without the quotation marks that it is shown in.
    case quoted(String)

    /// The piece as it is read.
    var text: String {
      switch self {
      case .words(let words): words
      case .quoted(let title): "“\(title)”"
      }
    }
  }

  /// Its pieces, in reading order.
  public let parts: [Part]

  /// A clause of some pieces.
  public init(_ parts: [Part]) {
    self.parts = parts.filter { $0 != .words("") }
  }

  /// Words that quote nothing.
  public init(_ words: String) {
    self.init([.words(words)])
  }

  /// A text in quotation marks.
  public init(quoting title: String) {
    self.init([.quoted(title)])
  }

  /// All of it, as it is read.
  public var text: String { parts.map(\.text).joined() }

  /// One clause behind the other.
  public static func + (first: Clause, second: Clause) -> Clause {
    Clause(first.parts + second.parts)
  }

  /// The clause with its first letter in another case; what it quotes stays as it is.
  public func recased(_ recase: (String) -> String) -> Clause {
    guard case .words(let words) = parts.first else { return self }
    let start = Clause(recase(String(words.prefix(1))) + words.dropFirst())
    return start + Clause(Array(parts.dropFirst()))
  }
}

extension Clause: CustomStringConvertible {
  /// All of it, as it is read.
  public var description: String { text }
}

extension Clause: ExpressibleByStringInterpolation {
  /// Words as they are.
  public init(stringLiteral words: String) {
    self.init(words)
  }

  /// Words around what is quoted.
  public init(stringInterpolation: Pieces) {
    self.init(stringInterpolation.parts)
  }

  /// The pieces of a clause as they are written in a literal.
  public struct Pieces: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Takes words that the literal spells out.
    public mutating func appendLiteral(_ words: String) {
      parts.append(.words(words))
    }

    /// Takes words.
    public mutating func appendInterpolation(_ words: some CustomStringConvertible) {
      parts.append(.words(words.description))
    }

    /// Takes a text that is to stand in quotation marks.
    public mutating func appendInterpolation(quoting title: String) {
      parts.append(.quoted(title))
    }

    /// Takes another clause with what that quotes.
    public mutating func appendInterpolation(_ clause: Clause) {
      parts += clause.parts
    }
  }
}

extension [Clause] {
  /// The clauses in one, with the same words between each two.
  public func joined(separator: String) -> Clause {
    guard let first else { return "" }
    return dropFirst().reduce(first) { $0 + Clause(separator) + $1 }
  }
}
