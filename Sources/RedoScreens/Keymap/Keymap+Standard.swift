public import RedoViewModels

extension Keymap {
  /// The keys that Redo has unless the user's config says otherwise.
  public static let standard: Keymap = {
    do throws(KeymapError) {
      return try Keymap(ownBindings)
    } catch {
      preconditionFailure("the standard keymap is broken: \(error.message)")
    }
  }()

  /// The rows of Redo's own keys.
  static let ownBindings =
    moving + changing + triage + planning + finding + past + settling + program + typing
    + analytics + settings

  /// The commands that mean something in each context, for the palette.
  public static let vocabulary: [KeyContext: Set<Command>] = {
    var vocabulary: [KeyContext: Set<Command>] = [:]
    for binding in ownBindings {
      for context in binding.contexts { vocabulary[context, default: []].insert(binding.command) }
    }
    return vocabulary
  }()

  private static let panes: [KeyContext] = [.list, .detail]
  private static let screens = KeyContext.screens
  private static let choosers: [KeyContext] = [.search, .palette, .presets, .labels]

  private static let moving: [KeyBinding] = [
    KeyBinding("j", "<Down>", in: screens + [.help, .choice, .card, .settling], does: .moveDown),
    KeyBinding("k", "<Up>", in: screens + [.help, .choice, .card, .settling], does: .moveUp),
    KeyBinding("g", "<Home>", in: screens + [.help, .card, .settling], does: .moveToTop),
    KeyBinding("G", "<End>", in: screens + [.help, .card, .settling], does: .moveToBottom),
    KeyBinding(
      "<C-d>", "<PageDown>", in: screens + [.help, .card, .settling], does: .pageDown),
    KeyBinding(
      "<C-u>", "<PageUp>", in: screens + [.help, .card, .settling], does: .pageUp),
    KeyBinding("<Enter>", in: [.list, .activity], does: .open),
    KeyBinding("<Esc>", in: screens, does: .back),
    KeyBinding("<Tab>", "l", "<Right>", in: panes, does: .nextPane),
    KeyBinding("<S-Tab>", "h", "<Left>", in: panes, does: .previousPane),
    KeyBinding("1", in: screens, does: .showTasks),
    KeyBinding("]", in: screens, does: .nextScreen),
    KeyBinding("[", in: screens, does: .previousScreen),
  ]

  private static let changing: [KeyBinding] = [
    KeyBinding("a", in: screens, does: .quickAdd),
    KeyBinding("c", in: screens, does: .complete),
    KeyBinding("s", in: screens, does: .snooze),
    KeyBinding("p", in: screens, does: .setPriority),
    KeyBinding("A", in: screens, does: .addInForm),
    KeyBinding("e", in: screens, does: .editInForm),
    KeyBinding("i", in: screens, does: .editTitle),
    KeyBinding("E", in: screens, does: .editInEditor),
    KeyBinding(";", in: screens, does: .addNote),
    KeyBinding("x", "<Space>", in: [.detail], does: .toggleStep),
    KeyBinding("d", in: screens, does: .setDue),
    KeyBinding("r", in: screens, does: .setRepeat),
    KeyBinding("z", in: screens, does: .archive),
    KeyBinding("D", in: screens, does: .delete),
    KeyBinding("y", in: screens.filter { $0 != .settings }, does: .copyIdentifier),
    KeyBinding("Y", in: screens, does: .copyLink),
    KeyBinding("R", in: screens, does: .skipRepeat),
    KeyBinding("M", in: screens + [.triage], does: .settle),
    KeyBinding("<Space>", in: [.list, .plan], does: .mark),
    KeyBinding("V", in: [.list, .plan], does: .markRange),
    KeyBinding("*", in: [.list, .plan], does: .markAll),
    KeyBinding("u", in: screens, does: .undo),
    KeyBinding("<C-r>", in: screens, does: .redo),
  ]

  private static let triaging: [KeyContext] = [.triage, .triageSummary]

