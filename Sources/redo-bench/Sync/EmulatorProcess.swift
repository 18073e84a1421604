internal import Glibc

/// Google's emulator of Firestore, where it is installed, for as long as this object lives.
final class EmulatorProcess {
  /// `host:port`.
  let address: String
  private let process: pid_t

  private static let paths = [
    getenv("REDO_FIRESTORE_EMULATOR").map { String(cString: $0) } ?? "",
    "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud_firestore_emulator",
    "/opt/google-cloud-sdk/platform/cloud-firestore-emulator/cloud_firestore_emulator",
  ]

  /// Starts it; nil where it is not installed.
  init?() {
    guard let path = Self.paths.first(where: { !$0.isEmpty && access($0, X_OK) == 0 }) else {
      return nil
    }
    let port = 20_000 + Int(getpid()) % 20_000
    address = "127.0.0.1:\(port)"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The launcher is a shell with a child: a group of their own lets both be ended at once.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let words = [path, "start", "--host=127.0.0.1", "--port=\(port)"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child = pid_t()
    guard posix_spawn(&child, path, &actions, &attributes, &arguments, environ) == 0 else {
      return nil
    }
    process = child
  }

  deinit {
    kill(-process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
