// Reads the directory of an archive. Nothing that it says is taken for granted.

#define _GNU_SOURCE
#include "stepwell_archive.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MAX_NAME = 4096, END_BYTES = 22, LONG_END_BYTES = 56, LOCATOR_BYTES = 20, MEMBER_BYTES = 46, LOCAL_BYTES = 30 };

uint64_t stepwell_number(const unsigned char *at, int bytes) {
    uint64_t value = 0;
    while (bytes-- > 0) value = value << 8 | at[bytes];
    return value;
}

// The checksum of zip archives (CRC-32, reflected, polynomial 0x04c11db7), eight bytes a step: the table of step `n` has
// the checksums of a byte that `n` bytes of zeros follow.
static uint32_t checksum_table[8][256];

static void make_checksum_table(void) {
    for (uint32_t byte = 0; byte < 256; byte++) {
        uint32_t value = byte;
        for (int bit = 0; bit < 8; bit++) value = value >> 1 ^ (value & 1 ? 0xedb88320u : 0);
        checksum_table[0][byte] = value;
    }
    for (int step = 1; step < 8; step++)
        for (int byte = 0; byte < 256; byte++) {
            const uint32_t before = checksum_table[step - 1][byte];
            checksum_table[step][byte] = before >> 8 ^ checksum_table[0][before & 255];
        }
}

static uint32_t checksum_of(const unsigned char *at, uint64_t bytes) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    uint32_t sum = ~0u;
    pthread_once(&once, make_checksum_table);
    for (; bytes >= 8; bytes -= 8, at += 8) {
        const uint64_t eight = stepwell_number(at, 8) ^ sum;
        sum = 0;
        for (int byte = 0; byte < 8; byte++) sum ^= checksum_table[7 - byte][eight >> 8 * byte & 255];
    }
    for (; bytes > 0; bytes--, at++) sum = sum >> 8 ^ checksum_table[0][(sum ^ *at) & 255];
    return ~sum;
}

static StepwellStatus map_file(Archive *archive, const char *path) {
    struct stat status;
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) BAD("cannot read %s: %s", path, strerror(errno));
    if (fstat(file, &status) == 0 && status.st_size > 0) {
        // Private: what programs write into buffers stays in this process.
        void *memory = mmap(NULL, (size_t)status.st_size, PROT_READ | PROT_WRITE, MAP_PRIVATE, file, 0);
        if (memory != MAP_FAILED) {
            archive->memory = memory;
            archive->bytes = (uint64_t)status.st_size;
        }
    }
    close(file);
    if (archive->memory == NULL) BAD("cannot read %s: it is empty, or cannot be mapped into memory", path);
    return STEPWELL_OK;
}

// One record of the archive's directory, of at most `left` bytes; `used` is how many it has.
static StepwellStatus read_member(const Archive *archive, const char *path, const unsigned char *at,
                                  uint64_t left, Member *member, uint64_t *used) {
    if (left < MEMBER_BYTES || memcmp(at, "PK\1\2", 4) != 0) BAD("%s is damaged: its directory is cut off", path);
    const uint64_t name = stepwell_number(at + 28, 2), extra = stepwell_number(at + 30, 2), comment = stepwell_number(at + 32, 2);
    uint64_t packed = stepwell_number(at + 20, 4), bytes = stepwell_number(at + 24, 4), header = stepwell_number(at + 42, 4);
    *used = MEMBER_BYTES + name + extra + comment;
    if (*used > left || name > MAX_NAME) BAD("%s is damaged: its directory is cut off", path);
    // Numbers of more than four bytes are in a field of kind 1, in this order, where the short ones have all bits set.
    uint64_t *const numbers[] = {&bytes, &packed, &header};
    const unsigned char *field = at + MEMBER_BYTES + name, *end = field + extra;
    while (end - field >= 4) {
        const unsigned char *value = field + 4, *after = value + stepwell_number(field + 2, 2);
        if (after > end) break;
        for (int each = 0; stepwell_number(field, 2) == 1 && each < 3; each++)
            if (*numbers[each] == 0xffffffffu && after - value >= 8) *numbers[each] = stepwell_number(value, 8), value += 8;
        field = after;
    }
    *member = (Member){(const char *)at + MEMBER_BYTES, name, 0, bytes, (uint32_t)stepwell_number(at + 16, 4)};
    if (stepwell_number(at + 10, 2) != 0 || packed != bytes || (at[8] & 1) != 0)
        BAD("%s has a member '%.*s' that is compressed or encrypted, and packages store them", path, (int)name,
            member->name);
    if (header > archive->bytes || archive->bytes - header < LOCAL_BYTES ||
        memcmp(archive->memory + header, "PK\3\4", 4) != 0)
        BAD("%s is damaged: '%.*s' does not lie where the directory says", path, (int)name, member->name);
    const unsigned char *local = archive->memory + header;
    if (archive->bytes - header - LOCAL_BYTES < name || stepwell_number(local + 26, 2) != name ||
        memcmp(local + LOCAL_BYTES, member->name, name) != 0)
        BAD("%s is damaged: '%.*s' does not lie where the directory says", path, (int)name, member->name);
    member->begin = header + LOCAL_BYTES + name + stepwell_number(local + 28, 2);
    if (member->begin > archive->bytes || bytes > archive->bytes - member->begin)
        BAD("%s is truncated: '%.*s' does not end in it", path, (int)name, member->name);
    return STEPWELL_OK;
}

