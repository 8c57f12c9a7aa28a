#define _GNU_SOURCE
#include "RealTimeC.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>

int rtc_set_scheduling(const char *name, int priority) {
  struct sched_param param = {.sched_priority = priority};
  pthread_setname_np(pthread_self(), name);
  // RESET_ON_FORK: threads that a plug-in starts must not run with real-time priority.
  int policy = priority > 0 ? SCHED_FIFO | SCHED_RESET_ON_FORK : SCHED_OTHER;
  return sched_setscheduler(0, policy, &param) == 0 ? 0 : errno;
}

int rtc_start_thread(pthread_t *thread, void *(*body)(void *), void *context) {
  return pthread_create(thread, NULL, body, context);
}

int rtc_reserve(int descriptor, int64_t offset, int64_t length) {
  return fallocate(descriptor, FALLOC_FL_KEEP_SIZE, offset, length) == 0 ? 0 : errno;
}
