public import RedoViewModels

/// What a round with the remotes came to.
public struct SyncReport {
  /// The remotes, each with what went there and came.
  public var remotes: [RemoteReport]
  /// What their changes did to tasks that were known here; nil where none came.
  public var arrivals: Arrivals?
  /// Why the log took no more, in a sentence; nil where it took all that came.
  public var failure: String?

  /// Creates the report of a round.
  public init(remotes: [RemoteReport]) {
    self.remotes = remotes
  }
}
