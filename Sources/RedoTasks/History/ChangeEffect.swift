internal import RedoProtocol

/// What one change did to its task, field by field.
///
/// Changes that count are taken in total order, as a replay takes them, so the effects of a task one
/// after the other lead to its state, however many branches it has. A change that counts no longer is
/// shown against what its own branch held.
public struct ChangeEffect: Hashable, Sendable {
  /// What a change is worth.
  public enum Standing: Hashable, Sendable {
    /// It is part of what the task is.
    case counts
    /// It keeps every rule, and its branch was deleted or taken back.
    case buried
    /// It breaks a rule, descends from a change that does, or waits for one that has not arrived.
    case unused
  }

  /// What it did to one field.
  public struct Step: Hashable, Sendable {
    /// The field that the change set.
    public let field: StateField
    /// The value before.
    public let before: ShownValue
    /// The value after; never the same.
    public let after: ShownValue
    /// The change, by its index in the graph, that set the field again without having known this one.
    ///
    /// Of two such changes the later one in total order wins. Nil where none did.
    public let overruledBy: Int?
  }

  /// What it is worth.
  public let standing: Standing
  /// The fields that it changed; none for one that changed nothing.
  public let steps: [Step]

  /// Finds out what a change did.
  /// - Complexity: O(*n*) in the task's changes, and as much again for each change that overrules it.
  public init(of index: Int, in projection: Projection) {
    let graph = projection.graph
    standing = graph.isLive(index) ? .counts : graph.isSound(index) ? .buried : .unused
    var replay = EffectReplay(graph)
    switch standing {
    case .unused: steps = []
    case .buried:
      replay.start(at: graph.ancestry(of: index))
      steps = replay.apply(index).map { replay.step($0, overruledBy: nil) }
    case .counts:
      let live = graph.liveNodes(ofTaskWith: index)
      let place = live.firstIndex(of: index) ?? live.endIndex
      for earlier in live[..<place] { replay.pass(earlier) }
      let moves = replay.apply(index)
      let rivals = Rivals(of: index, among: live[place...].dropFirst(), moves.map(\.field), replay)
      steps = moves.map { replay.step($0, overruledBy: rivals.first[$0.field]) }
    }
  }
}

extension ChangeGraph {
  /// The live nodes of the task that a node belongs to, in total order.
  func liveNodes(ofTaskWith index: Int) -> [Int] {
    nodeIndices(at: task(of: index).range).filter(isLive)
  }
}
