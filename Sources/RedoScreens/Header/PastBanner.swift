internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// What stands in the first row while the past shows: which moment, the way home, and how far back.
struct PastBanner {
  let travel: Travel
  /// The present moment.
  let dates: DateContext
  /// The key that returns to the present.
  let way: String

  /// How much of the tabs leaves room for the way home: their digits are worth less than how far back
  /// the past lies, and that less than the way.
  func extent(_ tabs: (TabLine.Extent) -> TabLine, columns: Int) -> TabLine.Extent {
    TabLine.Extent.allCases.first { extent in
      let room = columns - 2 - tabs(extent).endColumn
      let texts = texts(.unicode)
      // Beside the tabs nothing but how far back may be missing, and that only beside the active one.
      return texts.prefix(extent == .all ? 1 : 3).contains {
        TextWidth.columns(of: $0) <= room
      }
    } ?? .none
  }

  func render(from start: Int, onto canvas: inout Canvas) {
    let end = canvas.size.columns - 1
    let texts = texts(canvas.glyphs)
    let text = texts.first { TextWidth.columns(of: $0) <= end - start } ?? texts.last ?? ""
    let width = min(TextWidth.columns(of: text), end - start)
    let rect = Rect(row: 0, column: end - width, columns: width, rows: 1)
    canvas.lay(.chip, under: Rect(row: 0, column: rect.column - 1, columns: width + 2, rows: 1))
    canvas.write(
      text, at: rect.origin, as: .amber, emphasis: .bold, limit: width, overflow: .ellipsis)
  }

  /// The banner's words, from the longest to the shortest.
  private func texts(_ glyphs: GlyphSet) -> [String] {
    let dot = glyphs.separator
    let friendly = FriendlyDate(in: dates)
    let sign = glyphs.text("◷ ", "* ")
    let moment = travel.moment.map { "as of " + friendly.stamp($0) } ?? "before the first change"
    let short = travel.moment.map { friendly.stamp($0) } ?? "the beginning"
    let home = "\(way) returns"
    return [
      [moment, travel.distanceWords, home], [moment, home], [short, home], [home],
    ].map { sign + $0.joined(separator: dot) }
  }
}
