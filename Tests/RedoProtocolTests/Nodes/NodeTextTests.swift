import RedoProtocol
import RedoTestSupport
import Testing

/// Nodes taken out of the log to be seen whole.
struct NodeTextTests {
  private func log(_ lines: [[UInt8]]) -> ChangeLog {
    ChangeLog(JudgedLines.bytes(lines))
  }

  @Test func `a node is shown in canonical form, however its line is spelled`() throws {
    let node = TaskSketch().create("tea")
    let canonical = String(decoding: node.line, as: UTF8.self)
    let spelled = canonical.replacing(",\"", with: " ,\t\"").replacing("tea", with: "t\\u0065a")
    for line in [canonical, spelled] {
      let log = log([Array(line.utf8)])
      let found = try #require(log.nodes.first)
      #expect(log.bytes.canonicalText(ofNode: found.line) == canonical)
    }
  }

  @Test func `a signature is told from its absence`() throws {
    let node = TaskSketch().create("a \"signature\":\"0\" in a title")
    let unsigned = node.edited { $0["signature"] = nil }.line
    let spelled = [node.line, unsigned].map {
      Array(String(decoding: $0, as: UTF8.self).replacing(",\"tas", with: " ,\t\"tas").utf8)
    }
    let log = log([node.line, unsigned] + spelled)
    #expect(log.nodes.map(\.isSigned) == [true, false, true, false])
    #expect(Set(log.nodes.map(\.author)).count == 1)
  }
}
