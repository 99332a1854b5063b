#!/usr/bin/env bash
# A larger network that advises the detector in training and shows where labels may be wrong: OUT_DIR/teacher/detector.pt,
# and what it and the detector find on every picture. It isn't shipped.
# usage: bash ml/teacher.sh OUT_DIR START_WEIGHTS_DIR DETECTOR_ONNX DATA_DIR...
set -euo pipefail
TRIAL_SIZE=224
source "$(dirname "${BASH_SOURCE[0]}")/from-detector.sh"

relabel "$out/start.pt" "$out/corrections.json"
train --out "$out/teacher" --as-teacher --size 672 --steps "${STEPS:-1600}" --seed 32 --trunk-rate 0.25 --rate 1e-3 \
  --corrections "$out/corrections.json"
for split in val train; do
  python3 "$here/list_detections.py" "${common[@]}" --split "$split" --checkpoint "$out/start.pt" \
    --out "$out/detector-$split.json"
  python3 "$here/list_detections.py" "${common[@]}" --split "$split" --checkpoint "$out/teacher/detector.pt" \
    --out "$out/teacher-$split.json"
done
compare "$out/start.pt" "$out/teacher/detector.pt"
