import Foundation
import RedoProtocol
import RedoTasks
import Testing

@Suite struct `A file of the zone database` {
  private static let folder = URL(fileURLWithPath: "/usr/share/zoneinfo")

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
  }

  /// A file as some systems have them: nothing but the rule at its end.
  private func slim(_ rule: String, offset: Int32) -> [UInt8] {
    func big(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let head =
      Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
      + [0, 0, 0, 0, 1, 4].flatMap(big)
    let table = big(UInt32(bitPattern: offset)) + [0, 0] + Array("LMT\0".utf8)
    return head + table + head + table + Array("\n\(rule)\n".utf8)
  }

  @Test(
    arguments: `A local zone`.names + ["Europe/Dublin", "America/Santiago", "Africa/Casablanca"])
  func `a zone file says what the system says around every clock change`(name: String) throws {
    let system = SystemZone(name)
    let zone = try #require(ZoneFile(try bytes(name))).zone
    for (instant, fields) in system.probes {
      let (date, time) = zone.civil(of: instant)
      let ours = [date.year, date.month, date.day, time.hour, time.minute, time.second]
      #expect(ours == fields, "\(name) at \(instant.wallText)")
    }
  }

  @Test(arguments: [
    ("Europe/Berlin", "CET-1CEST,M3.5.0,M10.5.0/3"), ("America/New_York", "EST5EDT,M3.2.0,M11.1.0"),
    ("Europe/Dublin", "IST-1GMT0,M10.5.0,M3.5.0/1"),
    ("Australia/Lord_Howe", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"),
    ("Asia/Kathmandu", "<+0545>-5:45"), ("Etc/GMT+11", "<-11>11"), ("UTC", "UTC0"),
  ])
  func `the rule at its end holds for all that it does not list`(name: String, rule: String) throws
  {
    let system = SystemZone(name)
    let zone = try #require(ZoneFile(slim(rule, offset: 0))).zone
    let start = try #require(Instant(rfc3339: "2010-01-01T00:00:00Z"))
    for (instant, fields) in system.probes where instant > start {
      let (date, time) = zone.civil(of: instant)
      let ours = [date.year, date.month, date.day, time.hour, time.minute, time.second]
      #expect(ours == fields, "\(name) at \(instant.wallText)")
    }
  }

  @Test func `its clocks go on changing when all that it lists is past`() throws {
    let zone = try #require(ZoneFile(try bytes("Europe/Berlin"))).zone
    for (moment, hours) in [
      ("2099-01-15T12:00:00Z", 1), ("2099-07-15T12:00:00Z", 2), ("9999-07-15T12:00:00Z", 2),
    ] {
      #expect(zone.offset(at: try #require(Instant(rfc3339: moment))) == hours * 3600)
    }
  }

  @Test func `days of the year turn the clocks, too`() throws {
    // Day 60 is 1 March in every year; day 59 from 0 on is so in a year without a leap day.
    for (rule, turn) in [
      ("AAA0BBB,J60/0,J300/0", "2028-03-01T00:00:00Z"),
      ("AAA0BBB,59/0,300/0", "2028-02-29T00:00:00Z"),
      ("AAA0BBB,59/0,300/0", "2027-03-01T00:00:00Z"),
    ] {
      let zone = try #require(ZoneFile(slim(rule, offset: 0))).zone
      let instant = try #require(Instant(rfc3339: turn))
      #expect(zone.offset(at: instant) == 3600)
      #expect(zone.offset(at: Instant(milliseconds: instant.milliseconds - 1)) == 0)
    }
  }

  @Test func `what is no such file, or half of one, is none`() throws {
    let good = try bytes("Europe/Berlin")
    #expect(ZoneFile([]) == nil && ZoneFile(Array("TZif2".utf8)) == nil)
    for length in stride(from: 0, to: good.count, by: 7) {
      #expect(ZoneFile(Array(good.prefix(length))) == nil)
    }
    for rule in ["CET", "C-1", "CET-1CEST", "CET-1CEST,M3.5", "CET-99", "CET-1CEST,M13.1.0,M1.1.0"]
    {
      #expect(ZoneFile(slim(rule, offset: 0)) == nil, "\(rule)")
    }
    #expect(ZoneFile(slim("UTC0", offset: 90_000)) == nil)
    var huge = good
    for place in 20..<44 { huge[place] = 0xFF }
    #expect(ZoneFile(huge) == nil)
  }
}
