internal import RedoProtocol
public import RedoTasks

extension Projection {
  /// Who created a task before whom, where another person's CREATE lost: the task changed hands; nil
  /// where it was the same person's.
  ///
  /// How much of it is left out goes with it.
  public func handover(from rival: RivalCreation) -> String? {
    precedence(of: rival).map { "\($0); \(rival.leftOutWords)" }
  }

  /// Who created a task before whom, without how much of it is left out; nil where it did not
  /// change hands.
  public func precedence(of rival: RivalCreation) -> String? {
    guard rival.changedHands else { return nil }
    let loser = AuthorWords.short(graph.author(of: rival.node))
    let winner = rival.winner.map { AuthorWords.short(graph.author(of: $0)) } ?? "somebody"
    return "\(winner) created it before \(loser) did"
  }
}

extension RivalCreation {
  /// What of it is left out, a clause.
  var leftOutWords: String {
    count == 1 ? "that one is left out" : "those \(count) changes are left out"
  }
}
