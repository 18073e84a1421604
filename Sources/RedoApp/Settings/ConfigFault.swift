internal import RedoViewModels

/// What is wrong with a line of the config.
struct ConfigFault {
  /// The line's number, from 1.
  let line: Int
  /// What is wrong and what to do, as a clause.
  let message: String
  /// What the line is about.
  let subject: Subject

  /// What a line is about, for whoever is not to read the line itself.
  enum Subject {
    /// Nothing yet: it cannot be read.
    case reading
    /// The value of a setting.
    case setting(SettingName)
    /// A key that the config does not know.
    case unknownKey
    /// A filter preset, or its colour.
    case preset
    /// The keys of a command.
    case keys
  }

  /// Which line it is and what kind of thing is wrong there, without a word of the line.
  var discreetWords: String {
    let what =
      switch subject {
      case .reading: "it cannot be read"
      case .setting(let name): "its value is none that \(name.rawValue) can have"
      case .unknownKey: "there is no such setting"
      case .preset: "the preset, or its colour, does not hold"
      case .keys: "the keys do not hold as they are given"
      }
    return "line \(line) of the config: \(what); `redo config` says more"
  }
}
