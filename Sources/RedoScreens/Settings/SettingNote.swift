internal import RedoTerminal
internal import RedoViewModels

/// What the selected row of the settings is about, and what stands in the config.
struct SettingNote {
  let item: SettingItem
  let world: ScreenWorld
  /// How many columns the row has for its value.
  let valueColumns: Int

  func render(in rect: Rect, onto canvas: inout Canvas) {
    let inside = Frame(title: item.title).draw(on: &canvas, in: rect).inset(left: 1, right: 1)
    canvas.draw(in: inside) { canvas in
      let last = source(canvas.glyphs)
      let room = canvas.size.rows - (last == nil || canvas.size.rows < 2 ? 0 : 1)
      let words = item.note(in: world, valueColumns: valueColumns)
      let lines = LineWrapper.lines(of: [words], columns: canvas.size.columns)
      for (row, line) in lines.prefix(room).enumerated() {
        DetailLineRow(line: line).render(at: Point(row: row, column: 0), onto: &canvas)
      }
      if lines.count > room {
        let end = Point(row: room - 1, column: canvas.size.columns - 1)
        canvas.put(canvas.glyphs.ellipsis, at: end, .faint)
      }
      guard let last, canvas.size.rows >= 2 else { return }
      let place = Point(row: canvas.size.rows - 1, column: 0)
      let used = canvas.write(
        last, at: place, as: .hint, limit: canvas.size.columns, overflow: .ellipsis)
      if item == .setting(.theme) { drawSwatch(behind: used, row: place.row, onto: &canvas) }
    }
  }

  /// The line of the config; nil for what is no setting.
  private func source(_ glyphs: GlyphSet) -> String? {
    guard case .setting(let name) = item else { return nil }
    let text = world.settings.preferences.text(of: name)
    let isUsual = world.settings.preferences.isUsual(name)
    return "\(name.rawValue) =" + (text.isEmpty ? "" : " " + text)
      + (isUsual ? glyphs.separator + "default" : "")
  }

  /// Bars in the theme's colours.
  private func drawSwatch(behind used: Int, row: Int, onto canvas: inout Canvas) {
    let roles: [Role] = [
      .neonBright, .neon, .cyan, .amber, .purple, .success, .error, .heat1, .heat2, .heat3, .heat4,
    ]
    let width = roles.count * 2
    let start = canvas.size.columns - width
    guard start > used + 2 else { return }
    let block = canvas.glyphs.text("██", "##")
    for (index, role) in roles.enumerated() {
      canvas.write(block, at: Point(row: row, column: start + index * 2), as: role)
    }
  }
}
