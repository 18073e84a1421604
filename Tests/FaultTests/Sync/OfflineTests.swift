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
    // A folder is no network either, and a server is only for who syncs.
    for words in Self.quiet + [["sync"]] { try expectQuiet(words, program) }
    let emulator = ["FIRESTORE_EMULATOR_HOST": "127.0.0.1:1"]
    let add = ["remote", "add", "firestore", "--project", "redo-offline"]
    #expect(try program.run(add, adding: emulator).status == 0)
    for words in Self.quiet + [["doctor"]] { try expectQuiet(words, program, emulator) }
    #expect(try trace(["sync"], program, emulator).contains("connect("))
  }

  private func trace(
    _ words: [String], _ program: Program, _ variables: [String: String] = [:]
  ) throws -> String {
    let record = program.folder.path + "/trace"
    _ = try program.run(
      words,
      under: ["/usr/bin/strace", "-f", "-o", record, "-e", "trace=%network,openat,open,mmap"],
      adding: variables)
    return try String(contentsOfFile: record, encoding: .utf8)
  }

  private func expectQuiet(
    _ words: [String], _ program: Program, _ variables: [String: String] = [:]
  ) throws {
    let trace = try trace(words, program, variables)
    #expect(trace.contains("openat("), "\(words)")
    for call in ["socket(", "connect(", "sendto("] {
      #expect(!trace.contains(call), "\(words) made a network call")
    }
    for library in ["libcurl", "libssl", "libgnutls", "libnghttp2", "resolv.conf"] {
      #expect(!trace.contains(library), "\(words) opened \(library)")
    }
  }
}
