/// How the time of some work grows with its amount, told apart from what else the machine is doing.
///
/// Others who use the processors only ever lengthen a time, also a thread's own (`ThreadTime`): they use
/// the caches too. So the least of several tells how long the work itself takes. Where it does grow too
/// fast, no number of rounds helps.
public struct Growth {
  /// Measured at most as often as this.
  private static let rounds = 8

  /// The least seconds that little of the work took.
  public private(set) var little = Double.infinity
  /// The least seconds that much of it took.
  public private(set) var much = Double.infinity

  /// Measures both amounts, again for as long as the larger takes more than `factor` times the smaller
  /// and `slack` seconds.
  ///
  /// - Parameters:
  ///   - little: the smaller amount.
  ///   - much: the larger.
  ///   - factor: how many times as long the larger may take.
  ///   - slack: the seconds that it may take on top.
  ///   - seconds: does the work in some amount, and gives the processor seconds it took.
  public init(
    from little: Int, to much: Int, within factor: Double, slack: Double,
    seconds: (Int) throws -> Double
  ) rethrows {
    self.factor = factor
    self.slack = slack
    for _ in 0..<Self.rounds {
      self.little = min(self.little, try seconds(little))
      self.much = min(self.much, try seconds(much))
      if isBounded { return }
    }
  }

  private let factor: Double
  private let slack: Double
  private var bound: Double { little * factor + slack }

  /// Whether much of the work takes no longer than is allowed beside little of it.
  public var isBounded: Bool { much < bound }
}

extension Growth: CustomStringConvertible {
  /// What was measured, and what was allowed.
  public var description: String { "\(little) s grew to \(much) s, \(bound) allowed" }
}
