internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoViewModels

/// What a page is about: another place is read by itself, the same one only when it is asked for.
struct LinearPlace: Hashable {
  /// The subject of a page.
  enum Subject: Hashable {
    case tasks(filter: String, ListArrangement)
    case task(TaskID?)
    case plan
    case month(CivilDate?, moving: TaskID?)
    case day(CivilDate?)
    case analytics
    case activity([String])
    case settings
    case triage(Int, TaskID?)
    case triageEnd(isTakenBack: Bool)
    case help(isWhole: Bool)
    case prompt(Prompt.Purpose)
    case form(TaskForm.Purpose)
    case palette([Command])
    case presets([String])
    case labels([TitleLabel])
    case priority(Targets)
    case setting(SettingName)
    case question(Question)
    case card(Card.Subject, isSource: Bool)
    case settling(SettlingAccount?)
    case welcome
  }

  /// The subject.
  let subject: Subject
  /// Whether the past shows.
  let isPast: Bool
  /// The moment of the past that shows; nil for the present, and before the first change.
  let moment: Instant?
  /// Whether it lies over another place, which is the same again once this one is left.
  let isOverlay: Bool

  init(of viewModel: AppViewModel) {
    isPast = viewModel.travel != nil
    moment = viewModel.travel?.moment
    isOverlay = viewModel.overlay != nil
    subject = viewModel.overlay.map { Self.subject(of: $0, viewModel) } ?? Self.screen(viewModel)
  }

  private static func subject(of overlay: Overlay, _ viewModel: AppViewModel) -> Subject {
    switch overlay {
    case .help(_, let isWhole): .help(isWhole: isWhole)
    case .prompt(let prompt): .prompt(prompt.purpose)
    case .form(let form): .form(form.purpose)
    case .palette(let palette): .palette(palette.rows.map(\.command))
    case .presets(let chooser): .presets(chooser.rows.map(\.preset.id))
    case .labels(let chooser): .labels(chooser.rows.map(\.id))
    case .priority(let choice): .priority(choice.targets)
    case .setting(let choice): .setting(choice.name)
    case .question(let question): .question(question)
    case .card(let card): .card(card.subject, isSource: card.showsSource)
    case .welcome: .welcome
    case .settling: .settling(viewModel.settlingAccount)
    }
  }

  private static func screen(_ viewModel: AppViewModel) -> Subject {
    if let triage = viewModel.triage {
      return triage.isOver
        ? .triageEnd(isTakenBack: triage.isTakenBack)
        : .triage(triage.position, triage.isGone ? nil : triage.current)
    }
    switch viewModel.screen {
    case .tasks:
      let (list, focus) = (viewModel.tasks.list, viewModel.tasks.focus)
      return focus == .detail
        ? .task(list.selectedID) : .tasks(filter: list.filterLine, list.arrangement)
    case .plan: return .plan
    case .calendar:
      let calendar = viewModel.calendar
      return calendar.focus == .day && calendar.moving == nil
        ? .day(calendar.day) : .month(calendar.days?.range.lowerBound, moving: calendar.moving?.id)
    case .analytics: return .analytics
    case .activity: return .activity(viewModel.activityScope)
    case .settings: return .settings
    }
  }
}
