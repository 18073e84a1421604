import RedoCrypto
import RedoProtocol
import Testing

@testable import RedoSync

/// Files of a sealed folder that PyNaCl made by the text of PROTOCOL.md, under 32 bytes of value 7.
struct ForeignSealTests {
  private let key: SharedKey
  /// Every box begins with this nonce.
  private let nonce = String(repeating: "09", count: 24)

  init() throws {
    let bytes = [UInt8](repeating: 7, count: SharedKey.length)
    key = try #require(bytes.withUnsafeBytes { SharedKey($0) })
  }

  @Test func `a proof that another program sealed is of the right key`() throws {
    let salt = String(repeating: "05", count: PassphraseCost.saltLength)
    let proof = nonce + "cc1786e593a2c746ae3430bc2d8beeb48633e49a"
    let seal = #"{"memory":8192,"operations":1,"proof":"\#(proof)","salt":"\#(salt)"}"#
    let text = #"{"format":1,"minClient":"0.1.0","protocol":"1.0.0","seal":\#(seal)}"#
    let document = try #require(FolderDocument(Array(text.utf8)))
    #expect(document.seal?.isProven(by: key) == true)
  }

  @Test func `a segment that another program sealed is read`() throws {
    let box = nonce + "c55083a8469b04688f306a1e52417af5d66fa867f42ac1e0722281cd3754d3"
    let hash = "da46f47850b9db03c4ad8cbec7e0970fef2094e4a41573a339df58e1977179fb"
    let sealed = try #require(Hex.bytes(of: box))
    let bytes = Segment.sealedHeader + sealed + Array("\nsha256 \(hash)\n".utf8)
    let lines = [#"{"a":1}"#, #"{"b":2}"#].map { Array($0.utf8) }
    #expect(Segment.read(bytes, openedBy: key) == .lines(lines))
  }

  @Test func `a page that another program sealed is read in its device's folder`() throws {
    let box =
      nonce + "cb0187f85c924f00cd203e0c094236de4996d6f97858fcd891be203db514606d"
      + "bb1c23bee1ea80303b4588e331bacfbf33b21c7859258d299fdd8065b2e709aa"
      + "8c4b39f18c7babf7cc330532264389b5d628083a82a5d20fa634aee913380c9b"
      + "1e66ff3348390a9a5b527fc73fb1aa7d4373134e"
    let sealed = try #require(Hex.bytes(of: box))
    let bytes = Array("redo-told 1 sealed\n".utf8) + sealed
    let writer = String(repeating: "a", count: 32)
    let user = SHA256().digest(of: Array("ana@example.org".utf8).span)
    let page = try #require(ToldPage(bytes, by: writer, openedBy: key))
    #expect(page.user == user)
    #expect(page.seen == Instant(wall: "2026-11-20T15:00:00.000Z"))
    #expect(page.reminders.isEmpty)
  }
}
