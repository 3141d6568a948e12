// Loads packages: reads the file, takes the code for this processor out of it, and calls that. C11, for Linux.
//
// The shared object of entry E for machine M is `code/M/E.so`, and says itself what it needs and takes; the constants are
// `constants.safetensors`. What is read is compared with the archive's checksums.

#define _GNU_SOURCE
#include "stepwell.h"

#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

#include "stepwell_archive.h"
#include "stepwell_entry.h"

typedef struct {
    void *library;
    const StepwellEntry *entry;
    StepwellRunner runner;
} Entry;

struct StepwellPackage {
    Archive archive;
    Entry *entries;
    size_t entry_count;
    pthread_mutex_t order;  // of runs that update constants
    StepwellDeviceConstants on_device;
};

static _Thread_local char error_text[1024];

const char *stepwell_error(void) { return error_text; }

StepwellStatus stepwell_fail(StepwellStatus status, const char *text, ...) {
    va_list rest;
    va_start(rest, text);
    vsnprintf(error_text, sizeof error_text, text, rest);
    va_end(rest);
    return status;
}

// Where the tensors begin, behind a header of JSON that says which they are.
static StepwellStatus find_constants(StepwellPackage *package, const char *path, const StepwellOptions *options,
                                     unsigned char **data, uint64_t *bytes) {
    const Member *member = stepwell_find_member(&package->archive, "constants.safetensors");
    if (member == NULL || member->bytes < 8) BAD("%s has no constants", path);
    if (!options->unchecked) CHECKED(stepwell_check_member(&package->archive, path, member));
    const uint64_t header = stepwell_number(package->archive.memory + member->begin, 8);
    if (header > member->bytes - 8) BAD("%s is damaged: its constants are cut off", path);
    *data = package->archive.memory + member->begin + 8 + header;
    *bytes = member->bytes - 8 - header;
    return STEPWELL_OK;
}

// The architecture that this program runs on, as ELF numbers it.
static int own_architecture(void) {
#if defined(__x86_64__)
    return EM_X86_64;
#elif defined(__aarch64__)
    return EM_AARCH64;
#else
    return EM_NONE;
#endif
}

// A path of an open file that no other has had. The dynamic linker takes a file of the same path for the one that it has
// loaded before, and descriptors are used again; so a random number is written in slashes and dots.
static int write_path(char *path, size_t bytes, int file) {
    uint64_t number;
    if (getrandom(&number, sizeof number, 0) != sizeof number) return 0;
    size_t length = (size_t)snprintf(path, bytes, "/proc/self/fd/");
    for (int bit = 0; bit < 64; bit++) length += (size_t)sprintf(path + length, number >> bit & 1 ? "./" : "/");
    snprintf(path + length, bytes - length, "%d", file);
    return 1;
}

