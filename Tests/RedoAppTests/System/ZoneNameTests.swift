import RedoApp
import RedoProtocol
import RedoTasks
import Testing

struct ZoneNameTests {
  @Test func `a name of the zone database is found`() throws {
    let summer = try #require(Instant(rfc3339: "2026-07-01T12:00:00Z"))
    for (name, hours) in [
      ("America/New_York", -4), ("Europe/Berlin", 2), ("America/Argentina/Buenos_Aires", -3),
      ("Etc/GMT+11", -11), ("UTC", 0),
    ] {
      #expect(LocalZone.named(name)?.offset(at: summer) == hours * 3600, "\(name)")
    }
  }

  @Test(arguments: [
    "", "/", "Europe", "Europe/", "/etc/passwd", "../../../etc/passwd", "Europe/../UTC", "zone.tab",
    "W. Europe Standard Time", "Mars/Olympus", "UTC\0", "tzdata.zi", "right/UTC\n",
  ])
  func `any other name finds nothing, wherever it would lead`(name: String) {
    #expect(LocalZone.named(name) == nil)
  }
}
