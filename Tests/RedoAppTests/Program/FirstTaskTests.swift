import Foundation
import RedoTestSupport
import Testing

@Suite(.waits) struct FirstTaskTests {
  @Test func `the line that pays the rent becomes the task that it says`() throws {
    let program = Program(zone: "Europe/Berlin")
    let line = "Pay rent tomorrow 9am p5 every month ~2 #home // landlord's new account"
    let added = try program.run("add", line)
    #expect(added.status == 0)
    let task = try #require(try program.tasks().first)
    #expect(task["title"] as? String == "Pay rent")
    #expect(task["priority"] as? Int == 5)
    #expect(task["frequencyDays"] as? Int == 30)
    #expect(task["storyPoints"] as? Int == 2)
    #expect(task["tags"] as? [String] == ["home"])
    #expect(task["description"] as? String == "landlord's new account")
    #expect(task["deadline"] as? String == "2026-11-21T08:00:00.000Z")
    #expect((task["id"] as? String)?.hasPrefix(added.output.prefix(4)) == true)
    #expect(try program.run("verify").status == 0)
  }

  @Test func `each line is canonical and its id and signature hold for OpenSSL`() throws {
    let program = Program()
    try program.run("add", "Ünïcode “quotes” \"and\" \\ p4 #home")
    try program.run("add", "Stretch every day")
    try program.run("done", try #require(try program.tasks().last?["id"] as? String))
    let lines = try program.lines()
    #expect(lines.count == 6)
    for line in lines {
      let node = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let sorted = try JSONSerialization.data(
        withJSONObject: node, options: [.sortedKeys, .withoutEscapingSlashes])
      #expect(String(decoding: sorted, as: UTF8.self) == line)
      try Self.checkOutside(line, node, in: program.folder)
    }
  }

  /// Checks a line with `sha256sum` and `openssl`, which share no code with Redo's own checks.
  private static func checkOutside(
    _ line: String, _ node: [String: Any], in folder: URL
  ) throws {
    let id = try #require(node["id"] as? String)
    let signature = try #require(node["signature"] as? String)
    let author = try #require(node["author"] as? [String: Any])
    let key = try #require(author["publicKey"] as? String)
    let body = line.replacingOccurrences(of: "\"id\":\"\(id)\",", with: "")
      .replacingOccurrences(of: "\"signature\":\"\(signature)\",", with: "")
    func write(_ data: Data, _ name: String) throws -> String {
      let url = folder.appendingPathComponent(name)
      try data.write(to: url)
      return url.path
    }
    let bodyPath = try write(Data(body.utf8), "body")
    // RFC 8410: the DER header of an Ed25519 public key, then its 32 bytes.
    let header = Data([0x30, 0x2A, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x03, 0x21, 0x00])
    let keyPath = try write(header + bytes(key), "key.der")
    let signaturePath = try write(bytes(signature), "signature")
    let digest = try Spawn.capture(["/usr/bin/sha256sum", bodyPath])
    #expect("sha256:" + digest.output.prefix(64) == id)
    let verified = try Spawn.capture([
      "/usr/bin/openssl", "pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-inkey", keyPath,
      "-rawin", "-in", bodyPath, "-sigfile", signaturePath,
    ])
    #expect(verified.status == 0, "\(verified.output)\(verified.error)")
  }

  private static func bytes(_ hex: String) -> Data {
    Data(
      stride(from: 0, to: hex.utf8.count, by: 2).compactMap { offset in
        UInt8(hex.dropFirst(offset).prefix(2), radix: 16)
      })
  }
}
