internal import RedoCrypto
internal import RedoProtocol
internal import RedoStore
internal import RedoSync

extension SyncRecord {
  /// What a number is kept under.
  private enum Counter: String {
    case pushed, pulled, sent, received, refused, incomplete, peers, skew, requests
    case termsRead = "terms"
    case tooLarge = "too-large"
    case bytesSent = "bytes-sent"
    case bytesReceived = "bytes-received"
  }

  /// No number is believed to be larger, so that none that somebody put there is too large to add to.
  private static let most = 1 << 53

  /// Reads what was kept.
  init(_ content: SyncStateFile.Content?) {
    self.init()
    guard let content else { return }
    func kept(_ counter: Counter) -> Int64? { content.numbers[counter.rawValue] }
    func number(_ counter: Counter) -> Int { min(max(0, Int(kept(counter) ?? 0)), Self.most) }
    func moment(_ counter: Counter) -> Instant? {
      kept(counter).map { Instant(milliseconds: $0).clamped }
    }
    cursor = SyncCursor(content.cursor)
    lastPush = moment(.pushed)
    lastPull = moment(.pulled)
    termsRead = moment(.termsRead)
    sent = number(.sent)
    received = number(.received)
    refused = number(.refused)
    tooLarge = number(.tooLarge)
    incomplete = number(.incomplete)
    peers = kept(.peers).map { _ in number(.peers) }
    clockSkew = kept(.skew).map { min(max(-Int64(Self.most), $0), Int64(Self.most)) }
    traffic = SyncTraffic(
      requests: number(.requests), sent: number(.bytesSent), received: number(.bytesReceived))
  }

  /// What is to be kept, with where the log ends.
  func content(end: LogEnd) -> SyncStateFile.Content {
    let counters: [(Counter, Int64?)] = [
      (.sent, Int64(sent)), (.received, Int64(received)), (.refused, Int64(refused)),
      (.tooLarge, Int64(tooLarge)), (.requests, Int64(traffic.requests)),
      (.bytesSent, Int64(traffic.sent)), (.bytesReceived, Int64(traffic.received)),
      (.pushed, lastPush?.milliseconds), (.pulled, lastPull?.milliseconds),
      (.termsRead, termsRead?.milliseconds), (.peers, peers.map(Int64.init)), (.skew, clockSkew),
      // Most folders are whole, and their files stay as older versions wrote them.
      (.incomplete, incomplete > 0 ? Int64(incomplete) : nil),
    ]
    var numbers: [String: Int64] = [:]
    for (counter, number) in counters { numbers[counter.rawValue] = number }
    numbers[SyncStateFile.Content.countName] = Int64(end.count)
    if let digest = end.tip?.digest {
      let words = [digest.word0, digest.word1, digest.word2, digest.word3]
      for (name, word) in zip(SyncStateFile.Content.tipNames, words) {
        numbers[name] = Int64(bitPattern: word)
      }
    }
    return SyncStateFile.Content(numbers: numbers, cursor: cursor.entries)
  }
}

extension SyncStateFile.Content {
  fileprivate static let countName = "nodes"
  fileprivate static let tipNames = ["tip-0", "tip-1", "tip-2", "tip-3"]

  /// Where the log ended when this was kept; nil where it does not say.
  var end: LogEnd? {
    guard let count = numbers[Self.countName].flatMap(Int.init(exactly:)), count >= 0 else {
      return nil
    }
    let words = Self.tipNames.compactMap { numbers[$0] }.map { UInt64(bitPattern: $0) }
    guard words.count == 4, count > 0 else {
      return count == 0 ? LogEnd(count: 0, tip: nil) : nil
    }
    return LogEnd(
      count: count, tip: NodeID(Digest(words[0], words[1], words[2], words[3])))
  }
}
