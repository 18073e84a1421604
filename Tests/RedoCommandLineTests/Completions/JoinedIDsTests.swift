import RedoCommandLine
import Testing

/// Ids that commas join, as they complete.
struct JoinedIDsTests {
  private let desk: Desk
  private let ids: [String]

  init() throws {
    let desk = try Desk()
    self.desk = desk
    ids = try ["Pay rent p5", "Call Bob p3", "Plan the summer p1"].map {
      try #require(desk.run("add " + $0).lines.first)
    }
  }

  private func words(_ typed: String...) -> [String] {
    desk.run(["completions", "bash", "--"] + typed).lines
      .map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(arguments: ["done", "edit", "note", "snooze"])
  func `behind a comma the ids complete that are not named before it`(verb: String) {
    #expect(words(verb, ids[0] + ",") == ["\(ids[0]),\(ids[1])", "\(ids[0]),\(ids[2])"])
    #expect(
      words(verb, "\(ids[0]),\(ids[2].prefix(4))") == ["\(ids[0]),\(ids[2])"])
    #expect(words(verb, "\(ids[0]),\(ids[1]),") == ["\(ids[0]),\(ids[1]),\(ids[2])"])
  }

  @Test func `an id named in short is not offered again`() {
    #expect(!words("done", "\(ids[0].prefix(5)),").contains { $0.hasSuffix("," + ids[0]) })
  }

  @Test func `a verb that takes one task completes no second`() {
    #expect(words("show", ids[0] + ",").isEmpty)
  }
}
