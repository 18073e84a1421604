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
    let cards: [Statistic] = [.active, .overdue, .doneToday, .thisWeek, .streak, .points]
    let cardRows = room.rows >= Self.tallRows ? BigNumber.rows + 3 : 3
    let across = columns >= 96 ? 6 : columns >= 60 ? 3 : 2
    for start in stride(from: 0, to: cards.count, by: across) {
      add(Array(cards[start..<start + across]), rows: cardRows)
    }
    add([.heat], rows: 10)
    if columns >= Self.wideColumns {
      // What is left of a high room goes to the plots.
      let spare = min(max(0, room.rows - height - 22), 12)
      add([.trend, .burnUp, .forecast], rows: 11 + spare)
      add([.velocity, .week, .priorities, .peaks], rows: 11)
    } else if columns >= Self.halfColumns {
      add([.trend, .burnUp], rows: 10)
      add([.forecast], rows: 9)
      add([.velocity, .week], rows: 8)
      add([.priorities, .peaks], rows: 10)
    } else {
      for (section, rows) in [
        (Statistic.trend, 10), (.burnUp, 10), (.forecast, 9), (.velocity, 7), (.week, 8),
        (.priorities, 7), (.peaks, 10),
      ] {
        add([section], rows: rows)
      }
    }
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
  public var lastScroll: Int {
    height > room.rows ? start(toShow: height) : 0
  }

  /// The rows of the page with what the last of them leaves free below it.
  public var scrollHeight: Int { max(height, lastScroll + room.rows) }

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
    let from = place(of: section)
    let centre = from.column * 2 + from.columns
    func distance(_ rect: Rect) -> (Int, Int) {
      (abs(rect.row - from.row), abs(rect.column * 2 + rect.columns - centre))
    }
    let candidates = Statistic.allCases.filter {
      let row = place(of: $0).row
      return rows > 0 ? row >= from.row + rows : row <= from.row + rows
    }
    return candidates.min { distance(place(of: $0)) < distance(place(of: $1)) }
  }

  /// The page's first row, as near as can be to `scroll`, that shows all of a section.
  func scroll(toShow section: Statistic, from scroll: Int) -> Int {
    let place = place(of: section)
    guard place.row >= scroll else { return place.row }
    guard place.endRow > scroll + room.rows else { return min(scroll, lastScroll) }
    return min(start(toShow: place.endRow), place.row)
  }

  /// The first row of a band from which on the page shows all before a row, as far as it can.
  private func start(toShow end: Int) -> Int {
    let starts = Set(places.values.map(\.row)).sorted()
    return starts.first { $0 + room.rows >= end } ?? starts.last ?? 0
  }
}
