/// A task's rank and the factors that it is the product of, for showing.
public struct Rank: Hashable, Sendable {
  /// One factor of a rank.
  public struct Factor: Hashable, Sendable {
    /// What it stands for, such as `overdue`.
    public let name: String
    /// Its value; 1 changes nothing.
    public let value: Double

    /// Creates a factor.
    init(name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  /// The factors, the priority first.
  public let factors: [Factor]

  /// Creates a rank of its factors.
  init(factors: [Factor]) {
    self.factors = factors
  }

  /// The product; higher is more pressing.
  public var value: Double {
    factors.reduce(1) { $0 * $1.value }
  }
}
