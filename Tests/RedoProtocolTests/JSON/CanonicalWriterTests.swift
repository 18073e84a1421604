import RedoProtocol
import Testing

struct CanonicalWriterTests {
  @Test func `a member is written with its key, and one without a value not at all`() {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.write("a", "\"")
    writer.write("b", String?.none)
    writer.write("c", 7)
    writer.write("d", Int64?.none)
    writer.write("e", false)
    writer.write("f", Bool?.none)
    writer.endObject()
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"a":"\"","c":7,"e":false}"#)
  }
}
