import Foundation
import Testing

@testable import RedoApp

/// What is written to descriptors that another program made.
@MainActor @Suite struct StandardStreamsTests {
  @Test func `a pipe that never waits gets all of it all the same, as its reader makes room`()
    async throws
  {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (start, end) = (ends[0], ends[1])
    // What a test beside this one starts meanwhile must not hold the end that is closed below.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    try #require(fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) == 0)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
    let reading = Task.detached {
      // The pipe is full by then.
      usleep(200_000)
      return try FileHandle(fileDescriptor: start, closeOnDealloc: true).readToEnd()
    }
    #expect(StandardStreams.write(bytes, to: end))
    close(end)
    #expect(try await reading.value == Data(bytes))
  }

  @Test func `what cannot be written at all is said at once`() throws {
    let full = open("/dev/full", O_WRONLY | O_NONBLOCK)
    try #require(full >= 0)
    defer { close(full) }
    #expect(!StandardStreams.write([0x41], to: full))
  }
}
