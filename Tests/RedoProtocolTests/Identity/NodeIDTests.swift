import RedoCrypto
import RedoProtocol
import RedoTestSupport
import Testing

struct NodeIDTests {
  static let digits = String(repeating: "0123456789abcdef", count: 4)

  @Test func `an id is read and printed as it was`() {
    let id = NodeID("sha256:" + Self.digits)
    #expect(id?.description == "sha256:" + Self.digits)
    #expect(id?.digest.word0 == 0x0123_4567_89ab_cdef)
  }

  @Test(arguments: [
    "", digits, "sha256:", "SHA256:" + digits, "sha512:" + digits, "sha256:" + digits + "0",
    "sha256:" + String(digits.dropLast()), "sha256:" + digits.uppercased(),
    "sha256:" + String(digits.dropLast()) + "g", " sha256:" + String(digits.dropLast()),
  ])
  func `anything else is none`(text: String) {
    #expect(NodeID(text) == nil)
  }

  @Test func `a digest is read from its digits alone`() {
    #expect(Digest(hex: Self.digits) == NodeID("sha256:" + Self.digits)?.digest)
    for text in [
      "", "sha256:" + Self.digits, Self.digits + "0", String(Self.digits.dropLast()),
      Self.digits.uppercased(), String(Self.digits.dropLast()) + "g",
    ] { #expect(Digest(hex: text) == nil) }
  }

  @Test func `hex is lowercase, of even length, and nothing else`() {
    #expect(Hex.bytes(of: "00ff7a") == [0, 255, 0x7A])
    #expect(Hex.text(of: [0, 255, 0x7A]) == "00ff7a")
    for text in ["0", "0g", "FF", "0x", "٠٠", " 0"] { #expect(Hex.bytes(of: text) == nil) }
  }
}
