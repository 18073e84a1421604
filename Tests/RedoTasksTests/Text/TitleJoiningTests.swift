import RedoTasks
import Testing

/// Two titles that came of one, made one again.
struct TitleJoiningTests {
  @Test(arguments: [
    // base, own, other, joined
    ("Water", "Water #home", "Water @ana", "Water #home @ana"),
    ("Water #home", "Water #home #garden", "Water", "Water #garden"),
    ("Water #home", "Water", "Water #home @ana", "Water @ana"),
    ("Water", "Water the orchids", "Water #home", "Water the orchids #home"),
    ("Water", "Water #home", "Water the orchids", "Water the orchids #home"),
    ("Water", "Water the orchids", "Water everything", "Water the orchids"),
    ("Water", "Water the orchids", "Water everything #home", "Water the orchids #home"),
    ("Water", "Water #Home", "Water #home", "Water #Home"),
    ("Water #home", "Water #home #x", "Water #home", "Water #home #x"),
    ("Water #home", "Water it #home", "Water at #home, ana", "Water it #home"),
    ("Water", "Water it", "Ask @ana, then water", "Water it @ana"),
    ("Water", "Water #once", "Water the orchids", "Water the orchids #once"),
    ("Water #once", "Water", "Water #once #home", "Water #home"),
    ("Water", "Water #monthly", "Water the orchids", "Water the orchids #monthly"),
    ("Water #fixed", "Water the orchids #fixed", "Water #monthly", "Water the orchids #monthly"),
    ("Water #fixed", "Water #yearly", "Water #monthly", "Water #yearly"),
    ("Water #monthly", "Water #monthly #home", "Water", "Water #home"),
    ("Ask @ana about it", "Ask @ana about it #x", "Ask about it @ana", "Ask about it #x @ana"),
    ("Call", "Call #x", "Ask @ana, then call", "Ask @ana, then call #x"),
    ("Do #home", "Do #home #x", "Do the #home things", "Do the #home things #x"),
    ("Do #home", "Do", "Do the #home things", "Do the #home things"),
    ("Do #a it", "Do #a it #x", "Do it", "Do it #x"),
    ("A #fixed", "B #fixed #x", "C #fixed", "B #fixed #x"),
    ("#home", "#home #x", "#home @ana", "#home #x @ana"),
    ("#home", "#x", "#y", "#x #y"),
    ("#home #x", "#home", "#x", "#home"),
    ("Water", "Water \\#home", "Water #x", "Water \\#home #x"),
    ("Water", "Water", "Water  it   #x", "Water  it #x"),
  ])
  func `what each changed counts`(base: String, own: String, other: String, joined: String) {
    let result = TitleText(own).joining(TitleText(other), since: TitleText(base))
    #expect(result.stored == joined)
  }

  @Test(arguments: ["Water", "Water  it #home ", "#home", "a #fixed @b", "\\#x y", ""])
  func `where one alone changed nothing the other one's title stays, to the byte`(title: String) {
    for other in ["Water", "Water #home", "#x", ""] {
      let (title, other) = (TitleText(title), TitleText(other))
      #expect(title.joining(other, since: other) == title)
      #expect(title.joining(title, since: other) == title)
    }
  }
}
