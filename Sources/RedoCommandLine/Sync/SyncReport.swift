public import RedoViewModels

/// What a round with the remotes came to.
public struct SyncReport {
  /// The remotes, each with what went there and came.
  public var remotes: [RemoteReport]
  /// What their changes did to tasks that were known here; nil where none came.
  public var arrivals: Arrivals?

  /// Creates the report of a round.
  public init(remotes: [RemoteReport], arrivals: Arrivals? = nil) {
    self.remotes = remotes
    self.arrivals = arrivals
  }
}
