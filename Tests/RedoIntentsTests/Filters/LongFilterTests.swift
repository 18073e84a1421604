import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

/// Lines that look for more than anybody types: as long as the texts, they took the square of their
/// length.
struct LongFilterTests {
  private let most = TaskFilter.mostLetters

  @Test(
    arguments: [
      String(repeating: "a", count: 120_000), String(repeating: "rent ", count: 30_000),
      String(repeating: "\"rent\" ", count: 30_000), String(repeating: "#home ", count: 24_000),
      String(repeating: "rent|", count: 30_000) + "rent",
      String(repeating: "!rent ", count: 30_000),
    ])
  func `words with more letters than are looked for are named with how many they have`(
    line: String
  ) {
    let problems = TaskFilter(line, in: .at()).problems
    guard case .tooLong(120_000..., most: most) = problems.last else {
      Issue.record("\(problems.count) problems, none of them that")
      return
    }
    #expect(problems.count == 1)
    #expect(problems[0].message.hasSuffix("leave out some, so that they have \(most) at most"))
  }

  @Test func `what has room among the letters is still looked for, and the rest is left out`()
    throws
  {
    let sample = try SampleTasks()
    let tooMuch = String(repeating: "x", count: most)
    #expect(sample.found(by: "rent \(tooMuch) sort:due") == "Pay")
    #expect(sample.found(by: "#home|\(tooMuch) rent") == "Pay")
  }

  @Test func `as many letters as are looked for are no mistake, and ids and dates have none`()
    throws
  {
    let title = "rent" + String(repeating: "x", count: most - 4)
    var log = try IntentLog()
    let task = try log.add(TaskDraft(title: title, due: .none))
    let ids = String(repeating: "id:\(task)|", count: 3000) + "due<=7d"
    for line in [title, ids, title + " " + ids] {
      let filter = TaskFilter(line, in: .at(), scope: .all)
      #expect(filter.problems.isEmpty)
      #expect(log.projection.tasks.filter { filter.matches($0, in: log.projection) }.count == 1)
    }
  }

  @Test func `a text in place of an id is looked for in the tasks where it is no longer than that`()
    throws
  {
    var log = try IntentLog()
    for count in [most, most + 1] {
      try log.add(TaskDraft(title: String(repeating: "x", count: count), due: .none))
    }
    func near(_ count: Int) -> Int {
      let text = String(repeating: "x", count: count)
      guard case .unknown(text, let near) = TaskLookupTests.error(text, in: log.projection) else {
        return -1
      }
      return near.count
    }
    #expect(near(most) == 2)
    #expect(near(most + 1) == 0)
  }
}
