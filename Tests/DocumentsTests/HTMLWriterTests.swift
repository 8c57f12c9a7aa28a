import Documents
import Testing

@Suite("HTML")
struct HTMLWriterTests {
  @Test("a text can neither end an element nor an attribute")
  func escaped() {
    var html = HTMLWriter()
    html.element("p", [("title", "\" onclick='x' <b>"), ("hidden", nil)], "</p><script>&amp;\u{0}\u{1B}")
    #expect(
      html.text
        == "<p title=\"&quot; onclick=&#39;x&#39; &lt;b&gt;\">&lt;/p&gt;&lt;script&gt;&amp;amp;</p>")
  }

  @Test("empty elements are closed, those without content are not")
  func empty() {
    var html = HTMLWriter()
    html.element("div") { html in
      html.element("input", [("type", "search")])
      html.element("p")
      html.markup("<svg></svg>")
    }
    #expect(html.text == "<div><input type=\"search\"><p></p><svg></svg></div>")
  }
}
