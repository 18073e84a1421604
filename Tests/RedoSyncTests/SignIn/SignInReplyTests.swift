import RedoCrypto
import RedoSync
import Testing

/// What Google's replies may hold, and what a file with a client's secret may.
struct SignInReplyTests {
  private func grant(_ reply: String) throws -> DeviceGrant? {
    let client = try #require(GoogleClient(id: "id", secret: nil, apiKey: "key"))
    let flow = DeviceFlow(
      client, at: GoogleAddress(), over: ScriptedGoogle([("device/code", 200, reply)]),
      keeping: MemoryTokens()
    ) { 0 }
    return try flow.begin()
  }

  @Test func `a code comes with its page, and both spellings of the page's name are known`() throws
  {
    for name in ["verification_url", "verification_uri"] {
      let reply = #"{"device_code":"d","user_code":"AB-12","\#(name)":"https:\/\/g.co\/d"}"#
      let grant = try #require(try grant(reply))
      #expect(grant.address == "https://g.co/d" && grant.userCode == "AB-12")
      #expect(grant.interval == 5 && grant.lifetime == 600)
    }
  }

  @Test(arguments: [
    #"{"device_code":"d","user_code":"A","verification_url":"javascript:alert(1)"}"#,
    #"{"device_code":"d","user_code":"A","verification_url":"http://g.co/d"}"#,
    #"{"device_code":"d","user_code":"A","verification_url":"https://g.co/\u001b[31m"}"#,
    #"{"device_code":"d","user_code":"A\u001b]8;;x","verification_url":"https://g.co/d"}"#,
    #"{"device_code":"d","user_code":"A B","verification_url":"https://g.co/d"}"#,
    #"{"device_code":"","user_code":"A","verification_url":"https://g.co/d"}"#,
    #"{"device_code":7,"user_code":"A","verification_url":"https://g.co/d"}"#,
    #"{"user_code":"A","verification_url":"https://g.co/d"}"#, "{}", "[]", "null", "<html>",
  ])
  func `a page or a code that could act on a terminal, or is none, is refused`(reply: String) {
    #expect(throws: SyncError.self) { try grant(reply) }
  }

  @Test(arguments: ["[]", "null", "<html>", ""])
  func `a reply of success that is no JSON object is not blamed on its status`(reply: String) {
    #expect(throws: SyncError.garbled(.signInIsNoObject)) {
      try grant(reply)
    }
  }

  @Test(arguments: [("-5", 1), ("0", 1), ("3", 3), ("1e9", 60), ("99999999999999999999", 5)])
  func `how often to ask stays within reason`(said: String, interval: Int) throws {
    let reply = """
      {"device_code":"d","user_code":"A","verification_url":"https://g.co/d","interval":\(said)}
      """
    #expect(try grant(reply)?.interval == interval)
  }

  @Test func `a client's secret is read from the console's JSON or from a line`() throws {
    let expected = try #require(Secret("s3cret".utf8))
    for text in [
      #"{"installed":{"client_id":"x","client_secret":"s3cret"}}"#,
      #"{"web":{"client_secret":"s3cret"}}"#, #"{"client_secret":"s3cret"}"#, "s3cret", "s3cret\n",
      "s3cret\r\nmore",
    ] {
      #expect(ClientSecret.read(Array(text.utf8)) == expected, "\(text)")
    }
    for text in ["", "\n", "{}", "two words", "\u{1B}[31m", "ü", "{\"client_secret\":7}"] {
      #expect(ClientSecret.read(Array(text.utf8)) == nil, "\(text)")
    }
  }

  @Test(arguments: ["", "a b", "a&b=c", "a\r\nb", "ü", String(repeating: "a", count: 201)])
  func `what could be more than a word in an address is no client`(text: String) {
    #expect(GoogleClient(id: text, secret: nil, apiKey: "key") == nil)
    #expect(GoogleClient(id: "id", secret: nil, apiKey: text) == nil)
  }

  @Test func `an emulator is a host and a port and nothing more`() throws {
    for text in ["localhost:8080", "127.0.0.1:9099", "[::1]:8080", "h:1", "h:65535"] {
      let host = try #require(EmulatorHost(text))
      #expect(FirestoreAddress(project: "demo-1", emulator: host)?.emulator?.text == text)
    }
    for text in [
      "", "host", ":", ":80", "host:", "host:0", "host:65536", "host:+1", "host:8O", "a:b:80",
      "[]:80", "::1:80", "host/path:80", "a@b:80", "a?b:80", "a b:80", "a\r\nb:80", "host:80#x",
      "host:99999999999999999999",
    ] {
      #expect(EmulatorHost(text) == nil)
    }
  }
}
