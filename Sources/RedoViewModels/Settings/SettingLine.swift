/// What stands on a row of the list of settings.
public enum SettingLine: Hashable, Sendable {
  /// The name of a section.
  case heading(SettingSection)
  /// A row of it.
  case item(SettingItem)
  /// Nothing.
  case blank

  /// The whole list for somebody who has remotes of these names.
  static func all(for remotes: [String]) -> [SettingLine] {
    let sections = SettingSection.allCases.map { section in
      [.heading(section)] + items(of: section, remotes).map(SettingLine.item) + [.blank]
    }
    return sections.flatMap { $0 }.dropLast()
  }

  private static func items(of section: SettingSection, _ remotes: [String]) -> [SettingItem] {
    guard section == .sync else { return section.items }
    return remotes.map(SettingItem.remote)
      + section.items.filter { item in
        switch item {
        case .sync(.remote): remotes.isEmpty
        // Without a remote there is one thing to say, not eight.
        case .setting, .sync: !remotes.isEmpty
        default: true
        }
      }
  }
}
