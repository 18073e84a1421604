import Foundation
import RedoIntents
import RedoTestSupport
import Testing

/// What help and the README say may be typed is what is understood.
@Suite(.serialized) struct LineGuideTests {
  @Test func `every form of a filter that is named is a term, and the words are words`() throws {
    for part in LineGuide.filter.parts {
      for form in part.forms {
        let filter = TaskFilter(form, in: .at())
        #expect(filter.problems.isEmpty, "\(form)")
        let isText = !filter.highlights(in: form.filter { $0 != "\"" }).isEmpty
        let texts = ["words", "exact words", "tags, people", "one or the other"]
        #expect(isText == texts.contains(part.name), "\(form)")
        #expect((filter.order != nil) == (part.name == "order"), "\(form)")
        #expect(filter.isEmpty == (part.name == "order"), "\(form)")
      }
    }
  }

  @Test func `every example for help is one of the forms, or of those that follow no list`() throws
  {
    for guide in [
      LineGuide.quickAdd, .change, .filter, .snooze, .due, .repeats, .moment, .form,
    ] {
      for part in guide.parts {
        #expect(!part.examples.isEmpty)
        #expect(part.forms.isEmpty || part.examples.allSatisfy(part.forms.contains), "\(part.name)")
        // They stand behind the name in half of a screen of 110 columns.
        #expect(part.examples.joined(separator: ", ").count <= 34, "\(part.name)")
      }
    }
    let words = "Stretch // what else to know"
    #expect(QuickAdd(words, in: .at()).draft.description == "what else to know")
  }

  /// `REDO_RECORD=1` writes the blocks anew.
  @Test(arguments: [
    ("quick-add", LineGuide.quickAdd), ("filter", .filter), ("snooze", .snooze), ("due", .due),
    ("repeat", .repeats), ("moment", .moment), ("form", .form), ("change", .change),
  ])
  func `the README shows the forms as they are`(name: String, guide: LineGuide) throws {
    let url = Vectors.package.appendingPathComponent("README.md")
    let mark = "<!-- \(name) -->\n"
    var parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: mark)
    try #require(parts.count == 3, "README.md needs two lines \(mark)")
    if ProcessInfo.processInfo.environment["REDO_RECORD"] == "1" {
      parts[1] = guide.markdownTable
      try parts.joined(separator: mark).write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(parts[1] == guide.markdownTable, "run the test with REDO_RECORD=1")
  }
}