  private static let triage: [KeyBinding] = [
    KeyBinding("T", in: screens, does: .triage),
    KeyBinding("<Space>", "<Right>", in: [.triage], does: .skipTask),
    KeyBinding("b", "<Left>", in: triaging, does: .previousTask),
    KeyBinding("h", in: [.triage], does: .snoozeDay),
    KeyBinding("j", in: [.triage], does: .snoozeThreeDays),
    KeyBinding("k", in: [.triage], does: .snoozeWeek),
    KeyBinding("l", in: [.triage], does: .snoozeTwoWeeks),
    KeyBinding("U", in: triaging, does: .takeBackRun),
    KeyBinding("c", in: [.triage], does: .complete),
    KeyBinding("s", in: [.triage], does: .snooze),
    KeyBinding("p", in: [.triage], does: .setPriority),
    KeyBinding("e", "i", in: [.triage], does: .editTitle),
    KeyBinding("z", in: [.triage], does: .archive),
    KeyBinding("D", in: [.triage], does: .delete),
    KeyBinding("d", in: [.triage], does: .setDue),
    KeyBinding("R", in: [.triage], does: .skipRepeat),
    KeyBinding("y", in: [.triage], does: .copyIdentifier),
    KeyBinding("Y", in: [.triage], does: .copyLink),
    KeyBinding("a", in: [.triage], does: .quickAdd),
    KeyBinding("u", in: triaging, does: .undo),
    KeyBinding("<C-r>", in: triaging, does: .redo),
    KeyBinding("<Esc>", "q", in: triaging, does: .back),
    KeyBinding("<Enter>", in: [.triageSummary], does: .back),
    KeyBinding("<Down>", in: triaging, does: .moveDown),
    KeyBinding("<Up>", in: triaging, does: .moveUp),
    KeyBinding("j", in: [.triageSummary], does: .moveDown),
    KeyBinding("k", in: [.triageSummary], does: .moveUp),
    KeyBinding("<C-d>", "<PageDown>", in: triaging, does: .pageDown),
    KeyBinding("<C-u>", "<PageUp>", in: triaging, does: .pageUp),
    KeyBinding("?", "<F1>", in: triaging, does: .showHelp),
  ]

  private static let planning: [KeyBinding] = [
    KeyBinding("2", in: screens, does: .showPlan),
    KeyBinding("3", in: screens, does: .showCalendar),
    KeyBinding("<Enter>", in: [.plan, .calendar], does: .open),
    KeyBinding("<Tab>", "l", "<Right>", in: [.plan], does: .nextPane),
    KeyBinding("<S-Tab>", "h", "<Left>", in: [.plan], does: .previousPane),
    KeyBinding("t", "+", in: [.plan], does: .pickForToday),
    KeyBinding("-", in: [.plan], does: .deferToTomorrow),
    KeyBinding("<Tab>", in: [.calendar], does: .nextPane),
    KeyBinding("<S-Tab>", in: [.calendar], does: .previousPane),
    KeyBinding("h", "<Left>", in: [.calendar], does: .moveLeft),
    KeyBinding("l", "<Right>", in: [.calendar], does: .moveRight),
    KeyBinding("t", in: [.calendar], does: .goToToday),
    KeyBinding("w", in: [.calendar], does: .toggleWeek),
    KeyBinding("m", in: [.calendar], does: .moveTask),
  ]

  private static let finding: [KeyBinding] = [
    KeyBinding("/", in: panes + [.activity], does: .find),
    KeyBinding("n", in: panes, does: .findNext),
    KeyBinding("N", in: panes, does: .findPrevious),
    KeyBinding("o", in: panes, does: .changeOrder),
    KeyBinding("F", in: screens, does: .showPresets),
    KeyBinding("#", in: screens, does: .showLabels),
    KeyBinding("<Tab>", in: [.labels], does: .combineLabel),
    KeyBinding("f", in: panes, does: .editFilter),
    KeyBinding("<C-s>", in: panes + [.presets], does: .savePreset),
    KeyBinding("<C-r>", in: [.presets], does: .renamePreset),
    KeyBinding("<Tab>", in: [.presets], does: .recolorPreset),
    KeyBinding("<C-x>", in: [.presets], does: .deletePreset),
    KeyBinding("<Down>", "<C-n>", in: choosers, does: .moveDown),
    KeyBinding("<Up>", "<C-p>", in: choosers, does: .moveUp),
  ]

  private static let past: [KeyBinding] = [
    KeyBinding("5", in: screens, does: .showActivity),
    KeyBinding("<Enter>", in: [.detail], does: .openPart),
    KeyBinding("<Enter>", in: [.card], does: .openChange),
    KeyBinding("v", in: [.detail, .activity, .card], does: .openChange),
    KeyBinding("B", in: screens, does: .showBlame),
    KeyBinding("J", in: [.card], does: .showSource),
    KeyBinding("@", in: screens, does: .travel),
    KeyBinding("t", in: [.detail, .activity, .card], does: .travelHere),
    KeyBinding("<lt>", in: screens, does: .stepBack),
    KeyBinding(">", in: screens, does: .stepForward),
    KeyBinding("ft", in: [.activity], does: .filterByTask),
    KeyBinding("fw", in: [.activity], does: .filterByAuthor),
    KeyBinding("fa", in: [.activity], does: .filterByAction),
    KeyBinding("U", in: [.detail, .activity, .card], does: .takeBackChange),
    KeyBinding("y", in: [.card], does: .copyIdentifier),
    KeyBinding("<Esc>", "q", in: [.card], does: .back),
  ]

