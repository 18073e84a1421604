internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// One row of the settings: what it is called, and what it says.
struct SettingRowLine {
  let item: SettingItem
  let world: ScreenWorld
  let isSelected: Bool
  let isFocused: Bool

  func render(onto canvas: inout Canvas) {
    if isSelected { SelectedRow(isFocused: isFocused).draw(0, on: &canvas) }
    let end = canvas.size.columns - 1
    let note = note
    // What is wrong gives way to no value, however long that is.
    let isWarning = note?.role == .warning
    let room = isWarning ? end - TextWidth.columns(of: note?.text ?? "") - 2 : end
    canvas.write(
      item.title, at: Point(row: 0, column: 2), as: isSelected ? .neonBright : .text,
      emphasis: isSelected ? .bold : [], limit: SettingsLayout.valueColumn - 3, overflow: .ellipsis)
    var column = SettingsLayout.valueColumn
    for (text, role) in pieces(canvas.glyphs) where column < room {
      column += canvas.write(
        text, at: Point(row: 0, column: column), as: role,
        emphasis: isChanged && role == .neon ? .bold : [], limit: room - column,
        overflow: .ellipsis)
    }
    guard let note else { return }
    let start = end - TextWidth.columns(of: note.text)
    guard start > column + 1 else { return }
    canvas.write(note.text, at: Point(row: 0, column: start), as: note.role)
  }

  /// The value, with the arrows of a scale round it where the row is selected.
  private func pieces(_ glyphs: GlyphSet) -> [TextPiece] {
    let value = item.value(in: world)
    guard case .setting(let name) = item else {
      return [(value, item.isTrouble(in: world) ? .error : .secondary)]
    }
    let isEmpty = world.settings.preferences.text(of: name).isEmpty
    let role: Role = !isEmpty && (isChanged || isSelected) ? .neon : .secondary
    guard isSelected, name.kind != .text else { return [(value, role)] }
    return [
      (glyphs.text("‹ ", "< "), .key), (value, role), (glyphs.text(" ›", " >"), .key),
    ]
  }

  /// Whether the value is not what holds where nothing is set; bold says so without colour too.
  private var isChanged: Bool {
    if case .setting(let name) = item { !world.settings.preferences.isUsual(name) } else { false }
  }

  /// What is wrong with the setting's line of the config or its value, or with the config, or what
  /// Enter runs here.
  private var note: TextPiece? {
    if case .setting(let name) = item, world.settings.problem(of: name) != nil {
      (world.settings.problems[name] == nil ? "! refused" : "! config", .warning)
    } else if item == .configFile, !world.settings.configProblems.isEmpty {
      ("! " + Quantity.text(world.settings.configProblems.count, "problem"), .warning)
    } else if let deed = item.deed {
      (world.settings.keys.name(of: .changeSetting, in: .settings) + " \(deed)s", .hint)
    } else {
      nil
    }
  }
}
