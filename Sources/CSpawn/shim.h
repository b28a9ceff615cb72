#include <spawn.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/types.h>

#ifdef __GLIBC__
#include <sys/prctl.h>

/* The C library has these, but shows them only where _GNU_SOURCE is defined before the first header, which Swift does not do. */
int pipe2(int ends[2], int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *folder);
int prlimit(pid_t process, int resource, const struct rlimit *next, struct rlimit *last);

/* Swift cannot call what takes any number of arguments. */
static inline int roundel_adopt_orphans(void) {
    return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}

static inline int roundel_limit_memory(pid_t process, uint64_t bytes) {
    struct rlimit limit = {bytes, bytes};
    return prlimit(process, RLIMIT_AS, &limit, 0);
}

static inline int roundel_limit_processor(pid_t process, uint64_t seconds) {
    struct rlimit limit = {seconds, seconds};
    return prlimit(process, RLIMIT_CPU, &limit, 0);
}
#endif
