import RedoIntents
import RedoProtocol
import RedoSync
import RedoTasks
import RedoTestSupport
import Testing

/// Three devices over a remote that drops, doubles, delays, cuts and forges.
struct FaultyRemoteTests {
  private static let histories = 24

  @Test(arguments: 0..<histories)
  func `three devices come to the same tasks over a faulty remote`(history: Int) throws {
    var generator = SeededGenerator.fromEnvironment(default: UInt64(history) &* 7_919 &+ 3)
    let seed = generator.seed
    let rate = [5, 20, 40][history % 3]
    let remote = MemoryRemote(seed: seed, faults: MemoryRemote.Faults(each: rate))
    let devices = try (1...3).map { try SyncDevice("device-\($0)", seed: UInt8($0)) }
    for _ in 0..<60 {
      guard let device = devices.randomElement(using: &generator) else { continue }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        let isKilled = Int.random(in: 0..<5, using: &generator) == 0
        device.sync(with: remote, isKilled: isKilled)
      } else {
        Self.change(device.replica, &generator)
      }
    }
    remote.mend()
    for _ in 0..<2 { for device in devices { device.settle(with: remote) } }
    // What grows on a branch that another device deleted is no longer sound, and does not travel.
    let everything = devices.reduce(into: Set<NodeID>()) { $0.formUnion($1.soundIDs) }
    for (number, device) in devices.enumerated() {
      let what = Comment(rawValue: "device \(number), seed \(seed)")
      let hasAll = device.soundIDs == everything
      let hasSameTasks = device.picture == devices[0].picture
      let knowsItSent = device.ledger.acknowledged.isSuperset(of: everything)
      #expect(hasAll, what)
      #expect(hasSameTasks, what)
      #expect(knowsItSent, what)
      #expect(device.ids.count == device.replica.projection.graph.nodes.count, what)
    }
    // Nothing is sent to a remote that has it, but for what it kept and did not answer for.
    let again = devices.map { $0.settle(with: remote) }
    #expect(again.allSatisfy { $0.sent.isEmpty && $0.received.isEmpty }, "seed \(seed)")
  }

  private static func change(
    _ replica: ScriptedReplica, _ generator: inout SeededGenerator
  ) {
    let number = Int.random(in: 1...5, using: &generator)
    guard let task = replica.projection.tasks.randomElement(using: &generator) else {
      replica.add("Task \(number) every 3 days")
      return
    }
    let intent: Intent =
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: .add([TaskDraft(title: "Task \(number)")])
      case 1, 2: .edit([task.id], TaskEdit(title: "Renamed \(number)"))
      case 3: .complete([task.id])
      case 4: .snooze([task.id], .days(Int64(number)))
      case 5: .archive([task.id])
      case 6: .delete([task.id])
      default: .undo
      }
    _ = try? replica.run(intent)
  }
}
