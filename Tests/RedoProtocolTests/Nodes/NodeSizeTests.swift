import RedoProtocol
import Testing

/// A log of a million changes has a million nodes in memory: what one takes is a promise.
struct NodeSizeTests {
  @Test func `a node takes no more than 96 bytes`() {
    #expect(MemoryLayout<Node>.stride <= 96)
  }
}
