extension SyntaxCase {
  static let statements = list(
    #"""
    --- ifs
    func f() {
      if a { b } else if c { d } else { e }
      if a, b == 1, let c, let d = e, case .f(let g) = h, #available(iOS 15, *) { }
      if let a = b as? C { }
      if var a { }
      if let self { }
      if let a: Int = b { }
      if case let (a, b)? = c { }
      if case 1...2 = a { }
      if #unavailable(iOS 15, macOS 12) { }
      if !a.isEmpty && (b || c) { }
      if a == A { }
      if (A { 1 }).b { }
      if a.map({ $0 }) == b { }
      if foo({ 1 }) { }
      if let _ = a { }
      if await a(), try b() { }
      if a
      {
      }
      else
      {
      }
      if a {} else
      if b {}
    }
    --- trailing closures in conditions
    func f() {
      if a.contains { $0 } { b() }
      guard a.first(where: { $0 }) != nil else { return }
      while let a = b.next() { c(a) }
      for a in b.filter { $0 } { c }
      switch a.map { $0 } { default: break }
      if a.b[1] { }
      if a { } ; { }()
    }
    --- guards
    func f() {
      guard a else { return }
      guard let a, let b = c, case .d = e else { throw F.g }
      guard let self = self else { return }
      guard
        let a = b,
        c > 1
      else {
        return
      }
      guard case let .a(b, c) = d, b > c else { fatalError() }
      guard #available(iOS 17, *) else { return }
    }
    --- loops
    func f() {
      for a in b { }
      for (i, a) in b.enumerated() where i > 1 { continue }
      for case let .a(b)? in c { }
      for await a in b { }
      for try await a: Int in b { }
      for var a in b { }
      for _ in 0..<10 { break }
      for a: Int in b { }
      while a, let b = c { }
      while true { }
      repeat { a } while b
      repeat { } while (a)
      outer: for a in b { inner: while c { break outer; continue inner } }
      label: if a { break label }
      label: switch a { default: break label }
      label: do { break label }
      for case 1 in a {}
      for a in b as [C] {}
      for a in (b { 1 }) {}
    }
    --- switches
    func f() {
      switch a {
      case 1, 2: b
      case .c(let d) where d > 1, .e: break
      case let .f(g, h): i; j
      case (1, _), (_, let x): break
      case is A, is B: break
      case let x as C: break
      case "a"..."z": break
      case .a?: break
      case nil: fallthrough
      case A.b: break
      case .some(.none): break
      case (let a, let b)?: break
      case _ where a: break
      case \.a: break
      case ..<1: break
      case let x?: break
      case x.y[1]: break
      case -1: break
      @unknown default: break
      }
      switch (a, b) { default: c }
      switch a { }
      switch a { case .b: return case .c: return default: return }
      switch a {
      @unknown case _: break
      }
    }
    --- jumps
    func f() {
      return
      return a
      return
        b
      throw E.a
      throw a ?? b
      break
      continue
      return { 1 }
      return (a, b)
      return try await a
      return if a { b } else { c }
      return .red
      return;
      fallthrough
    }
    func g() { return }
    func h() -> Int { return 1 }
    func i() { if a { return } }
    --- do and catch
    func f() {
      do { try a() } catch { print(error) }
      do { } catch let e as E where e.a { } catch .b, .c { } catch is D { } catch let error { }
      do throws(E) { } catch { }
      do { a }
      do
      {
      }
      catch
      {
      }
      do { } catch E.a(let b), E.c { }
      do { } catch (let a) { }
    }
    --- defer
    func f() { defer { a() }; defer { b = 1; c() } }
    --- local declarations between statements
    func f() {
      let a = 1; let b = 2
      var c: Int; c = 3
      async let d = e()
      async let (g, h) = (i(), j())
      struct K {}; class L {}
      @MainActor func m() async {}
      let n = o
      p()
      _ = q
      (r, s) = (t, u)
      await v()
      try? w()
      lazy var x = 1
      weak var y = z
      unowned let aa = bb
      nonisolated(unsafe) let cc = 1
      static let dd = 1
      private let ee = 1
      import FF
      typealias GG = Int
      extension HH {}
      protocol II {}
      init() {}
      let jj: Int
      kk()
    }
    --- discard and yield
    struct A: ~Copyable {
      consuming func f() { discard self }
      var a: Int { _read { yield b } _modify { yield &b } }
      func g() { yield (a, b); yield(a); yield &a }
    }
    --- statements by semicolons and lines
    func f() { a; b ; c;
      d
      e(); f()
      g
      (h)
      i
      [j]
      k
      .l
      m
      { n }
      o
      - p
      q
      -r
      s -
      t
      u ?
      v : w
      x = y
      z
      ! aa
      bb
      as CC
    }
    --- only comments
    // a
    /* b */
    /// c
    --- then and others in bodies
    let a = if b { 1 } else { 2 }
    let c = switch d { case .e: 1 default: 2 }
    func g() -> Int { if a { 1 } else { 2 } }
    var h: Int { switch a { case 1: 2; default: 3 } }
    let i = (if a { 1 } else { 2 }) + 1
    x = if a { 1 } else if b { 2 } else { 3 }
    let j = try if a { 1 } else { 2 }
    let k = if a { 1 } else { 2 } as Int
    """#
  )

  static let patterns = list(
    #"""
    --- binding patterns
    func f() {
      let (a, b) = c
      let (a, (b, c)), d = e
      var (a, _): (Int, Int) = b
      if case let .a(b, .c(d)) = e {}
      if case .a(let b, var c, _) = d {}
      if case .a(b: let c, d: 1) = e {}
      if case let a? = b {}
      if case .a(let b)? = c {}
      if case .a(.b(.c(let d))) = e {}
      if case (let a, 1, "x", .b) = c {}
      if case A<B>.c(let d) = e {}
      if case let a as B = c {}
      if case is A = b {}
      if case let (a as B, c) = d {}
      if case (a: let b, c: _) = d {}
      if case .a(let b) = c, b > 1 {}
      if case a.b.c = d {}
      if case f(1) = a {}
      if case ~a = b {}
      if case .a(_) = b {}
      if case _? = a {}
      if case let .a(b: c) = d {}
      if case .a(let (b, c)) = d {}
      if case let a: Int = b {}
      if case inout a = b {}
    }
    --- for patterns
    func f() {
      for (a, b) in c {}
      for (_, (a, b)) in c {}
      for case .a(let b) in c {}
      for case let (a, b?) in c {}
      for case let a as B in c {}
      for case (let a, 1) in c {}
    }
    --- catch patterns
    func f() {
      do {} catch .a(let b) {}
      do {} catch let e as A where e.b == 1 {}
      do {} catch A.b, A.c(1) {}
      do {} catch var e {}
      do {} catch _ {}
    }
    """#
  )
}
