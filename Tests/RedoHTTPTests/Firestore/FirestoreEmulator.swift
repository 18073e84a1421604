import Foundation
import RedoHTTP
import RedoSync
import RedoTestSupport
import Synchronization
import Testing

/// Google's own emulator of Firestore with the rules that we ship, where it is installed.
struct FirestoreEmulator {
  static let path = [
    ProcessInfo.processInfo.environment["REDO_FIRESTORE_EMULATOR"] ?? "",
    "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud_firestore_emulator",
    "/opt/google-cloud-sdk/platform/cloud-firestore-emulator/cloud_firestore_emulator",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }
  static let isPresent = path != nil
  static let absence: Comment =
    "the Firestore emulator is not installed: gcloud components install cloud-firestore-emulator"

  /// The host and port of the one emulator, which ends with the tests; nil where it did not start.
  private static let host: String? = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("firestore-\(UUID())")
    let rules = folder.appendingPathComponent("firestore.rules")
    let port = Int.random(in: 20_000..<60_000)
    guard let path,
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil, (try? Data(FirestoreSetup.rules.utf8).write(to: rules)) != nil,
      // The launcher is a shell with a child: a session of their own lets both be ended at once.
      let started = try? Spawn.start(
        [
          "/usr/bin/setsid", "/usr/bin/timeout", "600", path, "start", "--host=127.0.0.1",
          "--port=\(port)", "--rules=\(rules.path)",
        ], output: folder.appendingPathComponent("log").path)
    else { return nil }
    child.withLock { $0 = started }
    atexit { FirestoreEmulator.child.withLock { _ = kill(-$0, SIGKILL) } }
    let request = HTTPRequest("GET", "http://127.0.0.1:\(port)/", allowsPlain: true)
    for _ in 0..<300 {
      if (try? CurlTransport().send(request))?.status == 200 { return "127.0.0.1:\(port)" }
      usleep(100_000)
    }
    return nil
  }()
  private static let child = Mutex<pid_t>(0)

  /// A project that nobody else writes to.
  let address: FirestoreAddress

  init() throws {
    let host: String = try #require(Self.host, "the emulator did not start")
    let project = "redo-\(UUID().uuidString.prefix(8).lowercased())"
    address = try #require(FirestoreAddress(project: project, emulator: host))
  }

  /// The remote as somebody sees it.
  func remote(
    _ subject: String, over transport: any HTTPTransport = CurlTransport()
  ) -> FirestoreRemote {
    FirestoreRemote(address, over: transport, as: Visitor(subject, address.project)) {
      Int64(Date().timeIntervalSince1970 * 1000)
    }
  }

  /// The status of a bare call as somebody.
  func status(
    _ method: String, _ path: String, _ body: String? = nil, as subject: String
  ) throws -> Int {
    let url =
      "http://\(address.emulator ?? "")/v1/projects/\(address.project)/databases/(default)/documents\(path)"
    let token = try Visitor(subject, address.project).token(isRefused: false)
    return try CurlTransport().send(
      HTTPRequest(
        method, url,
        headers: ["Authorization": "Bearer \(token)", "Content-Type": "application/json"],
        body: body.map { Array($0.utf8) }, allowsPlain: true)
    ).status
  }
}
