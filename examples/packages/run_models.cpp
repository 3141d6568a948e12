// Runs the packages that make_models.py makes, and compares with what eager computed.
//
//     run_models FOLDER

#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "stepwell.hpp"

template <typename T>
std::vector<T> read(const std::string &path) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    if (!file) throw std::runtime_error("cannot read " + path);
    std::vector<T> values(static_cast<size_t>(file.tellg()) / sizeof(T));
    file.seekg(0);
    file.read(reinterpret_cast<char *>(values.data()), static_cast<std::streamsize>(values.size() * sizeof(T)));
    return values;
}

// The largest difference from what eager gave.
float difference(const stepwell::Tensor &result, const std::vector<float> &expected) {
    float largest = 0;
    for (size_t at = 0; at < expected.size(); at++)
        largest = std::fmax(largest, std::fabs(result.data<float>()[at] - expected[at]));
    return largest;
}

template <typename T>
bool run(const std::string &name) {
    stepwell::Package model(name + ".stepwell");
    const StepwellTensor &taken = model.signature().inputs[0];
    const std::vector<int64_t> sizes(taken.least, taken.least + taken.ndim);
    auto input = read<T>(name + ".input");
    auto results = model.run({stepwell::view(input.data(), sizes)});
    const float far = difference(results[0], read<float>(name + ".expected"));
    std::printf("%s: %g from eager\n", name.c_str(), far);
    return far < 1e-4f;
}

// Each token is the next input; the package keeps keys and values of the tokens before.
bool decode(const std::string &name) {
    stepwell::Package model(name + ".stepwell");
    const auto expected = read<int64_t>(name + ".expected");
    int64_t token = 7, equal = 0;
    for (int64_t place = 0; place < static_cast<int64_t>(expected.size()); place++) {
        auto results = model.run({stepwell::view(&token, {1}), stepwell::view(&place, {1})});
        token = results[0].data<int64_t>()[0];
        equal += token == expected[static_cast<size_t>(place)];
    }
    std::printf("%s: %lld of %zu tokens as eager\n", name.c_str(), static_cast<long long>(equal), expected.size());
    return equal == static_cast<int64_t>(expected.size());
}

int main(int count, char **arguments) try {
    if (count != 2) throw std::runtime_error("give the folder of the packages");
    const std::string folder = std::string(arguments[1]) + "/";
    bool well = run<float>(folder + "resnet");
    well &= run<int64_t>(folder + "encoder");
    well &= decode(folder + "decoder");
    return well ? 0 : 1;
} catch (const std::exception &error) {
    std::printf("error: %s\n", error.what());
    return 1;
}
