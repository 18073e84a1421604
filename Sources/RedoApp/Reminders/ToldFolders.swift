internal import RedoCommandLine
internal import RedoCrypto
internal import RedoProtocol
internal import RedoSync
internal import RedoViewModels

/// The shared folders in which this user's devices leave what they have told of what falls due.
///
/// None of it may fail a run: without a folder, or with one that is away or slow, this device tells
/// by itself.
struct ToldFolders {
  /// A folder that answered, with what stands in it.
  private struct Folder {
    let remote: FolderRemote
    var pages: [ToldPage]
  }

  /// A device counts as one that tells for so long after it showed it, in milliseconds.
  private static let trust: Int64 = Instant.day
  /// A device that has nothing to tell shows so often that it would, in milliseconds.
  private static let renewal: Int64 = 6 * Instant.hour

  /// A page from more than so much ahead was written by a wrong clock, in milliseconds: what it says
  /// was told may be yet to come.
  private static let mostAhead: Int64 = Instant.hour

  /// How long a folder is looked into before the reminders come without it.
  private static let patience = Duration.seconds(5)
  /// How long it may take to leave word there, when all reminders have been shown.
  private static let farewell = Duration.seconds(20)

  private let device: String
  private let user: Digest
  /// How long before its deadline a task is named, in milliseconds.
  private let notice: Int64
  private var folders: [Folder] = []

  /// Looks into the folders; nil where this device has none.
  init?(of session: Session) {
    guard let remotes = try? session.folderRemotes(), let first = remotes.first else { return nil }
    device = first.writer
    user = Self.mark(of: session)
    notice = Int64(session.settings.preferences.remindMinutes ?? 0) * Instant.minute
    for remote in remotes {
      guard let pages = SlowDisk.ask(within: Self.patience, { try? remote.toldPages() }) ?? nil
      else { continue }
      folders.append(Folder(remote: remote, pages: pages))
    }
  }

  /// What all devices of one user have alike: their address, else their name, else nothing.
  private static func mark(of session: Session) -> Digest {
    let preferences = session.settings.preferences
    let name = (preferences.email ?? preferences.name ?? "").lowercased()
    return SHA256().digest(of: Array(name.utf8).span)
  }

  /// What the user's devices have told.
  func picture(at now: Instant) -> ToldElsewhere {
    let pages = folders.flatMap(\.pages).filter { $0.user == user || $0.writer == device }
    let others = pages.filter { page in
      page.writer != device && abs(now.milliseconds - page.seen.milliseconds) < Self.trust
    }
    let believed = pages.filter { $0.seen.milliseconds - now.milliseconds <= Self.mostAhead }
    return ToldElsewhere(
      device: device, others: Set(others.map(\.writer)), told: Set(believed.flatMap(\.reminders)))
  }

  /// Leaves word of what this device has told; with nothing new, now and then that it is there.
  mutating func tell(_ told: [ReminderID], at now: Instant) {
    for place in folders.indices {
      let old = folders[place].pages.first { $0.writer == device }
      let isNew = old.map { !$0.reminders.isSuperset(of: told) || $0.user != user } ?? true
      let age = old.map { abs(now.milliseconds - $0.seen.milliseconds) } ?? .max
      guard isNew || age >= Self.renewal else { continue }
      // What was told ahead of its time, by a clock that has been set right since, is told again.
      let kept = (old?.reminders ?? []).filter {
        $0.deadline.milliseconds - notice <= now.milliseconds
      }
      let page = ToldPage(writer: device, user: user, seen: now, reminders: told + kept)
      let remote = folders[place].remote
      _ = SlowDisk.ask(within: Self.farewell) { try? remote.tell(page) }
      folders[place].pages = folders[place].pages.filter { $0.writer != device } + [page]
    }
  }
}
