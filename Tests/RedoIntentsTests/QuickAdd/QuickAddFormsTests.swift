import Foundation
import RedoIntents
import RedoTestSupport
import Testing

@Suite struct QuickAddFormsTests {
  /// The forms of one row of README's table, as they stand between backquotes.
  private func forms(of part: String) throws -> [String] {
    let text = try String(
      contentsOf: Vectors.package.appendingPathComponent("README.md"), encoding: .utf8)
    let section = try #require(
      text.components(separatedBy: "## A task in one line\n").dropFirst().first)
    let row = try #require(
      section.split(separator: "\n").first { $0.hasPrefix("| \(part) |") }, "no row \(part)")
    let pieces = row.split(separator: "`", omittingEmptySubsequences: false)
    return pieces.indices.filter { $0 % 2 == 1 }.map { String(pieces[$0]) }
  }

  @Test(arguments: [
    ("due", Chip.Kind.due), ("time of day", .due), ("in front", .due), ("priority", .priority),
    ("repeat", .repeat), ("points", .storyPoints),
  ])
  func `every form that the README names is understood whole`(part: String, kind: Chip.Kind) throws
  {
    let forms = try forms(of: part)
    #expect(!forms.isEmpty)
    for form in forms {
      let parsed = QuickAdd("Stretch \(form)", in: .at())
      #expect(parsed.draft.title == "Stretch", "\(form)")
      #expect(parsed.chips.map(\.kind) == [kind], "\(form)")
    }
  }

  @Test func `words kept as they are stay in the title`() throws {
    let forms = try forms(of: "as it is")
    #expect(!forms.isEmpty)
    for form in forms {
      let parsed = QuickAdd(form, in: .at())
      #expect(parsed.draft.title == form.filter { $0 != "\\" && $0 != "\"" })
      #expect(parsed.draft.due == .unset)
    }
  }
}
