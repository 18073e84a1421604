import RedoHTTP
import Testing

/// Whose certificates the environment says are believed.
struct TrustTests {
  @Test(
    arguments: [
      ([:], Trust()),
      (["CURL_CA_BUNDLE": "/a"], Trust(file: "/a")),
      (["CURL_CA_BUNDLE": "/a", "SSL_CERT_FILE": "/b", "SSL_CERT_DIR": "/c"], Trust(file: "/a")),
      (["SSL_CERT_FILE": "/b", "SSL_CERT_DIR": "/c"], Trust(file: "/b", folder: "/c")),
      (["SSL_CERT_DIR": "/c"], Trust(folder: "/c")),
      (["CURL_CA_BUNDLE": "", "SSL_CERT_FILE": ""], Trust()),
    ] as [([String: String], Trust)])
  func `the variables mean what they mean to curl`(variables: [String: String], trust: Trust) {
    #expect(Trust(environment: { variables[$0] }) == trust)
  }
}
