import Foundation
import RedoTestSupport
import Testing

@testable import RedoProtocol

@Suite struct `An instant as text` {
  @Test func `the protocol's own form is read and written byte for byte`() throws {
    for text in [
      "1970-01-01T00:00:00.000Z", "2026-11-20T14:05:09.007Z", "2024-02-29T23:59:59.999Z",
      "0000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z",
    ] {
      let instant = try #require(Instant(wall: text))
      #expect(instant.wallText == text)
      var appended: [UInt8] = [7]
      instant.appendWall(to: &appended)
      #expect(appended == [7] + Array(text.utf8))
    }
    #expect(Instant(rfc3339: "0000-01-01T00:00:00.000Z") == .earliest)
    #expect(Instant(rfc3339: "9999-12-31T23:59:59.999Z") == .latest)
    #expect(Instant(rfc3339: "1970-01-01T00:00:00Z")?.milliseconds == 0)
  }

  @Test(arguments: [
    "2026-11-20T14:05:09.07Z", "2026-11-20T14:05:09Z", "2026-11-20T14:05:09.0070Z",
    "2026-11-20t14:05:09.007Z", "2026-11-20T14:05:09.007z", "2026-11-20T14:05:09,007Z",
    "2026-02-29T14:05:09.007Z", "2026-13-01T14:05:09.007Z", "2026-11-20T24:00:00.000Z",
    "2026-11-20T14:05:60.000Z", "2026-11-20T14:05:09.007+", "2026-11-20 14:05:09.007Z",
    "2026-11-20T14:05:09.00:Z", "2026-11-20T14:05:0/.007Z", "+026-11-20T14:05:09.007Z", "",
  ])
  func `no other form is a wall time`(text: String) {
    #expect(Instant(wall: text) == nil)
  }

  @Test func `offsets are applied`() {
    let noon = Instant(rfc3339: "2026-11-20T12:00:00Z")
    #expect(noon != nil)
    #expect(Instant(rfc3339: "2026-11-20T13:30:00+01:30") == noon)
    #expect(Instant(rfc3339: "2026-11-19T12:01:00-23:59") == noon)
    #expect(Instant(rfc3339: "2026-11-20t12:00:00.000000z") == noon)
    #expect(Instant(rfc3339: "2026-11-20T12:00:00-00:00") == noon)
  }

  @Test func `digits after the millisecond are cut, not rounded`() {
    let text = Instant(rfc3339: "1985-04-12T00:59:59.999999999999999Z")?.wallText
    #expect(text == "1985-04-12T00:59:59.999Z")
    #expect(Instant(rfc3339: "1985-04-12T00:59:59.5Z")?.wallText == "1985-04-12T00:59:59.500Z")
    #expect(Instant(rfc3339: "1969-12-31T23:59:59.9999Z")?.milliseconds == -1)
  }

  @Test(arguments: [
    "2026-11-20T12:00:00", "2026-11-20T12:00:00.Z", "2026-11-20T12:00Z", "2026-11-20T12:00:00+0100",
    "2026-11-20T12:00:00+01", "2026-11-20T12:00:00+24:00", "2026-11-20T12:00:00+01:60",
    "2026-11-20 12:00:00Z", "2026-11-20T12:00:00Z ", " 2026-11-20T12:00:00Z",
    "2026-11-20T12:00:00.1.2Z", "2026-11-20T12:00:00\u{2212}01:00", "2026-02-30T12:00:00Z",
    "1900-02-29T12:00:00Z", "2026-00-10T12:00:00Z", "2026-11-00T12:00:00Z", "T", "2026-11-20T",
  ])
  func `what RFC 3339 does not say is refused`(text: String) {
    #expect(Instant(rfc3339: text) == nil)
  }

  @Test func `second 60 is refused even where a leap second was`() {
    #expect(Instant(rfc3339: "1998-12-31T23:59:60Z") == nil)
    #expect(Instant(rfc3339: "1990-12-31T15:59:60-08:00") == nil)
  }

