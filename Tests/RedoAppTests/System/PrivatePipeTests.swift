import Foundation
import Testing

@testable import RedoApp

/// Pipes of the program's own.
struct PrivatePipeTests {
  @Test func `no other program inherits an end, and what is written is read`() throws {
    let pipe = try PrivatePipe()
    defer { for end in [pipe.start, pipe.end] { close(end) } }
    for end in [pipe.start, pipe.end] { #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0) }
    var byte: UInt8 = 7
    let written = write(pipe.end, &byte, 1)
    byte = 0
    let count = read(pipe.start, &byte, 1)
    #expect(written == 1 && count == 1 && byte == 7)
  }
}
