import Foundation
import RedoCommandLine
import Testing

struct VerifyVerbTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
    desk.run("add Water the plants")
    desk.run("add Pay rent")
  }

  @Test func `a sound log has nothing to report`() throws {
    let output = desk.run("verify")
    #expect(output.exitCode == 0)
    #expect(output.text == "4 lines, 4 sound, 0 rejected, 0 pruned, 0 held\n")
    let json = try desk.run("verify --json").object()
    #expect(Set(json.keys) == ["nodes", "ok", "oldPart", "rejected", "pruned", "held", "tornTail"])
    #expect(json["oldPart"] is NSNull)
    #expect(json["nodes"] as? Int == 4)
    #expect(json["ok"] as? Int == 4)
    #expect(json["tornTail"] as? Bool == false)
    #expect(try Desk().run("verify").text == "0 lines, 0 sound, 0 rejected, 0 pruned, 0 held\n")
  }

  @Test func `a log that was longer or other when it was last verified is not all sound`() throws {
    desk.oldPart = .shortened(lines: 24)
    let short = desk.run("verify")
    #expect(short.exitCode == 1)
    #expect(short.text.contains("had 24 lines when it was last verified and has 4 now"))
    #expect(try desk.run("verify --json").object()["oldPart"] as? String == "shortened")
    desk.oldPart = .changed
    #expect(desk.run("verify").text.contains("has changed since it was last verified"))
    #expect(try desk.run("verify --json").object()["oldPart"] as? String == "changed")
    #expect(desk.run("verify --json").exitCode == 1)
  }

  @Test func `a repeated node is sound`() throws {
    desk.append(String(decoding: desk.bytes, as: UTF8.self))
    #expect(desk.run("verify").exitCode == 0)
    #expect(try desk.run("verify --json").object()["ok"] as? Int == 8)
  }

  @Test func `a broken line, what falls with it and a cut-off end are named by line`() throws {
    let id = try #require(desk.run("list rent").lines.first).prefix(8)
    desk.run("archive \(id)")
    var lines = String(decoding: desk.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    lines[3] = lines[3].replacingOccurrences(of: "CREATE_TODO", with: "CREATE_TODX")
    desk.files["backup"] = Array((lines.joined(separator: "\n") + "\n{\"action\":").utf8)
    let output = desk.run("verify backup --json")
    #expect(output.exitCode == 1)
    let json = try output.object()
    #expect(json["nodes"] as? Int == 6)
    #expect(json["ok"] as? Int == 3)
    #expect(json["tornTail"] as? Bool == true)
    let rejected = try #require(json["rejected"] as? [[String: Any]])
    #expect(rejected.map { $0["line"] as? Int } == [4, 6])
    #expect(rejected.map { $0["code"] as? String } == ["E_SCHEMA_MISMATCH", "E_SCHEMA_MISMATCH"])
    #expect((rejected[0]["id"] as? String)?.hasPrefix("sha256:") == true)
    #expect(rejected[1]["id"] is NSNull)
    let pruned = try #require(json["pruned"] as? [[String: Any]])
    #expect(pruned.map { $0["line"] as? Int } == [5])
    #expect(pruned[0]["cause"] as? String == rejected[0]["id"] as? String)

    let text = desk.run("verify backup").lines
    #expect(text.count == 4)
    #expect(text[0].hasPrefix("4\tE_SCHEMA_MISMATCH\tsha256:"))
    #expect(text[1].hasPrefix("5\tpruned\tsha256:"))
    #expect(text[2] == "6\tE_SCHEMA_MISMATCH\t-\tthe line is not a node that the protocol allows")
    #expect(text[3].hasSuffix(", the last line was cut off"))
  }

  @Test func `what lost against an older creation is named, and where it can be read`() throws {
    let twice = try Desk(log: try Desk.createdTwice())
    let output = twice.run("verify")
    #expect(output.exitCode == 1)
    #expect(
      output.lines.suffix(2) == [
        "-\tsuperseded\t-\t2 lines are left out for good: their tasks were created twice, as by "
          + "an import on two devices, and the older creation counts; the log holds what they "
          + "set, to be done again",
        "4 lines, 2 sound, 1 rejected, 1 pruned, 0 held",
      ], "\(output.text)")
    // The two creations alone.
    let lines = try Desk.createdTwice().split(separator: 0x0A)
    let alone = try Desk(log: Array([lines[0], lines[2]].joined(separator: [0x0A])) + [0x0A])
    let text = alone.run("verify").text
    #expect(text.contains("\t1 line is left out for good: its task was created twice, "), "\(text)")
    #expect(text.contains("; the log holds what it set, to be done again\n"), "\(text)")
  }

  @Test func `a node whose parent has not arrived is held`() throws {
    let lines = String(decoding: desk.bytes, as: UTF8.self).split(separator: "\n")
    desk.files["half"] = Array((lines[1] + "\n").utf8)
    let output = desk.run("verify half --json")
    #expect(output.exitCode == 1)
    let held = try #require(try output.object()["held"] as? [[String: Any]])
    #expect(held.count == 1)
    #expect(held[0]["line"] as? Int == 1)
    #expect((held[0]["missing"] as? String)?.hasPrefix("sha256:") == true)
  }

  @Test func `an id that acts on a terminal is shown and written harmlessly`() throws {
    desk.files["evil"] = Array("{\"id\":\"\\u001b[2J\\u009b\",\"version\":1}\n".utf8)
    for line in ["verify evil", "verify evil --json"] {
      let output = desk.run(line)
      #expect(output.exitCode == 1)
      #expect(!output.text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
    }
  }

  @Test func `JSON escapes what reorders or hides text, and leaves joiners alone`() throws {
    let acting = "\u{7F}\u{9F}\u{61C}\u{200E}\u{2028}\u{202E}\u{2066}\u{2069}\u{E0000}\u{E007F}"
    let kept = "\u{A0}\u{61B}\u{200B}\u{200D}\u{2027}\u{206A}\u{E0100}é"
    desk.files["evil"] = Array("{\"id\":\"\(acting)\(kept)\",\"version\":1}\n".utf8)
    let output = desk.run("verify evil --json")
    let written =
      #"\u007f\u009f\u061c\u200e\u2028\u202e\u2066\u2069\udb40\udc00\udb40\udc7f"# + kept
    #expect(output.text.contains("\"\(written)\""), "\(output.text)")
    let rejected = try #require(try output.object()["rejected"] as? [[String: Any]])
    #expect(rejected.first?["id"] as? String == acting + kept)
  }

  @Test func `only a log with fewer lines than before is called shorter`() {
    let fault = OldPartFault.shortened(lines: 4)
    #expect(fault.told(ofLineCount: 3) == fault)
    #expect(fault.told(ofLineCount: 4) == .changed)
    #expect(fault.told(ofLineCount: 5) == .changed)
    #expect(OldPartFault.changed.told(ofLineCount: 3) == .changed)
  }
}
