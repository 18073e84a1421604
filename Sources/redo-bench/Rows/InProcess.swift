internal import Glibc
internal import RedoApp
internal import RedoCrypto
internal import RedoProtocol
internal import RedoStore
internal import RedoTasks

/// Code that is measured by itself, without a process around it.
enum InProcess {
  /// The median of some timed calls, in milliseconds.
  static func measure(runs: Int, _ body: () -> Void) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = ContinuousClock.now
      body()
      times.append((ContinuousClock.now - start).milliseconds)
    }
    return Figures.median(times)
  }

  /// A log file, mapped; nil where it cannot be read.
  static func map(_ path: String) -> LogBytes? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    let count = Int(status.st_size)
    guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
    else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: count)
    return LogBytes(bytes.assumingMemoryBound(to: UInt8.self)) {
      munmap(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count)
    }
  }

  /// Reading every line and checking every id, signatures on trust.
  static func decode(_ bytes: LogBytes, runs: Int, _ workers: any Workers) -> Double {
    let watermark = ChangeLog(bytes, with: workers).watermark
    return measure(runs: runs) {
      let log = ChangeLog(bytes, trusting: watermark, with: workers)
      precondition(!log.contradictsWatermark, "a log vouches for itself")
    }
  }

  /// SHA-256 of a whole log as one message: the ids of its lines cannot take less by much.
  static func hash(_ bytes: LogBytes, runs: Int) -> Double {
    let sha256 = SHA256()
    return measure(runs: runs) { _ = bytes.withSpan { sha256.digest(of: $0) } }
  }

  /// Adding up a whole log, eight bytes at a time: what the memory takes to hand it over.
  static func sum(_ bytes: LogBytes, runs: Int) -> Double {
    measure(runs: runs) {
      let sum = bytes.withSpan { span in
        span.withUnsafeBytes { $0.bindMemory(to: UInt64.self).reduce(UInt64(0), &+) }
      }
      precondition(sum != 0, "a log of changes is not all zeros")
    }
  }

  /// Touching so many fresh pages for the first time.
  static func touch(pages: Int, runs: Int) -> Double {
    let size = Int(getpagesize())
    return measure(runs: runs) {
      guard
        let start = mmap(
          nil, pages * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
        start != MAP_FAILED
      else { return }
      // A huge page would take one fault for hundreds.
      madvise(start, pages * size, MADV_NOHUGEPAGE)
      for page in 0..<pages { start.storeBytes(of: 1, toByteOffset: page * size, as: UInt8.self) }
      munmap(start, pages * size)
    }
  }

  /// One refresh: a line is read that was appended, and the whole log is replayed.
  static func refresh(_ bytes: LogBytes, runs: Int) -> Double {
    var all = bytes.withSpan { $0.withUnsafeBufferPointer { Array($0) } }
    let ends = all.indices.suffix(100_000).filter { all[$0] == 0x0A }.suffix(runs + 1)
    guard let first = ends.first else { return 0 }
    Heap.keepFreedMemory()
    let workers = ThreadWorkers()
    var log = ChangeLog(LogBytes(Array(all[...first])), with: workers)
    var projection = Projection(replaying: log, with: workers)
    var times: [Double] = []
    for end in ends.dropFirst() {
      let longer = LogBytes(Array(all[...end]))
      let start = ContinuousClock.now
      log.extend(to: longer, with: workers)
      projection = Projection(replaying: log, with: workers)
      times.append((ContinuousClock.now - start).milliseconds)
    }
    precondition(!projection.tasks.isEmpty, "a log of changes has tasks")
    all.removeAll()
    return Figures.median(times)
  }

  /// One step into the past, from the present on.
  static func stepBack(_ bytes: LogBytes, runs: Int) -> Double {
    let log = ChangeLog(bytes, with: ThreadWorkers())
    var past = Past(of: Projection(replaying: log))
    return measure(runs: runs) { past.go(to: past.step - 1) }
  }

  /// Every number of the analytics, from a replay that stands.
  static func analytics(_ bytes: LogBytes, runs: Int) -> Double {
    let log = ChangeLog(bytes, with: ThreadWorkers())
    let projection = Projection(replaying: log)
    let now = projection.graph.nodes.last?.wall ?? .earliest
    let zone = LocalZone.system()
    return measure(runs: runs) {
      let analytics = Analytics(of: projection, at: now, in: zone)
      precondition(analytics.history.total.tasks > 0, "a log of changes has completions")
    }
  }

  /// The longest forecast there is: every run draws the days of a year.
  static func forecast(runs: Int) -> Double {
    let throughput = (0..<60).map { Int64($0 % 4) }
    return measure(runs: runs) {
      let outlook = Outlook(of: 1000, at: throughput, seed: 1)
      precondition(outlook.forecast?.days(withChance: 50) == nil, "a year is not enough")
    }
  }

  /// Verifying a whole log, in signatures a second, and what share that is of libsodium's own rate
  /// for those of its first nodes: medians of pairs, the one measured right after the other.
  static func verifyRate(
    _ bytes: LogBytes, nodeCount: Int, runs: Int
  ) -> (rate: Double, share: Double) {
    let workers = ThreadWorkers()
    let author = ChangeGraph(ChangeLog(bytes, with: workers)).authors.first
    guard let key = author?.publicKey else { return (0, 0) }
    let bodies = firstBodies(of: bytes)
    let pairs = (0..<runs).map { _ in
      let library = Double(bodies.count) / verify(bodies, by: key, workers) * 1000
      let time = measure(runs: 1) {
        let log = ChangeLog(bytes, with: workers)
        precondition(log.faults.isEmpty, "a log that was made here is sound")
      }
      let rate = Double(nodeCount) / time * 1000
      return (rate: rate, share: rate / library)
    }
    return (Figures.median(pairs.map(\.rate)), Figures.median(pairs.map(\.share)))
  }

  private static func firstBodies(of bytes: LogBytes) -> [SignedBody] {
    bytes.withSpan { span in
      span.withUnsafeBufferPointer { text in
        text.split(separator: 0x0A, maxSplits: 20_000).prefix(20_000).compactMap(SignedBody.init)
      }
    }
  }

  /// How long the signatures take on all processors with nothing else done, in milliseconds.
  private static func verify(
    _ bodies: [SignedBody], by key: VerifyingKey, _ workers: ThreadWorkers
  ) -> Double {
    // So many that no processor waits long for the last one.
    let pieces = 128
    return measure(runs: 1) {
      let sound = workers.map(pieces) { number in
        bodies[bodies.count * number / pieces..<bodies.count * (number + 1) / pieces]
          .allSatisfy { $0.isSigned(by: key) }
      }
      precondition(sound.allSatisfy(\.self), "a key verifies what it signed")
    }
  }
}
