/// Names of days that are misspelled: a time of day beside one would be of another day.
extension DateSlip {
  /// What is meant by `tommorow`, `wensday`, `tonite`; nil for words of a title.
  static func misspelled(_ key: String) -> String? { meant[key] }

  private static let meant: [String: String] = {
    var names: [String: String] = [:]
    for (name, words) in Self.slips {
      for word in words.split(separator: " ") { names[String(word)] = name }
    }
    return names
  }()

  /// None of them is a word or a name.
  private static let slips: [String: String] = [
    "today": "todya",
    "tonight": "tonite tonihgt tongiht",
    "tomorrow":
      "tommorow tommorrow tomorow tomorrrow tomorrw tommorw tomrrow tomarrow tommarow tomoro "
      + "tommoro tmmrw tmrow tomoz 2moro 2morrow",
    "monday": "moday mnoday",
    "tuesday": "tusday teusday tuseday thuesday",
    "wednesday": "wendesday wensday wednsday wedesday wendsday wedensday wednessday",
    "thursday": "thrusday thurday thursaday thurdsay thirsday",
    "friday": "firday fridya friady",
    "saturday": "saterday satuday satruday sturday saturdy",
    "sunday": "sundya sunady",
  ]
}
