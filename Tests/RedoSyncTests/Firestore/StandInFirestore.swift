import Foundation
import RedoSync
import Synchronization
import Testing

/// A Firestore in memory, as far as this remote speaks with one: it stamps a commit when it comes, and
/// shows it when the test lets it.
final class StandInFirestore: HTTPTransport {
  fileprivate struct Document {
    let name: String
    let fields: Data
    /// Milliseconds after noon.
    let stamp: Int
    var isShown: Bool
  }

  fileprivate struct State {
    var documents: [Document] = []
    var requests: [String] = []
    var isSlow = false
    var now = 0
    var version: [String: String]?
    var termsReply: HTTPReply?
    var replies: [HTTPReply] = []
    var refusal: @Sendable (_ commit: String, _ writes: Int) -> HTTPReply? = { _, _ in nil }
  }

  private let state = Mutex(State())

  /// What was asked, each request by the last word of its address.
  var requests: [String] { state.withLock { $0.requests } }

  /// From now on commits are stamped and not shown.
  func slowDown() { state.withLock { $0.isSlow = true } }

  /// From now on commits are shown at once; what was held back stays so.
  func speedUp() { state.withLock { $0.isSlow = false } }

  /// Shows all that was held back.
  func catchUp() {
    state.withLock { state in
      for place in state.documents.indices { state.documents[place].isShown = true }
    }
  }

  /// Puts a version document there.
  func publish(_ version: [String: String]) { state.withLock { $0.version = version } }

  /// From now on the version document is answered for so.
  func answerTerms(_ reply: HTTPReply) { state.withLock { $0.termsReply = reply } }

  /// From now on a commit is answered as its text and the number of its writes say; nil does it.
  func refuse(_ refusal: @escaping @Sendable (_ commit: String, _ writes: Int) -> HTTPReply?) {
    state.withLock { $0.refusal = refusal }
  }

  /// The next queries are answered so, one each.
  func answerQueries(_ replies: [HTTPReply]) { state.withLock { $0.replies = replies } }

  /// An error as Firestore words it.
  static func error(_ status: Int, _ message: String) -> HTTPReply {
    let body = #"{"error":{"code":\#(status),"status":"INVALID_ARGUMENT","message":"\#(message)"}}"#
    return HTTPReply(status: status, body: Array(body.utf8))
  }

  /// Lets time pass.
  func wait(milliseconds: Int) { state.withLock { $0.now += milliseconds } }

  /// The remote as one person sees it.
  func remote() throws -> FirestoreRemote {
    let address = try #require(FirestoreAddress(project: "stand-in"))
    return FirestoreRemote(address, over: self, as: try #require(EmulatorOwner()), now: { 0 })
  }

  func send(_ request: HTTPRequest) throws(SyncError) -> HTTPReply {
    let call = request.url.split { "/:?".contains($0) }.last { !$0.contains("=") } ?? ""
    let bytes = request.body?.withBytes { Array($0) } ?? []
    let body = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    return state.withLock { state in
      state.requests.append(String(call))
      switch call {
      case "commit":
        let writes = (body?["writes"] as? [Any])?.count ?? 0
        let text = String(decoding: bytes, as: UTF8.self)
        return state.refusal(text, writes) ?? state.commit(body ?? [:])
      case "runQuery" where !state.replies.isEmpty: return state.replies.removeFirst()
      case "runQuery": return state.query(body ?? [:])
      case "version": return state.terms()
      default: return HTTPReply(status: 404)
      }
    }
  }
}

extension StandInFirestore.State {
  fileprivate mutating func commit(_ body: [String: Any]) -> HTTPReply {
    let writes = body["writes"] as? [[String: Any]] ?? []
    for write in writes {
      guard let update = write["update"] as? [String: Any], let name = update["name"] as? String,
        let fields = try? JSONSerialization.data(withJSONObject: update["fields"] ?? [:])
      else { continue }
      documents.append(
        StandInFirestore.Document(name: name, fields: fields, stamp: now, isShown: !isSlow))
    }
    return Self.reply(["commitTime": Self.text(now), "writeResults": writes.map { _ in [:] }])
  }

  fileprivate func terms() -> HTTPReply {
    if let termsReply { return termsReply }
    guard let version else { return HTTPReply(status: 404) }
    let fields = version.mapValues { ["stringValue": $0] }
    return Self.reply(["name": "projects/stand-in/meta/version", "fields": fields])
  }

  fileprivate func query(_ body: [String: Any]) -> HTTPReply {
    let query = body["structuredQuery"] as? [String: Any] ?? [:]
    let values = (query["startAt"] as? [String: Any])?["values"] as? [[String: String]] ?? []
    let start = (values.first?["timestampValue"] ?? "", values.last?["referenceValue"] ?? "")
    let found = documents.filter { $0.isShown && start < (Self.text($0.stamp), $0.name) }
      .sorted { ($0.stamp, $0.name) < ($1.stamp, $1.name) }
      .prefix(query["limit"] as? Int ?? 0)
    let results = found.map { document -> [String: Any] in
      var fields = (try? JSONSerialization.jsonObject(with: document.fields)) as? [String: Any]
      fields?["createdAt"] = ["timestampValue": Self.text(document.stamp)]
      return [
        "document": ["name": document.name, "fields": fields ?? [:]], "readTime": Self.text(now),
      ]
    }
    return Self.reply(results.isEmpty ? [["readTime": Self.text(now)]] : results)
  }

  private static func text(_ milliseconds: Int) -> String {
    let (minutes, rest) = (milliseconds / 60_000, milliseconds % 60_000)
    return String(format: "2026-11-20T12:%02d:%06.3fZ", minutes, Double(rest) / 1000)
  }

  private static func reply(_ json: Any) -> HTTPReply {
    let body = (try? JSONSerialization.data(withJSONObject: json)).map { Array($0) }
    return HTTPReply(status: 200, body: body ?? [])
  }
}
