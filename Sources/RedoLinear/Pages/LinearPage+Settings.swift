internal import RedoViewModels

extension LinearPage {
  /// Every setting with its value; what can be changed or run is a choice.
  mutating func readSettings(_ viewModel: AppViewModel) {
    let reset = keys.name(of: .resetSetting, in: .settings)
    say("Settings. A number changes one; \(reset) and a number puts it back.")
    guard let world = viewModel.world else { return }
    for line in viewModel.settingsScreen.lines {
      switch line {
      case .heading(let section): say(section.title + ":")
      case .item(let item):
        let words = "\(item.title): \(item.value(in: world))"
        if item.isActive {
          offer(words, .setting(item), does: .changeSetting, name: item.title)
        } else {
          say(words)
        }
        if item == .configFile { for problem in world.settings.configProblems { say(problem) } }
      case .blank: break
      }
    }
  }

  /// The values that a setting may have.
  mutating func read(_ choice: SettingChoice) {
    say("\(choice.name.title), now \(choice.present). \(choice.name.explanation)")
    for (row, value) in choice.values.enumerated() {
      let problem = choice.problems[value].map { ", cannot be used: \($0)" } ?? ""
      offer(value + problem, .row(row), does: .accept, name: value)
    }
  }
}
