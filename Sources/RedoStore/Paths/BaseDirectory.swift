/// The folders that the XDG Base Directory Specification gives a user, each with Redo's own in it.
public enum BaseDirectory: Sendable, CaseIterable {
  /// What the user made.
  case data
  /// What the user set.
  case config
  /// What is kept between runs but means nothing elsewhere.
  case state

  /// Redo's folder here: in the specification's variable if it is absolute, else under `$HOME`.
  ///
  /// Throws `.homeIsUnusable` when neither says where.
  public func folder(in environment: Environment) throws(StoreError) -> FilePath {
    // The specification: a relative path in these variables is invalid and ignored.
    if let given = environment.path(in: variable), given.isAbsolute {
      return given.appending(Self.ownName)
    }
    guard let home = environment.path(in: .home), home.isAbsolute else {
      throw .homeIsUnusable(alternative: self == .data ? .dataDirectory : variable)
    }
    return home.appending(fallback).appending(Self.ownName)
  }

  /// What Redo's own folder is called in each.
  public static let ownName = "redo"

  /// The specification's variable that names the folder above Redo's.
  public var variable: PathVariable {
    switch self {
    case .data: .dataHome
    case .config: .configHome
    case .state: .stateHome
    }
  }

  /// The folder above Redo's where no variable names one, as a shell knows it.
  public var usualPlace: String { "~/" + fallback }

  private var fallback: String {
    switch self {
    case .data: ".local/share"
    case .config: ".config"
    case .state: ".local/state"
    }
  }
}
