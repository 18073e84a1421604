import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

@Suite struct LabelUsesTests {
  private func projection() throws -> Projection {
    var log = try TaskLog()
    log.add("Pay rent #home @ana")
    log.add("Sweep #home #house")
    log.add("Call @Anatol #Hobby")
    log.add("Stay #house")
    log.add("Cook #home")
    log.append(.archive, to: log.add("Move out #hotel @andreas"))
    return log.projection
  }

  private func uses(_ scope: TaskScope = .done) throws -> LabelUses {
    LabelUses(in: scope, of: try projection())
  }

  @Test func `labels come by how many tasks carry them, then by their letters`() throws {
    let tags = try uses().labels(.tag, startingWith: "HO")
    #expect(tags.map(\.label.name) == ["home", "house", "Hobby"])
    #expect(tags.map(\.tasks) == [3, 2, 1])
    let people = try uses().labels(.person, startingWith: "an")
    #expect(people.map(\.label.name) == ["Anatol", "ana"])
  }

  @Test func `without letters every label of the kind counts, and the archive where asked for`()
    throws
  {
    #expect(try uses().labels(.person, startingWith: "").map(\.label.name) == ["Anatol", "ana"])
    #expect(try uses().labels(.tag, startingWith: "hot").isEmpty)
    #expect(try uses(.all).labels(.tag, startingWith: "hot").map(\.tasks) == [1])
  }

  @Test func `what differs in its letters' case is one label, and counts once a task`() throws {
    var log = try TaskLog()
    log.add("Wash #Car #car, and more #CAR", due: TaskLog.now.advanced(byDays: -1))
    log.add("Sell #car", due: TaskLog.now.advanced(byDays: 1))
    log.add("Park #car!?")
    log.add("Tell \\#car and c#car nothing; #2 neither")
    log.add("Water the plants #car #once", every: 2)
    log.add("Say #once upon a time")
    log.add("Pay #monthly", every: 30)
    log.add("Read #monthly")
    let uses = LabelUses(in: .active, of: log.projection, at: TaskLog.now).all
    #expect(uses.map(\.label.text) == ["#car", "#monthly", "#once"])
    #expect(uses.map(\.tasks) == [4, 1, 1])
    #expect(uses.map(\.overdue) == [1, 0, 0])
  }

  @Test func `each count is what the task's own title says`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 47)
    let words = [
      "#home", "#Home", "#home,", "\\#home", "@ana", "@Ana!", "#once", "#fixed", "#2", "#", "@",
      "#zuhause-ä", "#e\u{301}t\u{E9}", "plain", "\"", "\\", "c#x", "#once.",
    ]
    for _ in 0..<200 {
      var log = try TaskLog()
      var expected: [TitleLabel: Int] = [:]
      for _ in 0..<8 {
        let title = (0...Int.random(in: 0...5, using: &generator)).map { _ in
          words.randomElement(using: &generator) ?? ""
        }.joined(separator: " ")
        log.add(title)
        let text = TitleText(title)
        let labels = text.labelTexts.compactMap { TitleLabel(word: $0[...])?.folded }
        for label in Set(labels) { expected[label, default: 0] += 1 }
      }
      let uses = LabelUses(in: .all, of: log.projection, at: TaskLog.now).all
      let counts = uses.map { ($0.label.folded, $0.tasks) }
      let found = Dictionary(counts) { $0 + $1 }
      #expect(found == expected, "seed \(generator.seed)")
      #expect(counts.count == found.count)
    }
  }

  @Test func `many tasks are counted alike by one thread and by several`() throws {
    var log = try TaskLog()
    for index in 0..<4_060 {
      let name = index % 3 == 0 ? "Home" : "home"
      log.add("Task \(index) #\(name) #p\(index % 50)" + (index % 7 == 0 ? " @ana" : ""))
    }
    let projection = log.projection
    let whole = LabelUses(in: .active, of: projection).all
    #expect(LabelUses(in: .active, of: projection, with: BackwardWorkers()).all == whole)
    #expect(whole.prefix(2).map(\.label.text) == ["#home", "@ana"])
    #expect(whole.prefix(2).map(\.tasks) == [4_060, 580])
    #expect(whole.count == 52)
  }
}
