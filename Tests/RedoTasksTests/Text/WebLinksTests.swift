import RedoTasks
import RedoTestSupport
import Testing

/// Web addresses in texts.
@Suite struct WebLinksTests {
  @Test(arguments: [
    ("see https://example.org/a?b=c#d", ["https://example.org/a?b=c#d"]),
    ("(https://example.org/a_(b)) and more.", ["https://example.org/a_(b)"]),
    ("Read http://example.org/x. Then rest!", ["http://example.org/x"]),
    ("https://a.example https://b.example,", ["https://a.example", "https://b.example"]),
    ("<https://example.org>", ["https://example.org"]),
    ("https://[2001:db8::1]:8080/x", ["https://[2001:db8::1]:8080/x"]),
    ("見る：https://example.org/日本", ["https://example.org/"]),
    ("xhttps://example.org", []), ("https://", []), ("https:///etc/passwd", []),
    ("file:///etc/passwd javascript:alert(1) ftp://x.org", []), ("", []),
  ])
  func `addresses are found as they stand`(text: String, addresses: [String]) {
    #expect(WebLinks(text).links.map(\.address) == addresses)
  }

  @Test func `a hostile address ends where its control characters begin`() {
    let text = "https://example.org/\u{1B}]8;;evil\u{7}x \u{9C}https://a.example\u{1B}\\"
    #expect(
      WebLinks(text).links.map(\.address) == ["https://example.org/", "https://a.example"])
  }

  @Test(arguments: [
    ("https://a" + String(repeating: ")", count: 500_000), ["https://a"]),
    ("https://a" + String(repeating: "(", count: 500_000), []),
    (String(repeating: "(http://-", count: 60_000), []),
    (String(repeating: "(http://a", count: 60_000), []),
    (String(repeating: "https://a)] ", count: 2), ["https://a", "https://a"]),
  ])
  func `a long text is read in no more time than its length asks for`(
    text: String, addresses: [String]
  ) {
    let clock = ContinuousClock()
    var links: [String] = []
    let time = clock.measure { links = WebLinks(text).links.map(\.address) }
    #expect(links == addresses)
    #expect(time < .seconds(5))
  }

  @Test func `an address that is longer than terminals take is none`() {
    let long = "https://example.org/" + String(repeating: "a", count: 3000)
    #expect(WebLinks(long + " https://example.org").links.map(\.address) == ["https://example.org"])
  }

  @Test func `no text of 2,000 random ones yields an address that is not in it, or not plain`() {
    var generator = SeededGenerator.fromEnvironment(default: 5)
    let pieces = [
      "https://", "http://", "a", ".", "/", "(", ")", " ", "\u{1B}", "\u{7}", "é", "日", "]8;;",
      "\\", "\n", "%", "h",
    ]
    for _ in 0..<2000 {
      let count = Int.random(in: 0...20, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let bytes = Array(text.utf8)
      for link in WebLinks(text).links {
        let isThere = Array(bytes[link.range]) == Array(link.address.utf8)
        let isPlain = link.address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        #expect(isThere && isPlain, "seed \(generator.seed)")
      }
    }
  }
}
