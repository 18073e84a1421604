public import RedoIntents

extension ScriptedReplica {
  /// Does an intent; what a person is told of it.
  public func say(_ intent: Intent) throws -> String {
    try run(intent).words(in: FriendlyDate(in: dates))
  }
}
