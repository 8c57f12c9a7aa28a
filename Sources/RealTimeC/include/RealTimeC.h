#pragma once
// By way of CALSA, so that its types belong to that module alone: with a second copy of them here, an optimised
// build does not find them in files that import only CALSA.
#include "../../CALSA/shim.h"

// What the capture thread calls. Swift cannot see into C, so it refuses plain C calls in code that it has to
// prove free of locks and allocation (`@_noLocks`); each wrapper here carries our promise instead. ALSA's
// non-blocking calls on an open device keep it for hardware; plug-ins (PulseAudio) take short locks of their own.
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <time.h>

#ifdef __clang__
#define REAL_TIME __attribute__((swift_attr("@_noLocks"))) static inline
#else
#define REAL_TIME static inline
#endif

/// Nanoseconds of CLOCK_MONOTONIC.
REAL_TIME int64_t rt_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/// Nanoseconds that this computer has slept since it was started: what CLOCK_MONOTONIC leaves out.
REAL_TIME int64_t rt_slept(void) {
  struct timespec boot, mono;
  clock_gettime(CLOCK_MONOTONIC, &mono);
  clock_gettime(CLOCK_BOOTTIME, &boot);
  return ((int64_t)boot.tv_sec - mono.tv_sec) * 1000000000 + boot.tv_nsec - mono.tv_nsec;
}

/// Sleeps.
REAL_TIME void rt_sleep(int64_t nanoseconds) {
  struct timespec t = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  nanosleep(&t, NULL);
}

/// Waits for `frames` frames at `rate` a second: 1 when they are there, 0 after `milliseconds` without, else a
/// negative error.
///
/// Sleeps until they are due and looks then, instead of polling all the time: plug-ins wake a poller up to a
/// hundred times a second. Not snd_pcm_wait: that one starts its time-out afresh at each wake-up that brings no
/// sound; with a hung device it never returns.
REAL_TIME int rt_wait(snd_pcm_t *pcm, long frames, long rate, int milliseconds) {
  snd_pcm_sframes_t waiting = snd_pcm_avail_update(pcm);
  if (waiting < 0) return (int)waiting;
  if (waiting >= frames) return 1;
  struct pollfd descriptors[16];
  int count = snd_pcm_poll_descriptors(pcm, descriptors, 16);
  if (count < 0) return count;
  int64_t deadline = rt_now() + (int64_t)milliseconds * 1000000;
  for (;;) {
    int64_t left = deadline - rt_now();
    if (left <= 0) return 0;
    int64_t nap = (int64_t)(frames - waiting) * 1000000000 / rate;
    if (nap < 1000000) nap = 1000000;
    rt_sleep(nap < left ? nap : left);
    // what is wrong with the device shows only here, on plug-ins
    int ready = poll(descriptors, (nfds_t)count, 0);
    if (ready < 0 && errno != EINTR) return -errno;
    if (ready > 0) {
      unsigned short events = 0;
      int rc = snd_pcm_poll_descriptors_revents(pcm, descriptors, (unsigned)count, &events);
      if (rc < 0) return rc;
      if (events & (POLLERR | POLLNVAL)) {
        switch (snd_pcm_state(pcm)) {
          case SND_PCM_STATE_XRUN: return -EPIPE;
          case SND_PCM_STATE_SUSPENDED: return -ESTRPIPE;
          case SND_PCM_STATE_DISCONNECTED: return -ENODEV;
          default: return -EIO;
        }
      }
      if (events & POLLIN) return 1;
    }
    waiting = snd_pcm_avail(pcm);
    if (waiting < 0) return (int)waiting;
    if (waiting >= frames) return 1;
  }
}

/// Reads up to `frames` without waiting: the number read, or a negative error.
REAL_TIME long rt_read(snd_pcm_t *pcm, void *bytes, long frames) {
  return snd_pcm_readi(pcm, bytes, (snd_pcm_uframes_t)frames);
}

/// Frames that the device holds ready now, or a negative error.
REAL_TIME long rt_available(snd_pcm_t *pcm) { return snd_pcm_avail(pcm); }

REAL_TIME int rt_resume(snd_pcm_t *pcm) { return snd_pcm_resume(pcm); }
REAL_TIME int rt_prepare(snd_pcm_t *pcm) { return snd_pcm_prepare(pcm); }

/// Starts a prepared device and tells when it began, on CLOCK_MONOTONIC. The device's own stamp is taken only
/// if it lies inside the call: some plug-ins stamp with another clock, or not at all.
REAL_TIME int rt_start(snd_pcm_t *pcm, snd_pcm_status_t *status, int64_t *began) {
  int64_t before = rt_now();
  int rc = snd_pcm_start(pcm);
  int64_t after = rt_now();
  *began = after;
  if (rc < 0 || snd_pcm_status(pcm, status) < 0) return rc;
  snd_htimestamp_t stamp;
  snd_pcm_status_get_trigger_htstamp(status, &stamp);
  int64_t at = (int64_t)stamp.tv_sec * 1000000000 + stamp.tv_nsec;
  if (before <= at && at <= after) *began = at;
  return rc;
}

// Below: what Swift cannot import (macros, GNU extensions); not for the capture loop.

/// Gives the calling thread a name and SCHED_FIFO `priority` (0: normal scheduling), not inherited by threads
/// that it starts. Returns 0, or the error number when it is not permitted.
int rtc_set_scheduling(const char *name, int priority);

/// Starts a joinable thread. Returns 0 or an error number.
int rtc_start_thread(pthread_t *thread, void *(*body)(void *), void *context);

/// Reserves `length` bytes from `offset` on without changing the file's size. Returns 0 or an error number.
int rtc_reserve(int descriptor, int64_t offset, int64_t length);
