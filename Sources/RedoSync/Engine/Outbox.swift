internal import RedoProtocol

/// What of a log is to be sent: signed, sound, and not known to be there already.
struct Outbox {
  /// The ids that wait, in the order of the log.
  let waiting: [NodeID]
  private let places: [Int]
  private let graph: ChangeGraph

  init(_ graph: ChangeGraph, without acknowledged: Set<NodeID>, from start: Int = 0) {
    self.graph = graph
    let copies = Set(graph.signedCopies().values)
    var places: [Int] = []
    for index in graph.nodes.indices[start...]
    where !acknowledged.contains(graph.nodes[index].id) && graph.isSound(index)
      && (graph.isRepeated(index) ? copies.contains(index) : graph.isSigned(index))
    {
      places.append(index)
    }
    self.places = places
    waiting = places.map { graph.nodes[$0].id }
  }

  /// The nodes of part of what waits; each is checked again, and one that fails is left out.
  func nodes(_ part: Range<Int>) -> [OutgoingNode] {
    let lines = places[part].map { line(graph.nodes[$0].line) }
    let expected = Set(waiting[part])
    return Intake(lines).nodes.filter { expected.contains($0.id) }
  }

  /// The ids of those of a part that no reader would take, by their length; they are not among its
  /// nodes.
  func tooLarge(in part: Range<Int>, besides nodes: [OutgoingNode]) -> [NodeID] {
    guard nodes.count < part.count else { return [] }
    let fitting = Set(nodes.lazy.map(\.id))
    return part.filter { place in
      !fitting.contains(waiting[place])
        && graph.bytes.canonicalText(ofNode: graph.nodes[places[place]].line).utf8.count
          > Intake.lengthLimit
    }.map { waiting[$0] }
  }

  /// A line as it stands, which ``Intake`` brings into canonical form; one that is too long for that, as
  /// with blanks that somebody put there by hand, in that form already.
  private func line(_ text: LogText) -> [UInt8] {
    guard text.length <= Intake.lengthLimit else {
      return Array(graph.bytes.canonicalText(ofNode: text).utf8)
    }
    return graph.bytes.withSpan { bytes in
      bytes.extracting(text.range).withUnsafeBufferPointer { Array($0) }
    }
  }
}
