import Foundation
import RedoCrypto
import RedoStore
import RedoSync
import RedoTestSupport
import Testing

@testable import RedoApp

/// The tokens of a remote that is removed.
@Suite(.waits) final class TokenRemovalTests {
  private let state = FileManager.default.temporaryDirectory
    .appendingPathComponent("state-\(UUID())")
  private let remote = RemoteEntry(
    id: "0123456789abcdef", kind: .firestore, name: "firestore", address: "tasks-1")
  private var environment: Environment { Environment(["XDG_STATE_HOME": Array(state.path.utf8)]) }

  init() throws {
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: state)
  }

  @Test func `a token that cannot be removed keeps no other`() throws {
    let emulated = try TokenFolder(of: remote, isEmulated: true, environment: environment)
    for kind in TokenKind.allCases {
      try emulated.write(kind.rawValue, try #require(Secret("canary".utf8)))
    }
    try FileManager.default.createDirectory(
      at: state.appendingPathComponent("redo/google-\(remote.id)/full"),
      withIntermediateDirectories: true)
    #expect(throws: StoreError.self) {
      try TokenFolder.removeAll(of: remote, environment: environment, patience: .seconds(60))
    }
    for kind in TokenKind.allCases { #expect(try emulated.read(kind.rawValue) == nil) }
  }

  @Test func `tokens that are renewed while they are removed do not come back`() throws {
    let tokens = try TokenFolder(of: remote, isEmulated: false, environment: environment)
    try tokens.write("google", try #require(Secret("canary".utf8)))
    let isRenewing = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      _ = try? tokens.exclusively { () throws(StoreError) in
        isRenewing.signal()
        usleep(200_000)
        if let renewed = Secret("renewed".utf8) { try tokens.write("google", renewed) }
      }
    }
    isRenewing.wait()
    #expect(
      try TokenFolder.removeAll(of: remote, environment: environment, patience: .seconds(60)))
    #expect(try tokens.read("google") == nil)
  }
}
