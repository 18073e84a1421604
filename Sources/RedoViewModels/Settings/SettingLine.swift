/// What stands on a row of the list of settings.
public enum SettingLine: Hashable, Sendable {
  /// The name of a section.
  case heading(SettingSection)
  /// A row of it.
  case item(SettingItem)
  /// Nothing.
  case blank

  /// The whole list for somebody who has a remote, or has none.
  static func all(hasRemote: Bool) -> [SettingLine] {
    let sections = SettingSection.allCases.map { section in
      // Without a remote there is one thing to say, not seven.
      let items = section == .sync && !hasRemote ? [.sync(.remote)] : section.items
      return [.heading(section)] + items.map(SettingLine.item) + [.blank]
    }
    return sections.flatMap { $0 }.dropLast()
  }
}
