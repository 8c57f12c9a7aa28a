/*
 * false-clock.c - gives a program (LD_PRELOAD) a wrong time of day. The monotonic clock is left alone.
 *
 *   FALSE_CLOCK  a file with the number of seconds by which the time of day is wrong; read each time it is asked for
 *
 * libfaketime does this as well, but stops programs that use libdispatch.
 *
 *   cc -O2 -fPIC -shared -o false-clock.so false-clock.c -ldl
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *time)
{
	static __typeof__(&clock_gettime) next;
	if (!next)
		next = (__typeof__(&clock_gettime))dlsym(RTLD_NEXT, "clock_gettime");
	int done = next(clock, time);
	const char *file = getenv("FALSE_CLOCK");
	if (done != 0 || clock != CLOCK_REALTIME || !file)
		return done;
	char text[32] = "";
	int fd = open(file, O_RDONLY | O_CLOEXEC);
	if (fd >= 0 && read(fd, text, sizeof(text) - 1) > 0)
		time->tv_sec += strtol(text, NULL, 10);
	if (fd >= 0)
		close(fd);
	return done;
}
