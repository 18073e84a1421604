import Foundation
import RedoHTTP
import RedoTestSupport
import Testing

@testable import RedoSync

/// The Firestore remote against a server that has the right certificate and lies in every way.
@Suite(.waits, .serialized, .enabled(if: MisbehavingServer.isPossible, MisbehavingServer.absence))
struct HostileServerTests {
  private enum Kind: String {
    case garbled, unreachable, busy, refused, notTaken, signInNeeded, none
  }

  private static let cases: [(lies: [String], kind: Kind)] = [
    (
      [
        "object", "number", "text", "html", "error-in-200", "error-in-list", "empty", "cut-json",
        "deep", "doubled-names", "wrong-types", "no-fields", "odd-values", "control-characters",
        "length-short", "gzip-bomb", "gibibyte", "million-documents", "same-page", "two-pages",
        "redirect-http", "redirect-host", "418", "204", "commit-html", "commit-object",
        "commit-few", "length-huge", "not-http",
      ], .garbled
    ),
    (["length-long"], .unreachable),
    (
      ["409", "429", "429-long", "429-minus", "429-word", "500", "503", "503-long"], .busy
    ),
    (["403", "404", "rude-error", "commit-exists", "commit-denied"], .refused),
    (["commit-400", "commit-413"], .notTaken),
    (["401"], .signInNeeded),
  ]

  @Test func `whatever it answers, the log stays as it is and nothing counts as sent`() throws {
    let server = try MisbehavingServer("lies")
    for (lies, kind) in Self.cases {
      for lie in lies {
        try expect(kind, of: lie, told: server)
        // Not to what is asked for first alone, the version document.
        try expect(kind, of: lie + "/later", told: server)
      }
    }
  }

  @Test func `pages that never end bring nothing in, and end with whoever asks for them`() throws {
    let server = try MisbehavingServer("lies")
    let phone = try SyncDevice()
    let outcome = phone.settle(with: try Self.remote(server, "endless-pages"), rounds: 12)
    #expect(outcome.failure == nil && outcome.hasMore)
    #expect(phone.ids.isEmpty && phone.ledger.record.refused == 12 * 500)
  }

  private static func remote(
    _ server: MisbehavingServer, _ lie: String
  ) throws -> FirestoreRemote {
    let address = try #require(FirestoreAddress(project: "redo-lies"))
    return FirestoreRemote(
      address, over: server.way(to: lie), as: Visitor("ana", "redo-lies"), now: { 0 })
  }

  private func expect(_ kind: Kind, of lie: String, told server: MisbehavingServer) throws {
    let comment = Comment(rawValue: lie)
    let remote = try Self.remote(server, lie)
    let device = try SyncDevice()
    device.replica.add("Buy milk")
    let before = device.ids
    let start = ContinuousClock.now
    let outcome = device.settle(with: remote, rounds: 25)
    #expect(.now - start < .seconds(30), comment)
    #expect(
      Self.kind(of: outcome.failure) == kind, "\(lie): \(String(describing: outcome.failure))")
    #expect(device.ids == before && device.ledger.acknowledged.isEmpty, comment)
    #expect(outcome.waiting == 2, comment)
    // Nothing that it said reaches a terminal as it came, nor does what it was told in confidence.
    let words = (outcome.failure?.message ?? "") + (outcome.note ?? "")
    #expect(words.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }, comment)
    #expect(!words.contains("Bearer") && !words.contains("eyJ"), comment)
    var backoff = Backoff()
    if let failure = outcome.failure {
      #expect(backoff.pause(after: failure, random: .max) <= .seconds(3_600), comment)
    }
  }

  private static func kind(of failure: SyncError?) -> Kind {
    switch failure {
    case nil: .none
    case .garbled: .garbled
    case .unreachable: .unreachable
    case .busy: .busy
    case .refused: .refused
    case .notTaken: .notTaken
    case .signInNeeded: .signInNeeded
    default: .none
    }
  }
}
