internal import RedoCrypto
internal import RedoProtocol

/// A log that the fuzzer's bytes spell out: right hashes, no signatures, and every kind of fault.
///
/// Its nodes go a few tasks' ways, so that a few bytes make heads, merges and broken branches.
struct LogSketch {
  /// What later nodes need to know of one.
  struct Known {
    let id: NodeID
    let lamport: Int64
    let task: Int
    /// Itself and its ancestors.
    let chain: [NodeID]
  }

  private(set) var lines: [[UInt8]] = []
  private(set) var nodes: [Known] = []
  var input: FuzzInput
  private let sha256 = SHA256()

  /// Spells a log out until the bytes end, or `limit` nodes stand.
  init(_ input: FuzzInput, limit: Int = 48) {
    self.input = input
    while !self.input.isEmpty, nodes.count < limit, lines.count < 2 * limit { step() }
  }

  /// The whole log; the last line may lack its line feed.
  mutating func bytes() -> [UInt8] {
    var bytes = Array(lines.joined(separator: [0x0A]))
    if !input.flag() { bytes.append(0x0A) }
    return bytes
  }

  private mutating func step() {
    switch input.choice(24) {
    case 0...2: create()
    case 3...17: grow()
    case 18 where !lines.isEmpty: lines.append(lines[input.choice(lines.count)])
    case 19 where !lines.isEmpty: lines.remove(at: input.choice(lines.count))
    case 20 where !lines.isEmpty:
      lines.swapAt(input.choice(lines.count), input.choice(lines.count))
    case 21 where !lines.isEmpty: damage(input.choice(lines.count))
    case 22: lines.append(Array(input.text().utf8.filter { $0 != 0x0A }))
    case 23 where !lines.isEmpty:
      let place = input.choice(lines.count)
      lines[place] = Array("{ \t".utf8) + lines[place].dropFirst()
    default: create()
    }
  }

  /// Changes one byte of a line.
  private mutating func damage(_ place: Int) {
    let line = lines[place]
    guard !line.isEmpty else { return }
    let offset = (input.choice(256) << 8 | input.choice(256)) % line.count
    lines[place][offset] = input.byte() == 0x0A ? 0x20 : input.byte()
  }

  private mutating func create() {
    let task = input.choice(3)
    var node = WireNode()
    node.payload = fields(isCreate: true)
    add(&node, to: task, on: [])
  }

  private mutating func grow() {
    guard !nodes.isEmpty else { return create() }
    let kind = input.choice(16)
    let parent = known()
    var node = WireNode()
    var parents = [parent]
    switch kind {
    case 0...2:
      node.action = "UPDATE"
      node.payload = fields(isCreate: false)
    case 3...5:
      node.action = "CREATE_TODO"
      node.payload = todo(.deadline)
    case 6, 7:
      node.action = "COMPLETE_TODO"
      node.payload = todo(.completed)
    case 8, 9:
      node.action = "SNOOZE"
      node.payload = todo(input.flag() ? .days : .newDeadline)
    case 10: node.action = input.flag() ? "ARCHIVE" : "UNARCHIVE"
    case 11, 12:
      node.action = "DELETE"
      node.payload = chain(of: parent)
    default:
      node.action = "MERGE"
      for _ in 0...input.choice(3) { parents.append(known()) }
      node.payload = merge(parents)
    }
    if node.payload.isEmpty { node.payload = Array("{}".utf8) }
    add(&node, to: parent.task, on: parents)
  }

  /// One of the nodes so far, the newest by preference.
  mutating func known() -> Known {
    nodes[nodes.count - 1 - input.choice(nodes.count)]
  }

  private mutating func add(_ node: inout WireNode, to task: Int, on parents: [Known]) {
    let fault = input.byte()
    let walls = ["00.000", "00.001", "07.500", "59.999"]
    node.author = input.choice(3)
    node.parents = parents.map(\.id.description)
    node.taskID = WireNode.name(fault == 255 ? task + 1 : task)
    node.lamport = (parents.map(\.lamport).max() ?? 0) + (fault == 254 ? 2 : 1)
    node.wall = "2026-03-01T09:00:" + walls[input.choice(walls.count)] + "Z"
    let (id, line) = node.line(with: sha256)
    lines.append(line)
    var chain = [id]
    var seen = Set(chain)
    for ancestor in parents.flatMap(\.chain) where seen.insert(ancestor).inserted {
      chain.append(ancestor)
    }
    nodes.append(Known(id: id, lamport: node.lamport, task: task, chain: chain))
  }
}
