import Foundation
import RedoTestSupport
import Testing

/// The log changed underneath by others: noticed before anything is written.
@Suite(.waits, .serialized)
struct ReplacedLogTests {
  private struct Scene {
    let program = Program()
    let canary: URL
    let other: Data
    private let owner: uid_t

    static let titles = ["First", "Second", "Third", "Fourth"]

    /// A log, and a file elsewhere that is somebody else's where that can be.
    init(canaryOfOthers isForeign: Bool = false) throws {
      canary = FileManager.default.temporaryDirectory.appendingPathComponent("canary-\(UUID())")
      try Data("canary\n".utf8).write(to: canary)
      owner = isForeign && Machine.isRoot ? 65_534 : getuid()
      #expect(chmod(canary.path, 0o644) == 0 && chown(canary.path, owner, gid_t.max) == 0)
      let stranger = Program()
      try stranger.run("add", "From another log")
      other = try Data(contentsOf: stranger.log)
      for title in Self.titles { try program.run("add", title) }
    }

    func expectCanaryUntouched(_ comment: Comment) throws {
      #expect(try Data(contentsOf: canary) == Data("canary\n".utf8), comment)
      var status = stat()
      #expect(stat(canary.path, &status) == 0 && status.st_uid == owner, comment)
      #expect(status.st_mode & 0o7777 == 0o644, comment)
      try FileManager.default.removeItem(at: canary)
    }
  }

  @Test(arguments: Replacement.allCases)
  func `a verb reads and extends a log, and refuses what is none without hanging`(
    replacement: Replacement
  ) throws {
    let scene = try Scene()
    let program = scene.program
    let shared = program.folder.path + ".shared"
    defer { try? FileManager.default.removeItem(atPath: shared) }
    mkdir(shared, 0o700)
    try program.run("remote", "add", "folder", shared)
    #expect(try program.run("sync").status == 0)
    try replacement.carryOut(on: program.log, canary: scene.canary, other: scene.other)
    let listed = try program.run("list")
    let added = try program.run("add", "Afterwards")
    let synced = try program.run("sync")
    if replacement.leavesALog || replacement == .removed {
      #expect(listed.status == 0)
      #expect(added.status == 0)
      #expect(synced.status == 0, "\(synced)")
      let state = LogState(of: program.folder)
      #expect(state.holds(acknowledged: added.output))
      // What had been sent comes back.
      #expect(Set(state.tasks.map(\.title)).isSuperset(of: Scene.titles))
    } else {
      for outcome in [listed, added, synced] {
        #expect(outcome.status == 1)
        #expect(outcome.error.hasPrefix("redo: ") && outcome.error.contains(program.log.path))
      }
    }
    try scene.expectCanaryUntouched("\(replacement)")
  }

  @Test(
    .enabled(if: Tmux.isPresent, "tmux is not installed"),
    arguments: Replacement.allCases, [false, true])
  func `an open screen notices, writes nothing where it must not, and goes on`(
    replacement: Replacement, isTyping: Bool
  ) throws {
    let scene = try Scene(canaryOfOthers: isTyping)
    let program = scene.program
    let old = try Data(contentsOf: program.log)
    let screen = try ScreenRun(program, columns: 250)
    try screen.tmux.wait(for: "Fourth")
    if isTyping {
      try screen.tmux.send("aTyped after it")
      try screen.tmux.wait(for: "❯ Typed after it")
    }
    try replacement.carryOut(on: program.log, canary: scene.canary, other: scene.other)
    let notice =
      switch replacement {
      case .renamedOver, .emptied, .halved: "changed by another program"
      case .removed: "is gone since it was read"
      case .folder: "is a folder"
      case .pipe: "is a named pipe"
      case .link, .device: "is a symbolic link"
      }
    if isTyping {
      try screen.tmux.press("Enter")
    } else {
      try screen.tmux.wait(for: notice)
      try screen.tmux.type("aTyped after it")
    }
    if replacement.leavesALog {
      try screen.tmux.wait(for: "Added")
      if isTyping {
        // The answer came before anybody can have read what was told, which waits behind it.
        try screen.tmux.press("j")
        try screen.tmux.wait(for: notice)
      }
      let titles = LogState(of: program.folder).tasks.map(\.title)
      #expect(titles.contains("Typed after it"))
      #expect(!titles.contains("Fourth"))
    } else {
      // While a line is typed no reason is on the screen; Enter puts one below it.
      try screen.tmux.wait(for: "Typed after it")
      let refused = try screen.tmux.wait(for: notice)
      #expect(refused.contains("Typed after it"), "\(refused)")
      #expect(LogState(of: program.folder).ids.isEmpty)
      // The log comes back, and what was typed is saved after all.
      try Replacement.takeBack(on: program.log, old)
      try screen.tmux.wait(for: "changed by another program and read again")
      try screen.tmux.press("Enter")
      try screen.tmux.wait(for: "Added")
      let titles = LogState(of: program.folder).tasks.map(\.title)
      #expect(Set(titles) == Set(Scene.titles + ["Typed after it"]))
    }
    try screen.quit()
    try scene.expectCanaryUntouched("\(replacement)")
  }

  @Test(.enabled(if: Tmux.isPresent, "tmux is not installed"), arguments: [3_000, 12_000])
  func `a large log cut short under an open screen does not end it`(count: Int) throws {
    let program = Program()
    try program.run("identity")
    var log = BulkLog()
    for number in 0..<count { log.addTask(number, title: "Task number \(number)") }
    try Data(log.bytes).write(to: program.log)
    chmod(program.log.path, 0o600)
    #expect(log.bytes.count > 1 << 20)
    let screen = try ScreenRun(program, columns: 250)
    try screen.tmux.wait(for: "Task number")
    truncate(program.log.path, 5_000)
    // Keys that look at texts that were not shown yet.
    try screen.tmux.press("G", "g", "Enter", "C-d", "C-d")
    try screen.tmux.wait(for: "the log's old part has changed")
    try screen.quit()
  }
}
