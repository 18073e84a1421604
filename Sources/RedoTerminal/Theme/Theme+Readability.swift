extension Theme {
  /// The least contrast of text with what lies below, in hundredths (WCAG 2, level AA).
  static let readableContrast = 450

  /// The surfaces that a role's text can stand on and must be readable on.
  ///
  /// Frames, glows, rain, bars, heat and purple signs carry no words and are exempt. So is what is
  /// faint: signs, and the words of what cannot act or is behind an overlay; and so are examples, which
  /// are faint where a theme has no colour for them.
  static func grounds(under role: Role) -> [Ground] {
    switch role {
    case .faint, .example, .border, .borderFocus, .borderGlow1, .borderGlow2, .borderGlow3,
      .selectionEdge, .priorityRest, .gauge, .rain, .rainHead, .cursor, .heat0, .heat1, .heat2,
      .heat3, .heat4, .purple:
      []
    case .chip, .chipDue, .chipPriority, .chipRepeat, .chipPoints, .chipTag, .chipPerson,
      .chipDescription:
      [.chip]
    case .tabActive: [.tabActive]
    case .tab, .prompt: [.background, .panel]
    case .text, .error, .warning, .key, .hint: [.background, .panel, .raised, .danger]
    default: [.background, .panel, .raised]
    }
  }

  /// The first role whose text is too hard to read, with its ground and contrast in hundredths.
  func firstUnreadable() -> (role: Role, ground: Ground, hundredths: Int)? {
    for role in Role.allCases {
      for ground in Theme.grounds(under: role) {
        let paint = paint(of: role, on: ground)
        let contrast = paint.foreground.contrast(with: paint.background ?? color(of: ground))
        if contrast < Theme.readableContrast {
          return (role, ground, contrast)
        }
      }
    }
    return nil
  }
}
