import RedoIntents
import RedoProtocol
import RedoSync
import RedoTasks
import RedoTestSupport
import Testing

/// Three devices over a remote that drops, doubles, delays, cuts and forges.
struct FaultyRemoteTests {
  private static let histories = Machine.histories(9, long: 2_000)

  @Test(arguments: histories)
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
        device.replica.changeSomething(by: &generator)
      }
    }
    remote.mend()
    for _ in 0..<2 { for device in devices { device.settle(with: remote) } }
    #expect(Convergence(of: devices).faults == [], "seed \(seed)")
    for device in devices {
      #expect(device.ledger.acknowledged.isSuperset(of: device.soundIDs), "seed \(seed)")
    }
    // Nothing is sent to a remote that has it, but for what it kept and did not answer for.
    let again = devices.map { $0.settle(with: remote) }
    #expect(again.allSatisfy { $0.sent.isEmpty && $0.received.isEmpty }, "seed \(seed)")
  }
}
