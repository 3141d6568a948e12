// The archive that a package is: a zip file of members that are stored as they are. For stepwell.c alone.

#ifndef STEPWELL_ARCHIVE_H
#define STEPWELL_ARCHIVE_H

#include "stepwell.h"

typedef struct {
    const char *name;  // of `name_bytes`, without a zero byte
    size_t name_bytes;
    uint64_t begin, bytes;
    uint32_t checksum;
} Member;

typedef struct {
    unsigned char *memory;  // the file, as private memory
    uint64_t bytes;
    Member *members;
    size_t member_count;
} Archive;

// Each gives STEPWELL_OK, or leaves a text for `stepwell_error`; `path` is what that calls the file.
StepwellStatus stepwell_open_archive(Archive *archive, const char *path);
StepwellStatus stepwell_check_member(const Archive *archive, const char *path, const Member *member);
const Member *stepwell_find_member(const Archive *archive, const char *name);
void stepwell_close_archive(Archive *archive);

// A number of the file, which has the least significant byte first.
uint64_t stepwell_number(const unsigned char *at, int bytes);

__attribute__((format(printf, 2, 3))) StepwellStatus stepwell_fail(StepwellStatus status, const char *text, ...);

#define CHECKED(status) \
    do { \
        const StepwellStatus checked = status; \
        if (checked != STEPWELL_OK) return checked; \
    } while (0)
#define BAD(...) return stepwell_fail(STEPWELL_BAD_PACKAGE, __VA_ARGS__)

#endif
