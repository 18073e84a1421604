import Foundation
import RedoHTTP
import RedoSync
import RedoTestSupport
import Testing

/// Google's own emulator of Firestore with the rules that we ship, where it is installed.
final class FirestoreEmulator {
  static let path = [
    ProcessInfo.processInfo.environment["REDO_FIRESTORE_EMULATOR"] ?? "",
    "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud_firestore_emulator",
    "/opt/google-cloud-sdk/platform/cloud-firestore-emulator/cloud_firestore_emulator",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }
  static let isPresent = path != nil
  static let absence: Comment =
    "the Firestore emulator is not installed: gcloud components install cloud-firestore-emulator"

  let address: FirestoreAddress
  /// Where it listens on this machine.
  let port: Int
  private let process: EmulatorProcess

  init() throws {
    process = try EmulatorProcess(path: try #require(Self.path), rules: FirestoreSetup.rules)
    port = process.port
    let host = try Self.host(port)
    address = try #require(
      FirestoreAddress(
        project: "redo-\(UUID().uuidString.prefix(8).lowercased())", emulator: host))
  }

  /// What listens at a port of this machine.
  static func host(_ port: Int) throws -> EmulatorHost {
    try #require(EmulatorHost("127.0.0.1:\(port)"))
  }

  /// A database of its own, empty.
  func place(named name: String) throws -> FirestoreAddress {
    let host = try Self.host(port)
    return try #require(FirestoreAddress(project: name, emulator: host))
  }

  /// The remote as somebody sees it.
  func remote(
    _ subject: String, at place: FirestoreAddress? = nil,
    over transport: any HTTPTransport = CurlTransport()
  ) -> FirestoreRemote {
    let place = place ?? address
    return FirestoreRemote(place, over: transport, as: Visitor(subject, place.project)) {
      Int64(Date().timeIntervalSince1970 * 1000)
    }
  }

  /// The status of a bare call as somebody.
  func status(
    _ method: String, _ path: String, _ body: String? = nil, as subject: String
  ) throws -> Int {
    let url =
      "http://\(address.emulator?.text ?? "")/v1/projects/\(address.project)/databases/(default)/documents\(path)"
    let token = Visitor(subject, address.project).token
    return try CurlTransport().send(
      HTTPRequest(
        method, url,
        headers: ["Authorization": "Bearer \(token)", "Content-Type": "application/json"],
        body: body.map { .plain(Array($0.utf8)) }, allowsPlain: true)
    ).status
  }
}

extension FirestoreAddress {
  /// The same database behind a proxy on this machine.
  func behind(_ port: Int) throws -> FirestoreAddress {
    let host = try FirestoreEmulator.host(port)
    return try #require(FirestoreAddress(project: project, emulator: host))
  }
}
