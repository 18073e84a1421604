import RedoCrypto
import Testing

/// What devices that share a passphrase seal for each other.
struct SharedKeyTests {
  private let key: SharedKey
  private let message = Array("Water the plants".utf8)
  private let context = Array("a segment".utf8)

  init() throws {
    key = try #require([UInt8](0..<32).withUnsafeBytes { SharedKey($0) })
  }

  @Test func `a shared key is 32 bytes, which it lends as they were given`() {
    #expect(key.withBytes { Array($0) } == [UInt8](0..<32))
    for count in [0, 31, 33] {
      let bytes = [UInt8](repeating: 1, count: count)
      #expect(bytes.withUnsafeBytes { SharedKey($0) } == nil, "\(count) bytes")
    }
  }

  @Test func `a sealed message is opened by the same key with the same context alone`() throws {
    let box = key.sealed(message, binding: context)
    let other = try #require([UInt8](1...32).withUnsafeBytes { SharedKey($0) })
    #expect(key.opened(box, binding: context) == message)
    #expect(key.opened(box, binding: context + [0]) == nil)
    #expect(other.opened(box, binding: context) == nil)
  }

  @Test func `any changed bit of a box is refused, and so is a shorter one`() {
    let box = key.sealed(message, binding: context)
    for bit in 0..<box.count * 8 {
      var changed = box
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(key.opened(changed, binding: context) == nil, "bit \(bit)")
    }
    for count in 0..<box.count {
      #expect(key.opened(Array(box.prefix(count)), binding: context) == nil, "\(count) bytes")
    }
  }

  @Test func `two boxes of one message have nothing in common`() {
    let boxes = [0, 1].map { _ in key.sealed(message, binding: context) }
    // One nonce for two messages would give away what both say.
    #expect(boxes[0].prefix(24) != boxes[1].prefix(24))
    #expect(boxes[0].dropFirst(24) != boxes[1].dropFirst(24))
  }
}
