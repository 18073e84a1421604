internal import RedoStore
internal import RedoSync

/// The emulators that the environment names, in the variables that Google's own clients know.
struct Emulators {
  /// `FIRESTORE_EMULATOR_HOST`; nil for Google's own servers.
  let firestore: EmulatorHost?
  /// `FIREBASE_AUTH_EMULATOR_HOST`; nil for Google's own servers.
  let signIn: EmulatorHost?

  /// Reads the variables.
  ///
  /// - Throws: `.emulatorUnreadable` where one of them holds something else than a host and a port:
  ///   who means an emulator does not mean Google's own servers.
  init(_ environment: SystemEnvironment) throws(StoreError) {
    firestore = try Self.host(.firestoreEmulator, environment)
    signIn = try Self.host(.signInEmulator, environment)
  }

  /// Whether one is named for Firestore, readable or not.
  static func standInForFirestore(_ environment: SystemEnvironment) -> Bool {
    !(environment[.firestoreEmulator] ?? "").isEmpty
  }

  private static func host(
    _ variable: EnvironmentVariable, _ environment: SystemEnvironment
  ) throws(StoreError) -> EmulatorHost? {
    guard let text = environment[variable], !text.isEmpty else { return nil }
    guard let host = EmulatorHost(text) else {
      throw .emulatorUnreadable(variable: variable.rawValue, text: text)
    }
    return host
  }
}
