import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

struct TaskListingTests {
  static let vantage = Vantage(now: TaskLog.now, zone: .utc)

  /// One task of every group, and a second one for today.
  static func log() throws -> TaskLog {
    var log = try TaskLog()
    let now = TaskLog.now
    log.add("draft")
    log.add("later", due: now.advanced(byDays: 20))
    log.add("soon", due: now.advanced(byDays: 2))
    log.add("tonight", priority: 1, due: Instant(milliseconds: now.milliseconds + 2))
    log.add("late", due: now.advanced(byDays: -1))
    log.complete(log.add("done", due: now))
    log.append(.archive, to: log.add("away", due: now))
    let both = log.add("both", due: now)
    log.complete(both)
    log.append(.archive, to: both)
    log.add("now", priority: 5, due: Instant(milliseconds: now.milliseconds + 1))
    return log
  }

  /// What a list shows, headings and all, as text.
  static func text(_ listing: TaskListing, of projection: Projection) -> [String] {
    listing.sections.map { section in
      let titles = section.tasks.map { projection.storedTitle(of: projection.tasks[$0]) }
      return ([section.group?.name ?? "-"] + titles).joined(separator: " ")
    }
  }

  @Test func `a list shows active tasks under the headings that have some`() throws {
    let projection = try Self.log().projection
    let listing = TaskListing(of: projection, from: Self.vantage)
    #expect(
      Self.text(listing, of: projection)
        == ["OVERDUE late", "TODAY now tonight", "THIS WEEK soon", "LATER later", "NO DATE draft"])
    #expect(listing.tasks.count == 6)
  }

  @Test(arguments: [
    (TaskScope.done, ["DONE done"]), (.archived, ["ARCHIVED away both"]),
    (.all, ["DONE done", "ARCHIVED away both"]),
  ])
  func `a wider scope adds its tasks at the end`(scope: TaskScope, added: [String]) throws {
    let projection = try Self.log().projection
    let listing = TaskListing(
      of: projection, scope: scope, order: .title, from: Self.vantage)
    #expect(Self.text(listing, of: projection).dropFirst(5) == added[...])
  }

  @Test func `a flat list is the order itself`() throws {
    let projection = try Self.log().projection
    let flat = TaskListing(
      of: projection, order: .priority, isGrouped: false, from: Self.vantage)
    #expect(Self.text(flat, of: projection) == ["- now late soon later draft tonight"])
    #expect(flat.tasks == flat.sections[0].tasks)
  }

  @Test func `what does not match is left out, and what matches better comes first`() throws {
    let projection = try Self.log().projection
    let fitting = TaskListing(of: projection, order: .due, from: Self.vantage) { task in
      switch projection.storedTitle(of: task) {
      case "late", "soon": nil
      case "now": .scattered
      default: .exact
      }
    }
    #expect(
      Self.text(fitting, of: projection)
        == ["TODAY tonight now", "LATER later", "NO DATE draft"])
    let flat = TaskListing(
      of: projection, order: .due, isGrouped: false, from: Self.vantage
    ) { projection.storedTitle(of: $0) == "late" ? .scattered : .exact }
    #expect(Self.text(flat, of: projection) == ["- now tonight soon later draft late"])
  }

  @Test func `nothing to show is no section`() throws {
    let projection = try TaskLog().projection
    for isGrouped in [true, false] {
      let listing = TaskListing(of: projection, isGrouped: isGrouped, from: Self.vantage)
      #expect(listing.sections.isEmpty && listing.tasks.isEmpty)
    }
  }

  @Test(arguments: TaskOrder.allCases)
  func `headings take no task away and leave the order as it is`(order: TaskOrder) throws {
    let projection = try TaskOrderTests.random(150, seed: 5)
    let grouped = TaskListing(of: projection, order: order, from: Self.vantage)
    let flat = TaskListing(of: projection, order: order, isGrouped: false, from: Self.vantage)
    #expect(grouped.tasks.sorted() == flat.tasks.sorted())
    let places = Dictionary(uniqueKeysWithValues: zip(flat.tasks, 0...))
    for section in grouped.sections {
      let positions = section.tasks.compactMap { places[$0] }
      #expect(positions == positions.sorted() && positions.count == section.tasks.count)
    }
  }

  @Test(arguments: TaskOrder.allCases, ArrivalTests.seeds.prefix(6))
  func `after a few more changes a list is the same as one sorted anew`(
    order: TaskOrder, seed: UInt64
  ) {
    expectSame(order, seed) { Projection(replaying: ChangeLog($0)) }
    var log = ChangeLog(LogBytes([]))
    expectSame(order, seed) { bytes in
      log.extend(to: bytes)
      return Projection(replaying: log)
    }
  }

  /// Whether the log is read anew each time or grows, a list that follows it is as one sorted anew.
  private func expectSame(
    _ order: TaskOrder, _ seed: UInt64, _ replay: (LogBytes) -> Projection
  ) {
    let lines = RandomLog(count: 160, faultRate: 0.1, seed: seed).lines
    var earlier = replay(JudgedLines.bytes(Array(lines.prefix(100))))
    for end in [101, 102, 110, 130, 160] {
      let later = replay(JudgedLines.bytes(Array(lines.prefix(end))))
      for (scope, isGrouped) in [(TaskScope.active, true), (.all, true), (.active, false)] {
        let listing = TaskListing(
          of: earlier, scope: scope, order: order, isGrouped: isGrouped, from: Self.vantage)
        let anew = TaskListing(
          of: later, scope: scope, order: order, isGrouped: isGrouped, from: Self.vantage)
        let quick = listing.later(
          later, than: earlier, scope: scope, order: order, isGrouped: isGrouped,
          from: Self.vantage)
        #expect(quick == nil || quick == anew, "seed \(seed), up to line \(end)")
      }
      earlier = later
    }
  }

  /// Made once for all orders, as every node of them is signed.
  private static let random = Result {
    var generator = SeededGenerator.fromEnvironment(default: 11)
    return try (0..<60).map { _ in try TaskOrderTests.random(150, seed: generator.next()) }
  }

  @Test(arguments: TaskOrder.allCases, [true, false])
  func `what shows through a window is in its final order, and the rest is there`(
    order: TaskOrder, isGrouped: Bool
  ) throws {
    var generator = SeededGenerator.fromEnvironment(default: 11)
    var partly = 0
    for (round, projection) in try Self.random.get().enumerated() {
      let window = ListingWindow(
        height: .random(in: 1...9, using: &generator),
        round: projection.tasks.indices.randomElement(using: &generator))
      let whole = TaskListing(
        of: projection, order: order, isGrouped: isGrouped, from: Self.vantage)
      let part = TaskListing(
        of: projection, order: order, isGrouped: isGrouped, from: Self.vantage, through: window)
      let context: Comment = "round \(round), seed \(generator.seed)"
      #expect(part.tasks.sorted() == whole.tasks.sorted(), context)
      #expect(part.sections.map(\.group) == whole.sections.map(\.group), context)
      #expect(whole.isFinal && (!part.isFinal || part == whole), context)
      partly += part.isFinal ? 0 : 1
      for (part, whole) in zip(part.sections, whole.sections) {
        let shown = Self.shown(through: window, of: whole.tasks)
        #expect(shown.map { part.tasks[$0] } == shown.map { whole.tasks[$0] }, context)
      }
    }
    // Nothing ties by the time of making, and three titles show all at once.
    let leaves = [.rank, .priority, .due].contains(order)
    #expect(!leaves || partly > 30, "a window leaves something for later")
  }

  @Test func `of a long list by title, what shows is as if all of it were sorted`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 23)
    var log = try TaskLog()
    for _ in 0..<2_500 {
      // Many begin alike, some for long, some to their end.
      let words = ["Water the plants ", "pay rent ", "Äpfel ", "#x ", "zip ", "zip\t"].shuffled(
        using: &generator)
      log.add(
        words.prefix(.random(in: 1...3, using: &generator)).joined()
          + String(Int.random(in: 0..<400, using: &generator)))
    }
    let projection = log.projection
    let whole = TaskListing(of: projection, order: .title, isGrouped: false, from: Self.vantage)
    let all = whole.tasks
    let spelled = projection.tasks.map { task in
      projection.title(of: task).shown.lowercased().utf8.map { max($0, 0x20) }
    }
    let expected = projection.tasks.indices.sorted {
      spelled[$0] == spelled[$1]
        ? projection.tasks[$0].id < projection.tasks[$1].id
        : spelled[$0].lexicographicallyPrecedes(spelled[$1])
    }
    #expect(all == expected, "seed \(generator.seed)")
    let starts = TitleStarts(of: projection, with: OneWorker())
    for round in 0..<20 {
      let window = ListingWindow(
        height: .random(in: 1...40, using: &generator), round: all.randomElement(using: &generator))
      let part = TaskListing(
        of: projection, order: .title, isGrouped: false, from: Self.vantage, through: window,
        knowing: round % 2 == 0 ? starts : nil)
      #expect(!part.isFinal && part.tasks.sorted() == all.sorted(), "seed \(generator.seed)")
      let shown = Self.shown(through: window, of: all)
      #expect(shown.map { part.tasks[$0] } == shown.map { all[$0] }, "seed \(generator.seed)")
    }
  }

  @Test(arguments: [TaskOrder.rank, .priority])
  func `of a long list of one priority, what shows is sorted by due date and the rest is not yet`(
    order: TaskOrder
  ) throws {
    var generator = SeededGenerator.fromEnvironment(default: 29)
    var log = try TaskLog()
    for day in (Int64(30)..<2_530).shuffled(using: &generator) {
      log.add("water the plants", priority: 3, due: TaskLog.now.advanced(byDays: day))
    }
    let projection = log.projection
    let all = TaskListing(of: projection, order: order, isGrouped: false, from: Self.vantage).tasks
    for _ in 0..<10 {
      let window = ListingWindow(
        height: .random(in: 1...40, using: &generator), round: all.randomElement(using: &generator))
      let part = TaskListing(
        of: projection, order: order, isGrouped: false, from: Self.vantage, through: window)
      #expect(!part.isFinal && part.tasks != all, "seed \(generator.seed)")
      let shown = Self.shown(through: window, of: all)
      #expect(shown.map { part.tasks[$0] } == shown.map { all[$0] }, "seed \(generator.seed)")
    }
  }

  /// The indices of the tasks of a section that show.
  private static func shown(through window: ListingWindow, of tasks: [Int]) -> [Int] {
    let ends = [0..<window.height, tasks.count - window.height..<tasks.count]
    let near = window.place.flatMap(tasks.firstIndex).map {
      $0 - window.height...$0 + window.height
    }
    return tasks.indices.filter { index in
      ends.contains { $0.contains(index) } || near?.contains(index) ?? false
    }
  }

  @Test func `one change more sorts nothing else, and a task that moved is found`() throws {
    var log = try Self.log()
    let earlier = log.projection
    log.add("new", priority: 5, due: Instant(milliseconds: TaskLog.now.milliseconds + 1))
    let later = log.projection
    let listing = TaskListing(of: earlier, from: Self.vantage).later(
      later, than: earlier, scope: .active, order: .rank, isGrouped: true, from: Self.vantage)
    #expect(try #require(listing) == TaskListing(of: later, from: Self.vantage))
    #expect(
      TaskListing(of: later, from: Self.vantage).later(
        earlier, than: later, scope: .active, order: .rank, isGrouped: true, from: Self.vantage)
        == nil, "fewer tasks are another log")
  }
}
