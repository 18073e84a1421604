import Foundation
import RedoProtocol
import RedoTasks
import Synchronization

/// A zone of the system's zone data, read into a table once, so that tests can run side by side.
struct SystemZone {
  /// Where the offset changes, ascending, between 1990 and 2038.
  let changes: [Instant]
  /// What the system says the local fields are at probing moments: year … second.
  let probes: [(instant: Instant, fields: [Int])]
  /// The zone as the product sees it.
  let zone: LocalZone

  /// The C library knows one zone at a time, for the whole process.
  private static let environment = Mutex(())

  init(_ name: String) {
    (changes, probes, zone) = Self.environment.withLock { _ in
      let before = getenv("TZ").map { String(cString: $0) }
      setenv("TZ", name, 1)
      tzset()
      defer {
        if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
        tzset()
      }
      return Self.read()
    }
  }

  private static func read() -> ([Instant], [(Instant, [Int])], LocalZone) {
    let (start, end, step): (Int64, Int64, Int64) = (631_152_000, 2_145_916_800, 86_400 / 4)
    var offsets: [(from: Int64, east: Int)] = [(.min, local(start).tm_gmtoff)]
    for probe in stride(from: start, to: end, by: Int64.Stride(step)) {
      let known = offsets[offsets.count - 1].east
      guard local(probe + step).tm_gmtoff != known else { continue }
      var (low, high) = (probe, probe + step)
      while high - low > 1 {
        let middle = (low + high) / 2
        if local(middle).tm_gmtoff == known { low = middle } else { high = middle }
      }
      offsets.append((high, local(high).tm_gmtoff))
    }
    let around: [Int64] = [-90_000, -7200, -3600, -1800, -1, 0, 1, 1800, 3600, 7200, 90_000]
    let moments =
      [start, start + 12_345_678]
      + offsets.dropFirst().flatMap { change in
        around.map { change.from + $0 }
      }
    let probes = moments.map { moment in
      let tm = local(moment)
      let fields = [
        tm.tm_year + 1900, tm.tm_mon + 1, tm.tm_mday, tm.tm_hour, tm.tm_min, tm.tm_sec,
      ]
      return (Instant(milliseconds: moment * 1000), fields.map(Int.init))
    }
    let table = offsets
    let zone = LocalZone { instant in
      let second = (Double(instant.milliseconds) / 1000).rounded(.down)
      return table.last { Double($0.from) <= second }?.east ?? table[0].east
    }
    return (table.dropFirst().map { Instant(milliseconds: $0.from * 1000) }, probes, zone)
  }

  private static func local(_ second: Int64) -> tm {
    var clock = time_t(second)
    var fields = tm()
    localtime_r(&clock, &fields)
    return fields
  }
}
