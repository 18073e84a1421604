import Foundation
import RedoTestSupport
import Testing

/// The real screen while its remote stalls, fails or floods it: keys are answered as if there were none.
///
/// A machine that is busy with other things delays single frames by itself. So each case has five
/// tries, each with a screen without a remote that is typed on in turn, and one try in which all holds
/// is enough; but in each the trouble must have been met.
@Suite(
  .serialized,
  .enabled(if: Machine.hasReleaseBuild, Machine.needsReleaseBuild),
  .enabled(if: Machine.compiler != nil, Machine.needsCompiler))
struct ScreenDuringSyncTests {
  enum Trouble: String, CaseIterable {
    case none = "a folder that answers"
    case stallsAtFirst = "a folder that never answers"
    case stallsInList = "a folder whose list never comes"
    case stallsInFile = "a folder whose files never come"
    case fails = "a folder that fails"
    case floods = "a folder with ten thousand nodes"
    case stallsAtHello = "a server that never answers"
    case stallsInHead = "a server whose header never ends"
    case stallsInBody = "a server whose body never comes"
    case drips = "a server that gives a few bytes a second"
    case neverEnds = "a server whose body never ends"
    case hangsUp = "a server that hangs up"
    case hasNoName = "a server without a name"

    /// Whether the folder in it brings changes.
    var bringsChanges: Bool { self == .none || self == .floods }

    /// How the server stalls; nil where it is a folder.
    var server: String? {
      switch self {
      case .stallsAtHello: "hello"
      case .stallsInHead: "head"
      case .stallsInBody: "body"
      case .drips: "drip"
      case .neverEnds: "endless"
      case .hangsUp, .hasNoName: "reset"
      default: nil
      }
    }

    var variables: [String: String] {
      switch self {
      case .stallsAtHello, .stallsInHead, .stallsInBody, .drips, .neverEnds, .hangsUp: [:]
      case .hasNoName: ["FIRESTORE_EMULATOR_HOST": "nobody.invalid:80"]
      case .none, .floods: [:]
      case .stallsAtFirst: ["REDO_STALL": "redo.json"]
      case .stallsInList: ["REDO_STALL": "/shared"]
      case .stallsInFile: ["REDO_STALL": ".redo"]
      case .fails: ["REDO_STALL": "/shared", "REDO_STALL_FAILS": "1"]
      }
    }
  }

  /// What two screens took that were typed on in turn, so that whatever else the machine does delays
  /// both.
  private struct Try {
    let calm: [Duration]
    let troubled: [Duration]
    let calmLeaving: Duration
    let leaving: Duration

    static func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }

    var difference: Duration { Self.median(troubled) - Self.median(calm) }

    var holds: Bool {
      difference <= .milliseconds(1)
        && longest(troubled) <= max(.milliseconds(50), longest(calm))
        && leaving <= max(.seconds(1), calmLeaving + .milliseconds(900))
    }

    private func longest(_ times: [Duration]) -> Duration { times.max() ?? .zero }

