import Foundation
import FoundationXML
import RedoIntents
import RedoScreens
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoThemes
import RedoViewModels
import Testing

@Suite struct AnalyticsPictureTests {
  /// What a document is made of, as somebody else's parser reads it.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var texts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes))
      texts.append("")
    }

    /// Takes the space between elements away.
    func trim() {
      texts = texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if !texts.isEmpty { texts[texts.count - 1] += string }
    }
  }

  private func theme(_ name: String) throws -> Theme {
    try ThemeParser.parse(try #require(Themes.bytes(of: name)))
  }

  private func picture(
    of replica: ScriptedReplica, name: String = "Ana", theme: String = "matrix"
  ) throws -> (text: String, reader: Reader) {
    let dates = replica.dates
    let analytics = Analytics(of: replica.projection, at: dates.now, in: dates.zone)
    let bytes = AnalyticsPicture(
      AnalyticsContent(analytics, at: dates), name: name, date: "Fri 20 Nov 2026"
    ).svg(in: try self.theme(theme))
    let reader = Reader()
    defer { reader.trim() }
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.debugDescription)")
    return (String(decoding: bytes, as: UTF8.self), reader)
  }

  @Test(arguments: Themes.names)
  func `a picture is XML in the colours of the theme, and nothing in it runs`(name: String) throws {
    let (text, reader) = try picture(of: try ScriptedReplica.year(), theme: name)
    let theme = try theme(name)
    #expect(Set(reader.elements.map(\.name)) == ["svg", "title", "rect", "text", "polyline"])
    let attributes = reader.elements.flatMap(\.attributes.keys)
    #expect(!attributes.contains { $0.hasPrefix("on") || $0.contains("href") || $0 == "style" })
    #expect(reader.elements[2].attributes["fill"] == theme.color(of: .background).hex)
    for level in 1...4 { #expect(text.contains(theme.paint(of: .heat(level)).foreground.hex)) }
    #expect(reader.texts.contains("Burn-up") && reader.texts.contains("Trend"))
  }

  @Test func `everything lies within the picture`() throws {
    let (_, reader) = try picture(of: try ScriptedReplica.year())
    let size = try #require(reader.elements.first?.attributes["viewBox"]).split(separator: " ")
    let (width, height) = (try #require(Double(size[2])), try #require(Double(size[3])))
    var points = 0
    for element in reader.elements {
      let numbers = element.attributes.compactMapValues { Double($0) }
      let x = (numbers["x"] ?? 0) + (element.name == "rect" ? numbers["width"] ?? 0 : 0)
      let y = (numbers["y"] ?? 0) + (element.name == "rect" ? numbers["height"] ?? 0 : 0)
      #expect((0...width).contains(x) && (0...height).contains(y))
      for point in element.attributes["points"]?.split(separator: " ") ?? [] {
        let pair = point.split(separator: ",").compactMap { Double($0) }
        #expect(pair.count == 2 && (0...width).contains(pair[0]) && (0...height).contains(pair[1]))
        points += 1
      }
    }
    #expect(points > 300)
  }

  @Test func `a hostile name is text and nothing else`() throws {
    let name = "</text><script>alert(\"1\")</script>&lt;\u{1B}[31m\u{0}\u{FFFE}\u{202E}"
    let (text, reader) = try picture(of: try ScriptedReplica.year(), name: name)
    #expect(!reader.elements.contains { $0.name == "script" })
    #expect(reader.texts.contains { $0.contains("</text><script>alert(\"1\")</script>&lt;") })
    #expect(
      !text.unicodeScalars.contains {
        ($0.value < 0x20 && $0 != "\n") || $0 == "\u{202E}" || $0 == "\u{FFFE}"
      })
    let long = try picture(
      of: try ScriptedReplica(), name: String(repeating: "名", count: 500)
    ).reader
    #expect(long.texts.contains { $0.hasSuffix("名…") && $0.count < 50 })
  }

  @Test func `an empty log has a picture too`() throws {
    let (_, reader) = try picture(of: try ScriptedReplica(), name: "")
    #expect(reader.texts.contains("nothing done yet"))
    #expect(reader.texts.contains("How work goes"))
  }
}
