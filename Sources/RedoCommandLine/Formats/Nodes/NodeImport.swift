internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// Changes of another device, judged before any of them is written.
///
/// Each line must be a node that keeps every rule of the protocol in the company of those that are
/// here and those that come along; what waits for a change that is in neither stays out.
struct NodeImport {
  private var admitted: [UInt8] = []
  private var count = 0
  private var known = 0
  /// How many of those that are taken stay unsigned.
  private var bare = 0
  private var faults = ImportFaults()
  private let world: World

  init(_ bytes: [UInt8], in world: World) {
    self.world = world
    let foreign = Self.read(LogBytes(ForeignText(bytes).bytes), tell: world.progress)
    for fault in foreign.faults {
      faults.note("line \(fault.line)", fault.violation.explanation)
    }
    let own = world.tasks.graph
    let graph = ChangeGraph(foreign)
    let here = Set(own.nodes.indices.map { own.nodes[$0].id })
    var new: Set<NodeID> = []
    var unsigned = own.unsigned(among: here.intersection(graph.nodes.map(\.id)))
    var joined: [UInt8] = []
    for index in own.nodes.indices where !own.isRepeated(index) {
      joined += Array(own.bytes.string(own.nodes[index].line).utf8) + [0x0A]
    }
    let start = joined.count
    for index in graph.nodes.indices {
      let id = graph.nodes[index].id
      if !here.contains(id), new.insert(id).inserted {
        if !graph.isSigned(index) { unsigned.insert(id) }
      } else if unsigned.contains(id), graph.isSigned(index) {
        // Its signature is news.
        unsigned.remove(id)
      } else {
        // What only the file holds, on two lines, is not here for that.
        if here.contains(id) { known += 1 }
        continue
      }
      joined += Array(graph.bytes.string(graph.nodes[index].line).utf8) + [0x0A]
    }
    // All signatures in it are verified by now: here before, or just above.
    var union = ChangeLog(LogBytes([]))
    union.extend(to: LogBytes(joined), isVerified: true)
    take(from: ChangeGraph(union), after: start, broken: graph.refusedIDs.union(own.refusedIDs))
  }

  /// How many bytes are read at least before it is told how far it is.
  private static let step = 1 << 18

  /// Reads the file piece by piece: verifying its signatures is what takes time.
  ///
  /// The pieces grow, since after each one all that waits for a parent is looked at again.
  private static func read(_ bytes: LogBytes, tell: ((Int, Int) -> Void)?) -> ChangeLog {
    var log = ChangeLog(LogBytes([]))
    var end = step
    while end < bytes.count {
      log.extend(to: bytes.prefix(end))
      tell?(end, bytes.count)
      end += max(step, end / 8)
    }
    log.extend(to: bytes)
    return log
  }

  /// Takes the nodes of the union that are new and sound; broken lines, which are not in it, claim
  /// some ids.
  private mutating func take(from union: ChangeGraph, after start: Int, broken: Set<NodeID>) {
    var taken: Set<NodeID> = []
    for index in union.nodes.indices where Int(union.nodes[index].line.offset) >= start {
      let node = union.nodes[index]
      switch union.verdict(of: index) {
      case .sound:
        admitted += Array(union.bytes.canonicalText(ofNode: node.line).utf8) + [0x0A]
        count += 1
        taken.insert(node.id)
      case .rejected(let violation): faults.note("change \(node.id)", violation.explanation)
      case .pruned(let cause):
        faults.note("change \(node.id)", "it builds on \(cause), which does not count")
      case .held(let missing):
        let reason =
          broken.contains(missing)
          ? "whose line is broken" : "which is not in the file; import that again once it is here"
        faults.note("change \(node.id)", "it waits for \(missing), \(reason)")
      }
    }
    bare = union.unsigned(among: taken).count
  }

  /// What would be taken over, for a screen to ask about.
  func offer(from path: String) -> ImportOffer {
    let remarks = kept + unsigned + faults.lines
    return ImportOffer(
      path: path, content: .changes(admitted, count: count),
      remarks: remarks.map(world.output.measure.sanitized))
  }

  /// How many changes are here already; nothing where none is.
  private var kept: [String] {
    known > 0 ? ["\(known) \(known == 1 ? "is" : "are") there already"] : []
  }

  /// How many would come without a signature; nothing where none would.
  private var unsigned: [String] { bare > 0 ? [UnsignedWords.sentence(bare)] : [] }

  /// What is to be done: write, or say what would be.
  func response(_ agreed: Bool) -> Response {
    guard agreed else {
      return .output(
        output("would be taken over", last: ImportPreview.dryRunEnding(of: count)))
    }
    guard count > 0 else { return .output(output("taken over", last: nil)) }
    return .admit(admitted, then: output("taken over" + ImportOffer.lasting, last: nil))
  }

  private func output(_ deed: String, last: String?) -> CommandOutput {
    var lines = ["\(Quantity.text(count, "line")) \(deed)"] + kept + unsigned
    if !faults.isEmpty { lines.append("left out: what cannot be taken over (\(faults.count))") }
    var output = CommandOutput(lines: lines + (last.map { [$0] } ?? []))
    output.complain(faults, in: world.output)
    if count == 0, known == 0, !faults.isEmpty { output.exitCode = 1 }
    return output
  }
}
