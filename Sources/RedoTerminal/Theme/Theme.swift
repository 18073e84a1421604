/// Roles and grounds → colours.
///
/// Nothing else on screen knows a colour.
public struct Theme: Equatable, Sendable {
  private var paints: [Role: Paint]
  private let grounds: [Ground: Color]

  /// A theme that has every role and every ground; the parser sees to that.
  init(paints: [Role: Paint], grounds: [Ground: Color]) {
    self.paints = paints
    self.grounds = grounds
  }

  /// Takes dim off the roles whose words could not be read with it.
  ///
  /// What is dim is so for the eye alone; that it is read counts for more.
  mutating func leaveUndimmedWhatWouldBeUnreadable() {
    for role in Role.allCases where paint(of: role).emphasis.contains(.dim) {
      let isReadable = Theme.grounds(under: role).allSatisfy { ground in
        let paint = paint(of: role, on: ground)
        return paint.foreground.contrast(with: paint.background ?? color(of: ground))
          >= Theme.readableContrast
      }
      if !isReadable { paints[role]?.emphasis.remove(.dim) }
    }
  }

  /// White on black, for where no theme can be had.
  public static let bare = Theme(paints: [:], grounds: [:])

  /// How a role looks.
  public func paint(of role: Role) -> Paint {
    paints[role] ?? Paint(Color(0xFFFFFF))
  }

  /// The colour of a surface.
  public func color(of ground: Ground) -> Color {
    grounds[ground] ?? Color(0x000000)
  }

  /// How a role looks on a ground, all said in colours: its paint with the background filled in, and
  /// what dim and reverse make of the two.
  ///
  /// Terminals differ in how they dim, some hardly or not at all.
  public func paint(of role: Role, on ground: Ground, emphasis: Emphasis = []) -> Paint {
    var paint = paint(of: role)
    let below = paint.background ?? color(of: ground)
    paint.background = below
    paint.emphasis.formUnion(emphasis)
    if paint.emphasis.remove(.dim) != nil { paint.foreground = paint.foreground.dimmed(on: below) }
    if paint.emphasis.remove(.reverse) != nil {
      paint.background = paint.foreground
      paint.foreground = below
    }
    return paint
  }
}
