import Foundation
import RedoTestSupport
import Testing

/// Whoever syncs nothing pays nothing for it.
@Suite(.enabled(if: Machine.hasStrace, Machine.needsStrace))
struct OfflineTests {
  private static let quiet = [
    ["list"], ["add", "Buy milk"], ["show", "xxxx"], ["stats"], ["version"], ["remote", "list"],
  ]

  @Test func `verbs that reach for nothing load no library for it and make no network call`() throws
  {
    let program = Program()
    let shared = program.folder.path + "-shared"
    defer { try? FileManager.default.removeItem(atPath: shared) }
    try program.run("add", "First")
    try program.run("remote", "add", "folder", shared)
    // A folder is no network either.
    for words in Self.quiet + [["sync"]] {
      let record = program.folder.path + "/trace"
      _ = try program.run(
        words,
        under: ["/usr/bin/strace", "-f", "-o", record, "-e", "trace=%network,openat,open,mmap"])
      let trace = try String(contentsOfFile: record, encoding: .utf8)
      #expect(trace.contains("openat("), "\(words)")
      for call in ["socket(", "connect(", "sendto("] {
        #expect(!trace.contains(call), "\(words) made a network call")
      }
      for library in ["libcurl", "libssl", "libgnutls", "libnghttp2", "resolv.conf"] {
        #expect(!trace.contains(library), "\(words) opened \(library)")
      }
    }
  }
}
