import Foundation
import RedoCrypto
import RedoSync
import Synchronization

/// A Google that answers as it is told: the first answer whose part of an address fits.
final class ScriptedGoogle: HTTPTransport {
  private let answers: Mutex<[(part: String, reply: Result<HTTPReply, SyncError>)]>
  private let seen = Mutex<[String]>([])

  init(_ answers: [(String, Int, String)] = []) {
    self.answers = Mutex(answers.map { ($0.0, .success(Self.reply($0.1, $0.2))) })
  }

  private static func reply(
    _ status: Int, _ body: String, headers: [String: String] = [:]
  ) -> HTTPReply {
    HTTPReply(status: status, headers: headers, body: Array(body.utf8))
  }

  /// Changes an answer.
  func answer(_ part: String, _ status: Int, _ body: String, headers: [String: String] = [:]) {
    let reply = Self.reply(status, body, headers: headers)
    answers.withLock { $0.insert((part, .success(reply)), at: 0) }
  }

  /// Fails from now on.
  func fail(_ part: String, _ error: SyncError) {
    answers.withLock { $0.insert((part, .failure(error)), at: 0) }
  }

  /// What was sent so far: address and body.
  var requests: [String] { seen.withLock { $0 } }

  func send(_ request: HTTPRequest) throws(SyncError) -> HTTPReply {
    let body = request.body?.withBytes { Array($0) } ?? []
    seen.withLock { $0.append(request.url + " " + String(decoding: body, as: UTF8.self)) }
    let answer = answers.withLock { $0.first { request.url.contains($0.part) }?.reply }
    guard let answer else { throw .unreachable("no such place") }
    return try answer.get()
  }

  /// A token in three parts for somebody, as Google or as Firebase gives it.
  static func token(_ subject: String, mark: String = "signature") -> String {
    let claims = """
      {"sub":"\(subject)","email":"ana@example.org",\
      "firebase":{"identities":{"google.com":["\(subject)"]}}}
      """
    let text = Data(claims.utf8).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
    return "e30.\(text).\(mark)"
  }

  /// One with whom everything goes well.
  static func friendly(subject: String = "1001", life: String? = "3600") -> ScriptedGoogle {
    let (first, second) = (token(subject, mark: "first"), token(subject, mark: "second"))
    let google = life.map { #","expires_in":\#($0)"# } ?? ""
    return ScriptedGoogle([
      (
        "device/code", 200,
        #"{"device_code":"canary-device-code","user_code":"AB-12","verification_url":"https://g.co/d","expires_in":1800,"interval":5}"#
      ),
      (
        "googleapis.com/token", 200,
        #"{"access_token":"a","refresh_token":"canary-google","id_token":"\#(token(subject))"\#(google)}"#
      ),
      (
        "signInWithIdp", 200,
        #"{"idToken":"\#(first)","refreshToken":"canary-firebase"\#(life.map { #","expiresIn":"\#($0)""# } ?? "")}"#
      ),
      (
        "securetoken", 200,
        #"{"id_token":"\#(second)","refresh_token":"canary-firebase"\#(google)}"#
      ),
    ])
  }
}
