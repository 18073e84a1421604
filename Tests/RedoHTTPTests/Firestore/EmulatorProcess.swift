import Foundation
import RedoHTTP
import RedoSync
import RedoTestSupport
import Testing

/// An emulator that runs and answers, until nobody holds it any more.
final class EmulatorProcess {
  /// Where it listens on this machine.
  let port: Int
  private let child: pid_t
  private let folder: URL

  /// How often it is begun again where it ends before it answers.
  private static let attempts = 3
  /// How long it may take to answer, in seconds: on a machine that has much else to do, Java does.
  private static let patience = 120.0

  init(path: String, rules: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("firestore-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(rules.utf8).write(to: folder.appendingPathComponent("rules"))
    for _ in 1...Self.attempts {
      // Another program may take the port before it does.
      let port = try Self.freePort()
      let child = try Self.start(path, port: port, in: folder)
      if Self.answers(port, while: child) {
        (self.port, self.child) = (port, child)
        return
      }
    }
    (port, child) = (0, 0)
    let said = ["log", "errors"].map { name in
      let path = folder.appendingPathComponent(name).path
      return String(
        decoding: (FileManager.default.contents(atPath: path) ?? Data()).suffix(400), as: UTF8.self)
    }
    Issue.record("the emulator did not start; what it said last: \(said.joined())")
  }

  deinit {
    if child > 0 { Self.end(child) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts it in a session of its own.
  ///
  /// The launcher is a shell with a child, and so both end at once. They live for seconds, in which
  /// what Java's second compiler takes is not earned back.
  private static func start(_ path: String, port: Int, in folder: URL) throws -> pid_t {
    try Spawn.start(
      [
        "/usr/bin/env", "JAVA_TOOL_OPTIONS=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
        "/usr/bin/setsid", path, "start", "--host=127.0.0.1", "--port=\(port)",
        "--rules=\(folder.appendingPathComponent("rules").path)",
      ], output: folder.appendingPathComponent("log").path,
      error: folder.appendingPathComponent("errors").path)
  }

  /// Whether it answers before it ends and before patience does; it has ended where it does not.
  private static func answers(_ port: Int, while child: pid_t) -> Bool {
    let request = HTTPRequest("GET", "http://127.0.0.1:\(port)/", allowsPlain: true)
    let deadline = Date.now.addingTimeInterval(patience)
    var status: Int32 = 0
    while Date.now < deadline {
      if waitpid(child, &status, WNOHANG) == child { return false }
      if (try? CurlTransport().send(request))?.status == 200 { return true }
      usleep(100_000)
    }
    end(child)
    return false
  }

  private static func end(_ child: pid_t) {
    kill(-child, SIGKILL)
    _ = Spawn.wait(for: child)
  }

  /// A port that nobody listens on.
  private static func freePort() throws -> Int {
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(number) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, length) == 0 && getsockname(number, $0, &length) == 0
      }
    }
    try #require(isBound)
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
