#!/usr/bin/env bash
# Data to shipped detector: train, correct the labels, train again, average, export, choose thresholds.
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

python3 "$here/train.py" "${common[@]}" --out "$out/first" --steps "${FIRST_STEPS:-2900}" \
  --evaluations 3 --last-rate 0.02 --plain-part 0.15
python3 "$here/relabel.py" "${common[@]}" --checkpoint "$out/first/detector.pt" --out "$out/corrections.json"
python3 "$here/train.py" "${common[@]}" --out "$out/second" --steps "${SECOND_STEPS:-3800}" --rate 1e-3 --seed 2 \
  --resume "$out/first/detector.pt" --corrections "$out/corrections.json" --evaluations 4
python3 "$here/average.py" "$out"/second/*.pt --out "$out/detector.pt"
python3 "$here/export.py" --checkpoint "$out/detector.pt" --start-weights "$start" --size "$size" \
  --out "$out/detector.onnx"
python3 "$here/thresholds.py" --model "$out/detector.onnx" --data "$out/data" --version "$version" \
  --attribution "$here/attribution.json" --out "$out/detector.json"
