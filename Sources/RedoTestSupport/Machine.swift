internal import Foundation
public import Testing

/// What this machine lets a fault test do, and what a skipped one says.
public enum Machine {
  /// Whether files can be given away and file systems mounted.
  public static let isRoot = geteuid() == 0
  /// What a test for root says.
  public static let needsRoot: Comment = "only root can mount and give files away"

  /// Whether system calls can be made to fail.
  public static let hasStrace = has("/usr/bin/strace")
  /// What a test without `strace` says.
  public static let needsStrace: Comment = "strace is not installed: apt-get install strace"

  /// Whether a program can have mounts of its own: for root, mostly.
  public static let hasMountNamespaces =
    (try? Spawn.run(["/usr/bin/env", "unshare", "--mount", "true"])) == 0
  /// What a test without them says.
  public static let needsMountNamespaces: Comment = "mounts of one's own need root"

  /// Whether a program can be told another time.
  public static let hasFaketime = has("/usr/bin/faketime")
  /// What a test without `faketime` says.
  public static let needsFaketime: Comment = "faketime is not installed: apt-get install faketime"

  /// A compiler for C, for what has to be loaded into the program.
  public static let compiler = ["/usr/bin/cc", "/usr/bin/clang", "/usr/bin/gcc"].first(where: has)
  /// What a test without a compiler says.
  public static let needsCompiler: Comment = "no C compiler is installed: apt-get install gcc"

  /// Whether the program under test is a release build (`REDO_PROGRAM` names it), whose times count.
  public static let hasReleaseBuild =
    ProcessInfo.processInfo.environment["REDO_PROGRAM"]?.contains("release") ?? false
  /// What a test that takes the time says.
  public static let needsReleaseBuild: Comment = "REDO_PROGRAM names no release build"

  /// Whether the long numbers are asked for (`REDO_LONG=1`), which take the better part of an hour.
  public static let isLong = ProcessInfo.processInfo.environment["REDO_LONG"] == "1"

  /// Numbers of random histories, each of which makes its own seed: the gate's, or the long run's, from
  /// `REDO_FROM` on, so that one long run after another tries others.
  public static func histories(_ gate: Int, long: Int) -> Range<Int> {
    let first = ProcessInfo.processInfo.environment["REDO_FROM"].flatMap { Int($0) } ?? 0
    return first..<(first + count(gate, long: long))
  }

  /// A number of repetitions: the gate's, or the long run's.
  public static func count(_ gate: Int, long: Int) -> Int { isLong ? long : gate }

  /// Whether a small file system can be mounted.
  public static let canMount: Bool = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mount-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard isRoot,
      (try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)) != nil
    else { return false }
    let mount = ["/usr/bin/mount", "-t", "tmpfs", "-o", "size=64k", "none", folder.path]
    guard (try? Spawn.run(mount)) == 0 else { return false }
    return (try? Spawn.run(["/usr/bin/umount", folder.path])) == 0
  }()
  /// What a test that mounts says.
  public static let needsMount: Comment = "only root, outside a narrow container, can mount"

  /// Whether a program is installed.
  public static func has(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}
