import RedoProtocol
import RedoTestSupport
import Testing

/// Check 2: hex fields of the envelope have their length, lowercase alphabet and prefix.
struct EncodingTests {
  static let hex = String(repeating: "ab", count: 32)

  /// Edits before signing: the hash is right, the encoding is not.
  static let before: [Edit] = [
    .set("parents", to: ["sha256:abc"]), .set("parents", to: [.string("SHA256:" + hex)]),
    .set("parents", to: [.string("sha256:" + hex.uppercased())]), .set("parents", to: [""]),
    .set("parents", to: [.string(hex)]), .set("parents", to: [.string("sha256:" + hex + "a")]),
    Edit("publicKey in capitals") { json in
      guard case .string(let key)? = json["author", "publicKey"] else { return }
      json["author", "publicKey"] = .string(key.prefix(32) + key.dropFirst(32).uppercased())
    },
    Edit("publicKey cut short") { json in
      guard case .string(let key)? = json["author", "publicKey"] else { return }
      json["author", "publicKey"] = .string(String(key.dropLast(2)))
    },
    Edit("publicKey with a letter beyond f") { json in
      guard case .string(let key)? = json["author", "publicKey"] else { return }
      json["author", "publicKey"] = .string(key.dropLast() + "g")
    },
    Edit("userId cut short, no key") { json in
      json["author", "publicKey"] = nil
      json["author", "userId"] = "abcdef"
    },
    Edit("userId in capitals, no key") { json in
      json["author", "publicKey"] = nil
      json["author", "userId"] = .string(String(repeating: "AB", count: 16))
    },
  ]

  /// Edits after signing.
  static let after: [Edit] = [
    .set("id", to: "x"), .set("id", to: .string(hex)),
    .set("id", to: .string("sha256:" + hex + "0")),
    .set("signature", to: ""), .set("signature", to: .string(hex)),
    .set("signature", to: .string(String(repeating: "AB", count: 64))),
    .set("signature", to: .string(String(repeating: "zz", count: 64))),
  ]

  @Test(arguments: before)
  func `a wrong encoding under a right hash is refused`(edit: Edit) {
    let task = TaskSketch()
    let create = task.create()
    let node = task.node("UPDATE", on: [create], ["priority": 4], edit: edit.apply)
    #expect(JudgedLines([create, node]).verdicts == [.sound, .rejected(.encoding)])
  }

  @Test(arguments: after)
  func `an id or signature in another encoding is refused`(edit: Edit) {
    let node = TaskSketch().create().edited(edit.apply)
    #expect(JudgedLines([node]).verdicts == [.rejected(.encoding)])
  }

  @Test func `an id or signature that is no string breaks the schema`() {
    for key in ["id", "signature"] {
      let node = TaskSketch().create().edited { $0[key] = 1 }
      #expect(JudgedLines([node]).verdicts == [.rejected(.schemaMismatch)])
    }
  }

  @Test func `hex that is spelled with escapes is read as what it says`() {
    let node = TaskSketch().create()
    let text = String(decoding: node.line, as: UTF8.self)
      .replacing("\"id\":\"sha256:", with: "\"id\":\"sh\\u0061256:")
    #expect(JudgedLines(lines: [Array(text.utf8)]).verdicts == [.sound])
  }

  @Test func `the encoding of a signature is judged below a watermark too`() {
    let node = TaskSketch().create()
    let log = ChangeLog(JudgedLines.bytes([node.line]))
    let broken = node.edited { $0["signature"] = .string(String(repeating: "AB", count: 64)) }
    let trusting = ChangeLog(JudgedLines.bytes([broken.line]), trusting: log.watermark)
    let faults = trusting.faults.map(\.violation)
    #expect(faults == [.encoding])
  }
}
