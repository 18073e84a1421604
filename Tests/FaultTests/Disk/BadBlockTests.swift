import Foundation
import RedoTestSupport
import Testing

/// A log of which the disk cannot read a block, as of one that begins to fail.
struct BadBlockTests {
  @Test(.enabled(if: Machine.compiler != nil, Machine.needsCompiler))
  func `what the disk cannot read of a long log is named, and nobody is blamed for it`() throws {
    let program = Program()
    try program.run("identity")
    var log = BulkLog()
    for number in 0..<3_000 { log.addTask(number, title: "Task number \(number)") }
    // A shorter one is not mapped.
    #expect(log.bytes.count > 3 << 19)
    try Data(log.bytes).write(to: program.log)
    chmod(program.log.path, 0o600)
    let shim = program.folder.path + ".so"
    defer { try? FileManager.default.removeItem(atPath: shim) }
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("badblock.c").path
    let compiler = try #require(Machine.compiler)
    #expect(try Spawn.run([compiler, "-shared", "-fPIC", "-o", shim, source, "-ldl"]) == 0)
    for words in [
      ["list"], ["edit", BulkLog.task(1), "Another title"], ["verify"],
      ["verify", "--repair", "--yes"], ["doctor"],
    ] {
      let outcome = try program.run(words, adding: ["LD_PRELOAD": shim])
      #expect(outcome.status == 1, "\(words): \(outcome)")
      let told = "redo: Could not read \(program.log.path): Input/output error. "
      #expect(outcome.error.hasPrefix(told), "\(words): \(outcome)")
      #expect(outcome.error.filter { $0 == "\n" }.count == 1, "\(words): \(outcome)")
    }
    #expect(program.logBytes == log.bytes)
    #expect(try program.run("list", "--limit", "1").status == 0)
  }
}
