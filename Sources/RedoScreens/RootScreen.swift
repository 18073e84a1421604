public import RedoTerminal
public import RedoViewModels

/// The whole screen: a function of its view model.
public struct RootScreen {
  /// The keys that hints and help name.
  public let keymap: Keymap

  /// A screen whose hints and help name the keys of a keymap.
  public init(keymap: Keymap = .standard) {
    self.keymap = keymap
  }

  /// Draws everything; the canvas has the size that the view model was resized to.
  public func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    let layout = viewModel.layout
    canvas.fill(canvas.bounds, with: .background)
    canvas.cursor = nil
    guard !layout.isTooSmall else {
      SizeNotice(size: layout.screen.size).render(onto: &canvas)
      return
    }
    HeaderLine().render(viewModel, in: layout.header, onto: &canvas)
    drawBody(viewModel, layout, onto: &canvas)
    let selectedRow = canvas.cursor?.row
    recede(layout.body, below: viewModel.overlay, onto: &canvas)
    FooterLine(keymap: keymap).render(viewModel, in: layout.footer, onto: &canvas)
    drawOverlay(viewModel, in: layout.body, selectedRow: selectedRow, onto: &canvas)
    MessagePanel(keymap: keymap).render(
      viewModel, in: layout.body, selectedRow: selectedRow, onto: &canvas)
  }

  private func drawBody(
    _ viewModel: AppViewModel, _ layout: ScreenLayout, onto canvas: inout Canvas
  ) {
    if let triage = viewModel.triage {
      TriagePane(keymap: keymap).render(triage, viewModel, in: layout.body, onto: &canvas)
      return
    }
    switch viewModel.screen {
    case .tasks: TasksPane(keymap: keymap).render(viewModel, in: layout.body, onto: &canvas)
    case .activity:
      ActivityPane(keymap: keymap).render(viewModel, in: layout.body, onto: &canvas)
    case .analytics:
      AnalyticsPane(keymap: keymap).render(
        viewModel.analytics, viewModel, in: layout.body, onto: &canvas)
    case .plan:
      PlanPane(keymap: keymap).render(viewModel.plan, viewModel, in: layout.body, onto: &canvas)
    case .calendar:
      CalendarPane(keymap: keymap)
        .render(viewModel.calendar, viewModel, in: layout.body, onto: &canvas)
    case .settings:
      SettingsPane()
        .render(viewModel.settingsScreen, viewModel, in: layout.body, onto: &canvas)
    }
  }

  /// Takes the light from the body below what has the keys, so that nothing competes with it.
  ///
  /// A small overlay leaves the body in use, and dimming it would redraw the body twice. A setting's
  /// value is seen on the screen while it is chosen, and the welcome stands over an empty list.
  private func recede(_ body: Rect, below overlay: Overlay?, onto canvas: inout Canvas) {
    switch overlay {
    case nil, .prompt, .setting, .welcome, .palette, .presets, .labels, .priority, .question: break
    case .help, .card, .settling, .form:
      canvas.restyle(body) { cell in
        cell.role = .faint
        cell.emphasis = []
      }
    }
  }

  private func drawOverlay(
    _ viewModel: AppViewModel, in body: Rect, selectedRow: Int?, onto canvas: inout Canvas
  ) {
    switch viewModel.overlay {
    case nil: break
    case .help(let scroll, _):
      HelpOverlay(keymap: keymap, scroll: scroll).render(viewModel, in: body, onto: &canvas)
    // A search is typed on the last row, so that all of the list shows.
    case .prompt(let prompt) where prompt.purpose.isSearch: break
    case .prompt(let prompt):
      drawPrompt(prompt, viewModel, in: body, selectedRow: selectedRow, onto: &canvas)
    case .welcome: drawWelcome(viewModel, in: body, &canvas)
    case .card(let card): CardOverlay(card: card).render(viewModel, onto: &canvas)
    case .settling: SettlingOverlay().render(viewModel, onto: &canvas)
    case .form(let form): FormOverlay(form: form).render(viewModel.formLayout, onto: &canvas)
    case .palette(let palette):
      PaletteOverlay(keymap: keymap, palette: palette).render(viewModel, onto: &canvas)
    case .presets(let chooser):
      PresetOverlay(chooser: chooser).render(viewModel, onto: &canvas)
    case .labels(let chooser):
      LabelOverlay(chooser: chooser).render(viewModel, onto: &canvas)
    case .priority(let choice):
      PriorityOverlay(choice: choice).render(in: viewModel.priorityPlace, onto: &canvas)
    case .setting(let choice):
      SettingOverlay(choice: choice).render(viewModel.choiceLayout(of: choice), onto: &canvas)
    case .question(let question):
      let yes = keymap.keys(for: .accept, in: viewModel.context).prefix(2).map {
        KeyLabel.text(for: $0, canvas.glyphs)
      }
      QuestionOverlay(question: question, yes: yes.joined(separator: "/"))
        .render(in: body, onto: &canvas)
    }
  }

  /// Draws the line that is typed, below the welcome where somebody is welcomed.
  private func drawPrompt(
    _ prompt: Prompt, _ viewModel: AppViewModel, in body: Rect, selectedRow: Int?,
    onto canvas: inout Canvas
  ) {
    let reload = keymap.label(of: .reload, in: .prompt, canvas.glyphs).map { $0 + " reloads" }
    let recall = keymap.label(of: .recall, in: .prompt, canvas.glyphs)
    let left = viewModel.leftLine.flatMap { line in recall.map { "\($0) \(line)" } }
    let overlay = PromptOverlay(
      prompt: prompt, reload: reload, left: left, selectedRow: selectedRow)
    if viewModel.isWelcoming {
      let rows = overlay.place(in: body, canvas.glyphs).row - body.row - 1
      drawWelcome(viewModel, in: body.split(.rows, at: max(0, rows)).first, &canvas)
    }
    overlay.render(in: body, onto: &canvas)
  }

  /// Draws the welcome unless there is room for its frame alone.
  private func drawWelcome(_ viewModel: AppViewModel, in body: Rect, _ canvas: inout Canvas) {
    guard body.rows > 2 else { return }
    WelcomeOverlay(keymap: keymap, welcome: viewModel.welcomeWords).render(in: body, onto: &canvas)
  }
}
