import RedoCrypto
import RedoProtocol
import RedoTestSupport
import Testing

/// A watermark saves the verifying of signatures and never changes what is read.
struct WatermarkTests {
  let task = TaskSketch()
  let root = TaskSketch().create()

  static func flipped(_ node: SketchedNode) -> SketchedNode {
    node.edited { json in
      guard case .string(let text)? = json["signature"] else { return }
      json["signature"] = .string((text.first == "0" ? "1" : "0") + text.dropFirst())
    }
  }

  private static func watermark(of log: borrowing ChangeLog) throws -> Watermark {
    let watermark = log.watermark
    return try #require(watermark)
  }

  private func lines() -> [[UInt8]] {
    let bad = Self.flipped(task.update(root, ["priority": 1]))
    return [root.line, bad.line, Array("garbage".utf8), task.update(root).line]
  }

  @Test func `a watermark vouches for whole lines and names the refused signatures`() throws {
    let log = ChangeLog(LogBytes(Array(lines().joined(separator: [0x0A]))))
    let watermark = try Self.watermark(of: log)
    #expect(watermark.lines == 3)
    #expect(watermark.refusedLines == [2])
    #expect(watermark.length == lines().prefix(3).map { $0.count + 1 }.reduce(0, +))
  }

  @Test func `reading with a watermark that fits gives the same nodes and faults`() throws {
    let bytes = JudgedLines.bytes(lines())
    let plain = ChangeLog(bytes)
    let trusting = ChangeLog(bytes, trusting: plain.watermark)
    #expect(trusting.contradictsWatermark == false)
    let same = LogSummary(plain) == LogSummary(trusting)
    #expect(same)
    let marks = (plain.watermark, trusting.watermark)
    #expect(marks.0 == marks.1)
  }

  @Test func `signatures below a watermark that fits are not verified again`() throws {
    // The forged line takes the place of its true twin, with the true signature's bytes hashed in:
    // nothing but a watermark over the forged log itself can make it pass.
    let bad = Self.flipped(root)
    let log = ChangeLog(JudgedLines.bytes([bad.line]))
    var watermark = try Self.watermark(of: log)
    watermark.refusedLines = []
    let sha256 = SHA256()
    sha256.update(bad.id.digest)
    guard case .string(let signature)? = bad.json["signature"] else {
      Issue.record("the line has no signature")
      return
    }
    let signatureBytes = try #require(Hex.bytes(of: signature))
    sha256.update(signatureBytes.span)
    // The log is one block.
    let block = sha256.finish()
    sha256.update(block)
    watermark.chain = sha256.finish()
    let trusting = ChangeLog(JudgedLines.bytes([bad.line]), trusting: watermark)
    #expect(trusting.faults.isEmpty == true)
    #expect(trusting.contradictsWatermark == false)
  }

  @Test func `a log changed below its watermark contradicts it and is verified anew`() throws {
    let sound = [root.line, task.update(root).line]
    let watermark = try Self.watermark(of: ChangeLog(JudgedLines.bytes(sound)))
    let changes: [[[UInt8]]] = [
      [root.line, Self.flipped(task.update(root)).line],
      [Self.flipped(root).line, task.update(root).line],
      [root.line, task.update(root, ["priority": 5]).line],
      [task.update(root).line, root.line],
      [root.line], [], [root.line, root.line, task.update(root).line],
      [root.line + [0x20], task.update(root).line],
    ]
    for change in changes {
      let bytes = JudgedLines.bytes(change)
      let trusting = ChangeLog(bytes, trusting: watermark)
      #expect(trusting.contradictsWatermark == true)
      let same = LogSummary(trusting) == LogSummary(ChangeLog(bytes))
      #expect(same)
    }
  }

  @Test func `a watermark that makes no sense is contradicted, not obeyed`() throws {
    let bytes = JudgedLines.bytes(lines())
    let sound = try Self.watermark(of: ChangeLog(bytes))
    let edits: [(inout Watermark) -> Void] = [
      { $0.length = -1 }, { $0.length = 0 }, { $0.length = .max }, { $0.lines = 0 },
      { $0.lines = -5 }, { $0.lines += 1 }, { $0.length -= 1 }, { $0.refusedLines = [] },
      { $0.refusedLines = [3, 2] }, { $0.chain = Digest(1, 2, 3, 4) },
    ]
    for (number, edit) in edits.enumerated() {
      var watermark = sound
      edit(&watermark)
      let trusting = ChangeLog(bytes, trusting: watermark)
      #expect(trusting.contradictsWatermark == true, "edit \(number)")
      let same = LogSummary(trusting) == LogSummary(ChangeLog(bytes))
      #expect(same, "edit \(number)")
    }
  }

  @Test func `a forged line moved to a line that was refused for less is found out`() throws {
    let forged = Self.flipped(task.update(root, ["priority": 1])).line
    let garbage = [UInt8](repeating: 0x78, count: forged.count)
    let before = JudgedLines.bytes([root.line, forged, garbage])
    let after = JudgedLines.bytes([root.line, garbage, forged])
    let trusting = ChangeLog(after, trusting: ChangeLog(before).watermark)
    let codes = trusting.faults.map(\.violation)
    #expect(codes == [.schemaMismatch, .invalidSignature])
  }
}
