import RedoIntents
import RedoScreens
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The whole vocabulary, each command by its key and where it has something to do.
@Suite struct EveryCommandTests {
  /// The keys that lead from the list to where commands have something to do; else it is there.
  private static let ways: [(keys: String, commands: [Command])] = [
    ("j", [.moveUp, .moveToTop]), ("G", [.pageUp]), ("<Enter>", [.back]),
    ("<Tab>", [.previousPane]), ("2", [.showTasks, .deferToTomorrow]),
    ("2<Tab>", [.pickForToday]), ("/passport<Enter><Tab>jj", [.toggleStep]), ("c", [.undo]),
    ("cu", [.redo]), ("/p>=4<Enter>", [.findNext, .findPrevious, .savePreset]),
    ("/passport<Enter>", [.copyLink]), ("/renew<Enter>", [.settle]),
    ("/renew<Enter>M", [.typeValue]), ("/renew<Enter>ML", [.takeLeft, .takeAllLeft]),
    ("/renew<Enter>MH", [.takeRight, .takeAllRight]),
    ("#", [.combineLabel]), ("FHot", [.renamePreset, .recolorPreset, .deletePreset]),
    ("<Tab>G", [.openPart, .openChange]), ("<Tab>Gv", [.showSource]), ("p25", [.takeBackChange]),
    ("5j", [.travelHere]), ("<lt>", [.stepForward]),
    ("5", [.filterByTask, .filterByAuthor, .filterByAction]),
    ("T", [.skipTask, .snoozeDay, .snoozeThreeDays, .snoozeWeek, .snoozeTwoWeeks]),
    ("T<Space>", [.previousTask]), ("Tc", [.takeBackRun]),
    ("3", [.moveLeft, .moveRight, .toggleWeek]), ("3l", [.goToToday]), ("3<Enter>", [.moveTask]),
    ("4", [.enlarge]), ("?", [.showAllKeys]), ("aBuy<Space>milk", [.accept]),
    ("a", [.dismiss, .explain]), ("A", [.nextField, .previousField]), ("AHotel", [.startOver]),
    ("aBuy<Space>#ho", [.completeWord]), ("aBuy<Space>tomorrow", [.previousChip, .keepWords]),
    ("aBuy<Space>tomorrow<S-Tab>", [.nextChip]), ("aBuy<Esc>a", [.recall]),
    ("6", [.changeSetting, .nextValue, .previousValue, .copyValue]), ("6l", [.resetSetting]),
  ]

  @Test func `the key of every command does what is seen, or asks the shell for it`() throws {
    let (tame, apart) = (try ScriptedReplica.sample(), try ScriptedReplica.forked())
    let presets = PresetBook(own: [Preset(name: try PresetName("Hot"), line: "p>=4")])
    for command in Command.allCases {
      let way = Self.ways.first { $0.commands.contains(command) }?.keys ?? ""
      // Only there did devices change a task that is to be renewed.
      let replica = try (way.hasPrefix("/renew") ? apart : tame).fork(device: "tablet", seed: 9)
      var script = ScreenScript(replica, size: Size(columns: 120, rows: 40), presets: presets)
      script.take(SyncHealth(remotes: [RemoteHealth(name: "stick", address: "/media/stick")]))
      if !way.isEmpty { try script.press(way) }
      let (before, asked) = (script.canvas, script.effects.count)
      let keys = Keymap.standard.keys(for: command, in: script.viewModel.context).first
      for key in keys ?? [] { script.press(key) }
      let isSeen = script.canvas != before || script.effects.count > asked
      #expect(
        isSeen && script.viewModel.message?.kind != .failure, "\(command.rawValue) after “\(way)”")
    }
  }
}
