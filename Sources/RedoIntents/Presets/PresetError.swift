/// Why a filter preset cannot be kept as it is.
public enum PresetError: Error, Hashable, Sendable {
  /// It has no name.
  case noName
  /// Its name has too many characters.
  case longName
  /// Its name holds `=` or a control character, which a config line could not.
  case unusableName
  /// The name is that of a preset that Redo brings along.
  case isBuiltIn(String)
  /// Another preset of the user's has the name.
  case nameIsTaken(String)
  /// The user has as many presets as are kept.
  case noRoom
  /// The preset that was to be changed is there no more: another program took it away or renamed it.
  case isGone(String)

  /// What is wrong, and what to do instead; of one that is gone, a screen knows what shows the others.
  public var message: String {
    switch self {
    case .noName: "a preset needs a name; type a word or two"
    case .longName: "that is too long for a name; \(PresetName.mostCharacters) letters are enough"
    case .unusableName: "a name cannot hold = or control characters; leave them out"
    case .isBuiltIn(let name):
      "“\(name)” is built in and stays as it is; save yours by another name"
    case .nameIsTaken(let name): "there is a preset “\(name)” already; choose another name"
    case .noRoom: "there is room for \(PresetBook.mostOwn) presets and no more; delete one first"
    case .isGone(let name): "there is no preset “\(name)” any more"
    }
  }
}
