public import RedoTasks
public import RedoTerminal

/// Where the sections of the analytics stand on a page that is as wide as the room and as high as it
/// needs to be.
///
/// Sections stand in bands: side by side where the room is wide, else one below the other.
public struct AnalyticsLayout: Hashable, Sendable {
  /// The columns from which on every band has all its sections side by side.
  static let wideColumns = 116
  /// The columns from which on there are two sections side by side.
  static let halfColumns = 70
  /// The rows from which on numbers stand in large figures.
  static let tallRows = 30

  /// Each section's place on the page.
  public private(set) var places: [Statistic: Rect] = [:]
  /// The rows of the page.
  public private(set) var height = 0
  /// The room that the page is seen through.
  public let room: Size
  private let columns: Int

  /// Lays the sections out for a room; a page that is higher leaves a column to its scroll bar.
  public init(room: Size) {
    self.init(room: room, columns: room.columns)
    if height > room.rows { self.init(room: room, columns: room.columns - 1) }
  }

  private init(room: Size, columns: Int) {
    self.room = room
    self.columns = columns
    var bands = Self.cardBands(room: room, columns: columns)
    bands += Self.chartBands(room: room, columns: columns)
    Self.fill(&bands, to: room.rows)
    Self.fillEnd(&bands, to: room.rows)
    for band in bands { add(band.sections, rows: band.rows) }
  }

  /// Sections side by side.
  private struct Band {
    let sections: [Statistic]
    var rows: Int
  }

  private static func cardBands(room: Size, columns: Int) -> [Band] {
    let cards: [Statistic] = [.active, .overdue, .doneToday, .thisWeek, .streak, .points]
    let isTall = room.rows >= tallRows
    let rows = isTall ? BigNumber.rows + 3 : 3
    // Beside the number its note takes more columns than below it.
    let across = columns >= (isTall ? 110 : 144) ? 6 : columns >= 60 ? 3 : 2
    return stride(from: 0, to: cards.count, by: across).map {
      Band(sections: Array(cards[$0..<$0 + across]), rows: rows)
    }
  }

  /// What stands below the cards, as low as it still says what it has to, and no higher than a low
  /// room: the year has its seven days there, without the months, and its lower edge out of sight.
  private static func chartBands(room: Size, columns: Int) -> [Band] {
    let rest: [([Statistic], Int)] =
      if columns >= wideColumns {
        [([.trend, .burnUp, .forecast], 11), ([.velocity, .week, .priorities, .peaks], 11)]
      } else if columns >= halfColumns {
        [
          ([.trend, .burnUp], 10), ([.forecast], 9), ([.velocity, .week], 8),
          ([.priorities, .peaks], 10),
        ]
      } else {
        [
          ([.trend], 10), ([.burnUp], 10), ([.forecast], 9), ([.velocity], 7), ([.week], 8),
          ([.priorities], 7), ([.peaks], 10),
        ]
      }
    return [Band(sections: [.heat], rows: room.rows < 10 ? 9 : 10)]
      + rest.map { Band(sections: $0, rows: min($1, max(8, room.rows))) }
  }

  /// Gives what a high room leaves free to the sections that say more in it: bars for the weeks below
  /// the year, then higher bars for the hours and the chances, and the rest to the plots.
  private static func fill(_ bands: inout [Band], to rows: Int) {
    var spare = rows - bands.reduce(0) { $0 + $1.rows }
    guard spare > 0 else { return }
    func place(of section: Statistic) -> Int? {
      bands.firstIndex { $0.sections.contains(section) }
    }
    func give(_ count: Int, to section: Statistic) {
      guard count > 0, let place = place(of: section) else { return }
      bands[place].rows += count
      spare -= count
    }
    let plots = place(of: .trend)
    if spare >= 12 { give(min(5 + (spare - 12) / 4, 12), to: .heat) }
    give(min((spare - 14) / 2, 8), to: .peaks)
    if place(of: .forecast) != plots, spare >= 12 { give(min(spare / 2, 12), to: .forecast) }
    if place(of: .burnUp) != plots { give(spare / 2, to: .burnUp) }
    give(spare, to: .trend)
  }

  /// Gives what the last bands of a page that is higher than the room leave free of it to the plots among
  /// them, else to the bars at the end, so that the page ends with the room.
  private static func fillEnd(_ bands: inout [Band], to rows: Int) {
    var (first, spare) = (bands.count, rows)
    while first > 0, bands[first - 1].rows <= spare {
      first -= 1
      spare -= bands[first].rows
    }
    guard first > 0, first < bands.count else { return }
    let plots = bands[first...].firstIndex { $0.sections.contains(.trend) }
    bands[plots ?? bands.count - 1].rows += spare
  }

  private mutating func add(_ sections: [Statistic], rows: Int) {
    let band = Rect(row: height, column: 0, columns: columns, rows: rows)
    for (section, place) in zip(sections, band.split(.columns, into: sections.count)) {
      places[section] = place
    }
    height += rows
  }

  /// The furthest that the page can be scrolled: it begins with a band then, so that no section is
  /// cut in two at the top.
  var lastScroll: Int {
    height > room.rows ? start(toShow: height) : 0
  }

  /// The section at a place of the page.
  func section(at point: Point) -> Statistic? {
    places.first { $0.value.contains(point) }?.key
  }

  /// The place of a section; no room for one that is not there.
  public func place(of section: Statistic) -> Rect {
    places[section] ?? Rect(row: 0, column: 0, columns: 0, rows: 0)
  }

  /// The nearest section whose band begins at least `rows` further down, or up where that is below
  /// 0; nil where there is none.
  func section(from section: Statistic, rows: Int) -> Statistic? {
    let from = place(of: section).row
    let candidates = Statistic.allCases.filter {
      let row = place(of: $0).row
      return rows > 0 ? row >= from + rows : row <= from + rows
    }
    return nearest(to: section, of: candidates)
  }

  /// The nearest section of which some shows where the page is seen from `scroll` on; `section` itself
  /// where it does.
  func visibleSection(near section: Statistic, from scroll: Int) -> Statistic {
    let shown = Statistic.allCases.filter {
      let rect = place(of: $0)
      return rect.row < scroll + room.rows && rect.endRow > scroll
    }
    return nearest(to: section, of: shown) ?? section
  }

  private func nearest(to section: Statistic, of candidates: [Statistic]) -> Statistic? {
    let from = place(of: section)
    let centre = from.column * 2 + from.columns
    func distance(_ rect: Rect) -> (Int, Int) {
      (abs(rect.row - from.row), abs(rect.column * 2 + rect.columns - centre))
    }
    return candidates.min { distance(place(of: $0)) < distance(place(of: $1)) }
  }

  /// The page's first row, as near as can be to `scroll`, that shows all of a section.
  func scroll(toShow section: Statistic, from scroll: Int) -> Int {
    let place = place(of: section)
    guard place.row >= scroll else { return min(place.row, lastScroll) }
    guard place.endRow > scroll + room.rows else { return min(scroll, lastScroll) }
    return min(start(toShow: place.endRow), place.row)
  }

  /// The first row of a band from which on the page shows all before a row, as far as it can.
  private func start(toShow end: Int) -> Int {
    let starts = Set(places.values.map(\.row)).sorted()
    return starts.first { $0 + room.rows >= end } ?? starts.last ?? 0
  }
}
