internal import RedoTerminal

extension AppViewModel {
  /// Where the palette stands.
  public func layout(of palette: Palette) -> ChooserLayout {
    ChooserLayout(
      in: layout.body, most: palette.mostRows, count: palette.rows.count,
      selected: palette.selected, columns: 78)
  }

  /// Where the presets stand.
  public func layout(of chooser: PresetChooser) -> ChooserLayout {
    ChooserLayout(
      in: layout.body, most: chooser.mostRows, count: chooser.rows.count,
      selected: chooser.selected, columns: 64)
  }

  /// Takes the mouse where a list to choose from lies over the screen: a click runs a row, one beside
  /// the frame closes it, the wheel moves the choice.
  mutating func mouseOnChooser(_ event: MouseEvent) -> [Effect] {
    switch (overlay, event.action) {
    case (.palette(let palette), .press(.left)):
      let layout = layout(of: palette)
      guard layout.frame.contains(event.point) else { return perform(.dismiss) }
      guard let row = layout.row(at: event.point) else { return [] }
      overlay = .palette(palette.selecting(row))
      return perform(.accept)
    case (.presets(let chooser), .press(.left)):
      let layout = layout(of: chooser)
      guard layout.frame.contains(event.point) else { return perform(.dismiss) }
      guard let row = layout.row(at: event.point) else { return [] }
      overlay = .presets(chooser.selecting(row))
      return perform(.accept)
    case (_, .scroll(let turns)):
      return perform(turns > 0 ? .moveDown : .moveUp)
    default: return []
    }
  }
}
