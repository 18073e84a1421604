import RedoIntents
import RedoTestSupport
import Testing

/// Tasks of which thousands of changes are marked as undos.
@Suite(.serialized)
struct ManyUndosTests {
  @Test(arguments: [false, true])
  func `the history of thousands of changes that only seem to be undos is told in proportion`(
    hasOthers: Bool
  ) {
    func seconds(_ count: Int) -> Double {
      let history = ToldHistory(of: Self.log(count, hasOthers: hasOthers))
      #expect(history.texts.contains("changed title to “back \(count)”"))
      return history.seconds
    }
    // Eight times as many: squares would be 64 times as long.
    let growth = Growth(from: 1_000, to: 8_000, within: 24, slack: 0.1, seconds: seconds)
    print("history of seeming undos: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `the history of an undo that wrote thousands of changes is told in proportion`() {
    func seconds(_ count: Int) -> Double {
      var log = BulkLog()
      var last = log.addTask(1, title: "root")
      for number in 0..<2 * count {
        // The first half is one intent, and the second half its undo.
        let isUndo = number >= count
        last = log.retitle(
          isUndo ? "root" : "title \(number)", lamport: number + 3, on: last,
          after: isUndo ? 4_001 : 2_000)
      }
      let history = ToldHistory(of: log) { $0.text(of: $1) }
      #expect(
        history.texts.count { $0.hasPrefix("undid: changed title to “title 0”, ") } == count)
      return history.seconds
    }
    // Eight times as many: squares would be 64 times as long, and it was their cubes.
    let growth = Growth(from: 1_000, to: 8_000, within: 24, slack: 0.1, seconds: seconds)
    print("history of one undo: \(growth)")
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `an undo that keeps what others had set is told behind a hundred that need no look`() {
    var log = BulkLog()
    var last = log.addTask(1, title: "root")
    log.append("UPDATE", "{\"priority\":5}", task: 1, lamport: 3, on: last)
    let undone = (1...100).map { ["{\"title\":\"title \($0)\"}", "{\"title\":\"root\"}"] }
    for (number, pair) in (undone + [["{\"priority\":2}", "{\"priority\":5}"]]).enumerated() {
      for (place, payload) in pair.enumerated() {
        last = log.append(
          "UPDATE", payload, task: 1, lamport: number * 2 + 3 + place, on: last,
          wall: BulkLog.wall(after: 2_000 + number * 2_000 + place * 1_001))
      }
    }
    let told = ToldHistory(of: log).texts
    #expect(told.count { $0.hasPrefix("undid: ") } == 101)
    #expect(told.last?.hasPrefix("undid: ") == true)
  }

  /// A task that was given one title after another, every other as an undo would, and perhaps one on a
  /// branch beside.
  private static func log(_ count: Int, hasOthers: Bool) -> BulkLog {
    var log = BulkLog()
    var last = log.addTask(1, title: "root")
    if hasOthers { log.retitle("beside", lamport: 3, on: last) }
    for number in 1...count {
      for (place, title) in ["title", "back"].enumerated() {
        // The last digits of a wall time say that it is an undo.
        last = log.retitle(
          "\(title) \(number)", lamport: number * 2 + 1 + place, on: last,
          after: number * 2_000 + place * 1_001)
      }
    }
    return log
  }
}
