import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoCurses

@Suite @MainActor struct FramePassesTests {
  /// Changes of a row: where each text starts, and its colour.
  private func changes(_ row: Int, _ parts: (column: Int, text: String, color: Int)...)
    -> [CellChange]
  {
    parts.flatMap { part in
      part.text.unicodeScalars.enumerated().map { offset, scalar in
        let attributes = AttributeCache.Attributes(
          bits: 0, pair: Int32(part.color), foreground: part.color, background: 1)
        return CellChange(
          row: row, column: part.column + offset, glyph: Glyph(scalar), attributes: attributes)
      }
    }
  }

  private func texts(_ passes: FramePasses) -> [String] {
    passes.passes.map { $0.map(\.glyph.text).joined() }
  }

  @Test func `rows that change in the same two colours are sent one colour after the other`() {
    let list = (0..<6).flatMap { changes($0, (10, "Title", 0xAA_AAAA), (43, "\($0)", 0xBB_BBBB)) }
    let passes = FramePasses(list, depth: .direct) { 0..<0 }
    #expect(Set(texts(passes)) == [String(repeating: "Title", count: 6), "012345"])
  }

  @Test func `a few changes are sent as they come`() {
    let list = changes(0, (10, "Title", 0xAA_AAAA), (43, "1", 0xBB_BBBB))
    #expect(FramePasses(list, depth: .direct) { 0..<0 }.passes.count == 1)
    #expect(FramePasses([], depth: .direct) { 0..<0 }.passes.count == 1)
  }

  @Test func `what stands amid other changes is sent with them, since it would be sent twice`() {
    let list = (0..<9).flatMap {
      changes($0, (10, "Cl", 0xAA_AAAA), (12, "ea", 0xBB_BBBB), (14, "ning", 0xAA_AAAA))
    }
    #expect(FramePasses(list, depth: .direct) { 0..<0 }.passes.count == 1)
  }

  @Test func `rows that the terminal moves are sent whole before all else`() {
    let list = (0..<20).flatMap { changes($0, (10, "Title", 0xAA_AAAA), (43, "1", 0xBB_BBBB)) }
    let passes = FramePasses(list, depth: .direct) { 8..<20 }
    #expect(passes.passes.count == 2)
    #expect(passes.passes[0].filter { $0.row >= 8 }.count == 12 * 6)
    #expect(passes.passes[1].allSatisfy { $0.row < 8 })
  }

  @Test func `what comes in place of wide glyphs is sent at once, both halves of each`() {
    var list = (0..<20).flatMap { changes($0, (10, "Title", 0xAA_AAAA), (43, "1", 0xBB_BBBB)) }
    for place in list.indices where list[place].row >= 8 {
      list[place].isOverWide = list[place].column == 14 || list[place].column == 43
    }
    let passes = FramePasses(list, depth: .direct) { 0..<0 }
    #expect(passes.passes.count == 2)
    #expect(passes.passes[0].filter { $0.row >= 8 }.count == 12 * 6)
    #expect(passes.passes[1].allSatisfy { $0.row < 8 })
  }

  @Test func `a screen that is drawn anew is sent as it comes`() {
    let title = String(repeating: "x", count: 70)
    let list = (0..<40).flatMap { changes($0, (0, title, 0xAA_AAAA), (80, "1", 0xBB_BBBB)) }
    #expect(FramePasses(Array(list.prefix(2_400)), depth: .direct) { 0..<0 }.passes.count == 2)
    #expect(FramePasses(list, depth: .direct) { 0..<0 }.passes.count == 1)
  }

  @Test func `where a colour is a few bytes nothing waits`() {
    let list = (0..<20).flatMap { changes($0, (10, "Title", 7), (43, "1", 2)) }
    for depth in [ColorDepth.eight, .sixteen, .mono] {
      #expect(FramePasses(list, depth: depth) { 0..<0 }.passes.count == 1)
    }
  }

  @Test(arguments: 1...40)
  func `every change is sent once, and later passes have one colour each`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var list: [CellChange] = []
    for row in 0..<Int.random(in: 1...40, using: &random) {
      var column = 0
      while column < 100 {
        let text = String(repeating: "x", count: Int.random(in: 1...20, using: &random))
        let color = 100 * Int.random(in: 1...4, using: &random)
        list += changes(row, (column, text, color))
        column += text.count + Int.random(in: 0...30, using: &random)
      }
    }
    let passes = FramePasses(list, depth: .direct) { 3..<9 }.passes
    #expect(
      passes.joined().map { $0.row * 1_000 + $0.column }.sorted()
        == list.map { $0.row * 1_000 + $0.column })
    for pass in passes.dropFirst() {
      #expect(Set(pass.map(\.attributes.foreground)).count == 1)
      #expect(!pass.contains { (3..<9).contains($0.row) })
    }
  }
}
