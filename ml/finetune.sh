#!/usr/bin/env bash
# A shipped detector, trained further on more data or better labels. It advises its own successor, which keeps what it
# knows; then export and thresholds. TEACHER is a checkpoint of teacher.sh, which then advises too.
# usage: bash ml/finetune.sh OUT_DIR START_WEIGHTS_DIR DETECTOR_ONNX DATA_DIR...
set -euo pipefail
advice=()
if [ -n "${TEACHER:-}" ]; then
  # The pasted cones and ladders are none of what the teacher was trained on.
  advice=("$TEACHER" --unadvised safety_cone ladder --size 672)
  TRIAL_SIZE=224
fi
source "$(dirname "${BASH_SOURCE[0]}")/from-detector.sh"

relabel "${TEACHER:-$out/start.pt}" "$out/corrections.json"
python3 "$here/paste.py" --data "$out/data" --count "${PASTED:-1800}" --sprites "${SPRITES:-110}"
train --out "$out/tuned" --steps "${STEPS:-4700}" --seed 31 --rate "${RATE:-1e-3}" --whole-trunks --resume "$out/start.pt" \
  --corrections "$out/corrections.json" --teacher "$out/start.pt" "${advice[@]}"
export_detector "$out/tuned/detector.pt" 'bash ml/finetune.sh'
if [ -z "${TRIAL:-}" ]; then
  compare "$out/start.pt" ${TEACHER:+"$TEACHER"} "$out/tuned/detector.pt"
fi
