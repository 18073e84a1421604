internal import RedoIntents
internal import RedoTasks

extension AppViewModel {
  /// What there is to choose from in words; nil where no versions are chosen from.
  public var settlingAccount: SettlingAccount? {
    guard case .settling(let settling) = overlay, let content = content(of: settling) else {
      return nil
    }
    let friendly = FriendlyDate(in: dates)
    let fields = content.rows.map { row in
      let choice = settling.choice(of: row)
      func words(_ value: ShownValue) -> String { row.field.words(for: value, in: friendly) }
      let versions = zip(row.options, content.columns).map { option, column in
        "\(words(option.value)), \(column.name)"
      }
      let joined = row.joined.map { "\(words($0.value)), \(row.note ?? SettlingRow.asItIs)" }
      return SettlingAccount.Field(
        name: content.name(of: row.field), versions: versions + [joined].compactMap(\.self),
        chosen: row.place(of: choice), value: words(choice.value), isOpen: row.isOpen,
        note: row.note(on: choice))
    }
    return SettlingAccount(
      title: title(of: settling), fields: fields,
      notes: [content.refusal].compactMap(\.self) + content.notes)
  }

  /// Chooses a version, as a click on it does; false where there is none.
  mutating func takeVersion(_ column: Int, ofRow place: Int) -> Bool {
    guard case .settling(var settling) = overlay, let content = content(of: settling),
      content.rows.indices.contains(place), content.rows[place].places.contains(column)
    else { return false }
    let row = content.rows[place]
    settling.selection = place
    choose(column, of: row, in: &settling, content)
    overlay = .settling(settling)
    return true
  }
}
