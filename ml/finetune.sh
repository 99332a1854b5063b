#!/usr/bin/env bash
# A shipped detector, trained further on more data or better labels. It advises its own successor, which keeps what it
# knows; then export and thresholds.
# usage: bash ml/finetune.sh OUT_DIR START_WEIGHTS_DIR DETECTOR_ONNX DATA_DIR...
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/from-detector.sh"

relabel "$out/start.pt" "$out/corrections.json"
python3 "$here/paste.py" --data "$out/data" --count "${PASTED:-1800}" --sprites "${SPRITES:-110}"
train --out "$out/tuned" --steps "${STEPS:-4700}" --seed 31 --rate 1e-3 --whole-trunks --resume "$out/start.pt" \
  --teacher "$out/start.pt" --corrections "$out/corrections.json"
export_detector "$out/tuned/detector.pt" 'bash ml/finetune.sh'
if [ -z "${TRIAL:-}" ]; then
  python3 "$here/compare.py" "${common[@]}" "$out/start.pt" "$out/tuned/detector.pt"
fi
