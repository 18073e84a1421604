import Foundation
import RedoTestSupport
import Testing

/// What a core file would hold of the tokens that a program has in use.
///
/// Every secret that the stand-in gives out ends with `canaryfill`, 20 times.
@Suite(.waits, .serialized, .enabled(if: StandIn.isPossible, StandIn.absence))
struct CoreTests {
  private static let googleToken = "oauth2.googleapis.com/token"
  private static let firebaseToken = "securetoken.googleapis.com/v1/token"

  private let google: StandIn
  private let device: Program
  private let scratch = FileManager.default.temporaryDirectory
    .appendingPathComponent("cores-\(UUID())")

  init() throws {
    google = try StandIn()
    device = try google.device()
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  }

  @Test(
    .enabled(if: CoreDump.isWritten, CoreDump.absence),
    arguments: [["login"], ["sync", "--watch"]])
  func `a program with tokens writes no core, whatever limit it was started with`(
    arguments: [String]
  ) throws {
    defer { try? FileManager.default.removeItem(at: scratch) }
    try device.run("login")
    try google.behave(["answers": ["authorization_pending"]])
    let child = try start(arguments)
    // Where the system lets root do so; it is not the limit alone that keeps a core from being made.
    _ = try Spawn.run(["/usr/bin/prlimit", "--pid", "\(child)", "--core=unlimited:unlimited"])
    #expect(CoreDump.end(child) == .ended)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test(.enabled(if: Machine.isRoot, Machine.needsRoot))
  func `other programs of the same user cannot look into one with tokens`() throws {
    defer { try? FileManager.default.removeItem(at: scratch) }
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    func mayLook(into process: pid_t) throws -> Bool {
      try Spawn.run(nobody + ["/bin/cat", "/proc/\(process)/environ"]) == 0
    }
    try device.run("login")
    #expect(try Spawn.run(["/bin/chown", "-R", "65534:65534", device.folder.path]) == 0)
    let other = try Spawn.start(nobody + ["/bin/sleep", "60"])
    let child = try start(["sync", "--watch"], as: nobody)
    defer {
      for process in [child, other] {
        kill(process, SIGKILL)
        _ = Spawn.wait(for: process)
      }
    }
    #expect(try mayLook(into: other))
    #expect(try !mayLook(into: child))
  }

  @Test(
    .enabled(if: Machine.isRoot, Machine.needsRoot),
    .enabled(if: CoreDump.isPossible, CoreDump.needsDebugger))
  func `a core that root takes while tokens travel, and after, holds none of them`() throws {
    defer { try? FileManager.default.removeItem(at: scratch) }
    // A code is shown, Google is asked with it.
    try google.behave(["answers": ["authorization_pending", "authorization_pending", "ok"]])
    let login = try start(["login"])
    try wait(for: "\(Self.googleToken) 428")
    try expectNoSecret(in: login, "signing in")
    #expect(Spawn.wait(for: login) == 0)
    // Both refresh tokens are shown to their servers, which take their time; then a new one is used.
    try device.run("add", "First")
    try google.behave(["delay": 4, "revoked": ["firebase"]])
    try outlive()
    let asked = google.arrivals(of: Self.googleToken)
    let sync = try start(["sync", "--watch"], isAwaited: false)
    defer {
      kill(sync, SIGKILL)
      _ = Spawn.wait(for: sync)
    }
    try wait(forArrival: 1, of: Self.firebaseToken)
    try expectNoSecret(in: sync, "Firebase's refresh token")
    try wait(for: "\(Self.firebaseToken) 400")
    try wait(forArrival: asked + 1, of: Self.googleToken)
    try expectNoSecret(in: sync, "Google's refresh token")
    try wait(for: "documents:commit 200")
    try expectNoSecret(in: sync, "Firestore's token")
    try #require(Patience.lasts { hasWrittenWhatIsThere() }, "nothing counts as sent")
    try expectNoSecret(in: sync, "synced")
    #expect(google.violations.isEmpty)
  }

  @Test(
    .enabled(if: Machine.isRoot, Machine.needsRoot),
    .enabled(if: CoreDump.isPossible, CoreDump.needsDebugger))
  func `a core that root takes once a client's secret was read holds none of it`() throws {
    defer { try? FileManager.default.removeItem(at: scratch) }
    let file = scratch.appendingPathComponent("client.json")
    let secret = String(repeating: "canaryfill", count: 20)
    try Data(#"{"installed":{"client_secret":"\#(secret)"}}"#.utf8).write(to: file)
    // The program has read it when it waits for the list of remotes.
    let folder = open(device.folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    try #require(flock(folder, LOCK_EX) == 0)
    let child = try start(
      [
        "remote", "add", "firestore", "--project", "tasks-2", "--api-key", "key-1",
        "--client-id", "client.apps.example", "--client-secret-file", file.path,
      ], isAwaited: false)
    defer {
      kill(child, SIGKILL)
      _ = Spawn.wait(for: child)
    }
    try #require(Patience.lasts { hasOpenDataFolder(child) })
    usleep(100_000)
    kill(child, SIGSTOP)
    try expectNoSecret(in: child, "adding a remote")
  }

  private func hasOpenDataFolder(_ process: pid_t) -> Bool {
    let manager = FileManager.default
    let place = "/proc/\(process)/fd/"
    return ((try? manager.contentsOfDirectory(atPath: place)) ?? []).contains { number in
      (try? manager.destinationOfSymbolicLink(atPath: place + number)) == device.folder.path
    }
  }

  /// Makes the Firebase token on the disk one that has run out.
  private func outlive() throws {
    let files = try google.tokenFiles(of: device)
    let file = try #require(files.first { $0.lastPathComponent.hasPrefix("firebase-") })
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      guard words.count == 2, ["start", "end"].contains(words[0]), let time = Int(words[1]) else {
        return String(line)
      }
      return "\(words[0]) \(time - 7_200_000)"
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
  }

  /// Starts a verb where a core would be found, and waits until it has shown itself to a server.
  private func start(
    _ arguments: [String], as user: [String] = [], isAwaited: Bool = true
  ) throws -> pid_t {
    let before = google.requests.count
    let script = "ulimit -c unlimited; cd \"$0\" && exec \"$@\" > /dev/null"
    let words = ["/bin/sh", "-c", script, scratch.path, Program.path] + arguments
    let child = try Spawn.start(user + words, environment: device.environment)
    guard isAwaited else { return child }
    #expect(Patience.lasts { google.requests.count > before })
    return child
  }

  private func wait(for request: String) throws {
    try #require(Patience.lasts { google.count(of: request) > 0 }, Comment(rawValue: request))
  }

  /// Waits until so many requests have come in; the last of them may wait for its answer.
  private func wait(forArrival number: Int, of request: String) throws {
    try #require(
      Patience.lasts { google.arrivals(of: request) >= number }, Comment(rawValue: request))
  }

  /// Whether the device has kept which changes are at the remote, the last that a round does there.
  private func hasWrittenWhatIsThere() -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: device.folder.path)
    return names?.contains { $0.hasSuffix(".sent") } == true
  }

  private func expectNoSecret(in process: pid_t, _ when: String) throws {
    let core = try CoreDump(of: process, in: scratch)
    // It is one of this very process; what it has read, it may have wiped.
    let isOurs = core.holds(device.folder.path)
    // Registers hold up to 64 bytes of what was copied last, and are saved on the stack now and then.
    let holdsSecret = core.holds(String(repeating: "canaryfill", count: 9))
    #expect(isOurs, Comment(rawValue: when))
    #expect(!holdsSecret, Comment(rawValue: when))
  }
}
