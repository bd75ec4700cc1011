import SwiftUI

/// Pays: the cards, the total, the button.
struct PaymentSheet: View {
  enum Method: String, CaseIterable { case card, points }

  @Environment(\.colorScheme) private var scheme
  @State private var method = Method.card
  let total: Double
  let height: CGFloat

  var body: some View {
    List {
      Section("Pay with") {
        ForEach(Method.allCases, id: \.self) { one in
          row(one).listRowBackground(one == method ? Color.yellow.opacity(0.3) : nil)  // expect: palette-color
        }
      }
      Section { Text("Total").font(.headline) + Text(total, format: .number).font(.system(.headline)) }  // expect: text-style, text-style
    }
    .environment(\.defaultMinListRowHeight, 52)  // expect: raw-height 52
    .listStyle(.insetGrouped)
    .presentationDetents([.height(320), .medium, .height(height)])  // expect: raw-height 320
    .presentationBackground(.regularMaterial)
    .safeAreaInset(edge: .bottom) { pay }
  }

  private func row(_ one: Method) -> some View {
    Label(one.rawValue, systemImage: icon(of: one))
      .foregroundStyle(one == .points ? .indigo : .primary)  // expect: palette-color, system-color
      .frame(height: UIDevice.current.userInterfaceIdiom == .pad ? 60 : 52)  // expect: raw-height 60, raw-height 52
  }

  private func icon(of one: Method) -> String {
    switch one {
    case .card: "creditcard"
    case .points: "star"
    }
  }

  @ViewBuilder private var pay: some View {
    if scheme == .dark {
      Button("Pay") {}
        .buttonStyle(.brand())
        .shadow(radius: 3)  // expect: raw-shadow 3
    } else {
      Button("Pay") {}
        .font(.system(size: 17, weight: .semibold))  // expect: raw-font 17/semibold
        .foregroundColor(Color(white: 0.98))  // expect: raw-color #FAFAFAFF
        .frame(
          maxWidth: .infinity,
          minHeight: 50  // expect: raw-height 50
        )
        .background(
          LinearGradient(
            gradient: Gradient(stops: [
              .init(color: Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.8), location: 0),  // expect: raw-color #1A334DCC
              .init(color: .brand, location: 0.6),
              .init(
                color: Color(  // expect: raw-color #1F7499FF
                  hue: 0.55,  // a channel on its own line
                  saturation: 0.8,
                  brightness: 0.6
                ),
                location: 1
              ),
            ]),
            startPoint: .top,
            endPoint: .bottom
          )
        )
        .border(Color.brand, width: 2)  // expect: raw-border 2
    }
  }
}
