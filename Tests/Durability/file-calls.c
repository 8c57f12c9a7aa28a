/*
 * file-calls.c - stands between a program and the C library (LD_PRELOAD) and sees its calls on the files below one folder.
 *   FILE_CALLS_ROOT   the folder; calls on other files pass untouched
 *   FILE_CALLS_LOG    every write, truncation, sync, creation, renaming and removal, with its data, in the order in which
 *                     they were done; and what was written to standard output and error, where programs acknowledge.
 *                     Of this log test_power_loss.py makes what a disk holds after a power cut.
 *   FILE_CALLS_FAIL   CALL:N[+]:ERRNO - the Nth (+: and every later) open, write, sync, rename or header (of a part) fails
 *   FILE_CALLS_DELAY  CALL:N:MILLISECONDS - every Nth open, write, sync or rename takes so long
 *
 *   cc -O2 -fPIC -shared -o file-calls.so file-calls.c -ldl -lpthread
 * A record of the log is `struct record`, then its path, then its data.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))real(#name))
#define DESCRIPTORS 65536

struct __attribute__((packed)) record {
	uint8_t kind;           /* C create W write T truncate S sync D directory R rename U unlink M mkdir X rmdir A said F failed */
	uint16_t path_length;
	uint32_t data_length;
	int64_t time;           /* ns, CLOCK_MONOTONIC */
	uint64_t file;          /* inode */
	int64_t offset;         /* W: where; T: length; A: descriptor; S, D: records that were there when it began */
};

enum call { OPEN, WRITE, SYNC, RENAME, HEADER, CALLS };
static const char *const call_names[CALLS] = {"open", "write", "sync", "rename", "header"};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char root[PATH_MAX];
static size_t root_length;
static int log_fd = -1;
static uint64_t records;
static char *paths[DESCRIPTORS]; /* of files below the root that are open */
static long counts[CALLS];
static long fail_from, fail_every, fail_errno, delay_every, delay_ms;
static int fail_call = -1, delay_call = -1;

static void *real(const char *name)
{
	return dlsym(RTLD_NEXT, name);
}

static int call_named(const char *name, size_t length)
{
	for (int i = 0; i < CALLS; i++)
		if (strlen(call_names[i]) == length && !strncmp(name, call_names[i], length))
			return i;
	return -1;
}

__attribute__((constructor)) static void begin(void)
{
	const char *folder = getenv("FILE_CALLS_ROOT"), *file = getenv("FILE_CALLS_LOG");
	const char *fail = getenv("FILE_CALLS_FAIL"), *delay = getenv("FILE_CALLS_DELAY");
	if (!folder)
		return;
	snprintf(root, sizeof(root), "%s/", folder);
	root_length = strlen(root);
	if (file)
		log_fd = (int)syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
	if (fail) {
		char *end;
		const char *colon = strchr(fail, ':');
		fail_call = call_named(fail, (size_t)(colon - fail));
		fail_from = strtol(colon + 1, &end, 10);
		fail_every = *end == '+';
		fail_errno = strtol(end + fail_every + 1, NULL, 10);
	}
	if (delay) {
		char *end;
		const char *colon = strchr(delay, ':');
		delay_call = call_named(delay, (size_t)(colon - delay));
		delay_every = strtol(colon + 1, &end, 10);
		delay_ms = strtol(end + 1, NULL, 10);
	}
	/* nothing that it starts is to be seen, or to write into the same log */
	unsetenv("LD_PRELOAD");
}

/* The whole path when it lies below the root. */
static const char *inside(int directory, const char *path, char *buffer)
{
	if (!root_length || !path)
		return NULL;
	if (path[0] != '/') {
		if (directory == AT_FDCWD) {
			if (!getcwd(buffer, PATH_MAX))
				return NULL;
		} else if (directory >= 0 && directory < DESCRIPTORS && paths[directory]) {
			snprintf(buffer, PATH_MAX, "%s", paths[directory]);
		} else {
			return NULL;
		}
		size_t used = strlen(buffer);
		snprintf(buffer + used, PATH_MAX - used, "/%s", path);
		path = buffer;
	}
	size_t length = strlen(path);
	return !strncmp(path, root, root_length) || (length == root_length - 1 && !strncmp(path, root, length))
		       ? path : NULL;
}

static int is_seen(int fd)
{
	return fd >= 0 && fd < DESCRIPTORS && paths[fd];
}

/* One record; with the lock held. */
static void tell(char kind, const char *path, uint64_t file, int64_t offset, const void *data, size_t length)
{
	if (log_fd < 0)
		return;
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	struct record r = {(uint8_t)kind, (uint16_t)(path ? strlen(path) : 0), (uint32_t)length,
			   t.tv_sec * 1000000000LL + t.tv_nsec, file, offset};
	struct iovec parts[3] = {{&r, sizeof(r)}, {(void *)path, r.path_length}, {(void *)data, length}};
	syscall(SYS_writev, log_fd, parts, 3);
	records++;
}

