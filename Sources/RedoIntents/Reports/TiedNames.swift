/// What comes first together, such as the weekdays on which most was done.
public struct TiedNames: Hashable, Sendable {
  private let names: [String]
  private let noun: String

  /// Takes what ties, which a noun counts where there is too much to name.
  public init(_ names: [String], _ noun: String) {
    (self.names, self.noun) = (names, noun)
  }

  /// Whether there are too many to name.
  public var isCounted: Bool { names.count > 3 }

  /// In words: `Mon`, `Mon and Thu`, `5 days alike`.
  public var words: String {
    isCounted ? Quantity.text(names.count, noun) + " alike" : names.listed
  }

  /// Where there is little room: `Mon/Thu`, `3 days`.
  public var shortWords: String {
    names.count > 2 ? Quantity.text(names.count, noun) : names.joined(separator: "/")
  }
}
