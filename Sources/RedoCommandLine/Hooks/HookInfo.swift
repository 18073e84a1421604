/// A hook that is there, and whether it runs.
public struct HookInfo: Hashable, Sendable {
  /// The event's name, such as `on-add`.
  public let name: String
  /// Why it is not run, as a clause with what would help; nil where it is.
  public let problem: String?

  /// Names a hook.
  public init(name: String, problem: String?) {
    self.name = name
    self.problem = problem
  }
}
