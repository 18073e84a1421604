internal import RedoStore
internal import RedoTerminal
internal import RedoThemes

/// The themes there are: the user's own, and those that ship.
///
/// One of the user's that has the name of a shipped one stands in its place.
struct ThemeShelf {
  /// Why a theme cannot be used.
  enum Failure: Error {
    /// The disk does not give its file.
    case store(StoreError)
    /// What stands at a place, which the message begins with, is no theme.
    case broken(ThemeError, in: String)

    /// A sentence that names the file, and the line where one is at fault.
    var message: String {
      switch self {
      case .store(let error): error.message
      case .broken(let error, let place): "\(place): \(error.description)"
      }
    }
  }

  private let folder: ThemeFolder?
  /// The names of the user's own.
  let ownNames: [String]

  /// Looks into the config folder of an environment.
  init(_ environment: Environment) {
    folder = (try? ConfigFile(environment: environment)).map { ThemeFolder(in: $0.folder) }
    ownNames = folder?.names() ?? []
  }

  /// Every name, the shipped ones first.
  var names: [String] { Themes.names + ownNames.filter { !Themes.names.contains($0) } }

  /// Where the user's own themes lie, for showing.
  var place: String { folder?.path.description ?? "" }

  /// A theme; the standard one for a name that is unknown.
  func theme(named name: String) -> Result<Theme, Failure> {
    guard let folder, ownNames.contains(name) else {
      return Self.parsed(Themes.bytes(of: name) ?? Themes.matrix, in: "the theme \(name)")
    }
    do throws(StoreError) {
      let bytes = try folder.bytes(of: name, limit: ThemeParser.longestTheme)
      return Self.parsed(bytes, in: folder.file(of: name).description)
    } catch {
      return .failure(.store(error))
    }
  }

  /// The theme to fall back on; nil where one of the user's own has its name and cannot be used either.
  var usualTheme: Theme? { try? theme(named: Themes.standard).get() }

  /// Why those of the user's own cannot be used that cannot.
  func problems() -> [String: String] {
    var problems: [String: String] = [:]
    for name in ownNames {
      if case .failure(let failure) = theme(named: name) { problems[name] = failure.message }
    }
    return problems
  }

  private static func parsed(_ bytes: [UInt8], in place: String) -> Result<Theme, Failure> {
    do throws(ThemeError) {
      return .success(try ThemeParser.parse(bytes))
    } catch {
      return .failure(.broken(error, in: place))
    }
  }
}
