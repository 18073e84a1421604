internal import RedoTerminal

extension AppViewModel {
  /// Where the palette stands.
  public func layout(of palette: Palette) -> ChooserLayout { place(of: palette) }

  /// Where the presets stand.
  public func layout(of chooser: PresetChooser) -> ChooserLayout { place(of: chooser) }

  /// Where the tags and people stand.
  public func layout(of chooser: LabelChooser) -> ChooserLayout { place(of: chooser) }

  private func place(of chooser: some TypedChooser) -> ChooserLayout {
    ChooserLayout(
      in: layout.body, most: chooser.mostRows, count: chooser.rowCount,
      selected: chooser.selected, columns: chooser.columns)
  }

  /// Changes the list to choose from, over which nothing said before stays; false where none lies over
  /// the screen.
  @discardableResult
  mutating func changeChooser(_ change: (inout any TypedChooser) -> Void) -> Bool {
    guard var chooser = overlay?.chooser else { return false }
    message = nil
    change(&chooser)
    overlay = chooser.overlay
    return true
  }

  /// Takes a key of the line that narrows a list to choose from.
  mutating func typeIntoChooser(_ key: Key) {
    var isTaken = false
    changeChooser { isTaken = $0.handle(key) }
    if !isTaken, case .function = key.code { reportUnbound(key) }
  }

  /// Takes the mouse where a list to choose from lies over the screen: a click runs a row, one beside
  /// the frame closes it, the wheel moves the choice.
  mutating func mouseOnChooser(_ event: MouseEvent) -> [Effect] {
    guard let chooser = overlay?.chooser else { return [] }
    switch event.action {
    case .press(.left):
      let layout = place(of: chooser)
      guard layout.frame.contains(event.point) else { return perform(.dismiss) }
      guard let row = layout.row(at: event.point) else { return [] }
      changeChooser { $0.select(row) }
      return perform(.accept)
    case .scroll(let turns): return perform(turns > 0 ? .moveDown : .moveUp)
    default: return []
    }
  }
}
