internal import Glibc

/// The folder `hooks` beside the config, with programs of the user's that run after a change.
public struct HookFolder: Hashable, Sendable {
  /// The folder's name in the config folder.
  static let name = "hooks"

  /// The folder.
  let path: FilePath

  /// Names the folder in the config folder; nothing is opened.
  public init(in folder: FilePath) {
    path = folder.appending(Self.name)
  }

  /// The program for an event, or why it is not run; nil where there is none.
  ///
  /// It runs with all that the user may do, so that nobody else may have had a hand in it. A link is
  /// followed, and what it leads to is looked at.
  public func program(for event: HookEvent) -> Result<FilePath, HookFault>? {
    let program = path.appending(event.rawValue)
    do throws(StoreError) {
      guard let status = try FileStatus.ofTarget(program) else {
        // A link that leads nowhere was meant to be a hook.
        return try FileStatus.ofName(program) == nil ? nil : .failure(.notAFile)
      }
      if let fault = try Self.fault(of: status) { return .failure(fault) }
      // Whoever can rename what is in a folder can put anything under the name.
      let folders = [path, path.parent, try program.target()?.parent]
      for folder in folders.compactMap(\.self) {
        if let fault = try Self.fault(ofFolder: folder) { return .failure(fault) }
      }
      let isExecutable = program.withCText { access($0, X_OK) == 0 } ?? false
      return isExecutable ? .success(program) : .failure(.notExecutable)
    } catch {
      return .failure(.unreadable)
    }
  }

  private static func fault(of status: FileStatus) throws(StoreError) -> HookFault? {
    guard status.kind == .file else { return .notAFile }
    guard isTrusted(status.owner) else { return .foreignOwner }
    guard !status.isWritableByOthers else { return .writableByOthers }
    return status.mode & 0o111 == 0 ? .notExecutable : nil
  }

  private static func fault(ofFolder path: FilePath) throws(StoreError) -> HookFault? {
    guard let status = try FileStatus.ofTarget(path) else { return nil }
    guard isTrusted(status.owner) else { return .folderOfAnother }
    return status.isWritableByOthers ? .folderWritableByOthers : nil
  }

  /// Whether an owner is the user, or root, who can do anything anyway.
  private static func isTrusted(_ owner: UInt32) -> Bool {
    owner == geteuid() || owner == 0
  }
}
