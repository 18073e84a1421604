public import RedoProtocol

/// From where tasks are looked at: what decides lateness, groups and ranks besides the tasks.
public struct Vantage: Sendable {
  /// The moment.
  public let now: Instant
  /// The user's time zone, which says when a day ends.
  public let zone: LocalZone
  /// How tasks are ranked.
  public let formula: RankingFormula

  /// Collects what tasks are looked at with.
  public init(now: Instant, zone: LocalZone, formula: RankingFormula = .enhanced) {
    self.now = now.clamped
    self.zone = zone
    self.formula = formula
  }
}
