import RedoProtocol
import Testing

struct ASCIIByteTests {
  @Test func `a space and a tab part words, and no other byte does`() {
    #expect((UInt8.min...UInt8.max).filter(\.isASCIIBlank) == [0x09, 0x20])
  }
}
