import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

struct TaskFilterHighlightTests {
  /// A text with what a line lights up in brackets.
  static func lit(_ line: String, in text: String, allowsScattered: Bool = true) -> String {
    let filter = TaskFilter(line, in: .at())
    var bytes = Array(text.utf8)
    for range in filter.highlights(in: text, allowsScattered: allowsScattered).reversed() {
      bytes.insert(UInt8(ascii: "]"), at: range.upperBound)
      bytes.insert(UInt8(ascii: "["), at: range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("pass", "Renew passport, then pass", "Renew [pass]port, then [pass]"),
    ("renew PORT", "Renew passport", "[Renew] pass[port]"),
    ("rnwpss", "Renew passport", "[R]e[n]e[w] [p]a[ss]port"),
    ("wtp", "Water the plants", "[W]ater [t]he [p]lants"),
    ("\"w p\"", "Renew passport", "Rene[w p]assport"),
    ("\"rp\"", "Renew passport", "Renew passport"),
    ("aa", "aaaaa", "[aaaa]a"),
    ("pas ssp", "passport", "[passp]ort"),
    ("äPF", "Grüne Äpfel", "Grüne [Äpf]el"),
    ("gäp", "Grüne Äpfel", "[G]rüne [Äp]fel"),
    ("οδος", "Η ΟΔΟΣ", "Η [ΟΔΟΣ]"),
    ("caf\u{E9}", "Cafe\u{301} caf\u{E9}s", "[Cafe\u{301}] [caf\u{E9}]s"),
    ("#cafe\u{301}", "One #caf\u{E9}", "One [#caf\u{E9}]"),
    ("🍎", "🍏🍎🍏", "🍏[🍎]🍏"),
    ("#home", "Sweep #Home @ana", "Sweep [#Home] @ana"),
    ("#home|sweep|-ana", "Sweep #Home @ana", "[Sweep] [#Home] @ana"),
    ("-renew p4 due:today is:draft", "Renew passport", "Renew passport"),
    ("", "Renew passport", "Renew passport"),
    ("renew", "", ""),
  ])
  func `what matched lights up`(line: String, text: String, expected: String) {
    #expect(Self.lit(line, in: text) == expected)
  }

  @Test func `scattered letters stay dark where they are not wanted`() {
    #expect(Self.lit("rnwpss", in: "Renew passport", allowsScattered: false) == "Renew passport")
    #expect(Self.lit("renew", in: "Renew it", allowsScattered: false) == "[Renew] it")
  }

  @Test func `letters light up close to the ones behind them`() {
    #expect(Self.lit("rpt", in: "Rent, rig, post it") == "Rent, [r]ig, [p]os[t] it")
    #expect(Self.lit("ab", in: "a x a ob b") == "a x [a] ob [b]")
  }
}
