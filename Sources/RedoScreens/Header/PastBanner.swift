internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// What stands in the first row while the past shows: which moment, how far back, and the way home.
struct PastBanner {
  let travel: Travel
  /// The present moment.
  let dates: DateContext
  /// The key that returns to the present.
  let way: String

  func render(from start: Int, onto canvas: inout Canvas) {
    let end = canvas.size.columns - 1
    let most = end - 5
    let fitting = texts(canvas.glyphs).first { TextWidth.columns(of: $0) <= end - start }
    // Where there is no room beside the tabs, the past is the more important.
    let text = fitting ?? texts(canvas.glyphs).last ?? ""
    let width = min(TextWidth.columns(of: text), most)
    let rect = Rect(row: 0, column: end - width, columns: width, rows: 1)
    if fitting == nil {
      canvas.fill(Rect(row: 0, column: 5, columns: most, rows: 1), with: .background)
    }
    canvas.lay(.chip, under: Rect(row: 0, column: rect.column - 1, columns: width + 2, rows: 1))
    canvas.write(
      text, at: rect.origin, as: .amber, emphasis: .bold, limit: width, overflow: .ellipsis)
  }

  /// The banner's words, from the longest to the shortest.
  private func texts(_ glyphs: GlyphSet) -> [String] {
    let dot = glyphs.text(" · ", " - ")
    let friendly = FriendlyDate(in: dates)
    let sign = glyphs.text("◷ ", "* ")
    let moment = travel.moment.map { "as of " + friendly.stamp($0) } ?? "before the first change"
    let short = travel.moment.map { friendly.stamp($0) } ?? "the beginning"
    let count = travel.changesToNow
    let changes = travel.distanceWords
    return [
      sign + moment + dot + changes + dot + "\(way) returns", sign + moment + dot + changes,
      sign + moment + dot + "\(count) back", sign + short + dot + "\(count) back",
    ]
  }
}
