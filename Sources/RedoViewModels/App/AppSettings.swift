public import RedoProtocol
public import RedoTasks

/// What the user's config and this device say, as far as screens need it.
public struct AppSettings: Sendable {
  /// Who writes on this device; undo takes back this device's changes.
  public let device: Author
  /// How tasks are ranked.
  public let ranking: RankingFormula
  /// How many days ahead a task without a date falls due.
  public let defaultDueDays: Int
  /// The name of the theme, for showing.
  public let themeName: String
  /// The program's version, for showing.
  public let version: String

  /// Collects the settings.
  public init(
    device: Author, ranking: RankingFormula = .enhanced, defaultDueDays: Int = 7,
    themeName: String = "matrix", version: String = ""
  ) {
    self.device = device
    self.ranking = ranking
    self.defaultDueDays = defaultDueDays
    self.themeName = themeName
    self.version = version
  }
}