    var words: String {
      func milliseconds(_ time: Duration) -> String {
        time.formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 2)))
      }
      return """
        median \(milliseconds(Self.median(troubled))) against \(milliseconds(Self.median(calm))), \
        longest \(milliseconds(longest(troubled))) against \(milliseconds(longest(calm))), \
        left in \(milliseconds(leaving)) against \(milliseconds(calmLeaving))
        """
    }
  }

  /// 64 letters that stand nowhere else on the screen.
  private static let letters = (0x430..<0x470).compactMap { UnicodeScalar($0).map(Character.init) }

  @Test(arguments: Trouble.allCases)
  func `keys are answered within a millisecond of what they are without a remote`(
    trouble: Trouble
  ) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("redo-\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let shim = place.appendingPathComponent("stall.so").path
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("stall.c").path
    let compiler = try #require(Machine.compiler)
    #expect(try Spawn.run([compiler, "-shared", "-fPIC", "-o", shim, source, "-ldl"]) == 0)
    var tries: [Try] = []
    for round in 0..<5 where !tries.contains(where: \.holds) {
      let shared = place.appendingPathComponent("\(round)/shared").path
      try FileManager.default.createDirectory(
        atPath: place.appendingPathComponent("\(round)").path, withIntermediateDirectories: false)
      tries.append(try measure(trouble, shared: shared, shim: shim))
    }
    print("sync beside the screen: \(trouble.rawValue): \(tries.last?.words ?? "")")
    let isHeld = tries.contains { $0.holds }
    #expect(isHeld, "\(trouble.rawValue): \(tries.map(\.words))")
  }

  @Test func `a remote that cannot be used leaves the processor alone`() throws {
    let program = Program(now: nil)
    let shared = program.folder.path + "-shared"
    defer { try? FileManager.default.removeItem(atPath: shared) }
    try program.run("add", "First")
    let secret = program.folder.path + "/pass"
    try Data("correct horse\n".utf8).write(to: URL(fileURLWithPath: secret))
    chmod(secret, 0o600)
    let add = ["remote", "add", "folder", shared, "--encrypt"]
    let added = try program.run(add, adding: ["REDO_PASSPHRASE_FILE": secret])
    #expect(added.status == 0, "\(added.error)")
    for name in try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    where name.hasSuffix(".key") {
      try FileManager.default.removeItem(atPath: program.folder.path + "/" + name)
    }
    let timer = try FrameTimer(program)
    // The rain of the start is over.
    FrameTimer.rest([timer], .seconds(4))
    let before = timer.ticks
    FrameTimer.rest([timer], .seconds(1))
    #expect(timer.ticks - before < 20)
    _ = try timer.quit()
  }

  private func measure(_ trouble: Trouble, shared: String, shim: String) throws -> Try {
    let titles = (0..<300).map { "\($0)\n" }.joined()
    let (alone, synced, peer) = (Program(now: nil), Program(now: nil), Program(now: nil))
    for program in [alone, synced] { try program.run("add", "-", input: titles) }
    #expect(try peer.run("remote", "add", "folder", shared).status == 0)
    let count = trouble == .floods ? 5_000 : 20
    try peer.run("add", "-", input: (0..<count).map { "9\($0)\n" }.joined())
    #expect(try peer.run("sync").status == 0)
    var variables = trouble.variables
    if variables["REDO_STALL"] != nil { variables["LD_PRELOAD"] = shim }
    let server = try trouble.server.map { try StallingServer($0) }
    if let server {
      let address = variables["FIRESTORE_EMULATOR_HOST"] ?? server.address
      variables["FIRESTORE_EMULATOR_HOST"] = address
      let add = ["remote", "add", "firestore", "--project", "redo-stalls"]
      let added = try synced.run(add, adding: variables)
      #expect(added.status == 0, "\(added.error)")
    } else {
      #expect(try synced.run("remote", "add", "folder", shared).status == 0)
    }
    let mark = shared + "-met"
    variables["REDO_STALL_MARK"] = mark
    let before = synced.logBytes.count
    let (calm, timer) = (try FrameTimer(alone), try FrameTimer(synced, adding: variables))
    var (calmTimes, times): ([Duration], [Duration]) = ([], [])
    for screen in [calm, timer] { try screen.beginTyping() }
    for letter in Self.letters {
      calmTimes.append(try calm.time(of: letter))
      times.append(try timer.time(of: letter))
      FrameTimer.rest([calm, timer], .milliseconds(20))
    }
    let calmLeaving = try calm.quit()
    let leaving = try timer.quit()
    if trouble.bringsChanges { #expect(synced.logBytes.count > before, "nothing came") }
    if let server, trouble != .hasNoName { #expect(try server.end() > 0, "nobody came") }
    if variables["REDO_STALL"] != nil {
      #expect(FileManager.default.fileExists(atPath: mark), "nothing stalled")
    }
    return Try(calm: calmTimes, troubled: times, calmLeaving: calmLeaving, leaving: leaving)
  }
}