static uint64_t inode(int fd)
{
	struct stat status;
	return fstat(fd, &status) == 0 ? status.st_ino : 0;
}

/* Whether this call is to fail (errno is set then); waits where it is to be slow. */
static int fails(enum call call)
{
	long number = __atomic_add_fetch(&counts[call], 1, __ATOMIC_SEQ_CST);
	if ((int)call == delay_call && number % delay_every == 0) {
		struct timespec t = {delay_ms / 1000, delay_ms % 1000 * 1000000};
		nanosleep(&t, NULL);
	}
	if ((int)call != fail_call || !(fail_every ? number >= fail_from : number == fail_from))
		return 0;
	pthread_mutex_lock(&lock);
	tell('F', call_names[call], 0, number, NULL, 0);
	pthread_mutex_unlock(&lock);
	errno = (int)fail_errno;
	return 1;
}

/* ---------------------------------------------------------------- open, close */

static int opened(int directory, const char *path, int flags, mode_t mode)
{
	char buffer[PATH_MAX];
	const char *whole = inside(directory, path, buffer);
	__typeof__(&openat) next = REAL(openat);
	if (!whole)
		return next(directory, path, flags, mode);
	if (fails(OPEN))
		return -1;
	pthread_mutex_lock(&lock);
	struct stat before;
	int is_new = (flags & O_CREAT) && stat(whole, &before) != 0;
	int fd = next(directory, path, flags, mode);
	int reason = errno;
	if (fd >= 0 && fd < DESCRIPTORS) {
		free(paths[fd]);
		paths[fd] = strdup(whole);
		if (is_new)
			tell('C', whole, inode(fd), 0, NULL, 0);
		else if (flags & O_TRUNC)
			tell('T', whole, inode(fd), 0, NULL, 0);
	}
	pthread_mutex_unlock(&lock);
	errno = reason;
	return fd;
}

#define MODE(flags) mode_t mode = 0; \
	if ((flags) & (O_CREAT | __O_TMPFILE)) { va_list a; va_start(a, flags); mode = va_arg(a, mode_t); va_end(a); }

int open(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode); }
int openat(int d, const char *path, int flags, ...)
{
	MODE(flags)
	return root_length ? opened(d, path, flags, mode) : REAL(openat)(d, path, flags, mode);
}
int openat64(int d, const char *path, int flags, ...) { MODE(flags) return opened(d, path, flags, mode); }
int creat(const char *path, mode_t mode) { return opened(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }
int creat64(const char *path, mode_t mode) { return creat(path, mode); }

int close(int fd)
{
	if (is_seen(fd)) {
		pthread_mutex_lock(&lock);
		free(paths[fd]);
		paths[fd] = NULL;
		pthread_mutex_unlock(&lock);
	}
	return REAL(close)(fd);
}

/* ---------------------------------------------------------------- write, truncate */

static ssize_t written(int fd, const void *data, size_t length, int64_t offset)
{
	if (!is_seen(fd)) {
		if (fd != 1 && fd != 2)
			return offset < 0 ? REAL(write)(fd, data, length) : REAL(pwrite)(fd, data, length, offset);
		pthread_mutex_lock(&lock);
		tell('A', NULL, 0, fd, data, length);
		pthread_mutex_unlock(&lock);
		return REAL(write)(fd, data, length);
	}
	int64_t place = offset < 0 ? lseek(fd, 0, SEEK_CUR) : offset;
	if (fails(WRITE) || (place == 0 && strstr(paths[fd], "/part-") && fails(HEADER)))
		return -1;
	pthread_mutex_lock(&lock);
	ssize_t done;
	if (offset < 0) {
		done = REAL(write)(fd, data, length);
		offset = lseek(fd, 0, SEEK_CUR) - (done > 0 ? done : 0);
	} else {
		done = REAL(pwrite)(fd, data, length, offset);
	}
	int reason = errno;
	if (done > 0)
		tell('W', paths[fd], inode(fd), offset, data, (size_t)done);
	pthread_mutex_unlock(&lock);
	errno = reason;
	return done;
}

ssize_t write(int fd, const void *data, size_t length) { return written(fd, data, length, -1); }
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) { return written(fd, data, length, at); }
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) { return written(fd, data, length, at); }

static ssize_t written_pieces(int fd, const struct iovec *pieces, int count, int64_t offset)
{
	ssize_t done = 0;
	for (int i = 0; i < count; i++) {
		ssize_t n = written(fd, pieces[i].iov_base, pieces[i].iov_len, offset < 0 ? -1 : offset + done);
		if (n < 0)
			return done ? done : -1;
		done += n;
		if ((size_t)n < pieces[i].iov_len)
			break;
	}
	return done;
}