  @Test func `a moment whose offset leaves the protocol's years is refused`() {
    #expect(Instant(rfc3339: "0000-01-01T00:59:59+01:00") == nil)
    #expect(Instant(rfc3339: "0000-01-01T01:00:00+01:00") == .earliest)
    #expect(Instant(rfc3339: "9999-12-31T23:00:00-01:00") == nil)
    #expect(Instant(rfc3339: "9999-12-31T22:59:59.999-01:00") == .latest)
  }

  @Test func `text and numbers agree with the system's calendar on random moments`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 3339)
    let seconds =
      Instant.earliest.milliseconds / 1000...Instant.latest.milliseconds / 1000
    for _ in 0..<20_000 {
      let second = Int64.random(in: seconds, using: &generator)
      let instant = Instant(milliseconds: second * 1000 + .random(in: 0...999, using: &generator))
      var clock = time_t(second)
      var fields = tm()
      try #require(gmtime_r(&clock, &fields) != nil)
      let (date, time) = instant.utc
      let ours = [date.year, date.month, date.day, time.hour, time.minute, time.second]
      let theirs = [
        fields.tm_year + 1900, fields.tm_mon + 1, fields.tm_mday, fields.tm_hour, fields.tm_min,
        fields.tm_sec,
      ]
      try #require(ours == theirs.map(Int.init), "seed \(generator.seed), second \(second)")
      let text = instant.wallText
      try #require(Instant(wall: text) == instant, "seed \(generator.seed)")
      try #require(Instant(rfc3339: text) == instant, "seed \(generator.seed)")
    }
  }

  @Test func `random damage to a date-time is read the same way or refused by both readers`() {
    var generator = SeededGenerator.fromEnvironment(default: 24)
    let sound = Array("2026-11-20T14:05:09.007Z".utf8)
    for _ in 0..<20_000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        bytes[.random(in: 0..<bytes.count, using: &generator)] =
          Array("0123456789-:.TtZz+ \u{7F}".utf8).randomElement(using: &generator) ?? 0
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if let wall = Instant(wall: text) {
        #expect(wall == Instant(rfc3339: text) && wall.wallText == text, "\(text)")
      }
    }
  }

  @Test(
    arguments: [(-60_001, -2), (-60_000, -1), (-1, -1), (0, 0), (59_999, 0), (60_000, 1)]
      as [(Int64, Int64)])
  func `whole minutes are rounded down, before the epoch too`(milliseconds: Int64, minute: Int64) {
    #expect(Instant(milliseconds: milliseconds).minute == minute)
  }

  @Test func `a moment beyond the protocol's is written as its nearest`() {
    #expect(Instant(milliseconds: .max).wallText == "9999-12-31T23:59:59.999Z")
    #expect(Instant(milliseconds: .min).wallText == "0000-01-01T00:00:00.000Z")
  }

  @Test func `the basic form has no signs between the figures, and seconds as its smallest part`() {
    #expect(Instant(wall: "2026-11-20T14:05:09.987Z")?.basicText == "20261120T140509Z")
    #expect(Instant(milliseconds: .min).basicText == "00000101T000000Z")
    #expect(Instant(milliseconds: .max).basicText == "99991231T235959Z")
  }
}

@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct `Foreign date-time vectors` {
  private struct Case: Decodable {
    let description: String
    let data: String
    let valid: Bool
  }

  @Test func `every verdict is met, but for the leap seconds that the project refuses`() throws {
    let bytes = try Vectors.bytes(of: "format/date-time.json")
    let cases = try JSONDecoder().decode([Case].self, from: Data(bytes))
    #expect(!cases.isEmpty)
    for example in cases {
      let second = example.data.dropFirst(17).prefix(2)
      let expected = example.valid && second != "60"
      #expect((Instant(rfc3339: example.data) != nil) == expected, "\(example.description)")
    }
  }
}
