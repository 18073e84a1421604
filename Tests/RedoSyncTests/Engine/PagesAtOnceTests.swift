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
  private func deviceOfMany() throws -> SyncDevice {
    let device = try SyncDevice()
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

  @Test func `a page that cannot be had takes nothing away from those before it`() throws {
    let device = try deviceOfMany()
    let own = device.ids.count
    let broken = PagedRemote(pages: pages, breaksAt: 3)
    let outcome = device.sync(with: broken)
    #expect(outcome.received.count == 6 && outcome.hasMore && outcome.failure == nil)
    #expect(device.ledger.record.cursor == SyncCursor(["3"]))
    #expect(device.sync(with: broken).failure == .unreachable("the connection was reset"))
    #expect(device.ids.count == own + 6)
    device.settle(with: PagedRemote(pages: pages))
    #expect(device.ids.count == own + 20)
  }
}
