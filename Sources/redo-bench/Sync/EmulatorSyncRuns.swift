internal import Glibc
internal import RedoHTTP
internal import RedoProtocol
internal import RedoSync

/// Two devices over Google's emulator on this machine: the engine, the verdicts and the network, with
/// the logs in memory.
struct EmulatorSyncRuns {
  private let emulator: EmulatorProcess

  /// Starts the emulator; nil where it is not installed or does not answer.
  init?() {
    guard let emulator = EmulatorProcess() else { return nil }
    self.emulator = emulator
    let request = HTTPRequest("GET", "http://\(emulator.address)/", allowsPlain: true)
    for _ in 0..<300 {
      if (try? CurlTransport().send(request))?.status == 200 { return }
      usleep(100_000)
    }
    return nil
  }

  /// What each step took, in every run; nil where one failed.
  func rows(_ log: LogBytes, size: String, runs: Int) -> [SyncRow?] {
    var steps: [[(milliseconds: Double, traffic: SyncRow.Traffic)]] = [[], [], []]
    for run in 0..<runs {
      guard let owner = EmulatorOwner(), let host = EmulatorHost(emulator.address),
        let address = FirestoreAddress(project: "bench-\(run)", emulator: host)
      else { return [nil] }
      let remote = FirestoreRemote(address, over: CurlTransport(), as: owner) {
        Int64(time(nil)) * 1000
      }
      var laptop = SyncedLog(log)
      var phone = SyncedLog(LogBytes([]))
      guard let push = laptop.settle(with: remote), let pull = phone.settle(with: remote) else {
        return [nil]
      }
      // The last moments of a database are read once more, see PROTOCOL.md.
      sleep(11)
      guard phone.settle(with: remote) != nil, let nothing = phone.settle(with: remote) else {
        return [nil]
      }
      for (step, time) in [push, pull, nothing].enumerated() { steps[step].append(time) }
    }
    return [
      SyncRow("Firestore emulator: push \(size)", steps[0]),
      SyncRow("Firestore emulator: pull \(size)", steps[1]),
      SyncRow("Firestore emulator: nothing new, with \(size)", steps[2]),
    ]
  }
}
