#include <spawn.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/types.h>

#ifdef __GLIBC__
/* The C library has these, but shows them only where _GNU_SOURCE is defined before the first header, which Swift does not do. */
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *folder);
int prlimit(pid_t process, int resource, const struct rlimit *next, struct rlimit *last);

static inline int roundel_limit_memory(pid_t process, uint64_t bytes) {
    struct rlimit limit = {bytes, bytes};
    return prlimit(process, RLIMIT_AS, &limit, 0);
}

static inline int roundel_limit_processor(pid_t process, uint64_t seconds) {
    struct rlimit limit = {seconds, seconds};
    return prlimit(process, RLIMIT_CPU, &limit, 0);
}
#endif
