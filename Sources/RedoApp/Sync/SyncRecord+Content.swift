internal import RedoProtocol
internal import RedoStore
internal import RedoSync

extension SyncRecord {
  /// Reads what was kept.
  ///
  /// Where the log is shorter than it was then, the remote is read anew.
  init(_ content: SyncStateFile.Content?, logLength: Int) {
    self.init()
    guard let content else { return }
    func number(_ name: String) -> Int { Int(content.numbers[name] ?? 0) }
    if logLength >= number("log") { cursor = SyncCursor(content.cursor) }
    lastPush = content.numbers["pushed"].map { Instant(milliseconds: $0).clamped }
    lastPull = content.numbers["pulled"].map { Instant(milliseconds: $0).clamped }
    sent = number("sent")
    received = number("received")
    refused = number("refused")
    tooLarge = number("too-large")
    peers = content.numbers["peers"].map { Int($0) }
    clockSkew = content.numbers["skew"]
    traffic = SyncTraffic(
      requests: number("requests"), sent: number("bytes-sent"),
      received: number("bytes-received"))
  }

  /// What is to be kept, with the length of the log in bytes.
  func content(logLength: Int) -> SyncStateFile.Content {
    var numbers: [String: Int64] = [
      "log": Int64(logLength), "sent": Int64(sent), "received": Int64(received),
      "refused": Int64(refused), "too-large": Int64(tooLarge),
      "requests": Int64(traffic.requests), "bytes-sent": Int64(traffic.sent),
      "bytes-received": Int64(traffic.received),
    ]
    numbers["pushed"] = lastPush?.milliseconds
    numbers["pulled"] = lastPull?.milliseconds
    numbers["peers"] = peers.map(Int64.init)
    numbers["skew"] = clockSkew
    return SyncStateFile.Content(numbers: numbers, cursor: cursor.entries)
  }
}
