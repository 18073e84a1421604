/// How a list is sorted; the raw values are the words of `--sort`.
///
/// Ties are broken by due date, then title, then id, so that no two tasks ever tie for good.
public enum TaskOrder: String, CaseIterable, Sendable {
  /// The most pressing first.
  case rank
  /// 5 first.
  case priority
  /// The earliest deadline first, tasks without one last.
  case due
  /// The newest first.
  case created
  /// By the letters of the shown title, case aside, as Unicode numbers them.
  case title
}