  private static let settling: [KeyBinding] = [
    KeyBinding("h", "<Left>", in: [.settling], does: .takeLeft),
    KeyBinding("l", "<Right>", in: [.settling], does: .takeRight),
    KeyBinding("H", in: [.settling], does: .takeAllLeft),
    KeyBinding("L", in: [.settling], does: .takeAllRight),
    KeyBinding("e", "i", in: [.settling], does: .typeValue),
    KeyBinding("<Enter>", "<C-s>", in: [.settling], does: .accept),
    KeyBinding("<Esc>", "q", in: [.settling], does: .back),
  ]

  private static let program: [KeyBinding] = [
    KeyBinding(":", "<C-p>", in: screens + triaging, does: .showPalette),
    KeyBinding("?", "<F1>", in: screens + [.card, .settling], does: .showHelp),
    KeyBinding("<Esc>", "q", "<Enter>", in: [.help], does: .back),
    KeyBinding("<Tab>", "?", in: [.help], does: .showAllKeys),
    KeyBinding("a", "<Enter>", in: [.welcome], does: .quickAdd),
    KeyBinding("<Esc>", in: [.welcome], does: .back),
    KeyBinding("?", "<F1>", in: [.welcome], does: .showHelp),
    KeyBinding("q", "<C-c>", in: [.welcome], does: .quit),
    KeyBinding("S", in: screens + [.welcome], does: .sync),
    KeyBinding("W", in: screens, does: .export),
    KeyBinding("I", in: screens + [.welcome], does: .importFile),
    KeyBinding("<F5>", in: KeyContext.allCases, does: .reload),
    KeyBinding("<C-l>", in: KeyContext.allCases, does: .redraw),
    KeyBinding("<C-z>", in: KeyContext.allCases, does: .suspend),
    KeyBinding("q", in: screens, does: .quit),
    KeyBinding("<C-c>", in: screens + triaging + [.card, .settling, .help], does: .quit),
  ]

  private static let analytics: [KeyBinding] = [
    KeyBinding("4", in: screens, does: .showAnalytics),
    KeyBinding("<Tab>", "l", "<Right>", in: [.analytics], does: .nextPane),
    KeyBinding("<S-Tab>", "h", "<Left>", in: [.analytics], does: .previousPane),
    KeyBinding("<Enter>", in: [.analytics], does: .open),
    KeyBinding("v", in: [.analytics], does: .enlarge),
  ]

  private static let settings: [KeyBinding] = [
    KeyBinding("6", in: screens + [.welcome], does: .showSettings),
    KeyBinding("C", in: screens, does: .chooseTheme),
    KeyBinding("<Enter>", "<Space>", in: [.settings], does: .changeSetting),
    KeyBinding("l", "<Right>", "+", in: [.settings], does: .nextValue),
    KeyBinding("h", "<Left>", "-", in: [.settings], does: .previousValue),
    KeyBinding("x", "<Backspace>", in: [.settings], does: .resetSetting),
    KeyBinding("y", in: [.settings], does: .copyValue),
    KeyBinding("<Tab>", in: [.settings], does: .nextPane),
    KeyBinding("<S-Tab>", in: [.settings], does: .previousPane),
  ]

  private static let typing: [KeyBinding] = [
    KeyBinding(
      "<Enter>", in: [.prompt, .chip, .choice, .offer] + choosers, does: .accept
    ),
    KeyBinding("<C-s>", in: [.form], does: .accept),
    KeyBinding("y", in: [.question, .offer, .settling], does: .accept),
    KeyBinding("<Tab>", in: [.form], does: .nextField),
    KeyBinding("<S-Tab>", in: [.form], does: .previousField),
    KeyBinding("<C-r>", in: [.form], does: .startOver),
    KeyBinding(
      "<Esc>", "<C-c>",
      in: [.prompt, .form, .choice, .question, .offer] + choosers,
      does: .dismiss),
    KeyBinding("<C-c>", in: [.chip], does: .dismiss),
    KeyBinding("<Tab>", in: [.prompt, .search], does: .completeWord),
    KeyBinding("<S-Tab>", in: [.prompt, .chip], does: .previousChip),
    KeyBinding("<Left>", in: [.chip], does: .previousChip),
    KeyBinding("<Right>", "<Tab>", in: [.chip], does: .nextChip),
    KeyBinding("<Esc>", "<Backspace>", in: [.chip], does: .keepWords),
    KeyBinding("<C-x>", in: [.prompt, .chip], does: .keepWords),
    KeyBinding("<Up>", in: [.prompt], does: .recall),
    KeyBinding("<F1>", in: [.prompt, .search, .chip, .form], does: .explain),
  ]
}
