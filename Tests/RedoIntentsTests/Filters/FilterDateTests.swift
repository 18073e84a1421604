import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

/// Dates in filters, on tasks whose moments lie at the edges of days in Berlin.
struct FilterDateTests {
  static let berlin = DateContext.at("2026-11-20T14:05:00Z", zone: DateContext.berlin)

  /// Local days and times, each a task's title, and its deadline too.
  static func projection(_ moments: [String]) throws -> Projection {
    var log = try IntentLog()
    for moment in moments {
      let local = try #require(Instant(rfc3339: moment + "+01:00"))
      try log.add(TaskDraft(title: moment, due: .at(local)))
    }
    try log.add(TaskDraft(title: "none", due: .none))
    return log.projection
  }

  static func found(
    _ line: String, of projection: Projection, in context: DateContext = FilterDateTests.berlin
  ) -> [String] {
    let filter = TaskFilter(line, in: context)
    #expect(filter.problems.isEmpty)
    return projection.tasks.filter { filter.matches($0, in: projection) }
      .map { projection.storedTitle(of: $0) }
  }

  @Test(arguments: [
    ("due:today", 1..<3), ("due=today", 1..<3), ("due<today", 0..<1), ("due<=today", 0..<3),
    ("due>today", 3..<10), ("due>=today", 1..<10), ("due:yesterday", 0..<1),
    ("due:tomorrow", 3..<4), ("due<=1d", 0..<4), ("due<=+1d", 0..<4), ("due<mon", 0..<4),
    ("due>=mon", 4..<10), ("due:mon", 4..<6), ("due<=7d", 0..<8), ("due<7d", 0..<7),
    ("due<=1w", 0..<8), ("due:week", 1..<7), ("due>week", 7..<10), ("due>2026-12-01", 9..<10),
    ("due:2026-12-01", 8..<9), ("due:2026/12/01", 8..<9),
    ("due>2026/12/01", 9..<10), ("due>=-1d", 0..<10), ("due<-1d", 0..<0), ("due<0d", 0..<1),
    ("due:\"next friday\"", 7..<8), ("due>=\"1 dec\"", 8..<10), ("due<18:00", 0..<2),
    ("due:2026-11-23T09:00", 5..<6), ("due>=2026-11-23T08:00:00Z", 5..<10),
    ("due>2026-11-23T08:00:00Z", 6..<10), ("DUE:Today", 1..<3), ("due:today due>=18:00", 2..<3),
    ("due:tonight", 1..<3), ("due:\"this afternoon\"", 1..<3),
    ("due:\"this week\"", 0..<4), ("due:\"next week\"", 4..<8), ("due<\"next week\"", 0..<4),
    ("due:\"this weekend\"", 3..<4), ("due:\"this month\"", 0..<8),
    ("due:\"next month\"", 8..<9), ("due>=\"next year\"", 9..<10),
    ("due>=\"last mon\"", 0..<10), ("due:\"1 day ago\"", 0..<1), ("due<\"2 hours ago\"", 0..<2),
  ])
  func `due dates compare by the user's days`(line: String, expected: Range<Int>) throws {
    let moments = [
      "2026-11-19T23:59:59.999", "2026-11-20T00:00:00", "2026-11-20T23:59:59.999",
      "2026-11-21T12:00:00", "2026-11-23T00:00:00", "2026-11-23T09:00:00", "2026-11-26T18:00:00",
      "2026-11-27T23:59:59.999", "2026-12-01T12:00:00", "2027-06-01T00:00:00",
    ]
    let found = Self.found(line, of: try Self.projection(moments))
    #expect(found == Array(moments[expected]))
  }

  @Test(arguments: [
    ("due<\"today evening\"", 0..<1), ("due>=\"today evening\"", 1..<3), ("due:tonight", 0..<3),
  ])
  func `an evening that goes on began at its hour`(line: String, expected: Range<Int>) throws {
    let moments = ["2026-11-20T17:59:00", "2026-11-20T18:00:00", "2026-11-20T23:59:00"]
    let evening = DateContext.at("2026-11-20T19:30:00Z", zone: DateContext.berlin)
    let found = Self.found(line, of: try Self.projection(moments), in: evening)
    #expect(found == Array(moments[expected]))
  }

  @Test(arguments: [
    ("due:\"this weekend\"", 1..<4), ("due<\"this weekend\"", 0..<1),
    ("due:\"next weekend\"", 5..<6), ("due:\"this week\"", 0..<4),
  ])
  func `a weekend has its Saturday on its Sunday, too`(line: String, expected: Range<Int>) throws {
    let moments = [
      "2026-11-20T23:59:00", "2026-11-21T00:00:00", "2026-11-22T09:00:00", "2026-11-22T23:59:00",
      "2026-11-23T00:00:00", "2026-11-28T12:00:00",
    ]
    let sunday = DateContext.at("2026-11-22T11:00:00Z", zone: DateContext.berlin)
    let found = Self.found(line, of: try Self.projection(moments), in: sunday)
    #expect(found == Array(moments[expected]))
  }

