internal import RedoTerminal
internal import RedoViewModels

extension [DetailLine] {
  /// As many rows as there is room for; what has to go goes from the middle, and a sign says so.
  func cut(toRows room: Int, _ glyphs: GlyphSet) -> [DetailLine] {
    guard count > room else { return self }
    guard room > 2 else { return Array(suffix(Swift.max(0, room))) }
    let sign = DetailLine([DetailSpan(glyphs.text("…", "..."), .faint)])
    let end = (room - 1) / 2
    return prefix(room - 1 - end) + [sign] + suffix(end)
  }
}
