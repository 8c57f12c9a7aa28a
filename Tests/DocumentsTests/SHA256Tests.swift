import Testing

@testable import Documents

@Suite struct SHA256Tests {
  @Test func `The examples of the standard come out, whole and in pieces`() {
    let long = [UInt8](repeating: 0x61, count: 1_000_000)
    let cases: [([UInt8], String)] = [
      ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (long, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ]
    for (bytes, digest) in cases {
      for size in [7, 64, 1000, 1_000_000] {
        var hash = SHA256()
        for start in stride(from: 0, to: bytes.count, by: size) {
          hash.update(bytes[start..<min(start + size, bytes.count)])
        }
        #expect(hash.hexadecimal() == digest)
      }
    }
  }
}
