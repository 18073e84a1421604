/// A log's nodes in order, in a few pieces that are shared, never copied, between a log and the
/// graphs made of it.
///
/// Each worker's nodes stay where it put them; what is appended later goes into the last piece.
public struct NodeList: RandomAccessCollection, Sendable {
  @usableFromInline var pieces: [ContiguousArray<Node>] = [[]]
  /// Where each piece starts.
  @usableFromInline var starts: [Int] = [0]
  /// The piece that the first node of each stretch of indices lies in.
  @usableFromInline var stretches: [UInt8] = []
  /// How many nodes there are.
  public private(set) var count = 0

  /// So many low bits of an index say where it lies in its stretch.
  @usableFromInline static let stretchBits = 10

  /// A shorter last piece is copied rather than left.
  private static let tailLength = 4_096
  /// Beyond this many pieces, finding the right one takes longer than joining them.
  private static let pieceLimit = 24

  init() {}

  init(_ nodes: ContiguousArray<Node>) {
    append(nodes)
  }

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The index after the last node's.
  public var endIndex: Int { count }

  /// The node at an index.
  @inlinable public subscript(index: Int) -> Node {
    _read {
      var piece = Int(stretches[index >> NodeList.stretchBits])
      while piece + 1 < starts.count, starts[piece + 1] <= index { piece += 1 }
      yield pieces[piece][index - starts[piece]]
    }
  }

  /// Makes room for about this many more, if there are none yet.
  mutating func reserve(_ capacity: Int) {
    if count == 0 { pieces[0].reserveCapacity(capacity) }
  }

  mutating func append(_ node: Node) {
    pieces[pieces.count - 1].append(node)
    count += 1
    noteStretches()
  }

  /// Leaves a long last piece as it is, so that those who share it keep sharing it.
  mutating func seal() {
    if pieces[pieces.count - 1].count >= Self.tailLength { begin([]) }
  }

  /// Takes over a piece as it is.
  mutating func append(_ piece: ContiguousArray<Node>) {
    guard !piece.isEmpty else { return }
    begin(piece)
    count += piece.count
    noteStretches()
  }

  /// Notes the piece of every stretch that the last one reaches into.
  private mutating func noteStretches() {
    while stretches.count << Self.stretchBits < count {
      let first = stretches.count << Self.stretchBits
      let piece = starts.lastIndex { $0 <= first } ?? 0
      stretches.append(UInt8(truncatingIfNeeded: piece))
    }
  }

  private mutating func begin(_ piece: ContiguousArray<Node>) {
    if pieces.count >= Self.pieceLimit { join() }
    if pieces[pieces.count - 1].isEmpty {
      pieces[pieces.count - 1] = piece
    } else {
      starts.append(count)
      pieces.append(piece)
    }
  }

  private mutating func join() {
    var joined = ContiguousArray<Node>()
    joined.reserveCapacity(count)
    for piece in pieces { joined.append(contentsOf: piece) }
    pieces = [joined]
    starts = [0]
    stretches = [UInt8](repeating: 0, count: stretches.count)
  }

  /// Removes the nodes from an index on.
  mutating func truncate(to newCount: Int) {
    while count > newCount {
      let start = starts[starts.count - 1]
      if start >= newCount, pieces.count > 1 {
        count = start
        pieces.removeLast()
        starts.removeLast()
      } else {
        pieces[pieces.count - 1].removeLast(count - newCount)
        count = newCount
      }
    }
    let left = (count + (1 << Self.stretchBits) - 1) >> Self.stretchBits
    if stretches.count > left { stretches.removeLast(stretches.count - left) }
  }

  mutating func removeAll() {
    self = NodeList()
  }
}