static StepwellStatus load_code(const StepwellPackage *package, const char *path, const Member *member, Entry *entry) {
    char file_name[192];
    const int file = memfd_create("stepwell", MFD_CLOEXEC);
    if (file < 0) return stepwell_fail(STEPWELL_OUT_OF_MEMORY, "there is no memory for code: %s", strerror(errno));
    for (uint64_t done = 0; done < member->bytes;) {
        const ssize_t now = write(file, package->archive.memory + member->begin + done, member->bytes - done);
        if (now <= 0) {
            close(file);
            return stepwell_fail(STEPWELL_OUT_OF_MEMORY, "there is no memory for code: %s", strerror(errno));
        }
        done += (uint64_t)now;
    }
    // It stays loaded: results may outlive their package, and are deleted by its code.
    if (write_path(file_name, sizeof file_name, file))
        entry->library = dlopen(file_name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    close(file);
    if (entry->library == NULL) BAD("%s has code that cannot be loaded: %s", path, dlerror());
    StepwellGetEntry *get;
    *(void **)&get = dlsym(entry->library, "stepwell_entry_3");
    if (get == NULL) BAD("%s is of another version: its code has no 'stepwell_entry_3'", path);
    entry->entry = get();
    return STEPWELL_OK;
}

// The machine that a member is code for: the bytes between `code/` and the next slash; 0 if it is none.
static size_t machine_of(const Member *member) {
    if (member->name_bytes < 5 || memcmp(member->name, "code/", 5) != 0) return 0;
    const char *slash = memchr(member->name + 5, '/', member->name_bytes - 5);
    return slash == NULL ? 0 : (size_t)(slash - member->name - 5);
}

static int is_for(const Member *member, const char *machine, size_t bytes) {
    return machine_of(member) == bytes && memcmp(member->name + 5, machine, bytes) == 0;
}

// The code of all entries for one machine, unless this processor lacks something: then `missing` names it.
static StepwellStatus load_variant(StepwellPackage *package, const char *path, const StepwellOptions *options,
                                   const char *machine, size_t bytes, const char **missing) {
    package->entry_count = 0;
    for (size_t at = 0; at < package->archive.member_count; at++) {
        const Member *member = package->archive.members + at;
        if (!is_for(member, machine, bytes)) continue;
        const unsigned char *code = package->archive.memory + member->begin;
        if (member->bytes < 64 || memcmp(code, ELFMAG, SELFMAG) != 0) BAD("%s is damaged: code is no code", path);
        *missing = (int)stepwell_number(code + 18, 2) == own_architecture() ? NULL : "another architecture";
        if (*missing != NULL) return STEPWELL_OK;
        if (!options->unchecked) CHECKED(stepwell_check_member(&package->archive, path, member));
        Entry *entry = package->entries + package->entry_count;
        CHECKED(load_code(package, path, member, entry));
        *missing = entry->entry->missing_feature(options->device);
        if (*missing != NULL) return STEPWELL_OK;
        package->entry_count++;
    }
    return STEPWELL_OK;
}

// Machines stand in the order in which they are to be tried.
static StepwellStatus load_entries(StepwellPackage *package, const char *path, const StepwellOptions *options) {
    char lacks[512] = "it has none at all";
    size_t written = 0;
    package->entries = calloc(package->archive.member_count + 1, sizeof *package->entries);
    if (package->entries == NULL) return stepwell_fail(STEPWELL_OUT_OF_MEMORY, "there is not enough memory");
    for (size_t at = 0; at < package->archive.member_count; at++) {
        const char *missing = NULL, *machine = package->archive.members[at].name + 5;
        const size_t bytes = machine_of(package->archive.members + at);
        int is_first = bytes > 0;
        for (size_t before = 0; before < at; before++) is_first &= !is_for(package->archive.members + before, machine, bytes);
        if (!is_first) continue;
        CHECKED(load_variant(package, path, options, machine, bytes, &missing));
        if (missing == NULL) return STEPWELL_OK;
        const int now = snprintf(lacks + written, sizeof lacks - written, "%s%.*s needs %s", written ? ", " : "",
                                 (int)bytes, machine, missing);
        if (now > 0 && written + (size_t)now < sizeof lacks) written += (size_t)now;
    }
    return stepwell_fail(STEPWELL_NO_PROCESSOR, "%s has no code for this processor: %s", path, lacks);
}

// Let an entry that calls operators of libtorch find them.
static StepwellStatus link_libtorch(const StepwellEntry *entry, const char *path, const StepwellOptions *options) {
    const char *given = options->libtorch ? options->libtorch : getenv("STEPWELL_LIBTORCH");
    const char *file = given ? given : entry->begin ? "libtorch_cuda.so" : "libtorch_cpu.so";
    if (entry->link == NULL) return STEPWELL_OK;
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (library == NULL)
        return stepwell_fail(STEPWELL_NO_LIBTORCH, "%s calls operators of libtorch, which cannot be loaded: %s; name the "
                             "path of %s in StepwellOptions.libtorch or STEPWELL_LIBTORCH", path, dlerror(),
                             entry->begin ? "libtorch_cuda.so" : "libtorch_cpu.so");
    return entry->link(library, error_text, sizeof error_text);
}

static StepwellStatus load(StepwellPackage *package, const char *path, const StepwellOptions *options) {
    unsigned char *constants = NULL;
    uint64_t bytes = 0, seed = options->seed;
    if (seed == 0 && getrandom(&seed, sizeof seed, 0) != sizeof seed)
        return stepwell_fail(STEPWELL_OUT_OF_MEMORY, "the system gives no random number: %s", strerror(errno));
    CHECKED(stepwell_open_archive(&package->archive, path));
    CHECKED(find_constants(package, path, options, &constants, &bytes));
    CHECKED(load_entries(package, path, options));
    for (size_t at = 0; at < package->entry_count; at++) {
        Entry *each = package->entries + at;
        if (each->entry->constant_bytes != bytes) BAD("%s is damaged: its constants are not those of its code", path);
        CHECKED(link_libtorch(each->entry, path, options));
        each->runner = (StepwellRunner){constants, options->allocator, options->threads, NULL, seed + at,
                                         options->device, &package->on_device};
        if (each->entry->begin != NULL) CHECKED(each->entry->begin(&each->runner, error_text, sizeof error_text));
    }
    return STEPWELL_OK;
}

StepwellStatus stepwell_load(const char *path, const StepwellOptions *options, StepwellPackage **package) {
    const StepwellOptions none = {{NULL, NULL, NULL}, 0, 0, 0, NULL, 0};
    *package = calloc(1, sizeof **package);
    if (*package == NULL) return stepwell_fail(STEPWELL_OUT_OF_MEMORY, "there is not enough memory");
    pthread_mutex_init(&(*package)->order, NULL);
    const StepwellStatus status = load(*package, path, options ? options : &none);
    if (status != STEPWELL_OK) {
        stepwell_release(*package);
        *package = NULL;
    }
    return status;
}

void stepwell_release(StepwellPackage *package) {
    if (package == NULL) return;
    for (size_t at = 0; at < package->entry_count; at++)
        package->entries[at].entry->end(&package->entries[at].runner);
    stepwell_close_archive(&package->archive);
    pthread_mutex_destroy(&package->order);
    free(package->entries);
    free(package);
}

size_t stepwell_entry_count(const StepwellPackage *package) { return package->entry_count; }

const StepwellSignature *stepwell_entry(const StepwellPackage *package, size_t at) {
    return at < package->entry_count ? &package->entries[at].entry->signature : NULL;
}

static Entry *find_entry(const StepwellPackage *package, const char *name) {
    for (size_t at = 0; at < package->entry_count; at++)
        if (name == NULL || strcmp(package->entries[at].entry->signature.name, name) == 0) return package->entries + at;
    return NULL;
}

const StepwellSignature *stepwell_signature(const StepwellPackage *package, const char *entry) {
    const Entry *found = find_entry(package, entry);
    return found ? &found->entry->signature : NULL;
}

StepwellStatus stepwell_run(StepwellPackage *package, const char *entry, const DLTensor *const *inputs,
                            size_t input_count, DLManagedTensor **outputs, size_t output_count) {
    return stepwell_run_on(package, entry, inputs, input_count, outputs, output_count, NULL);
}

StepwellStatus stepwell_run_on(StepwellPackage *package, const char *entry, const DLTensor *const *inputs,
                               size_t input_count, DLManagedTensor **outputs, size_t output_count, void *stream) {
    Entry *found = find_entry(package, entry);
    if (found == NULL) return stepwell_fail(STEPWELL_WRONG_INPUT, "the package has no entry '%s'", entry ? entry : "");
    if (found->entry->updates_constants) pthread_mutex_lock(&package->order);
    const StepwellStatus status = found->entry->run(&found->runner, inputs, input_count, outputs, output_count,
                                                    stream, error_text, sizeof error_text);
    if (found->entry->updates_constants) pthread_mutex_unlock(&package->order);
    return status;
}
