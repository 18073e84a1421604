internal import RedoSync

/// The emulators that the environment names, in the variables that Google's own clients know.
struct Emulators {
  /// `FIRESTORE_EMULATOR_HOST`; nil for Google's own servers.
  let firestore: String?
  /// `FIREBASE_AUTH_EMULATOR_HOST`; nil for Google's own servers.
  let sign: EmulatorHost?

  init(_ environment: SystemEnvironment) {
    firestore = environment[.firestoreEmulator].flatMap { $0.isEmpty ? nil : $0 }
    sign = environment[.signInEmulator].flatMap { EmulatorHost($0) }
  }
}
