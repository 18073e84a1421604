internal import Glibc

/// One run of a program: from its start to its end, and what it took.
struct ChildRun {
  /// Wall time in milliseconds.
  let milliseconds: Double
  /// Processor time, the system's for it included, in milliseconds.
  let busyMilliseconds: Double
  /// The most memory that was resident, in MiB.
  let residentMiB: Double
  /// How often a page was touched that was not there yet, without the disk being read for it.
  let pageFaults: Int

  /// This program's own peak: a child inherits it, so that a smaller one cannot be told from it.
  static var ownResidentMiB: Double {
    var usage = rusage()
    return getrusage(RUSAGE_SELF.rawValue, &usage) == 0 ? Double(usage.ru_maxrss) / 1024 : 0
  }

  /// Runs a program with nothing to read and its output thrown away, or put into a file; nil where it
  /// fails.
  init?(_ arguments: [String], environment: [String], output: String = "/dev/null") {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup($0) } + [nil]
    defer {
      argv.forEach { free($0) }
      envp.forEach { free($0) }
    }
    var process = pid_t()
    let start = ContinuousClock.now
    guard posix_spawnp(&process, arguments[0], &actions, nil, &argv, &envp) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
    milliseconds = (ContinuousClock.now - start).milliseconds
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    busyMilliseconds =
      seconds * 1e3 + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3
    residentMiB = Double(usage.ru_maxrss) / 1024
    pageFaults = Int(usage.ru_minflt)
  }
}
