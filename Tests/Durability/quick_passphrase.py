"""The passphrase of a sealed library made quick to try, for tests that open hundreds of copies of one library.

A library's key lies under its passphrase in an age file whose scrypt costs a second. Here the same key is put into the same
kind of file with the smallest work factor; everything else of the library stays as it is."""
import base64
import hashlib
import hmac
import os
import struct
import subprocess

PASSPHRASE = "badu-kimo-resa-tolu"
WORK_FACTOR = 4


def key_file(library, recovery):
    """Bytes that may take the place of `keys/library.key.age`; `recovery` is a file with the recovery key."""
    key = subprocess.run(["age", "-d", "-i", recovery, library / "keys/library.recovery.age"], check=True,
                         capture_output=True).stdout
    return sealed(key, PASSPHRASE.encode())


def sealed(content, passphrase):
    """An age file (version 1) of at most one piece, under a passphrase."""
    file_key, salt, nonce = os.urandom(16), os.urandom(16), os.urandom(16)
    wrap = hashlib.scrypt(passphrase, salt=b"age-encryption.org/v1/scrypt" + salt, n=1 << WORK_FACTOR, r=8, p=1, dklen=32)
    header = b"\n".join([b"age-encryption.org/v1", b"-> scrypt %s %d" % (plain64(salt), WORK_FACTOR),
                         plain64(seal(wrap, bytes(12), file_key)), b"---"])
    mac = hmac.digest(derived(file_key, b"", b"header"), header, "sha256")
    key = derived(file_key, nonce, b"payload")
    return header + b" " + plain64(mac) + b"\n" + nonce + seal(key, bytes(11) + b"\1", content)


def plain64(data):
    return base64.b64encode(data).rstrip(b"=")


def derived(key, salt, info):
    """HKDF-SHA-256, 32 bytes."""
    return hmac.digest(hmac.digest(salt or bytes(32), key, "sha256"), info + b"\1", "sha256")


def seal(key, nonce, content):
    """ChaCha20-Poly1305 without additional data (RFC 8439)."""
    stream = b"".join(block(key, 1 + number, nonce) for number in range(-(-len(content) // 64)))
    text = bytes(one ^ other for one, other in zip(content, stream))
    once = block(key, 0, nonce)[:32]
    authenticated = text + bytes(-len(text) % 16) + struct.pack("<QQ", 0, len(text))
    factor, total = int.from_bytes(once[:16], "little") & 0x0ffffffc0ffffffc0ffffffc0fffffff, 0
    for at in range(0, len(authenticated), 16):
        total = (total + int.from_bytes(authenticated[at:at + 16] + b"\1", "little")) * factor % ((1 << 130) - 5)
    return text + ((total + int.from_bytes(once[16:], "little")) & (1 << 128) - 1).to_bytes(16, "little")


def block(key, counter, nonce):
    """64 bytes of the stream of ChaCha20."""
    start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce)
    words = list(start)
    for _ in range(10):
        for turn in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                     (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            mix(words, *turn)
    return struct.pack("<16I", *((one + other) & 0xffffffff for one, other in zip(words, start)))


def mix(words, one, two, three, four):
    """The quarter round."""
    for left, right, changed, turn in ((one, two, four, 16), (three, four, two, 12), (one, two, four, 8), (three, four, two, 7)):
        words[left] = (words[left] + words[right]) & 0xffffffff
        value = words[changed] ^ words[left]
        words[changed] = (value << turn | value >> (32 - turn)) & 0xffffffff
