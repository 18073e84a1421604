import RedoProtocol
import Testing

struct ASCIIByteTests {
  @Test func `a space and a tab part words, and no other byte does`() {
    #expect((UInt8.min...UInt8.max).filter(\.isASCIIBlank) == [0x09, 0x20])
  }

  @Test func `what is printable and no blank goes from the exclamation mark to the tilde`() {
    let bytes = (UInt8.min...UInt8.max).filter(\.isASCIIGraphic)
    #expect(bytes == Array(UInt8(ascii: "!")...UInt8(ascii: "~")))
  }
}
