/// How the nodes of a task hang together, whatever the verdicts on other nodes are.
enum TaskShape: UInt8, Sendable {
  /// One on the other from a CREATE, each keeping every rule on its own and with those below it:
  /// as long as nothing else comes, none of them can break one.
  case linear
  /// In total order, as they stand in the log.
  case ordered
  /// In another order than the total one.
  case shuffled
}
