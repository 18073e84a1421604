import Foundation
import RedoTerminal
import Testing

struct Base64Tests {
  @Test func `texts of every length are what Foundation says`() {
    for length in 0..<70 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ 7) }
      #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }
  }
}