ssize_t writev(int fd, const struct iovec *pieces, int count)
{
	return is_seen(fd) || fd == 1 || fd == 2 ? written_pieces(fd, pieces, count, -1) : REAL(writev)(fd, pieces, count);
}
ssize_t pwritev(int fd, const struct iovec *pieces, int count, off_t at)
{
	return is_seen(fd) ? written_pieces(fd, pieces, count, at) : REAL(pwritev)(fd, pieces, count, at);
}

ssize_t sendfile(int, int, off_t *, size_t);
ssize_t sendfile(int out, int in, off_t *at, size_t length)
{
	if (is_seen(out)) {
		/* by way of this program's memory, so that the data is seen */
		char piece[65536];
		ssize_t got = pread(in, piece, length < sizeof(piece) ? length : sizeof(piece), at ? *at : lseek(in, 0, SEEK_CUR));
		if (got <= 0)
			return got;
		ssize_t done = written(out, piece, (size_t)got, -1);
		if (done > 0 && at)
			*at += done;
		else if (done > 0)
			lseek(in, done, SEEK_CUR);
		return done;
	}
	return REAL(sendfile)(out, in, at, length);
}
ssize_t sendfile64(int out, int in, off64_t *at, size_t length) { return sendfile(out, in, at, length); }
ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t length, unsigned flags)
{
	if (is_seen(out)) {
		errno = EXDEV;
		return -1;
	}
	return REAL(copy_file_range)(in, from, out, to, length, flags);
}

static int truncated(int fd, off_t length)
{
	pthread_mutex_lock(&lock);
	int done = REAL(ftruncate)(fd, length), reason = errno;
	if (done == 0 && is_seen(fd))
		tell('T', paths[fd], inode(fd), length, NULL, 0);
	pthread_mutex_unlock(&lock);
	errno = reason;
	return done;
}

int ftruncate(int fd, off_t length) { return truncated(fd, length); }
int ftruncate64(int fd, off64_t length) { return truncated(fd, length); }

/* ---------------------------------------------------------------- sync */

static int synced(int fd, int only_data)
{
	if (!is_seen(fd))
		return only_data ? REAL(fdatasync)(fd) : REAL(fsync)(fd);
	pthread_mutex_lock(&lock);
	int64_t began = (int64_t)records;
	pthread_mutex_unlock(&lock);
	if (fails(SYNC))
		return -1;
	int done = only_data ? REAL(fdatasync)(fd) : REAL(fsync)(fd), reason = errno;
	struct stat status;
	pthread_mutex_lock(&lock);
	if (done == 0 && fstat(fd, &status) == 0)
		tell(S_ISDIR(status.st_mode) ? 'D' : 'S', paths[fd], status.st_ino, began, NULL, 0);
	pthread_mutex_unlock(&lock);
	errno = reason;
	return done;
}

int fsync(int fd) { return synced(fd, 0); }
int fdatasync(int fd) { return synced(fd, 1); }

/* ---------------------------------------------------------------- names */

static int named(char kind, const char *path, uint64_t file, int done)
{
	int reason = errno;
	if (done == 0)
		tell(kind, path, file, 0, NULL, 0);
	pthread_mutex_unlock(&lock);
	errno = reason;
	return done;
}

static int renamed(int od, const char *old, int nd, const char *new, unsigned flags)
{
	char one[PATH_MAX], two[PATH_MAX];
	const char *from = inside(od, old, one), *to = inside(nd, new, two);
	if (!from && !to)
		return REAL(renameat2)(od, old, nd, new, flags);
	if (fails(RENAME))
		return -1;
	pthread_mutex_lock(&lock);
	int done = REAL(renameat2)(od, old, nd, new, flags), reason = errno;
	if (done == 0)
		tell('R', from ? from : old, 0, 0, to ? to : new, strlen(to ? to : new));
	pthread_mutex_unlock(&lock);
	errno = reason;
	return done;
}

int rename(const char *old, const char *new) { return renamed(AT_FDCWD, old, AT_FDCWD, new, 0); }
int renameat(int od, const char *old, int nd, const char *new) { return renamed(od, old, nd, new, 0); }
int renameat2(int od, const char *old, int nd, const char *new, unsigned flags) { return renamed(od, old, nd, new, flags); }

int unlinkat(int d, const char *path, int flags)
{
	char buffer[PATH_MAX];
	const char *whole = inside(d, path, buffer);
	if (!whole)
		return REAL(unlinkat)(d, path, flags);
	pthread_mutex_lock(&lock);
	return named(flags & AT_REMOVEDIR ? 'X' : 'U', whole, 0, REAL(unlinkat)(d, path, flags));
}
int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }
int remove(const char *path)
{
	int done = unlink(path);
	return done < 0 && errno == EISDIR ? rmdir(path) : done;
}

int mkdirat(int d, const char *path, mode_t mode)
{
	char buffer[PATH_MAX];
	const char *whole = inside(d, path, buffer);
	if (!whole)
		return REAL(mkdirat)(d, path, mode);
	pthread_mutex_lock(&lock);
	return named('M', whole, 0, REAL(mkdirat)(d, path, mode));
}
int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }
