import Foundation
import RedoCrypto
import RedoStore
import RedoTestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct IdentityDamageTests {
  let folder: TemporaryFolder
  let whole: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    _ = try IdentityFile.loadOrCreate(in: folder.directory)
    whole = try #require(folder.bytes(of: IdentityFile.name))
  }

  /// What loading says of these bytes, which must stay; nil when it takes them.
  private func verdict(on bytes: [UInt8]) throws -> StoreError? {
    try folder.write(IdentityFile.name, bytes)
    defer {
      #expect(folder.bytes(of: IdentityFile.name) == bytes)
      #expect(folder.names == [IdentityFile.name])
    }
    do throws(StoreError) {
      _ = try IdentityFile.loadOrCreate(in: folder.directory)
      return nil
    } catch {
      return error
    }
  }

  private func damage(_ bytes: [UInt8]) throws -> IdentityDamage? {
    guard case .identityIsDamaged(_, let damage) = try verdict(on: bytes) else { return nil }
    return damage
  }

  private func sealed(_ body: String) -> [UInt8] {
    let bytes = Array(body.utf8)
    let check = SHA256().digest(of: bytes.span).bytes.map { String(format: "%02x", $0) }.joined()
    return bytes + Array("check \(check)\n".utf8)
  }

  @Test func `an identity cut at any byte is refused and kept`() throws {
    for cut in 0..<whole.count {
      #expect(try damage(Array(whole.prefix(cut))) != nil, "cut at \(cut)")
    }
    #expect(try verdict(on: whole) == nil)
  }

  @Test func `a thousand random corruptions are refused`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 20_261_120)
    for _ in 0..<1_000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        default: bytes.remove(at: place)
        }
      }
      guard bytes != whole else { continue }
      #expect(try verdict(on: bytes) != nil, "seed \(generator.seed)")
    }
  }

  @Test func `each kind of damage is named`() throws {
    let seed = String(repeating: "ab", count: 32)
    let device = "device device-0123456789abcdef"
    #expect(try verdict(on: sealed("redo-identity 1\nseed \(seed)\n\(device)\n")) == nil)
    #expect(try damage([]) == .header)
    #expect(try damage(whole + [UInt8](repeating: 10, count: 1_000)) == .tooLong)
    #expect(try damage([UInt8](repeating: 0, count: whole.count)) == .header)
    #expect(try damage(sealed("redo-identity 01\nseed \(seed)\n\(device)\n")) == .header)
    #expect(try damage(sealed("redo-identity 1\nseed \(seed.dropLast())\n\(device)\n")) == .layout)
    #expect(try damage(sealed("redo-identity 1\r\nseed \(seed)\n\(device)\n")) == .header)
    #expect(try damage(whole + [10]) == .layout)
    #expect(try damage(sealed("redo-identity 1\nseed \(seed.uppercased())\n\(device)\n")) == .seed)
    for word in ["", "two words", "caf\u{e9}", "a\u{1b}b", "a\tb"] {
      #expect(try damage(sealed("redo-identity 1\nseed \(seed)\ndevice \(word)\n")) == .device)
    }
    var flipped = whole
    flipped[30] = flipped[30] == 0x30 ? 0x31 : 0x30
    #expect(try damage(flipped) == .check)
  }

  @Test(arguments: ["3", "10", "999"])
  func `a newer version is no damage, and says to upgrade`(_ version: String) throws {
    let error = try verdict(on: Array("redo-identity \(version)\nwho knows\n".utf8))
    guard case .identityIsNewer = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(error?.message.contains("newer Redo") == true)
  }

  @Test func `no message shows the seed`() throws {
    let text = String(decoding: whole, as: UTF8.self)
    let seed = try #require(text.split(separator: "\n")[1].split(separator: " ").last)
    for cut in stride(from: 0, to: whole.count, by: 7) {
      let error = try #require(try verdict(on: Array(whole.prefix(cut))))
      #expect(!error.message.contains(seed.prefix(8)) && !"\(error)".contains(seed.prefix(8)))
    }
  }
}
