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
    in variable: EnvironmentVariable, _ environment: SystemEnvironment
  ) -> FilePath? {
    environment[variable].flatMap { $0.isEmpty ? nil : FilePath($0) }
  }

  /// The identity, its key ready to sign.
  func open(_ sealed: SealedIdentity) throws(StoreError) -> Identity {
    let passphrase =
      if let passphraseFile { try Passphrase(contentsOf: passphraseFile) } else {
        try PassphrasePrompt.ask(
          "Passphrase of this device's key: ", orThrow: .seal(.identityIsSealed(sealed.path)))
      }
    return try sealed.opened(with: passphrase)
  }

  /// The passphrase of a shared folder that others set up.
  func passphrase(ofFolder path: FilePath) throws(StoreError) -> Passphrase {
    if let passphraseFile { return try Passphrase(contentsOf: passphraseFile) }
    return try PassphrasePrompt.ask(
      "Passphrase of the folder: ", orThrow: .seal(.identityIsSealed(path)))
  }

  /// A new passphrase, the first one or in the place of another; one that is typed is asked for twice.
  func newPassphrase(
    for path: FilePath, isReplacing: Bool = false
  ) throws(StoreError) -> Passphrase {
    if let file = isReplacing ? newPassphraseFile : passphraseFile {
      return try Passphrase(contentsOf: file)
    }
    let variable: EnvironmentVariable = isReplacing ? .newPassphraseFile : .passphraseFile
    let failure = StoreError.seal(.passphraseIsNeeded(path, variable: variable.rawValue))
    let first = try PassphrasePrompt.ask("New passphrase: ", orThrow: failure)
    let second = try PassphrasePrompt.ask("Once more: ", orThrow: failure)
    guard first.isEqual(to: second) else { throw .seal(.passphrasesDiffer) }
    return first
  }
}
