import Foundation
import RedoCrypto
import RedoSync

/// Somebody with a token such as only an emulator believes: it is not signed.
struct Visitor: SignIn {
  let subject: String
  /// The token, for calls that are made without a remote.
  let token: String

  init(_ subject: String, _ project: String) {
    self.subject = subject
    let payload = """
      {"sub":"uid-\(subject)","user_id":"uid-\(subject)","aud":"\(project)",\
      "iss":"https://securetoken.google.com/\(project)","iat":1,"exp":9999999999,\
      "firebase":{"sign_in_provider":"google.com","identities":{"google.com":["\(subject)"]}}}
      """
    token = Self.base64(#"{"alg":"none","typ":"JWT"}"#) + "." + Self.base64(payload) + "."
  }

  func token(insteadOf refused: Secret?) throws(SyncError) -> Secret {
    guard let secret = Secret(token.utf8) else { throw .noSecretMemory }
    return secret
  }

  private static func base64(_ text: String) -> String {
    Data(text.utf8).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }
}
