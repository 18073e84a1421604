import RedoViewModels
import Testing

@testable import RedoTerminal

@Suite struct RainShowTests {
  private static let minute: Int64 = 60_000

  private func show(_ motion: Motion, idle: Int? = 10) -> RainShow {
    var preferences = Preferences()
    (preferences.motion, preferences.idleMinutes) = (motion, idle)
    return RainShow(preferences, seed: 1, at: 0)
  }

  @Test func `rain falls once at the start, at most 30 frames a second, and ends`() {
    var show = show(.full)
    #expect(show.frame(at: 0) == nil)
    show.begin(at: 0)
    #expect(show.frame(at: 0)?.rain.course == .once)
    var (now, frames) = (Int64(0), 0)
    while let wait = show.untilNextFrame(at: now, showing: nil), show.frame(at: now) != nil {
      #expect(wait > 33 || now + wait >= 32 * 50)
      now += wait
      frames += 1
    }
    #expect(frames == Rain.frames)
    #expect(now < 2000, "it lasts two seconds at most")
    #expect(show.frame(at: now) == nil)
  }

  @Test(arguments: [1_599, 1_600, 1_700] as [Int64])
  func `what has ended since it was drawn is taken off at once`(now: Int64) {
    var show = show(.full)
    show.begin(at: 0)
    let last = show.frame(at: 1_599)
    #expect(last != nil)
    #expect(show.untilNextFrame(at: now, showing: last) == (now < 1_600 ? 1 : 0))
    show.noteFocus(false, at: now)
    #expect(show.untilNextFrame(at: now, showing: last) == 0)
    #expect(show.untilNextFrame(at: now, showing: nil) == nil)
  }

  @Test func `a key ends the rain, and nothing moves until long after it`() {
    var show = show(.full)
    show.begin(at: 0)
    show.noteInput(at: 300)
    #expect(show.frame(at: 300) == nil)
    #expect(show.untilNextFrame(at: 300, showing: nil) == 10 * Self.minute)
    #expect(show.frame(at: 300 + 10 * Self.minute)?.rain.course == .endless)
    show.noteInput(at: 11 * Self.minute)
    #expect(show.frame(at: 11 * Self.minute) == nil)
  }

  @Test func `to hear at the start that the terminal has the focus does not end the rain`() {
    var show = show(.full)
    show.begin(at: 0)
    show.noteFocus(true, at: 100)
    #expect(show.frame(at: 100)?.rain.course == .once)
    show.noteFocus(false, at: 200)
    #expect(show.frame(at: 200) == nil)
  }

  @Test func `rain of the idle stops by itself after a while`() {
    let show = show(.full, idle: 1)
    #expect(show.frame(at: Self.minute) != nil)
    #expect(show.untilNextFrame(at: Self.minute, showing: nil) == 100)
    #expect(show.frame(at: 6 * Self.minute) == nil)
    #expect(show.untilNextFrame(at: 6 * Self.minute, showing: nil) == nil)
  }

  @Test func `without motion nothing ever shows, and nothing is waited for`() {
    var show = show(.none)
    show.begin(at: 0)
    for now in stride(from: Int64(0), to: 100 * Self.minute, by: 777) {
      #expect(show.frame(at: now) == nil)
      #expect(show.untilNextFrame(at: now, showing: nil) == nil)
    }
  }

  @Test func `with reduced motion a still rain fades, and none falls later`() {
    var show = show(.reduced)
    show.begin(at: 0)
    #expect(show.frame(at: 100)?.rain.course == .still)
    #expect(show.untilNextFrame(at: 5 * Self.minute, showing: nil) == nil)
    #expect(show.frame(at: 60 * Self.minute) == nil)
  }

  @Test func `nothing moves while the terminal has no focus`() {
    var show = show(.full, idle: 1)
    show.begin(at: 0)
    show.noteFocus(false, at: 100)
    #expect(show.frame(at: 200) == nil)
    #expect(show.frame(at: 2 * Self.minute) == nil)
    #expect(show.untilNextFrame(at: 2 * Self.minute, showing: nil) == nil)
    show.noteFocus(true, at: 3 * Self.minute)
    #expect(show.untilNextFrame(at: 3 * Self.minute, showing: nil) == Self.minute)
  }

  @Test func `what is set holds at once`() {
    var show = show(.full)
    var preferences = Preferences()
    preferences.motion = .none
    show.begin(at: 0)
    show.adopt(preferences, at: 100)
    #expect(show.frame(at: 200) == nil)
    preferences.motion = .full
    preferences.idleMinutes = nil
    show.adopt(preferences, at: 300)
    #expect(show.untilNextFrame(at: 400, showing: nil) == nil)
  }
}
