import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

struct TaskFilterPropertyTests {
  /// What random lines are made of: all signs of the language, and texts that break weak readers.
  static let pieces = [
    "due", "p", "points", "created", "updated", "is", "sort", "id", "overdue", "recurring", "p4",
    ":", "<", "<=", ">", ">=", "=", "-", "!", "\"", "\\", "#", "@", " ", " ", "\t", "\n", "\0",
    "|", "|", "\u{301}", "\u{20E3}",
    "today", "7d", "-3d", "99999999999999999999d", "9999-12-31", "0000-01-01", "none", "mon",
    "draft", "home", "ana", "passport", "ä", "e\u{301}", "🏳️‍🌈", "\u{202E}", "İ", "ß", "ﬁ", "1a2b",
    String(repeating: "a", count: 70), String(repeating: "f", count: 32), "week", "9:99", "🍎",
  ]

  static func line(_ generator: inout SeededGenerator) -> String {
    var line = ""
    for _ in 0..<Int.random(in: 0...9, using: &generator) {
      if Int.random(in: 0..<8, using: &generator) == 0 {
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
        line.unicodeScalars.append(scalar ?? "?")
      } else {
        line += pieces.randomElement(using: &generator) ?? ""
      }
    }
    return line
  }

  @Test func `no line of 5,000 random ones does harm`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 4711)
    let sample = try SampleTasks()
    let projection = sample.projection
    for _ in 0..<5000 {
      let line = Self.line(&generator)
      for isTyping in [false, true] {
        let filter = TaskFilter(line, in: .at(), isTyping: isTyping)
        let found = projection.tasks.filter { filter.matches($0, in: projection) }
        if filter.isEmpty { #expect(found.count == projection.tasks.count) }
        for problem in filter.problems { #expect(!problem.message.isEmpty) }
        for text in [line, "Renew pässport 🍎 #home"] {
          let places = filter.highlights(in: text)
          #expect(
            Self.areSound(places, in: text), "seed \(generator.seed): \(line.debugDescription)")
        }
      }
    }
  }

  @Test func `a line that narrows another one finds nothing that the other does not`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 4712)
    let projection = try SampleTasks().projection
    var narrowing = 0
    for _ in 0..<2000 {
      let line =
        ["p", "ren", "a b", "-", "\"re", "#ho", "due<"].randomElement(using: &generator) ?? ""
      let longer =
        line + (["a", "e", "p", " ", "\"", "\\", "é"].randomElement(using: &generator) ?? "")
      let filters = [line, longer].map { TaskFilter(Self.line(&generator) + " " + $0, in: .at()) }
      for (after, before) in [
        (filters[1], filters[0]), (TaskFilter(longer, in: .at()), TaskFilter(line, in: .at())),
      ] where after.narrows(before) {
        narrowing += 1
        for task in projection.tasks where after.matches(task, in: projection) {
          #expect(before.matches(task, in: projection), "seed \(generator.seed): “\(longer)”")
        }
      }
    }
    #expect(narrowing > 100, "nothing was held against anything")
  }

  @Test func `more letters of a word and more terms narrow, and nothing else is taken to`() {
    func narrows(_ line: String, _ other: String) -> Bool {
      TaskFilter(line, in: .at()).narrows(TaskFilter(other, in: .at()))
    }
    #expect(narrows("gard", "gar") && narrows("p>=4 gard", "p>=4 ga") && narrows("ga", "ga"))
    #expect(narrows("caf\u{E9}", "caf") && !narrows("cafe\u{301}", "cafe"))
    #expect(narrows("ga b", "ga") && narrows("b p4 ga", "ga"))
    #expect(narrows("#home -x ga", "-x g #home"))
    #expect(!narrows("-gard", "-gar") && !narrows("ga", "gar") && !narrows("ga", "ga b"))
    #expect(!narrows("ga is:done", "ga") && !narrows("ga -b", "ga b") && !narrows("ga b", "gar"))
    #expect(!narrows("\"ga r\"", "\"ga\"") && !narrows("p>=3", "p>=4") && !narrows("x", "is:done"))
  }

  @Test func `all tasks asked at once answer as each of them does`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 4713)
    let projection = try SampleTasks().projection
    let places = projection.tasks.indices
    var found = 0
    for number in 0..<2000 {
      let words = ["e", "rp", "\"the p\"", "-e", "p>=3", "#home", "-due<7d", "is:done", "\\#3"]
      let line =
        number % 2 == 0
        ? Self.line(&generator) : words.shuffled(using: &generator).prefix(2).joined(separator: " ")
      let filter = TaskFilter(line, in: .at(), isTyping: number % 3 == 0)
      let wanted = Set(places.filter { _ in Bool.random(using: &generator) })
      for range in [places, places.dropFirst(2)] {
        let expected = range.map { place in
          wanted.contains(place) ? filter.quality(of: projection.tasks[place], in: projection) : nil
        }
        #expect(
          filter.qualities(of: range, in: projection, where: wanted.contains) == expected,
          "seed \(generator.seed): “\(line)”")
        found += expected.count { $0 != nil }
      }
    }
    #expect(found > 1000, "hardly anything was found")
  }

  /// Whether places are apart, in order, and made of whole characters of a text.
  static func areSound(_ places: [Range<Int>], in text: String) -> Bool {
    let utf8 = text.utf8
    var end = -1
    for place in places {
      guard place.lowerBound > end, !place.isEmpty, place.upperBound <= utf8.count else {
        return false
      }
      end = place.upperBound
      let bounds = [place.lowerBound, place.upperBound].map {
        utf8.index(utf8.startIndex, offsetBy: $0)
      }
      guard bounds.allSatisfy({ $0.samePosition(in: text.unicodeScalars) != nil }) else {
        return false
      }
    }
    return true
  }

  @Test(arguments: [
    "passport", "rnwpss", "\"the p\"", "#home", "@ana", "p>=4", "p4", "points<2", "due<=7d",
    "due:none", "due:x", "created>=today", "updated<-3d", "overdue", "recurring", "is:archived",
    "is:done", "is:draft", "is:forked", "id:0000", "\\#3", "e", "ä",
  ])
  func `a term and its negation share the tasks out between them`(term: String) throws {
    let sample = try SampleTasks()
    let projection = sample.projection
    let filter = TaskFilter(term, in: .at())
    for sign in ["-", "!"] {
      let negated = TaskFilter(sign + term, in: .at())
      for task in projection.tasks {
        #expect(filter.matches(task, in: projection) != negated.matches(task, in: projection))
      }
    }
  }

  @Test func `terms together find what each of them finds`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 99)
    let sample = try SampleTasks()
    let projection = sample.projection
    let terms = ["e", "the", "p>=4", "#home", "-overdue", "due<=7d", "rp", "-is:done", "points:1"]
    for _ in 0..<200 {
      let chosen = terms.shuffled(using: &generator).prefix(3)
      let all = TaskFilter(chosen.joined(separator: " "), in: .at())
      let each = chosen.map { TaskFilter($0, in: .at()) }
      for task in projection.tasks {
        let expected = each.allSatisfy { $0.matches(task, in: projection) }
        #expect(all.matches(task, in: projection) == expected, "\(chosen)")
      }
    }
  }

  @Test func `words are found as a plain search finds them`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 31)
    var log = try IntentLog()
    let letters: [Character] = ["a", "b", "A", "ä", "Ä", "ж", "🍎", "-", " "]
    func random(_ count: Int) -> String {
      String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
    }
    for _ in 0..<60 { try log.add(TaskDraft(title: "x" + random(12) + "x")) }
    let projection = log.projection
    for _ in 0..<1500 {
      let word = random(.random(in: 1...5, using: &generator)).filter { $0 != " " && $0 != "-" }
      guard !word.isEmpty else { continue }
      let filter = TaskFilter(word, in: .at())
      for task in projection.tasks {
        let title = projection.storedTitle(of: task)
        let quality = filter.quality(of: task, in: projection)
        #expect(
          quality == Self.plainQuality(of: word, in: title),
          "seed \(generator.seed): \(word) in \(title)")
        let lit = filter.highlights(in: title).reduce(0) { $0 + $1.count }
        if quality == .scattered { #expect(lit == word.lowercased().utf8.count) }
        #expect((lit > 0) == (quality != nil))
      }
    }
  }

  /// What ``TaskFilter/quality(of:in:)`` promises for one word and a title, tried out letter by
  /// letter.
  static func plainQuality(of word: String, in title: String) -> MatchQuality? {
    let word = Array(word.lowercased())
    let words = title.lowercased().split { $0 == " " || $0 == "-" }.map(Array.init)
    if words.contains(where: { contains($0, word) }) { return .exact }
    return isScattered(word[...], over: words.map { $0[...] }[...]) ? .scattered : nil
  }

  private static func contains(_ text: [Character], _ word: [Character]) -> Bool {
    text.indices.contains { text[$0...].starts(with: word) }
  }

  /// Whether letters can be found by entering words at their first letters.
  private static func isScattered(
    _ letters: ArraySlice<Character>, over words: ArraySlice<ArraySlice<Character>>
  ) -> Bool {
    guard let first = letters.first else { return true }
    return words.indices.contains { index in
      words[index].first == first
        && (1...letters.count).contains { count in
          isSubsequence(letters.prefix(count), of: words[index])
            && isScattered(letters.dropFirst(count), over: words[(index + 1)...])
        }
    }
  }

  private static func isSubsequence(
    _ letters: ArraySlice<Character>, of word: ArraySlice<Character>
  ) -> Bool {
    var rest = letters
    for letter in word where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
