import Foundation
import RedoCrypto
import RedoStore
import RedoTestSupport
import Testing

@testable import RedoApp

/// The tokens of a remote that is removed.
@Suite(.waits) struct TokenRemovalTests {
  @Test func `tokens that are renewed while they are removed do not come back`() throws {
    let state = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID())")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: state) }
    let environment = Environment(["XDG_STATE_HOME": Array(state.path.utf8)])
    let remote = RemoteEntry(
      id: "0123456789abcdef", kind: .firestore, name: "firestore", address: "tasks-1")
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
