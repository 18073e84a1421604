internal import RedoProtocol

/// What came from outside, judged as far as each node shows it by itself: checks 1 to 7, size first.
struct Intake {
  /// No node is longer in canonical form, in bytes: a payload of 1 MiB and an envelope.
  static let lengthLimit = 2_097_152

  /// Nodes that keep the checks and are signed, in the order of ``WritingOrder``, none twice.
  private(set) var nodes: [OutgoingNode] = []
  /// How many were refused, by reason.
  private(set) var refused: [Refusal: Int] = [:]

  init(_ lines: [[UInt8]]) {
    var tape = JSONTape()
    var text: [UInt8] = []
    for line in lines {
      do throws(Refusal) {
        text += try Self.canonical(line, &tape)
        text.append(UInt8(ascii: "\n"))
      } catch {
        refused[error, default: 0] += 1
      }
    }
    judge(text)
  }

  /// In canonical form a node has no line feed, so that it is one line of a log.
  private static func canonical(
    _ line: [UInt8], _ tape: inout JSONTape
  ) throws(Refusal) -> [UInt8] {
    guard line.count <= lengthLimit else { throw .tooLarge }
    var canonical: [UInt8] = []
    guard (try? tape.read(line.span)) != nil,
      tape.appendCanonical(0, of: line.span, to: &canonical)
    else { throw .broken(.schemaMismatch) }
    guard canonical.count <= lengthLimit else { throw .tooLarge }
    return canonical
  }

  private mutating func judge(_ text: [UInt8]) {
    guard !text.isEmpty else { return }
    let log = ChangeLog(LogBytes(text))
    for fault in log.faults { refused[.broken(fault.violation), default: 0] += 1 }
    var seen: Set<NodeID> = []
    var sound: [Int] = []
    for (index, node) in log.nodes.enumerated() {
      if !node.isSigned {
        refused[.unsigned, default: 0] += 1
      } else if seen.insert(node.id).inserted {
        sound.append(index)
      }
    }
    nodes = WritingOrder.sorted(sound, of: log).map { index in
      let node = log.nodes[index]
      return OutgoingNode(id: node.id, line: Array(text[node.line.range]))
    }
  }
}