  @Test(arguments: ["due:none", "due=None", "due:someday", "-due>=0000-01-02"])
  func `tasks without a date are found by that`(line: String) throws {
    #expect(Self.found(line, of: try Self.projection(["2026-11-21T12:00:00"])) == ["none"])
  }

  @Test(arguments: [
    ("created>=today", 3..<4), ("created:today", 3..<4), ("created>=yesterday", 2..<4),
    ("created>=1d", 2..<4), ("created>1d", 3..<4), ("created<-1d", 0..<2),
    ("created>=mon", 1..<4), ("created:mon", 1..<2), ("created>=fri", 3..<4),
    ("created>=2w", 1..<4), ("created<2w", 0..<1), ("created>2026-01-01", 0..<4),
    ("created:\"1 nov\"", 0..<1), ("created<\"1 dec\"", 0..<0), ("created>=2027-01-01", 0..<0),
    ("created>=09:00", 3..<4), ("created>=16:00", 3..<4), ("created>=11:30", 0..<0),
    ("created>=\"last fri\"", 1..<4), ("created:\"last mon\"", 1..<2),
    ("created:\"last week\"", 1..<3), ("created>=\"last week\"", 1..<4),
    ("created<\"last week\"", 0..<1), ("created:\"last month\"", 0..<3),
    ("created:\"4 days ago\"", 1..<2), ("created>=\"2 weeks ago\"", 1..<4),
    ("created>\"1d ago\"", 3..<4), ("created>=\"3 hours ago\"", 0..<0),
    ("created>=\"yesterday 9am\"", 2..<4), ("created>=\"yesterday noon\"", 3..<4),
    ("created>=\"day before yesterday\"", 2..<4),
    ("created>=\"on fri\"", 3..<4), ("created>=\"fri 9am\"", 3..<4),
    ("created>=\"fri 16:00\"", 1..<4), ("created<\"mon noon\"", 0..<2),
    ("created>=\"9am mon\"", 1..<4), ("created>=\"9am on mon\"", 1..<4),
    ("created<\"1 dec 9am\"", 0..<0), ("created<\"tomorrow 9am\"", 0..<4),
    ("created>=\"20 nov 16:00\"", 0..<4), ("created<\"16:00 on 20 nov\"", 0..<0),
    ("created<\"20 nov noon\"", 0..<4), ("created<\"today 16:00\"", 0..<4),
    ("created:week", 1..<4), ("created<week", 0..<1), ("created:\"this week\"", 1..<4),
  ])
  func `creation looks back, as nothing is created in days to come`(
    line: String, expected: Range<Int>
  ) throws {
    let moments = ["2026-11-01", "2026-11-16", "2026-11-19", "2026-11-20"]
    var log = try IntentLog()
    for day in moments {
      try log.add(TaskDraft(title: day), at: day + "T10:00:00Z")
    }
    #expect(Self.found(line, of: log.projection) == Array(moments[expected]))
  }

  @Test(arguments: [
    ("first monday of december", "2025-12-01"), ("the first monday of december", "2025-12-01"),
    ("last friday of october", "2026-10-30"), ("15th of december", "2025-12-15"),
    ("29 feb", "2024-02-29"), ("24 dec", "2025-12-24"), ("24.12.", "2025-12-24"),
    ("thu 24 dec", "2025-12-24"),
  ])
  func `a day without a year is the last such where nothing lies ahead`(
    day: String, expected: String
  ) throws {
    var log = try IntentLog()
    let date = try #require(Instant(rfc3339: expected + "T10:00:00Z"))
    for offset in [-1, 0, 1] {
      let moment = date.advanced(byDays: Int64(offset))
      try log.add(TaskDraft(title: String(offset)), at: moment.wallText)
    }
    #expect(Self.found("created:\"\(day)\"", of: log.projection) == ["0"])
  }

  @Test func `the last change counts for updated`() throws {
    var log = try IntentLog()
    let id = try log.add("first 2026-12-24", at: "2026-11-01T10:00:00Z")
    try log.add("second 2026-12-24", at: "2026-11-02T10:00:00Z")
    try log.commit(.edit([id], TaskEdit(priority: 5)), at: "2026-11-20T10:00:00Z")
    let projection = log.projection
    #expect(Self.found("updated>=today", of: projection) == ["first"])
    #expect(Self.found("updated<=-18d", of: projection) == ["second"])
    #expect(Self.found("created<=-19d", of: projection) == ["first"])
  }
}
