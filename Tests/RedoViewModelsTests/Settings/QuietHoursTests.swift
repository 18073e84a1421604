import RedoProtocol
import RedoViewModels
import Testing

struct QuietHoursTests {
  @Test func `hours that pass midnight are quiet on both sides of it`() throws {
    let night = try #require(QuietHours("22:00-07:00"))
    let noon = try #require(QuietHours("12:00-13:00"))
    func time(_ hour: Int, _ minute: Int = 0) throws -> CivilTime {
      try #require(CivilTime(hour: hour, minute: minute))
    }
    for hour in [22, 23, 0, 6] { #expect(try night.contains(time(hour))) }
    for hour in [7, 12, 21] { #expect(try !night.contains(time(hour))) }
    #expect(try noon.contains(time(12, 59)) && !noon.contains(time(13)))
    #expect(try !noon.contains(time(11, 59)))
  }
}
