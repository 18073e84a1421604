import RedoSync
import Testing

/// When the next round starts.
struct SyncScheduleTests {
  private let start = ContinuousClock.now

  private func idle() -> SyncSchedule {
    var schedule = SyncSchedule(at: start)
    schedule.begin()
    schedule.end(
      with: nil, isThrough: false, hasMore: false, isSignedIn: false, at: start, random: 0)
    return schedule
  }

  @Test func `a start syncs at once, and then every two minutes`() {
    #expect(SyncSchedule(at: start).isDue(at: start))
    #expect(!idle().isDue(at: start + .seconds(119)))
    #expect(idle().isDue(at: start + .seconds(120)))
  }

  @Test func `a change is sent once the next one has been waited for, and not for ever`() {
    var schedule = idle()
    schedule.noteChange(at: start)
    #expect(!schedule.isDue(at: start + .seconds(1)))
    #expect(schedule.isDue(at: start + .seconds(2)))
    for second in 1...9 { schedule.noteChange(at: start + .seconds(second)) }
    #expect(!schedule.isDue(at: start + .milliseconds(9_900)))
    #expect(schedule.isDue(at: start + .seconds(10)))
  }

  @Test func `one round runs at a time, and what changes meanwhile starts another`() {
    var schedule = idle()
    schedule.ask(at: start)
    #expect(schedule.isDue(at: start))
    schedule.begin()
    schedule.noteChange(at: start)
    #expect(schedule.due == nil)
    schedule.end(
      with: nil, isThrough: false, hasMore: false, isSignedIn: false, at: start + .seconds(5),
      random: 0)
    #expect(schedule.isDue(at: start + .seconds(5)))
  }

  @Test func `more to read is read at once`() {
    var schedule = idle()
    schedule.begin()
    schedule.end(
      with: nil, isThrough: false, hasMore: true, isSignedIn: false, at: start, random: 0)
    #expect(schedule.isDue(at: start))
  }

  @Test func `a server that asks for a pause gets it, though there is more to read`() {
    var schedule = idle()
    schedule.begin()
    schedule.end(
      with: .busy(seconds: 60), isThrough: false, hasMore: true, isSignedIn: false, at: start,
      random: 0)
    schedule.noteChange(at: start - .seconds(30))
    #expect(!schedule.isDue(at: start + .seconds(59)))
    #expect(schedule.isDue(at: start + .seconds(60)))
  }

  @Test func `a failure holds changes back, but not who asks`() {
    var schedule = idle()
    schedule.begin()
    schedule.end(
      with: .unreachable("x"), isThrough: false, hasMore: false, isSignedIn: false, at: start,
      random: .max)
    schedule.noteChange(at: start - .seconds(30))
    #expect(!schedule.isDue(at: start))
    #expect(schedule.isDue(at: start + .seconds(2)))
    schedule.ask(at: start)
    #expect(schedule.isDue(at: start))
  }

  @Test func `what only a person can mend is not tried again by itself`() {
    var schedule = idle()
    schedule.begin()
    schedule.end(
      with: .refused(.forbidden), isThrough: false, hasMore: false, isSignedIn: false, at: start,
      random: 0)
    schedule.noteChange(at: start)
    #expect(!schedule.isDue(at: start + .seconds(100_000)))
    schedule.ask(at: start)
    #expect(schedule.isDue(at: start))
  }

  @Test func `a round that passed a file by which it could not read holds up no other`() {
    for failure in [SyncError.storage("x"), .refused(.forbidden)] {
      var schedule = idle()
      for _ in 1...5 {
        schedule.begin()
        schedule.end(
          with: failure, isThrough: true, hasMore: false, isSignedIn: false, at: start,
          random: .max)
      }
      #expect(schedule.failure == failure)
      #expect(schedule.due == start + .seconds(120))
      schedule.noteChange(at: start)
      #expect(schedule.isDue(at: start + .seconds(2)))
    }
  }

  @Test(arguments: [
    SyncError.folder(.missing("/x")), .folder(.notOurs("/x")), .folder(.documentBroken("/x")),
    .folder(.sealGone("/x")), .folder(.passphraseNeeded), .untrusted("x"),
  ])
  func `what is mended without Redo is tried again by itself, later and later`(failure: SyncError) {
    var schedule = idle()
    for _ in 1...20 {
      schedule.begin()
      schedule.end(
        with: failure, isThrough: false, hasMore: false, isSignedIn: false, at: start,
        random: 450_000)
      schedule.noteChange(at: start - .seconds(30))
      #expect(!schedule.isDue(at: start + .milliseconds(999)))
    }
    // A folder costs a look, a server a connection.
    let longest = failure == .untrusted("x") ? 900 : 120
    #expect(!schedule.isDue(at: start + .seconds(longest - 1)))
    #expect(schedule.isDue(at: start + .seconds(longest)))
  }

  @Test func `a server that wants a sign-in though there is one is left alone for longer`() {
    var schedule = idle()
    for _ in 1...20 {
      schedule.begin()
      schedule.end(
        with: .signInNeeded, isThrough: false, hasMore: false, isSignedIn: true, at: start,
        random: 450_000)
    }
    #expect(!schedule.isDue(at: start + .seconds(899)))
    #expect(schedule.isDue(at: start + .seconds(900)))
    schedule.ask(at: start)
    #expect(schedule.isDue(at: start))
  }

  @Test func `whoever signs in at another terminal is noticed within half a minute, always`() {
    var schedule = idle()
    for round in 1...20 {
      schedule.begin()
      schedule.end(
        with: .signInNeeded, isThrough: false, hasMore: false, isSignedIn: false, at: start,
        random: UInt64(round) &* 0x9E37_79B9)
      #expect(!schedule.isDue(at: start + .seconds(29)))
      #expect(schedule.isDue(at: start + .seconds(30)))
    }
  }
}
