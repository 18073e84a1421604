internal import RedoIntents
internal import RedoViewModels

extension LinearPage {
  /// Today against what it holds, then what is planned, then what could be.
  mutating func readPlan(_ viewModel: AppViewModel) {
    let screen = viewModel.plan
    say("Plan, \(FriendlyDate(in: viewModel.dates).weekdayAndDay(viewModel.dates.today)).")
    if let plan = screen.plan {
      say(plan.sumWords + ".")
      say(LinearMessage.sentence(plan.capacityWords, keys))
    }
    say("Today, \(Quantity.text(screen.today.taskCount, "task")):")
    if screen.today.taskCount == 0 { sayNothingIsPlanned(viewModel) }
    readRows(of: screen.today, viewModel)
    if let done = screen.plan?.done, !done.isEmpty {
      say(LinearMessage.ended("Done today: " + done.map(\.title).joined(separator: ", ")))
    }
    let (suggested, all) = (screen.suggestions.taskCount, screen.suggestible)
    let first = suggested < all ? "the first \(suggested) of " : ""
    say("Suggestions by rank, \(first)\(Quantity.text(all, "task")):")
    if screen.suggestions.taskCount == 0 { say(viewModel.emptiness(of: .suggestions), in: .plan) }
    readRows(of: screen.suggestions, viewModel)
  }

  /// The suggestions are read next: a line picks one by its number, but for the past, which stays.
  private mutating func sayNothingIsPlanned(_ viewModel: AppViewModel) {
    let emptiness = viewModel.emptiness(of: .today)
    guard viewModel.plan.suggestions.taskCount > 0 else { return say(emptiness, in: .plan) }
    guard viewModel.travel == nil else { return say(emptiness.words + ".") }
    let pick = keys.name(of: .pickForToday, in: .plan)
    say("Nothing is planned; \(pick) and a number picks a task.")
  }
}
