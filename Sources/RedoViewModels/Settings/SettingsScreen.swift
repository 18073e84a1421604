internal import RedoTerminal

/// What can be set, read and run: which row is selected, and which rows show.
public struct SettingsScreen: Sendable {
  /// The rows, from the top.
  public private(set) var lines = SettingLine.all(for: [])
  /// The selected row's item.
  public private(set) var selected = SettingItem.setting(.theme)
  /// Where the parts stand.
  public private(set) var layout = SettingsLayout(room: .zero)
  /// The remotes as they stand.
  private(set) var remotes: [RemoteHealth] = []
  /// What is wrong with the config.
  private var configProblems: [String] = []
  private var window = ScrollWindow()

  /// Settings whose first row is selected.
  init() {}

  /// The remote of the selected row; nil where there is none on it.
  var remote: RemoteHealth? {
    guard case .remote(let name) = selected else { return nil }
    return remotes.first { $0.name == name }
  }

  /// What the selected row lists when it is pressed: what is wrong with the config, on its own row.
  var listedProblems: [String] { selected == .configFile ? configProblems : [] }

  /// The row of the selected item.
  var selectedRow: Int { lines.firstIndex(of: .item(selected)) ?? 0 }

  /// The rows that show.
  public var visibleRows: Range<Int> { window.visible(of: lines.count, height: height) }

  private var height: Int { Frame.inside(layout.list).rows }

  private var items: [SettingItem] {
    lines.compactMap { line in
      if case .item(let item) = line { item } else { nil }
    }
  }

  mutating func refresh(_ world: ScreenWorld) {
    let before = (lines, height)
    remotes = world.sync.remotes
    configProblems = world.settings.configProblems
    lines = SettingLine.all(for: remotes.map(\.name))
    layout = SettingsLayout(room: world.room)
    if !lines.contains(.item(selected)) { selected = first(of: .sync) ?? selected }
    // Where nothing moved, what the wheel brought into sight stays there.
    if before != (lines, height) { follow() }
  }

  /// Selects the row so many rows with something on them further on; it stops at either end.
  mutating func move(by steps: Int) {
    let items = items
    let place = (items.firstIndex(of: selected) ?? 0) + steps
    select(items[min(max(0, place), items.count - 1)])
  }

  /// Selects the first row of the section so many sections further on, round the end.
  mutating func moveSection(by steps: Int) {
    let section = SettingSection.allCases.element(steps, after: selected.section)
    if let first = first(of: section) { select(first) }
  }

  /// The first row of a section that has something on it.
  private func first(of section: SettingSection) -> SettingItem? {
    items.first { $0.section == section }
  }

  mutating func select(_ item: SettingItem) {
    selected = item
    follow()
  }

  /// How many rows a page moves.
  var page: Int { max(1, height - 2) }

  /// Selects what stands at a place; false where nothing does.
  mutating func select(at point: Point) -> Bool {
    let index = Frame.inside(layout.index)
    if index.contains(point) {
      let row = point.row - index.row
      guard SettingSection.allCases.indices.contains(row),
        let first = first(of: SettingSection.allCases[row])
      else { return false }
      select(first)
      return false
    }
    let inside = Frame.inside(layout.list)
    let row = visibleRows.lowerBound + point.row - inside.row
    guard inside.contains(point), visibleRows.contains(row), case .item(let item) = lines[row]
    else { return false }
    // No row moves: a second press at the place is to meet the same one.
    selected = item
    return true
  }

  mutating func scroll(by rows: Int, at point: Point, in world: ScreenWorld) {
    window.scroll(by: rows, count: lines.count, height: height)
    guard !visibleRows.contains(selectedRow) else { return }
    let isAbove = selectedRow < visibleRows.lowerBound
    let shown = visibleRows.compactMap { row in
      if case .item(let item) = lines[row] { item } else { nil }
    }
    // Keys act on what is seen.
    selected = (isAbove ? shown.first : shown.last) ?? selected
  }

  /// Shows the selected row, and its section's name where there is room.
  private mutating func follow() {
    window.follow(selection: selectedRow, count: lines.count, height: height)
  }
}
