import Foundation
import RedoStore
import RedoTestSupport
import Testing

@testable import RedoApp

/// What is read of a file that the user named, and what is too much.
@MainActor @Suite(.waits) struct StandardFileTests {
  private let program = Program()

  @Test func `a stream is read to its end, and no further than its bound`() throws {
    for (length, isRead) in [(0, true), (999, true), (1_000, true), (1_001, false)] {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 7, count: length))
      try pipe.fileHandleForWriting.close()
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      do throws(StoreError) {
        let bytes = try StandardFile.bytes(of: descriptor, named: "it", streamLimit: 1_000)
        #expect(isRead && bytes.count == length)
      } catch {
        #expect(!isRead && error == .fileIsTooLong(FilePath("it"), limit: 1_000))
      }
    }
  }

  @Test(arguments: [0, O_NONBLOCK])
  func `a stream that is longer than the room for it comes whole, also where reading never waits`(
    flags: Int32
  ) throws {
    let pipe = try PrivatePipe()
    defer { close(pipe.start) }
    #expect(fcntl(pipe.start, F_SETFL, flags) == 0)
    let (end, sent) = (pipe.end, (0..<300_000).map { UInt8($0 % 251) })
    DispatchQueue.global().async {
      var rest = sent[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      close(end)
    }
    let read = try StandardFile.bytes(of: pipe.start)
    #expect(read == sent)
  }

  @Test func `a device without an end is refused before anything is read`() throws {
    for words in [
      "import /dev/zero --format jsonl", "import - --format jsonl < /dev/zero",
      "verify /dev/zero", "add - < /dev/zero",
    ] {
      let outcome = try program.shell("ulimit -v 8000000; $redo \(words)")
      #expect(outcome.status == 1, "\(words)")
      #expect(outcome.error.contains("is a device, not a file. Name a file."), "\(outcome.error)")
    }
    #expect(try program.shell("$redo verify /dev/null").status == 0)
    #expect(try program.shell("$redo add - < /dev/null").error.contains("device") == false)
  }

  @Test func `a file that is too long is refused by its length`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).csv").path
    defer { unlink(path) }
    let outcome = try program.shell(
      "truncate -s 1T \(path) && ulimit -v 8000000 && $redo import \(path)")
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("is longer than 4 GiB, the most that is read at once. Split it"))
  }
}
