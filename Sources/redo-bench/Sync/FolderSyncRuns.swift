internal import Glibc

/// Two devices that meet in a folder: the real program, from exec to exit, disk and all.
struct FolderSyncRuns {
  /// The program's path.
  let program: String
  /// A folder for everything that is made.
  let folder: String
  /// The log that the first device starts with.
  let log: String

  /// What each step took, in every run; nil where one failed.
  func rows(size: String, runs: Int, isSealed: Bool) -> [SyncRow?] {
    var steps: [[(milliseconds: Double, traffic: SyncRow.Traffic)]] = [[], [], [], []]
    for run in 0..<runs {
      let place = "\(folder)/folder-\(isSealed ? "sealed-" : "")\(run)"
      guard let times = measure(in: place, isSealed: isSealed) else { return [nil] }
      for step in steps.indices { steps[step].append(times[step]) }
    }
    let kind = isSealed ? "sealed folder" : "folder"
    return [
      SyncRow("\(kind): push \(size)", steps[0]), SyncRow("\(kind): pull \(size)", steps[1]),
      SyncRow("\(kind): nothing new, with \(size)", steps[2]),
      SyncRow("\(kind): one task more, there and back", steps[3]),
    ]
  }

  private func measure(
    in place: String, isSealed: Bool
  ) -> [(milliseconds: Double, traffic: SyncRow.Traffic)]? {
    let devices = ["\(place)/laptop", "\(place)/phone"]
    for path in [place] + devices { mkdir(path, 0o700) }
    let secret = "\(place)/pass"
    guard ChildRun(["cp", log, devices[0]], environment: ["PATH=/bin:/usr/bin"]) != nil,
      ChildRun(["sh", "-c", "umask 077; echo correct horse > \(secret)"], environment: []) != nil
    else { return nil }
    for device in devices {
      let add = ["remote", "add", "folder", "\(place)/shared"]
      guard run(add + (isSealed && device == devices[0] ? ["--encrypt"] : []), on: device) != nil
      else { return nil }
    }
    // What reading the own files back takes is no part of a push, nor is verifying the first time.
    guard let push = sync(devices[0]), let pull = sync(devices[1]), sync(devices[0]) != nil,
      sync(devices[1]) != nil, let nothing = sync(devices[1]),
      run(["add", "One task more"], on: devices[0]) != nil,
      let there = sync(devices[0]), let back = sync(devices[1])
    else { return nil }
    let both = SyncRow.Traffic(
      requests: there.traffic.requests + back.traffic.requests,
      sent: there.traffic.sent + back.traffic.sent,
      received: there.traffic.received + back.traffic.received)
    return [push, pull, nothing, (there.milliseconds + back.milliseconds, both)]
  }

  private func run(_ verb: [String], on device: String, output: String = "/dev/null") -> ChildRun? {
    let parent = device.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return ChildRun(
      [program] + verb,
      environment: [
        "REDO_DATA_DIR=" + device, "XDG_STATE_HOME=" + device, "HOME=/nonexistent", "TZ=UTC",
        "REDO_PASSPHRASE_FILE=" + parent + "/pass",
      ], output: output)
  }

  private func sync(
    _ device: String
  ) -> (milliseconds: Double, traffic: SyncRow.Traffic)? {
    let report = device + "/report"
    guard let run = run(["sync", "--json"], on: device, output: report),
      let text = Self.text(of: report)
    else { return nil }
    return (
      run.milliseconds,
      SyncRow.Traffic(
        requests: Self.number("requests", in: text), sent: Self.number("bytesSent", in: text),
        received: Self.number("bytesReceived", in: text))
    )
  }

  private static func number(_ name: String, in text: String) -> Int {
    let parts = text.split(separator: "\"\(name)\":", maxSplits: 1)
    return parts.count == 2 ? Int(parts[1].prefix { $0.isNumber }) ?? 0 : 0
  }

  private static func text(of path: String) -> String? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(file, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
