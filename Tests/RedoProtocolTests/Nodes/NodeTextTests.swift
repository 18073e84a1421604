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
    let log = log([node.line, node.edited { $0["signature"] = nil }.line])
    #expect(log.nodes.count == 2)
    #expect(log.nodes.map { log.bytes.isSigned(node: $0.line) } == [true, false])
  }
}
