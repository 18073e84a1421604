import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What is taken back of a repeat that counts from the deadline: its date, and the days that follow.
@Suite struct UndoOfRoundsTests {
  /// A change that starts a round anew.
  enum Deed: CaseIterable, CustomTestStringConvertible {
    case date, days

    var testDescription: String { "\(self)" }

    /// The change of a task that comes every week or every month.
    func edit(isMonthly: Bool = false) throws -> TaskEdit {
      switch self {
      case .date: TaskEdit(due: .until(try #require(Instant(rfc3339: "2026-12-10T09:00:00Z"))))
      case .days: TaskEdit(repeats: .every(isMonthly ? .months(2) : .fixedDays(14)))
      }
    }
  }

  private let replica: ScriptedReplica
  private let id: TaskID

  /// A task of Fridays, the first of which is put off to the Monday after.
  init() throws {
    replica = try ScriptedReplica(at: "2026-11-23T08:00:00Z")
    id = try #require(replica.add("Gym every friday 4pm"))
    _ = try replica.run(.snooze([id], .days(3)))
  }

  /// When the task falls due next once it is done.
  private func next(_ replica: ScriptedReplica) throws -> String? {
    _ = try replica.run(.complete([try #require(replica.projection.tasks.first?.id)]))
    return replica.due
  }

  private func nodeID() throws -> NodeID { try #require(replica.projection.graph.nodes.last?.id) }

  /// What taking back one change is to give each of its fields.
  private func values(of change: NodeID) throws -> [StateField: ShownValue] {
    let projection = replica.projection
    let index = try #require(projection.graph.index(of: change))
    let reversal = Reversal(of: index, in: projection, replica.context)
    #expect(reversal.way == .fields)
    return Dictionary(
      reversal.fields.map { ($0.field, $0.back) }, uniquingKeysWith: { first, _ in first })
  }

  private var hasDeletion: Bool {
    replica.projection.graph.nodes.contains { $0.action == .delete }
  }

  @Test(arguments: Deed.allCases)
  func `after an undo it comes on its weekday again, though it had been put off`(deed: Deed) throws
  {
    let before = replica.states
    _ = try replica.run(.edit([id], deed.edit()))
    let after = replica.states
    for _ in 0..<2 {
      _ = try replica.run(.undo)
      #expect(replica.states == before)
      _ = try replica.run(.redo)
      #expect(replica.states == after)
    }
    _ = try replica.run(.undo)
    let words = ChangeWords(of: replica.projection, replica.dates)
    let last = try #require(ChangeListing(of: replica.projection.graph).nodes.first)
    #expect(words.deed(of: Int(last)).hasPrefix("undid: "))
    #expect(replica.due == "2026-11-30T16:00")
    #expect(try next(replica) == "2026-12-04T16:00")
  }

  @Test(arguments: Deed.allCases)
  func `after an undo it comes on its day of the month again, though this month lacks it`(
    deed: Deed
  ) throws {
    let replica = try ScriptedReplica(at: "2026-10-05T08:00:00Z")
    let id = try #require(replica.add("Pay rent every 31st"))
    #expect(try next(replica) == "2026-11-30T18:00")
    _ = try replica.run(.edit([id], deed.edit(isMonthly: true)))
    _ = try replica.run(.undo)
    #expect(replica.due == "2026-11-30T18:00")
    #expect(try next(replica) == "2026-12-31T18:00")
  }

  @Test func `after a redo it comes on the new weekday`() throws {
    _ = try replica.run(.edit([id], Deed.date.edit()))
    _ = try replica.run(.undo)
    _ = try replica.run(.redo)
    #expect(replica.due == "2026-12-10T09:00")
    #expect(try next(replica) == "2026-12-17T09:00")
  }

  @Test func `one undo after another leads to the weekday from before each`() throws {
    _ = try replica.run(.edit([id], Deed.date.edit()))
    let friday = try #require(Instant(rfc3339: "2026-12-11T09:00:00Z"))
    _ = try replica.run(.edit([id], TaskEdit(due: .until(friday))))
    _ = try replica.run(.undo)
    #expect(!hasDeletion, "the date before was the one that was counted from")
    #expect(try next(replica) == "2026-12-17T09:00")
    _ = try replica.run(.undo)
    _ = try replica.run(.undo)
    #expect(try next(replica) == "2026-12-04T16:00")
  }

  @Test(arguments: Deed.allCases)
  func `several intents that are taken back in one write bring the weekday back`(deed: Deed) throws
  {
    _ = try replica.run(.edit([id], deed.edit()))
    let mark = try #require(IntentMark(latestOf: replica.author, in: replica.projection))
    _ = try replica.run(.takeBack([mark]))
    #expect(try next(replica) == "2026-12-04T16:00")
  }

  @Test(arguments: Deed.allCases)
  func `what another device built on it stays, and is written by nobody else`(deed: Deed) throws {
    let before = replica.states[id]?.todos
    _ = try replica.run(.edit([id], deed.edit()))
    let phone = try replica.fork(device: "phone", seed: 9)
    _ = try phone.run(.edit([id], TaskEdit(priority: 5)))
    replica.take(from: phone)
    replica.wait(seconds: 60)
    _ = try replica.run(.undo)
    #expect(!hasDeletion)
    #expect(replica.states[id]?.priority == 5 && replica.states[id]?.frequencyDays == 7)
    #expect(replica.states[id]?.todos == before)
    phone.take(from: replica)
    #expect(phone.states == replica.states)
  }

  @Test(arguments: Deed.allCases)
  func `what another device did apart is there after the undo`(deed: Deed) throws {
    let phone = try replica.fork(device: "phone", seed: 9)
    _ = try phone.run(.edit([id], TaskEdit(priority: 5)))
    _ = try replica.run(.edit([id], deed.edit()))
    replica.take(from: phone)
    replica.wait(seconds: 60)
    _ = try replica.run(.undo)
    phone.take(from: replica)
    #expect(phone.states == replica.states)
    #expect(replica.states[id]?.priority == 5)
    #expect(try next(replica) == "2026-12-04T16:00")
  }

  @Test func `one change that is taken back brings its date and its weekday back`() throws {
    let replica = try ScriptedReplica(at: "2026-11-23T08:00:00Z")
    let id = try #require(replica.add("Gym every friday 4pm"))
    _ = try replica.run(.edit([id], Deed.date.edit()))
    let projection = replica.projection
    let change = try #require(projection.graph.nodes.last?.id)
    let todo = try #require(projection[id].flatMap(projection.currentTodo)?.id)
    let friday = try #require(Instant(rfc3339: "2026-11-27T16:00:00Z"))
    let values: [StateField: ShownValue] = [.todo(.deadline, todo): .moment(friday)]
    _ = try replica.run(.setFields(id, values, .takingBack(change)))
    #expect(replica.due == "2026-11-27T16:00")
    #expect(try next(replica) == "2026-12-04T16:00")
  }

  @Test(arguments: Deed.allCases)
  func `one change that is taken back brings the weekday back of what had been put off`(
    deed: Deed
  ) throws {
    let before = replica.states[id]?.todos
    _ = try replica.run(.edit([id], deed.edit()))
    let change = try nodeID()
    _ = try replica.run(.edit([id], TaskEdit(priority: 5)))
    let known = replica.states
    _ = try replica.run(.setFields(id, values(of: change), .takingBack(change)))
    #expect(replica.states[id]?.priority == 5 && replica.states[id]?.frequencyDays == 7)
    #expect(replica.states[id]?.todos == before)
    let taken = replica.states
    _ = try replica.run(.undo)
    #expect(replica.states == known)
    _ = try replica.run(.redo)
    #expect(replica.states == taken)
    #expect(try next(replica) == "2026-12-04T16:00")
  }

  @Test func `a repeat that is taken back is back though a later date counts from it`() throws {
    _ = try replica.run(.edit([id], Deed.days.edit()))
    let change = try nodeID()
    _ = try replica.run(.edit([id], Deed.date.edit()))
    #expect(replica.states[id]?.frequencyDays == 14)
    _ = try replica.run(.setFields(id, values(of: change), .takingBack(change)))
    #expect(replica.states[id]?.frequencyDays == 7)
    #expect(replica.due == "2026-12-10T09:00")
    _ = try replica.run(.undo)
    #expect(replica.states[id]?.frequencyDays == 14)
  }
}
