"""What every measurement needs: where things are, running a program and counting what it cost, middle values."""
import contextlib
import os
import pathlib
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Support"))

GUIDE = """# Benchmark guide

## Talk

1. How was your first day? {#first_day}
2. What would you advise others? {#advice}
   - Would you say so to a friend?
   - And to a stranger?
3. How long have you worked here? {#years}
   [number 0..50]
4. What do you work with? {#tools}
   - [ ] phone = Phone
   - [ ] paper = Paper
5. What about weekends? {#weekends}
6. What would you change? {#change}
"""


def leitfaden():
    """The program under test: $LEITFADEN, else the release build."""
    path = pathlib.Path(os.environ.get("LEITFADEN") or ROOT / ".build-release/release/leitfaden")
    if not path.exists():
        sys.exit(f"{path} is not there; build it with scripts/build release, or set LEITFADEN")
    os.environ["LEITFADEN"] = str(path)  # for the helpers of the tests, which run it as well
    return str(path)


def version():
    """What is measured, by its commit."""
    done = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, text=True, capture_output=True)
    if done.returncode:
        return "of no known commit"
    same = subprocess.run(["git", "diff", "--quiet", "HEAD", "--", "Sources", "Package.swift"], cwd=ROOT)
    return f"commit {done.stdout.strip()}" + (", changed" if same.returncode else "")


def has_option(command, option):
    """Whether `leitfaden COMMAND` knows an option."""
    helped = subprocess.run([leitfaden(), command, "--help"], text=True, capture_output=True)
    return option in helped.stdout


@contextlib.contextmanager
def workspace():
    """An empty folder on the disk of this checkout; removed afterwards."""
    parent = ROOT / ".bench"
    parent.mkdir(exist_ok=True)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="run-", dir=parent))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Cost:
    """What a finished process cost: seconds by the clock, `cpu` seconds, its exit status."""

    def __init__(self, seconds, usage, status):
        self.seconds, self.status = seconds, status
        self.cpu = usage.ru_utime + usage.ru_stime
        self.switches = usage.ru_nvcsw + usage.ru_nivcsw


def wait(process, started):
    """Waits for a process and takes its account, which Python's own wait would throw away."""
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - started
    process.returncode = os.waitstatus_to_exitcode(status)
    return Cost(seconds, usage, process.returncode)


def timed(words, env=None, out=subprocess.DEVNULL, expect=0):
    """Runs a program to its end; ends the measurement when it fails."""
    started = time.perf_counter()
    process = subprocess.Popen([str(word) for word in words], env=env, stdin=subprocess.DEVNULL, stdout=out,
                               stderr=subprocess.PIPE)
    said = process.stderr.read()
    process.stderr.close()
    cost = wait(process, started)
    if expect is not None and cost.status != expect:
        raise RuntimeError(f"{' '.join(map(str, words))} ended with {cost.status}: {said.decode()[-500:]}")
    return cost


def answer(*words, env=None):
    """The standard output of a program that must succeed."""
    return subprocess.run([str(word) for word in words], env=env, check=True, text=True, stdout=subprocess.PIPE,
                          stdin=subprocess.DEVNULL).stdout


def peak_memory(pid):
    """The most memory a living process has had, in MB; 0 when it has ended. (The account that `wait` takes cannot
    say it: it counts what this script occupied when it started the process.)"""
    try:
        for line in open(f"/proc/{pid}/status"):
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0


def cpu_seconds(pid):
    """CPU seconds of a living process so far, threads that have ended included; in steps of 10 ms."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def load(folder):
    """Keeps processor and disk busy: stress-ng with 4 cpu, 2 hdd, 2 io, and fio with 2 jobs of synced writes."""
    folder.mkdir(exist_ok=True)
    words = [["stress-ng", "--quiet", "--cpu", "4", "--hdd", "2", "--hdd-bytes", "256m", "--io", "2", "--temp-path",
              str(folder)],
             ["fio", "--name=load", f"--directory={folder}", "--numjobs=2", "--rw=randwrite", "--bs=64k",
              "--size=256m", "--fsync=16", "--time_based", "--runtime=3600"]]
    running = [subprocess.Popen(w, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                cwd=folder, start_new_session=True) for w in words]
    try:
        time.sleep(5)
        if any(process.poll() is not None for process in running):
            raise RuntimeError("the load did not start")
        yield
    finally:
        for process in running:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
        for process in running:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(20)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def median(values):
    return statistics.median(values)


def percentile(values, percent):
    """The value that `percent` of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, -(-len(ordered) * percent // 100) - 1)]


def spread(values, digits=2, unit=""):
    """`median (lowest-highest)` as text."""
    if not values:
        return "-"
    if len(values) == 1:
        return f"{values[0]:.{digits}f}{unit}"
    return f"{median(values):.{digits}f}{unit} ({min(values):.{digits}f}-{max(values):.{digits}f})"


def ratio(ours, theirs):
    """`1.23` as text; "-" when there is nothing to divide by."""
    return f"{ours / theirs:.2f}" if theirs else "-"
