import RedoTestSupport
import Testing

/// A server that goes away in the middle of a round.
@Suite(.enabled(if: Machine.hasStrace, Machine.needsStrace))
struct GoneServerTests {
  @Test func `a server that is gone when it is written to ends the round and not the program`()
    throws
  {
    let server = try StallingServer("silence")
    let emulator = ["FIRESTORE_EMULATOR_HOST": server.address]
    let program = Program()
    try program.run("add", "Buy milk")
    let add = ["remote", "add", "firestore", "--project", "redo-gone"]
    #expect(try program.run(add, adding: emulator).status == 0)
    // As with the libcurls that do not ask the system to spare them the signal.
    let outcome = try program.run(
      ["sync"],
      under: [
        "/usr/bin/strace", "-f", "-o", "/dev/null", "-e", "trace=sendto",
        "-e", "inject=sendto:error=EPIPE:signal=SIGPIPE",
      ],
      adding: emulator)
    #expect(outcome.status == 3, "\(outcome)")
    #expect(outcome.error.contains("the remote cannot be reached"), "\(outcome)")
    _ = try server.end()
  }
}
