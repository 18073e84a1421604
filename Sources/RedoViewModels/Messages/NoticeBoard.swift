internal import RedoProtocol
internal import RedoTasks

/// What is wrong with the log, and what came from others, until the user dismisses it.
public struct NoticeBoard {
  /// What is told, the latest last.
  public private(set) var notices: [Notice] = []
  /// Whether no key was pressed since the last notice came, so that it may take more than one row.
  public private(set) var hasNews = false
  /// Whether notices came where there was no room for all of them, so that they are news again where
  /// there is.
  private(set) var awaitsRoom = false
  /// Whether the message line says that others changed the log, and nobody can have read it yet.
  private var hasUnreadChange = false
  /// When that will have been read; nil as long as it has not been on screen.
  private var readTime: Instant?
  /// What the user dismissed of how the log is, as long as it is so.
  private var dismissed: Set<Notice> = []
  /// The tasks that were deleted and are there all the same, by the notice that tells of them.
  private var undeleted: [Notice: [TaskID]] = [:]
  /// The notices that came last and offer to delete their tasks, until the next command.
  private var offeringDeletion: [Notice] = []

  /// How long it takes to see a sentence and read it, in milliseconds.
  static let readingTime: Int64 = 3_000

  init() {}

  /// Puts a notice up; false where it is there already, or was dismissed and says nothing new.
  mutating func post(_ notice: Notice) -> Bool {
    guard !notices.contains(notice), !dismissed.contains(notice) else { return false }
    notices.append(notice)
    hasNews = true
    return true
  }

  /// Puts notices up as if they had just come, whether they are there already or not.
  mutating func show(again repeated: [Notice]) {
    for notice in repeated { _ = post(notice) }
    hasNews = true
  }

  /// Takes a notice down that holds no longer.
  mutating func withdraw(_ notice: Notice) {
    notices.removeAll { $0 == notice }
    undeleted[notice] = nil
    hasNews = hasNews && !notices.isEmpty
  }

  /// Whether tasks are told of whose time to be named has come.
  var tellsOfReminders: Bool { notices.contains(where: Self.isReminder) }

  /// Whether that is what came last, which shows where there is room for one notice alone.
  var endsWithReminders: Bool { notices.last.map(Self.isReminder) ?? false }

  private static func isReminder(_ notice: Notice) -> Bool {
    if case .due = notice { true } else { false }
  }

  /// Tells of tasks whose time to be named has come in the place of what was told of such, or last
  /// where they are news; of none where there is no notice.
  mutating func show(reminders notice: Notice?, areNews: Bool) {
    let place = notices.firstIndex(where: Self.isReminder)
    notices.removeAll(where: Self.isReminder)
    if let notice {
      let end = notices.count
      notices.insert(notice, at: areNews ? end : place ?? end)
    }
    hasNews = (hasNews || areNews) && !notices.isEmpty
  }

  /// Takes down what was told of the log's lines and is none of its faults any more.
  mutating func withdrawFaults(besides faults: [Notice]) {
    for notice in notices where notice.tellsOfLines && !faults.contains(notice) {
      withdraw(notice)
    }
    dismissed.formIntersection(faults)
  }

  /// Takes every notice down but that of reminders, as the user wants it: each look at the log finds
  /// again what is wrong with it, which is no news.
  mutating func dismiss() {
    dismissed.formUnion(notices.filter(\.tellsOfLog))
    notices.removeAll { !Self.isReminder($0) }
  }

  /// Takes notice that the whole log was read again: what is wrong with it is news then.
  mutating func noteReading() { dismissed.removeAll() }

  /// Takes every notice down but that of reminders, until what it tells of is found again.
  mutating func clear() {
    notices.removeAll { !Self.isReminder($0) }
    dismissed.removeAll()
  }

  /// Whether it is told that the log's old part has changed, which says more than that others changed it.
  var tellsOfOldPart: Bool {
    notices.contains { [.wasCut, .contradictsWatermark, .emptied].contains($0) }
  }

  /// Takes notice that the message line says that others changed the log.
  mutating func noteChangeSaid() {
    hasUnreadChange = true
    readTime = nil
  }

  /// Takes notice that what the message line says shows at a moment: from the first one on it is read.
  mutating func show(at now: Instant) {
    guard hasUnreadChange else { return }
    let latest = Instant(milliseconds: now.milliseconds + Self.readingTime)
    let end = min(readTime ?? latest, latest)
    readTime = end
    hasUnreadChange = now < end
  }

  /// Puts up what the answer to a key takes the place of before anybody can have read it.
  mutating func postUnread() {
    if hasUnreadChange, !tellsOfOldPart { _ = post(.changedOutside) }
    hasUnreadChange = false
  }

  /// Takes notice that the user goes on, and whether something hid a part of what came.
  mutating func endNews(isHidden: Bool = false) {
    awaitsRoom = awaitsRoom || isHidden && hasNews
    hasNews = false
  }

  /// Takes notice that nothing lies over the screen: what was hidden is news.
  mutating func showHidden() {
    hasNews = hasNews || awaitsRoom && !notices.isEmpty
    awaitsRoom = false
  }

  /// Lets a notice offer to delete the tasks that it tells of.
  mutating func offerDeletion(of tasks: [TaskID], by notice: Notice) {
    undeleted[notice] = tasks
    offeringDeletion.append(notice)
  }

  /// Whether a notice offers to delete its tasks now.
  func offersDeletion(_ notice: Notice) -> Bool {
    offeringDeletion.contains(notice) && notices.contains(notice)
  }

  /// The tasks whose deletion is offered now.
  var offeredTasks: [TaskID] {
    offeringDeletion.filter(offersDeletion).flatMap { undeleted[$0] ?? [] }
  }

  /// Offers no deletion any more.
  mutating func endOffers() { offeringDeletion = [] }

  /// Takes the notices down whose tasks are all deleted by now.
  mutating func withdrawDeleted(in projection: Projection) {
    for (notice, ids) in undeleted where ids.allSatisfy({ projection[$0] == nil }) {
      withdraw(notice)
    }
  }
}
