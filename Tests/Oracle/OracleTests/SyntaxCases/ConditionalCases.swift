extension SyntaxCase {
  static let conditional = list(
    #"""
    --- arms of the file
    #if os(iOS)
    import UIKit
    let a = 1
    #elseif os(macOS) && !targetEnvironment(macCatalyst)
    import AppKit
    let a = 2
    #else
    print(1)
    struct B {}
    #endif
    let c = 3
    --- arms of members
    struct A {
      #if DEBUG
      var a: Int { 1 }
      #else
      var a: Int { 2 }
      func b() {}
      #endif
      var c = 3
      #if X
      #if Y
      let d = 4
      #endif
      #elseif Z
      #endif
    }
    --- arms of statements
    func f() {
      #if DEBUG
      print(1)
      let a = 1
      #elseif swift(>=5.9)
      print(2)
      #else
      return
      #endif
      print(3)
      #if A
      #endif
    }
    --- arms of a postfix chain
    let a = b
      .c()
      #if os(iOS)
      .d(1)
      .e
      #elseif os(macOS)
      .f { 1 }
      #else
      .g[1]
      #endif
      .h()
    struct V: View {
      var body: some View {
        Text("a")
          .font(.title)
          #if os(iOS)
          .foregroundColor(.red)
          #endif
        Text("b")
        #if DEBUG
          .background(Color.blue)
          #if INNER
          .padding(8)
          #endif
        #endif
      }
    }
    --- arms of switch cases
    func f() {
      switch a {
      case 1: b
      #if DEBUG
      case 2: c
      case 3:
        d
      #else
      case 4: e
      #endif
      default: g
      }
    }
    --- arms inside of a case
    func f() {
      switch a {
      case 1:
        #if DEBUG
        b()
        #endif
        c()
      default:
        #if A
        d()
        #endif
      }
    }
    --- arms of attributes
    #if A
    @objc
    #endif
    class B {
      #if C
      @available(iOS 15, *)
      #else
      @State
      #endif
      var d = 1
      @E
      #if F
      @G
      #endif
      func h() {}
    }
    --- arms of enum cases and protocol members
    enum A {
      case a
      #if X
      case b(Int), c
      #endif
    }
    protocol P {
      #if X
      var a: Int { get }
      #endif
      func b()
    }
    --- arms of accessors
    var a: Int {
      #if X
      get { 1 }
      #else
      get { 2 }
      #endif
    }
    --- conditions
    #if canImport(UIKit) && (os(iOS) || os(tvOS))
    let a = 1
    #endif
    #if !DEBUG
    let b = 1
    #endif
    #if hasFeature(X) || $Y || hasAttribute(z)
    let c = 1
    #endif
    #if canImport(A, _version: 1.2)
    let d = 1
    #endif
    #if 0
    let e = 1
    #endif
    #if os(iOS) // comment
    let f = 1
    #endif // DEBUG
    #if targetEnvironment(simulator)
    #elseif true
    let g = 1
    #endif
    --- arms with comments
    struct A {
      // before
      #if X
      /// Doc.
      var a = 1 // trailing
      #endif
      /// Doc of b.
      var b = 2
    }
    --- arms in closures
    let a = f {
      #if X
      b
      #else
      c
      #endif
    }
    --- arms around whole types
    #if X
    struct A {
      #if Y
      let b = 1
      #endif
    }
    extension C {}
    #endif
    --- source locations
    #sourceLocation(file: "a.swift", line: 10)
    let a = 1
    #sourceLocation()
    let b = 2
    func f() {
      #sourceLocation(file: "b", line: 1)
      c()
    }
    """#
  )
}
