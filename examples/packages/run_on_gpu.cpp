// Runs a package on a GPU and compares with what eager computed. The memory of the GPU comes from CUDA's driver, which is
// opened at run time, so that building needs no CUDA toolkit.
//
//     run_on_gpu NAME SIZE...
//
// reads NAME.stepwell, NAME.input of these sizes, and NAME.expected, all of float32, as make_models.py FOLDER h100 writes.

#include <dlfcn.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "stepwell.hpp"

class Driver {
 public:
    Driver() {
        const char *named = std::getenv("STEPWELL_LIBCUDA");
        library_ = dlopen(named ? named : "libcuda.so.1", RTLD_NOW);
        if (library_ == nullptr) throw std::runtime_error(dlerror());
        int device = 0;
        void *context = nullptr;
        call("cuInit", 0u);
        call("cuDeviceGet", &device, 0);
        call("cuDevicePrimaryCtxRetain", &context, device);
        call("cuCtxPushCurrent_v2", context);
    }

    // Call a function of the driver.
    template <typename... T>
    void call(const char *name, T... given) {
        auto *function = reinterpret_cast<int (*)(T...)>(dlsym(library_, name));
        if (function == nullptr || function(given...) != 0) throw std::runtime_error(std::string(name) + " failed");
    }

 private:
    void *library_;
};

std::vector<float> read(const std::string &path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    if (!file) throw std::runtime_error("cannot read " + path);
    std::vector<float> values(static_cast<size_t>(file.tellg()) / sizeof(float));
    file.seekg(0);
    file.read(reinterpret_cast<char *>(values.data()), static_cast<std::streamsize>(values.size() * sizeof(float)));
    return values;
}

int main(int count, char **arguments) try {
    if (count < 2) throw std::runtime_error("give the name of a model and the sizes of its input");
    const std::string name = arguments[1];
    std::vector<int64_t> sizes;
    for (int at = 2; at < count; at++) sizes.push_back(std::stoll(arguments[at]));
    const std::vector<float> input = read(name + ".input"), expected = read(name + ".expected");

    Driver driver;
    void *stream = nullptr;  // the default stream
    uint64_t memory = 0;
    driver.call("cuMemAllocAsync", &memory, input.size() * sizeof(float), stream);
    driver.call("cuMemcpyHtoDAsync_v2", memory, static_cast<const void *>(input.data()), input.size() * sizeof(float),
                stream);

    StepwellOptions options = {};
    options.device = 0;
    stepwell::Package model(name + ".stepwell", options);
    auto results = model.run({stepwell::gpu_view(reinterpret_cast<float *>(memory), sizes)}, nullptr, stream);

    std::vector<float> result(expected.size());
    driver.call("cuMemcpyDtoHAsync_v2", static_cast<void *>(result.data()),
                reinterpret_cast<uint64_t>(results[0].data<float>()), result.size() * sizeof(float), stream);
    driver.call("cuStreamSynchronize", stream);
    results.clear();
    driver.call("cuMemFreeAsync", memory, stream);

    float largest = 0;
    for (size_t at = 0; at < expected.size(); at++) largest = std::fmax(largest, std::fabs(result[at] - expected[at]));
    std::printf("%s: %g from eager\n", name.c_str(), largest);
    return largest < 1e-4f ? 0 : 1;
} catch (const std::exception &error) {
    std::printf("error: %s\n", error.what());
    return 1;
}
