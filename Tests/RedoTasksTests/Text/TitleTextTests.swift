import RedoTasks
import RedoTestSupport
import Testing

@Suite struct `The text of a title` {
  @Test func `labels at the end are taken off and named`() {
    let title = TitleText("Pay rent #home @ana #big-house")
    #expect(title.shown == "Pay rent")
    #expect(title.tags == ["home", "big-house"])
    #expect(title.people == ["ana"])
    #expect(!title.isOnce)
  }

  @Test func `labels inside the sentence are named and stay`() {
    let title = TitleText("Ask @ana about #rent, then @bob! #home")
    #expect(title.shown == "Ask @ana about #rent, then @bob!")
    #expect(title.tags == ["rent", "home"])
    #expect(title.people == ["ana", "bob"])
  }

  @Test func `labels are written out as they are typed, the tags before the people`() {
    #expect(TitleText("Ask @ana about #rent #home").labelTexts == ["#rent", "#home", "@ana"])
    #expect(TitleText("Pay rent").labelTexts.isEmpty)
  }

  @Test func `the last labels are those that no other word follows`() {
    let last = TitleText("Ask @ana about \\#rent #home \t@bob").trailingLabels
    #expect(last.map(\.text) == ["#home", "@bob"])
    #expect(TitleText("#home @ana").trailingLabels.map(\.text) == ["#home", "@ana"])
  }

  @Test(arguments: [
    "Buy #2 pencils", "Learn c#", "mail ana@example.org", "a # b @ c", "#", "@", "#-x", "#!home",
    "#home/work now", "\u{200B}#home", "# home", "#\u{301}a", "#🏠", "a\n#home",
  ])
  func `what only looks like a label is text`(stored: String) {
    let title = TitleText(stored)
    #expect(title.shown == stored)
    #expect(title.tags.isEmpty && title.people.isEmpty)
  }

  @Test func `labels may have letters of any script`() {
    let title = TitleText("Einkaufen #küche #家 @Ольга #cafe\u{301}_2 #हिन्दी")
    #expect(title.shown == "Einkaufen")
    #expect(title.tags == ["küche", "家", "café_2", "हिन्दी"])
    #expect(title.people == ["Ольга"])
  }

  @Test func `a title of labels alone is shown whole`() {
    let title = TitleText("#home @ana")
    #expect(title.shown == "#home @ana")
    #expect(!title.hasWords && !TitleText(" ").hasWords)
    #expect(TitleText("\\#home").hasWords && TitleText("x").hasWords)
    #expect(title.tags == ["home"])
    #expect(title.people == ["ana"])
    #expect(TitleText("").shown.isEmpty)
    #expect(TitleText("  ").shown == "  ")
  }

  @Test func `a label that stands twice is named once`() {
    #expect(TitleText("Mow #garden soon #garden #Garden").tags == ["garden", "Garden"])
  }

  @Test func `once is a marker among the last labels only`() {
    let marked = TitleText("Water plants #once #home")
    #expect(marked.isOnce)
    #expect(marked.shown == "Water plants")
    #expect(marked.tags == ["home"])
    let story = TitleText("Read #once upon a time")
    #expect(!story.isOnce)
    #expect(story.tags == ["once"])
    #expect(!TitleText("Water plants #Once").isOnce)
    #expect(!TitleText("Water plants \\#once").isOnce)
  }

  @Test(arguments: [
    ("#once", true), ("Water plants #once", true), ("#once #home", true), ("Read #once upon", true),
    ("a #onceover", true), ("Water plants #Once", false), ("Water plants #onc", false), ("", false),
    ("# once", false), ("#oncé", false),
  ])
  func `titles that may have the marker are told from those that cannot`(title: String, may: Bool) {
    let bytes = Array(title.utf8)
    #expect(TitleText.mayBeOnce(stored: bytes.span) == may)
    #expect(may || !TitleText(title).isOnce)
  }

  @Test func `the marker is set and taken away without touching the rest`() {
    let title = TitleText("Water plants #home")
    #expect(title.marked(once: false) == title)
    #expect(title.marked(once: true).stored == "Water plants #home #once")
    #expect(title.marked(once: true).marked(once: true).stored == "Water plants #home #once")
    #expect(title.marked(once: true).marked(once: false) == title)
    #expect(TitleText("A #once #b #once").marked(once: false).stored == "A #b")
    #expect(TitleText("#once upon #once").marked(once: false).stored == "#once upon")
  }

  @Test(arguments: [
    "#home", "\\#home", "\\\\@ana, hello", "plain", "C:\\dir \\x #2", "a  #b\t@c d", "#x. #y",
    "#once", "@ana #home", "",
  ])
  func `escaped words are shown as they were and name nothing`(words: String) {
    let title = TitleText(TitleText.escaping(words))
    #expect(title.shown == words)
    #expect(title.tags.isEmpty && title.people.isEmpty && !title.isOnce)
  }

  @Test(
    arguments: [
      ("Sing #once more", ["once"]), ("Sing #once.", ["once"]), ("Sing #once", []), ("#once", []),
      ("Sing #once more #once", []), ("Sing \\#once more", []),
      ("See #home at #fixed rates", ["fixed"]),
      ("#monthly or #yearly bills", ["monthly", "yearly"]), ("Sing #Once more", []),
    ] as [(String, [String])])
  func `a tag inside the words says nothing of a repeat, and can be left there`(
    words: String, names: [String]
  ) {
    let markers = TitleText.markers(inside: words)
    #expect(markers.map(\.name).sorted() == names)
    let title = TitleText(TitleText.escaping(words, but: markers))
    #expect(title.shown == words && title.tags == names)
    #expect(!title.isOnce && Rhythm(everyDays: 30, titled: title) == .days(30))
  }

  @Test func `taking a title apart loses no word of it`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 77)
    let pieces = [
      "#", "@", "\\", "a", "é", "\u{301}", "home", "-", "_", "9", ",", " ", "  ", "\t", "\n",
      "#once",
      "#home", "@ana", "\u{202E}", "👩‍👩‍👧", "家", "\0",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let stored = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let title = TitleText(stored)
      let words = stored.utf8.split { $0 == 32 || $0 == 9 }.map { String(Substring($0)) }
      let shown = title.shown.utf8.split { $0 == 32 || $0 == 9 }.map { String(Substring($0)) }
      let rest = words.dropFirst(shown.count)
      let escapes = zip(words, shown).allSatisfy { $0 == $1 || $0 == "\\" + $1 }
      try #require(escapes, "seed \(generator.seed): \(stored.debugDescription)")
      let names = title.tags.map { "#" + $0 } + title.people.map { "@" + $0 }
      let kept = rest.allSatisfy { names.contains($0) || $0 == "#once" && title.isOnce }
      try #require(kept, "seed \(generator.seed): \(stored.debugDescription)")
    }
  }
}
