import RedoCrypto
import RedoSync
import RedoTestSupport
import Testing

/// Three devices whose folder is carried by somebody who gets everything wrong at least once.
struct AdverseFolderTests {
  private static let histories = Machine.histories(16, long: 4_000)

  @Test(arguments: histories)
  func `three devices come to the same tasks over a folder that is carried badly`(
    history: Int
  ) throws {
    var generator = SeededGenerator.fromEnvironment(default: UInt64(history) &* 104_729 &+ 11)
    let seed = generator.seed
    let key = history % 3 == 2 ? try Self.key() : nil
    var carrier = AdverseCarrier(devices: 3, try Self.document(of: key))
    let devices = try (1...3).map { try SyncDevice("device-\($0)", seed: UInt8($0)) }
    func remote(_ number: Int) -> FolderRemote {
      FolderRemote(
        carrier.folders[number], writer: AdverseCarrier.writer(number), key: key)
    }
    for _ in 0..<80 {
      let number = Int.random(in: 0..<devices.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: devices[number].replica.changeSomething(by: &generator)
      case 1:
        let isKilled = Int.random(in: 0..<5, using: &generator) == 0
        devices[number].sync(with: remote(number), isKilled: isKilled)
      default: carrier.disturb(by: &generator)
      }
    }
    for _ in 0..<2 {
      for (number, device) in devices.enumerated() {
        carrier.heal()
        let outcome = device.settle(with: remote(number), rounds: 200)
        #expect(outcome.failure == nil && !outcome.hasMore, "seed \(seed)")
      }
    }
    carrier.heal()
    for (number, device) in devices.enumerated() { device.settle(with: remote(number)) }
    #expect(Convergence(of: devices).faults == [], "seed \(seed)")
    for (number, device) in devices.enumerated() {
      let again = device.settle(with: remote(number))
      #expect(again.sent.isEmpty && again.received.isEmpty, "seed \(seed)")
    }
  }

  private static func key() throws -> SharedKey {
    let salt = [UInt8](repeating: 5, count: PassphraseCost.saltLength)
    let cost = try #require(PassphraseCost(operations: 1, memory: 8 << 10))
    return try #require(
      Array("correct horse".utf8).withUnsafeBytes { SharedKey($0, salt: salt, cost: cost) })
  }

  private static func document(of key: SharedKey?) throws -> FolderDocument {
    guard let key else { return FolderDocument(seal: nil) }
    let salt = [UInt8](repeating: 5, count: PassphraseCost.saltLength)
    let cost = try #require(PassphraseCost(operations: 1, memory: 8 << 10))
    return FolderDocument(seal: FolderDocument.Seal(cost: cost, salt: salt, provenBy: key))
  }
}
