import Foundation
import RedoTestSupport
import Testing

/// A shared folder with something in it that cannot be looked into.
@Suite(
  .waits, .enabled(if: Machine.hasStrace, Machine.needsStrace),
  .enabled(if: Tmux.isPresent, "tmux is not installed"))
struct ClosedFolderTests {
  private let shared = FileManager.default.temporaryDirectory
    .appendingPathComponent("shared-\(UUID())")

  /// When what is known of the remote was last written.
  private func lastRound(of program: Program) -> Date? {
    let files = FileManager.default.enumerator(
      at: program.folder, includingPropertiesForKeys: [.contentModificationDateKey])
    let states = files?.compactMap { $0 as? URL }
      .filter { $0.lastPathComponent.hasPrefix("sync-") }
    return states?.compactMap {
      try? $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }.max()
  }

  @Test func `what cannot be looked into is not asked for again as fast as a change is sent`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: shared) }
    let closed = shared.appendingPathComponent("other")
    let program = Program(now: nil)
    try program.run("add", "Buy milk")
    #expect(try program.run("remote", "add", "folder", shared.path).status == 0)
    try FileManager.default.createDirectory(at: closed, withIntermediateDirectories: true)
    let screen = try ScreenRun(
      program, columns: 110,
      under: "strace -f -o /dev/null -P \(closed.path) -e trace=openat"
        + " -e inject=openat:error=EACCES")
    try screen.tmux.wait(for: "Buy milk")
    #expect(Patience.lasts { lastRound(of: program) != nil })
    var rounds: Set<Date> = []
    // A change is sent two seconds after it was made.
    let isBusy = Patience.lasts(.seconds(9), lookingEvery: 100) {
      if let date = lastRound(of: program) { rounds.insert(date) }
      return rounds.count > 3
    }
    #expect(!isBusy, "\(rounds.sorted())")
    try screen.quit()
  }
}
