internal import RedoStore

/// Opens this device's key and puts passphrases on it, asking for what that needs.
struct KeyHolder {
  /// The file with the passphrase (`REDO_PASSPHRASE_FILE`); nil to ask for it.
  let passphraseFile: FilePath?
  /// The file with the new passphrase (`REDO_NEW_PASSPHRASE_FILE`); nil to ask for it.
  let newPassphraseFile: FilePath?

  /// Takes the files from the environment.
  init(_ environment: SystemEnvironment) {
    passphraseFile = Self.path(in: .passphraseFile, environment)
    newPassphraseFile = Self.path(in: .newPassphraseFile, environment)
  }

  private static func path(
    in variable: PathVariable, _ environment: SystemEnvironment
  ) -> FilePath? {
    environment[variable].flatMap { $0.isEmpty ? nil : FilePath($0) }
  }

  /// How often a passphrase may be typed.
  private static let tries = 3

  /// The identity, its key ready to sign; whoever types a wrong passphrase is asked again.
  func open(_ sealed: SealedIdentity) throws(StoreError) -> Identity {
    if let passphraseFile {
      return try sealed.opened(with: try Passphrase(contentsOf: passphraseFile))
    }
    var prompt = "Passphrase of this device's key: "
    for _ in 1..<Self.tries {
      do throws(StoreError) {
        return try ask(prompt, for: sealed)
      } catch {
        guard case .seal(.wrongPassphrase) = error else { throw error }
        prompt = "That is not it. Passphrase of this device's key: "
      }
    }
    return try ask(prompt, for: sealed)
  }

  private func ask(
    _ prompt: String, for sealed: SealedIdentity
  ) throws(StoreError) -> Identity {
    try sealed.opened(
      with: try PassphrasePrompt.ask(prompt, orThrow: .seal(.passphraseCannotBeAsked(sealed.path))))
  }

  /// The passphrase of a shared folder that others set up.
  func passphrase(ofFolder path: FilePath) throws(StoreError) -> Passphrase {
    if let passphraseFile { return try Passphrase(contentsOf: passphraseFile) }
    return try PassphrasePrompt.ask(
      "Passphrase of the folder: ", orThrow: .seal(.passphraseCannotBeAsked(path)))
  }

  /// A new passphrase, the first one or in the place of another; one that is typed is asked for twice.
  func newPassphrase(
    for path: FilePath, isReplacing: Bool = false
  ) throws(StoreError) -> Passphrase {
    if let file = isReplacing ? newPassphraseFile : passphraseFile {
      return try Passphrase(contentsOf: file)
    }
    let variable: PathVariable = isReplacing ? .newPassphraseFile : .passphraseFile
    let failure = StoreError.seal(.passphraseIsNeeded(path, variable: variable))
    let first = try PassphrasePrompt.ask("New passphrase: ", orThrow: failure)
    let second = try PassphrasePrompt.ask("Once more: ", orThrow: failure)
    guard first.isEqual(to: second) else { throw .seal(.passphrasesDiffer) }
    return first
  }
}
