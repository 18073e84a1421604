import RedoIntents
import RedoSync
import RedoTestSupport
import Testing

/// A round reads as many pages as are little beside the log, which is judged once for all of them.
struct PagesAtOnceTests {
  /// Ten pages of two tasks each.
  private let pages: [[[UInt8]]] = (0..<10).map { page in
    (1...2).map { TaskSketch(by: TestDevice(9), task: page * 2 + $0).create("Task \(page)").line }
  }

  /// A device whose log is many times as long as all of them.
  private func deviceOfMany(
    elapsed: @escaping @Sendable () -> Duration = { .zero }
  ) throws -> SyncDevice {
    let device = try SyncDevice(elapsed: elapsed)
    try device.replica.add((0..<600).map { TaskDraft(title: "Own task \($0)") })
    return device
  }

  @Test func `an empty log takes one page at a time, a long one all that are little`() throws {
    let remote = PagedRemote(pages: pages)
    let first = try SyncDevice().sync(with: remote)
    #expect(first.received.count == 2 && first.hasMore)
    let device = try deviceOfMany()
    let outcome = device.sync(with: remote)
    #expect(outcome.received.count == 20 && !outcome.hasMore && outcome.failure == nil)
    #expect(outcome.cursor == SyncCursor(["10"]))
  }

  @Test func `a page that cannot be had is told of, and takes nothing away from those before it`()
    throws
  {
    let device = try deviceOfMany()
    let own = device.ids.count
    let broken = PagedRemote(pages: pages, breaksAt: 3)
    let outcome = device.sync(with: broken)
    #expect(outcome.failure == .unreachable("the connection was reset"))
    #expect(outcome.received.count == 6 && outcome.hasMore && !outcome.isThrough)
    // Whoever fails is sent nothing either, and is not known to have been read to the end.
    #expect(outcome.sent.isEmpty && outcome.waiting == own)
    #expect(device.ledger.record.cursor == SyncCursor(["3"]))
    #expect(device.ledger.record.lastPull == nil)
    #expect(device.ids.count == own + 6)
    #expect(device.sync(with: broken).failure == .unreachable("the connection was reset"))
    #expect(device.ids.count == own + 6)
    device.settle(with: PagedRemote(pages: pages))
    #expect(device.ids.count == own + 20)
  }

  @Test func `where the terms are still to be read, one page is read before them`() throws {
    let device = try deviceOfMany()
    device.sync(with: PagedRemote(pages: []))
    device.restart()
    let first = device.sync(with: PagedRemote(pages: pages, breaksAt: 1))
    #expect(first.permission == .full && first.failure == nil)
    #expect(first.received.count == 2 && first.hasMore)
    let second = device.sync(with: PagedRemote(pages: pages))
    #expect(second.received.count == 18 && !second.hasMore)
  }

  @Test func `pages that come slowly are written before others are asked for`() throws {
    let clock = SlowClock()
    let device = try deviceOfMany { clock.elapsed }
    let own = device.ids.count
    let remote = PagedRemote(pages: pages)
    // The second begins a second after the first, the third would after two.
    let outcome = device.sync(with: remote)
    #expect(outcome.received.count == 4 && outcome.hasMore && outcome.failure == nil)
    #expect(device.ids.count == own + 4 && device.ledger.record.cursor == SyncCursor(["2"]))
    device.settle(with: remote)
    #expect(device.ids.count == own + 20)
  }

  @Test func `after each page it is told how much has come`() throws {
    let device = try deviceOfMany()
    var heard: [SyncProgress] = []
    device.sync(with: PagedRemote(pages: pages, breaksAt: 3)) { heard.append($0) }
    #expect(heard == [2, 4, 6].map { SyncProgress(received: $0) })
    #expect(heard.last?.behind(100) == SyncProgress(received: 106))
  }

  @Test func `what comes back from where it was sent to is not told of as having come`() throws {
    let remote = MemoryRemote()
    let device = try SyncDevice()
    device.replica.add("Buy milk")
    device.settle(with: remote)
    var heard: [SyncProgress] = []
    let outcome = device.sync(with: remote) { heard.append($0) }
    #expect(heard == [SyncProgress()] && outcome.received.isEmpty)
  }
}
