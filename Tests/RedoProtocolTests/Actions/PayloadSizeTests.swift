import RedoProtocol
import RedoTestSupport
import Testing

/// A canonical payload is at most 1,048,576 bytes.
struct PayloadSizeTests {
  static let limit = 1_048_576
  /// `{"title":"…"}` without the title.
  static let frame = 12

  private func create(payloadOf size: Int, _ filler: String = "a") -> SketchedNode {
    let count = (size - Self.frame) / filler.utf8.count
    let rest = String(repeating: "a", count: size - Self.frame - count * filler.utf8.count)
    return TaskSketch().create(String(repeating: filler, count: count) + rest)
  }

  @Test func `a payload of exactly the limit is sound, one byte more is refused`() {
    #expect(JudgedLines([create(payloadOf: Self.limit)]).verdicts == [.sound])
    #expect(
      JudgedLines([create(payloadOf: Self.limit + 1)]).verdicts == [.rejected(.schemaMismatch)])
  }

  @Test func `the limit is the same for an author who was met before`() {
    let first = TaskSketch(task: 2).create()
    for (size, verdict) in [
      (Self.limit, Verdict.sound), (Self.limit + 1, .rejected(.schemaMismatch)),
    ] {
      #expect(JudgedLines([first, create(payloadOf: size)]).verdicts == [.sound, verdict])
    }
  }

  @Test func `what counts is the canonical form, not the spelling`() {
    for (size, verdict) in [
      (Self.limit, Verdict.sound), (Self.limit + 1, .rejected(.schemaMismatch)),
    ] {
      let node = create(payloadOf: size, "é")
      // Every é takes six bytes here and two in the canonical form.
      let escaped = String(decoding: node.line, as: UTF8.self).replacing("é", with: "\\u00E9")
      #expect(escaped.utf8.count > 3 * Self.limit - 100)
      #expect(JudgedLines(lines: [Array(escaped.utf8)]).verdicts == [verdict])
    }
  }

  @Test func `a deletion names as many ids as it says, and not one more`() {
    let task = TaskSketch()
    let root = task.create()
    let others = (0..<DeletedChain.limit).map { number in
      let digits = String(number, radix: 16)
      return "sha256:" + String(repeating: "0", count: 64 - digits.utf8.count) + digits
    }
    for (spare, verdict) in [(1, Verdict.sound), (0, .rejected(.schemaMismatch))] {
      let chain = [root.id.description] + others.dropLast(spare)
      let payload: JSONSketch = ["deletedChain": .array(chain.map { .string($0) })]
      let node = task.node("DELETE", on: [root], payload)
      #expect(JudgedLines([root, node]).verdicts.last == verdict)
    }
  }

  @Test func `the size comes before the encoding of ids inside`() {
    let task = TaskSketch()
    let root = task.create()
    let chain = [String](repeating: "sha256:AB", count: Self.limit / 10)
    let payload: JSONSketch = ["deletedChain": .array(chain.map { .string($0) })]
    let node = task.node("DELETE", on: [root], payload)
    #expect(JudgedLines([root, node]).verdicts.last == .rejected(.schemaMismatch))
  }

  @Test func `a line of the greatest length is kept whole, a longer one is refused`() {
    let line = TaskSketch().create().line
    let padding = [UInt8](repeating: 0x20, count: JSONTape.lengthLimit - line.count)
    let longest = line + padding
    let judged = JudgedLines(lines: [longest])
    #expect(judged.verdicts == [.sound])
    #expect(judged.graph.nodes.first?.line.range == 0..<JSONTape.lengthLimit)
    #expect(JudgedLines(lines: [longest + [0x20]]).verdicts == [.rejected(.schemaMismatch)])
  }

  @Test func `nesting beyond the limit is refused inside a node too`() {
    func merge(depth: Int) -> Verdict? {
      let task = TaskSketch()
      let root = task.create()
      let (left, right) = (task.update(root), task.archive(root))
      let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let node = task.merge(
        [left, right], base: root,
        resolutions: ["task": [["path": "p", "strategy": "manual", "value": .raw(value)]]])
      return JudgedLines([root, left, right, node]).verdicts.last
    }
    // Around it: the node, data, payload, resolutions, task and the resolution.
    #expect(merge(depth: JSONTape.depthLimit - 6) == .sound)
    #expect(merge(depth: JSONTape.depthLimit - 5) == .rejected(.schemaMismatch))
  }
}
