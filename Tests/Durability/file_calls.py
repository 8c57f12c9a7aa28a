"""What a program does with its files: watched, and on request made to fail or to be slow (file-calls.c)."""
import errno
import functools
import pathlib
import struct
import subprocess
import tempfile

HEADER = struct.Struct("<BHIqQq")
CALLS = ("open", "write", "sync", "rename", "header")


@functools.cache
def preloaded(name):
    """Path of the compiled `name`.c, for LD_PRELOAD."""
    target = pathlib.Path(tempfile.mkdtemp(prefix="preloaded-")) / f"{name}.so"
    source = pathlib.Path(__file__).with_name(f"{name}.c")
    subprocess.run(["cc", "-O2", "-fPIC", "-shared", "-o", target, source, "-ldl", "-lpthread"], check=True)
    return str(target)


def watching(environment, root, log=None, fail=None, delay=None):
    """The environment of a program whose calls below `root` are seen.

    `fail` is (call, number, errno name) or (call, number, errno name, "on") for every later one as well; `delay` is
    (call, every how many, milliseconds)."""
    added = {"LD_PRELOAD": preloaded("file-calls"), "FILE_CALLS_ROOT": str(root)}
    if log:
        added["FILE_CALLS_LOG"] = str(log)
    if fail:
        call, number, name, *on = fail
        added["FILE_CALLS_FAIL"] = f"{call}:{number}{'+' if on else ''}:{getattr(errno, name)}"
    if delay:
        added["FILE_CALLS_DELAY"] = ":".join(map(str, delay))
    return {**environment, **added}


class Record:
    """One call, as file-calls.c describes it."""

    __slots__ = ("kind", "path", "data", "time", "file", "offset")

    def __init__(self, kind, path, data, time, file, offset):
        self.kind, self.path, self.data, self.time, self.file, self.offset = kind, path, data, time, file, offset


def read(*logs):
    """All records of the logs of programs that ran one after the other; a log that is not there is empty."""
    records = []
    for log in map(pathlib.Path, logs):
        blob, at, before = log.read_bytes() if log.exists() else b"", 0, len(records)
        while at < len(blob):
            kind, path_length, length, time, file, offset = HEADER.unpack_from(blob, at)
            at += HEADER.size
            path = blob[at:at + path_length].decode()
            at += path_length
            # a sync tells how many records of its own program went before it
            records.append(Record(chr(kind), path, blob[at:at + length], time, file,
                                  offset + before if chr(kind) in "SD" else offset))
            at += length
    return records
