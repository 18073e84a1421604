import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

struct TaskOrderTests {
  static let vantage = Vantage(now: TaskLog.now, zone: .utc)

  /// The titles of all tasks in order.
  static func titles(_ order: TaskOrder, of log: TaskLog) -> [String] {
    let projection = log.projection
    return order.sorted(projection.tasks.indices, of: projection, from: vantage)
      .map { projection.storedTitle(of: projection.tasks[$0]) }
  }

  static func days(_ days: Int64) -> Instant { TaskLog.now.advanced(byDays: days) }

  @Test func `the words of the command line are the orders`() {
    #expect(
      TaskOrder.allCases.map(\.rawValue) == ["rank", "priority", "due", "created", "title"])
  }

  @Test func `rank puts the most pressing first, as the formula that is given has it`() throws {
    var log = try TaskLog()
    log.add("idle", priority: 4, due: Self.days(9))
    log.add("late", priority: 3, due: Self.days(-2))
    log.add("large", priority: 3, points: 16, due: Self.days(30))
    #expect(Self.titles(.rank, of: log) == ["late", "idle", "large"])
    let projection = log.projection
    let sigmoid = Vantage(now: TaskLog.now, zone: .utc, formula: .sigmoid)
    let places = TaskOrder.rank.sorted(0..<3, of: projection, from: sigmoid)
    #expect(places == [1, 2, 0])
  }

  @Test func `every order agrees with the ranks that the formula gives one by one`() throws {
    let projection = try Self.random(300, seed: 11)
    let zone = LocalZone { _ in 19_800 }
    for formula in RankingFormula.allCases {
      let vantage = Vantage(now: TaskLog.now, zone: zone, formula: formula)
      let ranks = TaskOrder.rank.sorted(0..<300, of: projection, from: vantage).map { place in
        let task = projection.tasks[place]
        return formula.rank(
          of: task, deadline: projection.currentTodo(of: task)?.deadline, at: TaskLog.now, in: zone
        ).value
      }
      #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 >= $1 })
    }
  }

  @Test func `priority, due and creation sort from urgent, early and new`() throws {
    var log = try TaskLog()
    log.add("a", priority: 2, created: Self.days(-1))
    log.add("b", priority: 5, due: Self.days(3), created: Self.days(-3))
    log.add("c", due: Self.days(1), created: Self.days(-2))
    #expect(Self.titles(.priority, of: log) == ["b", "c", "a"])
    #expect(Self.titles(.due, of: log) == ["c", "b", "a"])
    #expect(Self.titles(.created, of: log) == ["a", "c", "b"])
  }

  @Test func `titles sort by what is shown, without regard to case`() throws {
    var log = try TaskLog()
    for title in ["éclair", "zebra", "Apple", "banana", "apple pie", "\\#cafe", "Banana split"] {
      log.add(title)
    }
    #expect(
      Self.titles(.title, of: log)
        == ["\\#cafe", "Apple", "apple pie", "banana", "Banana split", "zebra", "éclair"])
  }

  @Test func `titles of any letters sort by the bytes of what is shown in lowercase`() throws {
    let pieces = [
      "a", "Zed", "É", "ÀB", "İ", "ẞ", "Σ", "ς", "e\u{301}", "’", "\u{301}", "ж", "Ж", "🍎", "#home",
      "#É", "@ana", "\\#x", "-", "K", "ſ", "Ana’s",
    ]
    var generator = SeededGenerator.fromEnvironment(default: 78)
    var log = try TaskLog()
    for _ in 0..<400 {
      let words = (0..<Int.random(in: 1..<5, using: &generator)).map { _ in
        (pieces.randomElement(using: &generator) ?? "")
          + (pieces.randomElement(using: &generator) ?? "")
      }
      // Most titles begin alike, so that more than the first letters decides.
      log.add("Call back " + words.joined(separator: " "))
    }
    let projection = log.projection
    let letters = TaskOrder.title.sorted(0..<400, of: projection, from: Self.vantage).map { place in
      Array(projection.title(of: projection.tasks[place]).shown.lowercased().utf8)
    }
    for (one, next) in zip(letters, letters.dropFirst()) {
      #expect(!next.lexicographicallyPrecedes(one), "seed \(generator.seed)")
    }
  }

  @Test func `ties go to the earlier deadline, then the title, then the id`() throws {
    var log = try TaskLog()
    log.add("same", name: 9)
    log.add("Same", name: 8)
    log.add("alone")
    log.add("late", due: Self.days(2))
    log.add("early", due: Self.days(1))
    let projection = log.projection
    for order in [TaskOrder.priority, .created] {
      let places = order.sorted(0..<5, of: projection, from: Self.vantage)
      #expect(places == [4, 3, 2, 1, 0], "\(order)")
    }
    #expect(TaskOrder.due.sorted(0..<5, of: projection, from: Self.vantage) == [4, 3, 2, 1, 0])
  }

  @Test func `equal titles sort by deadline`() throws {
    var log = try TaskLog()
    log.add("same")
    log.add("same", due: Self.days(2))
    log.add("SAME", due: Self.days(1))
    #expect(
      TaskOrder.title.sorted(0..<3, of: log.projection, from: Self.vantage) == [2, 1, 0])
  }

  @Test func `labels that are not shown leave titles equal, wherever the title ends`() throws {
    for words in ["Go", "Pay ren", "Pay rent", "Pay rents", "Äpfel ö", "Äpfel öl"] {
      var log = try TaskLog()
      log.add(words + " #home", due: Self.days(3))
      log.add(words, due: Self.days(2))
      log.add("  " + words + "  @ana", due: Self.days(1))
      let places = TaskOrder.title.sorted(0..<3, of: log.projection, from: Self.vantage)
      #expect(places == [2, 1, 0], "\(words)")
    }
  }

  @Test(arguments: TaskOrder.allCases)
  func `an order is total: however tasks come in, they come out the same`(
    order: TaskOrder
  ) throws {
    var generator = SeededGenerator.fromEnvironment(default: 20_261_120)
    let projection = try Self.random(200, seed: generator.seed)
    let sorted = order.sorted(0..<200, of: projection, from: Self.vantage)
    #expect(sorted.sorted() == Array(0..<200))
    for _ in 0..<20 {
      let shuffled = (0..<200).shuffled(using: &generator)
      let again = order.sorted(shuffled, of: projection, from: Self.vantage)
      #expect(again == sorted, "seed \(generator.seed)")
    }
  }

  @Test func `the last moments there are sort without harm`() throws {
    var log = try TaskLog()
    log.add("last", points: .max >> 11, due: .latest, created: .latest)
    log.add("first", due: .earliest, created: .earliest)
    #expect(Self.titles(.due, of: log) == ["first", "last"])
    #expect(Self.titles(.created, of: log) == ["last", "first"])
    #expect(Self.titles(.rank, of: log) == ["first", "last"])
  }

  /// Tasks with few different values, so that many tie.
  static func random(_ count: Int, seed: UInt64) throws -> Projection {
    var generator = SeededGenerator(seed: seed)
    var log = try TaskLog()
    for _ in 0..<count {
      log.add(
        ["Pay rent", "pay rent", "Stretch", "Äpfel"].randomElement(using: &generator) ?? "",
        priority: UInt8.random(in: 1...5, using: &generator),
        points: Int64.random(in: 0...3, using: &generator),
        due: Bool.random(using: &generator)
          ? days(.random(in: -3...3, using: &generator)) : nil,
        created: days(.random(in: -4...0, using: &generator)), name: generator.next())
    }
    return log.projection
  }
}
