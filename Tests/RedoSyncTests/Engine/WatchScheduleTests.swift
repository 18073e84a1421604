import RedoSync
import Testing

/// When whoever watches syncs with which remote.
struct WatchScheduleTests {
  private let start = ContinuousClock.now
  private var schedule = WatchSchedule()

  init() {
    schedule.follow(["folder", "firestore"], at: start)
  }

  private mutating func end(_ remote: String, _ failure: SyncError? = nil) {
    var outcome = SyncOutcome(cursor: .start)
    outcome.failure = failure
    schedule.end(remote, with: outcome, isSignedIn: true, at: start, random: 450_000)
  }

  private func isNext(_ remote: String, after seconds: Int) -> Bool {
    let moment = start + .seconds(seconds)
    return schedule.isDue(at: moment) && schedule.includes(remote, at: moment)
  }

  @Test mutating func `a watch syncs at once, every minute, and soon after a change`() {
    #expect(isNext("folder", after: 0) && isNext("firestore", after: 0))
    end("folder")
    end("firestore")
    #expect(!isNext("folder", after: 59) && isNext("folder", after: 60))
    schedule.noteChange(at: start + .seconds(10))
    #expect(!isNext("folder", after: 11) && isNext("folder", after: 12))
  }

  @Test mutating func `a server gets the pause it asks for, whatever changes, and others go on`() {
    end("folder")
    end("firestore", .busy(seconds: 300))
    schedule.noteChange(at: start)
    #expect(isNext("folder", after: 2) && !isNext("firestore", after: 299))
    #expect(isNext("firestore", after: 300))
  }

  @Test mutating func `a server that fails again and again is asked later and later`() {
    for failure in [SyncError.unreachable("x"), .signInNeeded] {
      for _ in 0..<20 { end("firestore", failure) }
      #expect(!isNext("firestore", after: 899) && isNext("firestore", after: 900))
      end("firestore")
    }
  }

  @Test mutating func `what only a person can mend is looked at every quarter of an hour`() {
    end("firestore", .refused(.forbidden))
    schedule.noteChange(at: start)
    #expect(!isNext("firestore", after: 899) && isNext("firestore", after: 900))
  }

  @Test mutating func `a remote that is added is due, and one that is removed is not`() {
    end("folder")
    end("firestore")
    schedule.follow(["folder", "stick"], at: start)
    #expect(isNext("stick", after: 0) && !schedule.includes("firestore", at: start))
    end("stick")
    #expect(!isNext("folder", after: 1))
  }

  @Test mutating func `where the log is locked, what was due is due again soon`() {
    schedule.postpone(at: start, random: .max)
    #expect(!isNext("folder", after: 1) && isNext("folder", after: 2))
  }
}