static StepwellStatus read_directory(Archive *archive, const char *path) {
    const unsigned char *memory = archive->memory;
    if (archive->bytes < END_BYTES) BAD("%s is no package", path);
    const uint64_t end = archive->bytes - END_BYTES;  // no comment follows
    if (memcmp(memory + end, "PK\5\6", 4) != 0) BAD("%s is no package, or is truncated", path);
    uint64_t count = stepwell_number(memory + end + 10, 2), bytes = stepwell_number(memory + end + 12, 4);
    uint64_t begin = stepwell_number(memory + end + 16, 4);
    if (end >= LOCATOR_BYTES && memcmp(memory + end - LOCATOR_BYTES, "PK\6\7", 4) == 0) {
        const uint64_t at = stepwell_number(memory + end - LOCATOR_BYTES + 8, 8);
        if (at > end || end - at < LONG_END_BYTES || memcmp(memory + at, "PK\6\6", 4) != 0)
            BAD("%s is damaged: its directory is not where it should be", path);
        count = stepwell_number(memory + at + 32, 8);
        bytes = stepwell_number(memory + at + 40, 8);
        begin = stepwell_number(memory + at + 48, 8);
    }
    if (begin > end || bytes > end - begin || count > bytes / MEMBER_BYTES)
        BAD("%s is damaged: its directory is not where it should be", path);
    archive->members = calloc(count + 1, sizeof *archive->members);
    if (archive->members == NULL) return stepwell_fail(STEPWELL_OUT_OF_MEMORY, "there is not enough memory");
    for (uint64_t used = 0; archive->member_count < count; begin += used, bytes -= used) {
        Member *member = archive->members + archive->member_count;
        CHECKED(read_member(archive, path, memory + begin, bytes, member, &used));
        archive->member_count++;
    }
    return STEPWELL_OK;
}

const Member *stepwell_find_member(const Archive *archive, const char *name) {
    for (size_t at = 0; at < archive->member_count; at++)
        if (archive->members[at].name_bytes == strlen(name) &&
            memcmp(archive->members[at].name, name, strlen(name)) == 0)
            return archive->members + at;
    return NULL;
}

StepwellStatus stepwell_check_member(const Archive *archive, const char *path, const Member *member) {
    if (checksum_of(archive->memory + member->begin, member->bytes) != member->checksum)
        BAD("%s is damaged: '%.*s' is not what was written", path, (int)member->name_bytes, member->name);
    return STEPWELL_OK;
}

StepwellStatus stepwell_open_archive(Archive *archive, const char *path) {
    CHECKED(map_file(archive, path));
    return read_directory(archive, path);
}

void stepwell_close_archive(Archive *archive) {
    if (archive->memory != NULL) munmap(archive->memory, archive->bytes);
    free(archive->members);
}
