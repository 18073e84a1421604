import RedoHTTP
import RedoSync
import RedoTestSupport
import Testing

/// Three devices over Google's emulator, behind a proxy on which everything goes wrong.
@Suite(
  .waits, .serialized,
  .enabled(
    if: FirestoreEmulator.isPresent && MisbehavingServer.isPossible, FirestoreEmulator.absence))
struct FaultyProxyTests {
  private static let histories = Machine.histories(3, long: 120)

  @Test func `three devices come to the same tasks while the connections fail in every way`() throws
  {
    let emulator = try FirestoreEmulator()
    var total: [String: Int] = [:]
    for history in Self.histories {
      var generator = SeededGenerator.fromEnvironment(default: UInt64(history) &* 6_700_417 &+ 9)
      let seed = generator.seed
      let proxy = try FaultyProxy(
        before: emulator.port, seed: seed, rate: [20, 40, 60][history % 3])
      let place = try emulator.place(named: "proxied-\(history)")
      let devices = try (1...3).map { try SyncDevice("device-\($0)", seed: UInt8($0)) }
      let way = try place.behind(proxy.port)
      let ways = devices.map { _ in
        emulator.remote("ana", at: way, over: Self.impatient())
      }
      for _ in 0..<60 {
        let number = Int.random(in: 0..<devices.count, using: &generator)
        if Int.random(in: 0..<2, using: &generator) == 0 {
          devices[number].replica.changeSomething(by: &generator)
        } else {
          let isKilled = Int.random(in: 0..<6, using: &generator) == 0
          devices[number].sync(with: ways[number], isKilled: isKilled)
        }
      }
      for (kind, count) in try proxy.end() { total[kind, default: 0] += count }
      let remote = emulator.remote("ana", at: place)
      for _ in 0..<2 {
        for device in devices {
          #expect(device.settle(with: remote, rounds: 200).failure == nil, "seed \(seed)")
        }
      }
      #expect(Convergence(of: devices).faults == [], "seed \(seed)")
      // What the database holds is what they hold: nothing less, and nothing twice.
      let stranger = try SyncDevice("stranger", seed: 9)
      stranger.settle(with: remote)
      #expect(stranger.picture == devices[0].picture, "seed \(seed)")
      #expect(stranger.soundIDs == devices[0].soundIDs, "seed \(seed)")
    }
    #expect(total.values.reduce(0, +) > 20 * Self.histories.count, "\(total)")
    #expect(total.count > (Machine.isLong ? 19 : 8), "\(total)")
  }

  /// A client that gives up soon, so that a byte a second costs a test little.
  private static func impatient() -> CurlTransport {
    var patience = CurlTransport.Patience()
    (patience.connecting, patience.idle, patience.total) = (1_000, 1, 900)
    return CurlTransport(patience: patience)
  }
}
