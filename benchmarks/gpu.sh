#!/usr/bin/env bash
# Tests and benchmarks on a machine with an NVIDIA GPU, from a clean checkout and without a network, within eight minutes.
#
#   benchmarks/gpu.sh [--wheels FOLDER] [--output FOLDER] [--python PYTHON] [--within SECONDS] [SECTION ...]
#
# Sections, in the order in which they run if none is named:
#   tests            all tests of tests/gpu side by side, compute-sanitizer over a few kernels among them
#   launch-overhead  microseconds of the host for each launch
#   compile-time     first calls with fresh caches, beside Inductor
#   bench            steady speed beside eager and Inductor: models, then large programs, then all others
#
# and only by name:
#   sanitizer        compute-sanitizer alone
#
# PYTHON (python3) has torch and Triton; the packages that it lacks come as wheels from FOLDER. Stepwell and these are
# installed into a virtual environment in build/gpu, PYTHON's own packages stay as they are. Everything is printed as it
# comes and kept in the output folder (build/gpu-results). All ends within SECONDS (480), of which tests take half at
# most, compile-time an eighth, and bench what is left; the summary names what there was no time for. A full table
# of steady speed takes ten minutes: `benchmarks/gpu.sh --within 700 bench`. TESTS, BENCH and COMPILE_TIME hold further
# arguments of those sections.
set -uo pipefail
cd "$(dirname "$0")/.."

wheels="" output=build/gpu-results python=python3 within=480 sections=()
while (($#)); do
  case $1 in
    --wheels) wheels=$2; shift 2 ;;
    --output) output=$2; shift 2 ;;
    --python) python=$2; shift 2 ;;
    --within) within=$2; shift 2 ;;
    tests | launch-overhead | bench | compile-time | sanitizer) sections+=("$1"); shift ;;
    *) sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
  esac
done
((${#sections[@]})) || sections=(tests launch-overhead compile-time bench)
mkdir -p "$output"
begun=$SECONDS
environment=build/gpu
run=$environment/bin/python
export PYTHONUNBUFFERED=1 OMP_NUM_THREADS=1 TOKENIZERS_PARALLELISM=false
# Our caches lie in the checkout, so that what one section compiled the next one finds.
export STEPWELL_CACHE_DIR=$PWD/build/gpu-cache
# Where Python may keep no bytecode beside its modules, each process would compile all of torch's anew.
if [[ -n ${PYTHONDONTWRITEBYTECODE:-} ]]; then
  unset PYTHONDONTWRITEBYTECODE
  export PYTHONPYCACHEPREFIX=$PWD/$environment/bytecode
fi

heading() { printf '\n== %s (after %d s) ==\n' "$1" $((SECONDS - begun)); }

# Seconds for a section: what is left if it is the last, else at most one part in $2 of all.
time_for() {
  local left=$((within - 10 - SECONDS + begun))
  local most=$((within / $2))
  if [[ $1 == "${sections[-1]}" || $left -lt $most ]]; then echo "$left"; else echo "$most"; fi
}

install() {
  [[ -e $environment/ready ]] && return
  "$python" -m venv --without-pip "$environment" || return
  # The packages of PYTHON, which is itself in a virtual environment on many machines, come after our own.
  local own outer
  own=$("$run" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
  outer=$("$python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
  echo "import site; site.addsitedir('$outer')" > "$own/outer.pth"
  if [[ -n $wheels ]]; then
    "$python" -m pip --python "$run" install --quiet --no-index --no-deps --ignore-installed "$wheels"/*.whl || return
  fi
  "$python" -m pip --python "$run" install --quiet --no-index --no-deps --no-build-isolation --editable . || return
  touch "$environment/ready"
}

tests() {
  local time
  time=$(time_for tests 2)
  # shellcheck disable=SC2086
  timeout "$time" "$run" -m pytest -m gpu -q -n "$workers" --dist load --maxschedchunk 1 --durations 10 \
    --within $((time - 30)) -p no:cacheprovider tests/gpu ${TESTS:-}
}

launch-overhead() { "$run" -m stepwell.benchmarks --device cuda --launches --json "$output/launches.json"; }

bench() {
  # shellcheck disable=SC2086
  "$run" -m stepwell.benchmarks --device cuda --steady --within "$(time_for bench 2)" --workers $((cores > 4 ? cores * 5 / 8 : 2)) \
    --json "$output/bench.json" ${BENCH:-}
}

compile-time() {
  # shellcheck disable=SC2086
  "$run" -m stepwell.benchmarks --device cuda --compile-time --within "$(time_for compile-time 8)" \
    --json "$output/compile-time.json" ${COMPILE_TIME:-}
}

sanitizer() { "$run" -m pytest -m gpu -q -p no:cacheprovider tests/gpu/test_sanitizer.py; }

summary() {
  heading summary
  for section in "${sections[@]}"; do
    echo "-- $section"
    case $section in
      tests | sanitizer)
        grep -E '^(FAILED|ERROR) |^SKIPPED.*no time' "$output/$section.log" | sort -u | cut -c1-200 | head -60
        tail -n 1 "$output/$section.log" ;;
      bench) grep -E '^(geometric mean over|[0-9]+ of [0-9]+ kernels|below|DIFFERS|FAILED|no time)' "$output/bench.log" ;;
      *) sed -n '/^\(Microseconds\|Seconds\)/,$p' "$output/$section.log" ;;
    esac
  done
  printf '\n%d s in all; logs and JSON are in %s\n' $((SECONDS - begun)) "$output"
}

heading install
install || { echo "could not install"; exit 1; }
"$run" -c 'import torch, triton, stepwell; print("torch", torch.__version__, "triton", triton.__version__,
  torch.cuda.get_device_name() if torch.cuda.is_available() else "without a GPU")' || exit 1
cores=$(env -u OMP_NUM_THREADS nproc)  # nproc counts OMP_NUM_THREADS where it is set
workers=$((cores > 4 ? cores - 2 : 2))
status=0
for section in "${sections[@]}"; do
  heading "$section"
  "$section" 2>&1 | tee "$output/$section.log" || { status=1; echo "$section ended with an error"; }
done
summary
exit $status
