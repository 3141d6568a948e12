// Stepwell's packages in C++17: what stepwell.h declares, with owners and exceptions.
//
//     stepwell::Package model("model.stepwell");
//     std::vector<float> x(8 * 64);
//     auto results = model.run({stepwell::view(x.data(), {8, 64})});
//     const float *y = results[0].data<float>();

#ifndef STEPWELL_HPP
#define STEPWELL_HPP

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "stepwell.h"

namespace stepwell {

// What went wrong, as text and as one of STEPWELL_....
class Error : public std::runtime_error {
 public:
    Error(StepwellStatus status, const char *text) : std::runtime_error(text), status(status) {}
    StepwellStatus status;
};

inline void check(StepwellStatus status) {
    if (status != STEPWELL_OK) throw Error(status, stepwell_error());
}

// DLPack's name of a type of C++.
template <typename T>
DLDataType dtype_of() {
    static_assert(std::is_arithmetic_v<T>);
    const auto code = std::is_same_v<T, bool> ? kDLBool
                      : std::is_floating_point_v<T> ? kDLFloat
                      : std::is_signed_v<T> ? kDLInt : kDLUInt;
    return {static_cast<uint8_t>(code), sizeof(T) * 8, 1};
}

// A row-major tensor in memory of the caller's.
class View {
 public:
    View(void *data, DLDataType dtype, std::vector<int64_t> sizes, DLDevice device) : sizes_(std::move(sizes)) {
        tensor_ = {data, device, static_cast<int32_t>(sizes_.size()), dtype, nullptr, nullptr, 0};
    }
    // The tensor, as long as this object stays where it is.
    const DLTensor *get() const {
        tensor_.shape = sizes_.data();
        return &tensor_;
    }

 private:
    mutable std::vector<int64_t> sizes_;
    mutable DLTensor tensor_;
};

// The CPU, which is 1, or a GPU of NVIDIA, which is 2.
inline DLDevice device_of(int type, int number) {
    DLDevice device = {};
    device.device_type = static_cast<decltype(device.device_type)>(type);
    device.device_id = number;
    return device;
}

template <typename T>
View view(T *data, std::vector<int64_t> sizes, DLDevice device = device_of(1, 0)) {
    using Element = std::remove_const_t<T>;
    return View(const_cast<Element *>(data), dtype_of<Element>(), std::move(sizes), device);
}

// The same in the memory of a GPU.
template <typename T>
View gpu_view(T *data, std::vector<int64_t> sizes, int number = 0) {
    return view(data, std::move(sizes), device_of(2, number));
}

// A result: memory of its own, in the strides that the program gives it.
class Tensor {
 public:
    explicit Tensor(DLManagedTensor *managed) : managed_(managed, [](DLManagedTensor *each) { each->deleter(each); }) {}

    const DLTensor &get() const { return managed_->dl_tensor; }
    std::vector<int64_t> sizes() const { return {get().shape, get().shape + get().ndim}; }
    std::vector<int64_t> strides() const { return {get().strides, get().strides + get().ndim}; }
    // For whoever takes DLPack's tensors, and deletes this one.
    DLManagedTensor *release() { return managed_.release(); }

    // The first element; throws if the elements are of another type.
    template <typename T>
    T *data() const {
        const DLDataType have = get().dtype, want = dtype_of<std::remove_const_t<T>>();
        if (have.code != want.code || have.bits != want.bits)
            throw Error(STEPWELL_WRONG_INPUT, "a result is read as elements of another type");
        return reinterpret_cast<T *>(static_cast<char *>(get().data) + get().byte_offset);
    }

 private:
    std::unique_ptr<DLManagedTensor, void (*)(DLManagedTensor *)> managed_;
};

// A loaded package. Several threads may run it at the same time.
class Package {
 public:
    explicit Package(const std::string &path, const StepwellOptions &options = {}) : package_(nullptr, stepwell_release) {
        StepwellPackage *loaded = nullptr;
        check(stepwell_load(path.c_str(), &options, &loaded));
        package_.reset(loaded);
    }

    const StepwellSignature &signature(const char *entry = nullptr) const {
        const StepwellSignature *found = stepwell_signature(package_.get(), entry);
        if (found == nullptr) throw Error(STEPWELL_WRONG_INPUT, "the package has no such entry");
        return *found;
    }

    // On a stream of CUDA for code of a GPU, by default the default stream.
    std::vector<Tensor> run(std::initializer_list<View> inputs, const char *entry = nullptr,
                            void *stream = nullptr) const {
        std::vector<const DLTensor *> tensors;
        for (const View &each : inputs) tensors.push_back(each.get());
        return run(tensors, entry, stream);
    }

    std::vector<Tensor> run(const std::vector<const DLTensor *> &inputs, const char *entry = nullptr,
                            void *stream = nullptr) const {
        std::vector<DLManagedTensor *> outputs(signature(entry).output_count);
        check(stepwell_run_on(package_.get(), entry, inputs.data(), inputs.size(), outputs.data(), outputs.size(), stream));
        std::vector<Tensor> results;
        for (DLManagedTensor *each : outputs) results.emplace_back(each);
        return results;
    }

 private:
    std::unique_ptr<StepwellPackage, void (*)(StepwellPackage *)> package_;
};

}  // namespace stepwell

#endif
