import Foundation
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// PROTOCOL.md says what the code does.
struct ProtocolDocumentTests {
  static let isRecording = ProcessInfo.processInfo.environment["REDO_RECORD"] == "1"

  @Test func `every example is what the code produces`() throws {
    let examples = ProtocolExamples.all()
    var document = try ProtocolDocument()
    #expect(Set(document.examples.keys) == Set(examples.keys))
    if Self.isRecording {
      for (name, text) in examples { document.replace(name, by: text) }
      try document.save()
    }
    for (name, text) in examples {
      let isSame = document.example(name) == text
      #expect(isSame, "\(name) differs; REDO_RECORD=1 writes it anew")
    }
  }

  @Test func `the lines among the examples get the verdicts that the text gives them`() throws {
    let document = try ProtocolDocument()
    // What takes a task's completion back stands on the lines of the task.
    for name in ["create", "task", "merge", "task undo"] {
      let lines = try name.split(separator: " ").flatMap { part in
        let text = try #require(document.example(String(part)))
        return text.split(separator: "\n").map { Array($0.utf8) }
      }
      #expect(!lines.isEmpty)
      #expect(JudgedLines(lines: lines).verdicts.allSatisfy { $0 == .sound }, "\(name)")
    }
    let broken = try #require(document.example("broken"))
    #expect(JudgedLines(lines: [Array(broken.utf8)]).verdicts == [.rejected(.hashMismatch)])
  }

  @Test func `every verdict code stands in the table, in order`() throws {
    let rows = try ProtocolDocument().rows(in: "Verdicts")
    var codes: [String] = []
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let last = cells.last, last.hasPrefix("`E_") else { continue }
      let code = last.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
      if !codes.contains(code) { codes.append(code) }
    }
    #expect(codes == Violation.allCases.map(\.rawValue))
  }

  @Test func `every action stands in the table, in order`() throws {
    let rows = try ProtocolDocument().rows(in: "Actions")
    let names = rows.compactMap { row in
      row.hasPrefix("| `") ? String(row.dropFirst(3).prefix { $0 != "`" }) : nil
    }
    #expect(names == Action.allCases.map(\.name.description))
  }

  @Test func `every section that a comment cites is there`() throws {
    let titles = Set(try ProtocolDocument().titles)
    let sources = Vectors.package.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
    var cited = 0
    for file in files.compactMap({ $0 as? String }) where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
        .replacing("\n  /// ", with: " ").replacing("\n/// ", with: " ")
      for citation in text.components(separatedBy: "PROTOCOL.md, \"").dropFirst() {
        let title = String(citation.prefix { $0 != "\"" })
        #expect(titles.contains(title), "\(file) cites \(title)")
        cited += 1
      }
    }
    #expect(cited > 5)
  }

  @Test func `the limits in the text are those of the code`() throws {
    let rows = try ProtocolDocument().rows(in: "Limits").joined()
    #expect(rows.contains("| \(JSONTape.depthLimit) |"))
    #expect(rows.contains("| 8,388,608 bytes"))
    #expect(JSONTape.lengthLimit == 8_388_608)
    #expect(CanonicalNumber.greatestInteger == 1 << 53 - 1)
    #expect(rows.contains("| \(Action.merge.parentCount.upperBound) |"))
    #expect(rows.contains("\(Instant.earliest.wallText) to \(Instant.latest.wallText)"))
  }
}
