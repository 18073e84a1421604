import RedoCommandLine
import Testing

@testable import RedoCommandLine

struct ManVerbTests {
  @Test func `the manual tells of every verb and option`() throws {
    let text = try Desk().run("man").text
    for words in VerbTable.all.map({ $0.words }) {
      #expect(text.contains(".SS \"" + ManualPage.escaped(words.name)))
      for option in words.options { #expect(text.contains(ManualPage.escaped("--" + option.name))) }
      for example in words.examples {
        #expect(text.contains(ManualPage.escaped("redo " + example)))
      }
    }
  }

  @Test func `no line is a macro by accident`() throws {
    let known = [".TH", ".SH", ".SS", ".B", ".I", ".br", ".PP", ".TP", ".nf", ".fi"]
    for line in try Desk().run("man").lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
