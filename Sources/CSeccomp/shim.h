#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <linux/landlock.h>

/* Swift cannot call functions of variable arguments. */
static inline int roundel_prctl(int option, unsigned long value) {
    return prctl(option, value, 0UL, 0UL, 0UL);
}
static inline int roundel_allow(scmp_filter_ctx filter, int call) {
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0);
}
/* Allows `call` where the bits `mask` of its argument `index` are `value`. */
static inline int roundel_allow_masked(scmp_filter_ctx filter, int call, unsigned index, uint64_t mask, uint64_t value) {
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, SCMP_CMP(index, SCMP_CMP_MASKED_EQ, mask, value));
}
static inline int roundel_refuse(scmp_filter_ctx filter, int call, int error) {
    return seccomp_rule_add(filter, SCMP_ACT_ERRNO((uint16_t)error), call, 0);
}
static inline int roundel_landlock_create(uint64_t accesses) {
    struct landlock_ruleset_attr attributes = {.handled_access_fs = accesses};
    return (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0U);
}
static inline int roundel_landlock_allow(int ruleset, int folder, uint64_t accesses) {
    struct landlock_path_beneath_attr rule = {.allowed_access = accesses, .parent_fd = folder};
    return (int)syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0U);
}
static inline int roundel_landlock_restrict(int ruleset) {
    return (int)syscall(SYS_landlock_restrict_self, ruleset, 0U);
}
static inline int roundel_close_from(unsigned first) {
    return (int)syscall(SYS_close_range, first, ~0U, 0U);
}
