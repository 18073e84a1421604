internal import RedoIntents
internal import RedoViewModels

extension LinearPage {
  /// What there is to read now.
  init(of viewModel: AppViewModel, _ keys: LinearKeyNames) {
    self.init(LinearPlace(of: viewModel), keys)
    if let travel = viewModel.travel, viewModel.overlay == nil {
      let friendly = FriendlyDate(in: viewModel.clock)
      let moment = travel.moment.map { "As of " + friendly.stamp($0) } ?? "Before the first change"
      say("\(moment), \(travel.distanceWords). b returns to now.")
    }
    fill(from: viewModel)
  }

  private mutating func fill(from viewModel: AppViewModel) {
    switch viewModel.overlay {
    case nil: fillScreen(from: viewModel)
    case .help: readHelp(viewModel)
    case .prompt(let prompt): read(prompt, left: viewModel.leftLine)
    case .form(let form): read(form)
    case .palette(let palette):
      read(palette, in: viewModel.screenContext)
      if palette.isOutOfReach { say(LinearMessage.ended(viewModel.emptyWords(of: palette))) }
    case .presets(let chooser): read(chooser)
    case .labels(let chooser): read(chooser, viewModel)
    case .priority(let choice): read(choice)
    case .setting(let choice): read(choice)
    case .question(let question): read(question)
    case .card: readCard(viewModel)
    case .welcome: readWelcome(viewModel)
    case .settling: readSettling(viewModel)
    }
  }

  private mutating func fillScreen(from viewModel: AppViewModel) {
    if let triage = viewModel.triage {
      if triage.isOver { readEnd(of: triage, viewModel) } else { read(triage) }
      return
    }
    switch viewModel.screen {
    case .tasks where viewModel.tasks.focus == .detail: readTask(viewModel)
    case .tasks: readTasks(viewModel)
    case .plan: readPlan(viewModel)
    case .calendar: readCalendar(viewModel)
    case .analytics: readAnalytics(viewModel)
    case .activity: readActivity(viewModel)
    case .settings: readSettings(viewModel)
    }
  }
}
