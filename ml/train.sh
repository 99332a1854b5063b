#!/usr/bin/env bash
# Data to shipped detector: train, correct the labels and train again, twice; then train anew with the advice of the
# result, export, choose thresholds.
# usage: bash ml/train.sh DATA_DIR OUT_DIR [START_WEIGHTS_DIR]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
data=$1
out=$2
start=${3:-$data/../start-weights}
size=${SIZE:-704}
version=${VERSION:-$(date +%Y-%m-%d)}

mkdir -p "$out/data"
cp "$data/train.json" "$data/val.json" "$out/data/"
if [ ! -d "$out/data/images" ]; then
  for archive in "$data"/images-*.tar; do tar -xf "$archive" -C "$out/data"; done
fi
common=(--data "$out/data" --start-weights "$start")

# TRIAL="--size 160 --batch 4" tries every step out on a small DATA_DIR.
train() { python3 "$here/train.py" "${common[@]}" "$@" ${TRIAL:-}; }
relabel() { python3 "$here/relabel.py" "${common[@]}" --checkpoint "$1" --out "$2"; }
average() { python3 "$here/average.py" "$@"; }

train --out "$out/first" --steps "${FIRST_STEPS:-2900}" --evaluations 3 --last-rate 0.02 --plain-part 0.15
relabel "$out/first/detector.pt" "$out/corrections-1.json"
train --out "$out/second" --steps "${SECOND_STEPS:-3800}" --rate 1e-3 --seed 2 --resume "$out/first/detector.pt" \
  --corrections "$out/corrections-1.json"
average "$out"/second/*.pt --out "$out/second.pt"

relabel "$out/second.pt" "$out/corrections-2.json"
steady=(--resume "$out/second.pt" --corrections "$out/corrections-2.json" --rate 1e-3 --last-rate 0.3)
train --out "$out/third-a" --steps "${THIRD_STEPS:-1400}" --seed 11 "${steady[@]}"
train --out "$out/third-b" --steps "${THIRD_STEPS:-1400}" --seed 12 --whole-trunks "${steady[@]}"
average "$out"/third-[ab]/*.pt "$out/second.pt" --out "$out/teacher.pt"

relabel "$out/teacher.pt" "$out/corrections-3.json"
train --out "$out/last" --steps "${LAST_STEPS:-3800}" --seed 21 --whole-trunks --plain-part 0.08 \
  --teacher "$out/teacher.pt" --corrections "$out/corrections-3.json"
python3 "$here/export.py" --checkpoint "$out/last/detector.pt" --start-weights "$start" --size "$size" \
  --out "$out/detector.onnx"
python3 "$here/thresholds.py" --model "$out/detector.onnx" --data "$out/data" --version "$version" \
  --attribution "$here/attribution.json" --out "$out/detector.json"
