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

  /// Whether something is there for an event, or may be; it is looked at when it is to run.
  public func has(_ event: HookEvent) -> Bool {
    do throws(StoreError) {
      return try FileStatus.ofName(path.appending(event.rawValue)) != nil
    } catch {
      return true
    }
  }

  /// The program for an event, or why it is not run; nil where there is none.
  ///
  /// It runs with all that the user may do, so that nobody else may have had a hand in it. Links
  /// are followed one by one, and each folder on the way is looked at, from the root on: whoever
  /// can rename one of them can put another in its place.
  public func program(for event: HookEvent) -> Result<FilePath, HookFault>? {
    let program = path.appending(event.rawValue)
    do throws(StoreError) {
      guard let status = try FileStatus.ofTarget(program) else {
        // A link that leads nowhere was meant to be a hook.
        return try FileStatus.ofName(program) == nil ? nil : .failure(.notAFile)
      }
      if let fault = try Self.fault(of: status) { return .failure(fault) }
      var trail = try PathTrail(to: program)
      while let place = try trail.next() {
        if let fault = try Self.fault(at: place) { return .failure(fault) }
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

  /// What is wrong with the folder of a name: whoever can rename what is in it can put anything under
  /// the name.
  private static func fault(at place: FilePath) throws(StoreError) -> HookFault? {
    guard let folder = place.parent, let status = try FileStatus.ofName(folder) else { return nil }
    guard isTrusted(status.owner) else { return .placeOfAnother(folder) }
    guard status.isWritableByOthers else { return nil }
    guard status.isSticky else { return .folderWritableByOthers(folder) }
    guard let owner = try FileStatus.ofName(place)?.owner, isTrusted(owner) else {
      return .placeOfAnother(place)
    }
    return nil
  }

  /// Whether an owner is the user, or root, who can do anything anyway.
  private static func isTrusted(_ owner: UInt32) -> Bool {
    owner == geteuid() || owner == 0
  }
}
