/// The house as it is meant to be: what each room may import, lowest level first.
enum Rooms {
  struct Room {
    let name: String
    /// Rooms below whose types it uses, and the outside things that are its own.
    let imports: Set<String>
  }

  static let all: [Room] = [
    // Level 0
    Room(name: "RedoCrypto", imports: ["CSodium", "COpenSSL"]),
    Room(name: "RedoTerminal", imports: []),
    // Level 1
    Room(name: "RedoProtocol", imports: ["RedoCrypto"]),
    // Level 2
    Room(name: "RedoTasks", imports: ["RedoProtocol", "Synchronization"]),
    // Level 3
    Room(name: "RedoIntents", imports: ["RedoTasks", "RedoProtocol"]),
    Room(
      name: "RedoStore",
      imports: ["RedoProtocol", "RedoCrypto", "CMemoryGuard", "CQueuedLock", "Glibc"]),
    Room(name: "RedoSync", imports: ["RedoProtocol", "RedoCrypto", "Dispatch"]),
    // Level 4
    Room(
      name: "RedoViewModels", imports: ["RedoIntents", "RedoTasks", "RedoProtocol", "RedoTerminal"]),
    Room(
      name: "RedoHTTP", imports: ["RedoSync", "RedoCrypto", "CCurl", "Synchronization"]),
    // Level 5
    Room(
      name: "RedoScreens",
      imports: ["RedoViewModels", "RedoIntents", "RedoTasks", "RedoProtocol", "RedoTerminal"]),
    Room(
      name: "RedoCommandLine",
      imports: ["RedoViewModels", "RedoIntents", "RedoTasks", "RedoProtocol"]),
    Room(
      name: "RedoCurses", imports: ["RedoTerminal", "CNcurses", "CTerminalRescue", "Glibc"]),
    // Level 6
    Room(
      name: "RedoLinear",
      imports: [
        "RedoScreens", "RedoViewModels", "RedoIntents", "RedoTasks", "RedoProtocol", "RedoTerminal",
      ]),
    // Level 7
    Room(
      name: "RedoApp",
      imports: [
        "RedoScreens", "RedoLinear", "RedoCommandLine", "RedoViewModels", "RedoIntents",
        "RedoTasks",
        "RedoStore", "RedoSync", "RedoProtocol", "RedoCrypto", "RedoTerminal", "RedoThemes",
        "Glibc",
        "Synchronization", "Dispatch",
      ]),
    // Level 8
    Room(name: "redo", imports: ["RedoApp", "RedoCurses", "RedoHTTP", "Glibc"]),
    Room(
      name: "redo-bench",
      imports: [
        "RedoApp", "RedoHTTP", "RedoSync", "RedoTasks", "RedoStore", "RedoProtocol", "RedoCrypto",
        "Glibc",
      ]),
  ]

  /// The C libraries, each the business of one room.
  static let libraries = [
    "CSodium", "COpenSSL", "CNcurses", "CTerminalRescue", "CMemoryGuard", "CQueuedLock", "CCurl",
  ]
}
