#!/usr/bin/env bash
# Heads for structures on a shipped detector, which stays as it is, trained on photos and drawn scenes and judged on
# photos.
# usage: bash ml/structures.sh OUT_DIR START_WEIGHTS_DIR DETECTOR_ONNX DATA_DIR...
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/from-detector.sh"

python3 "$here/scene_render.py" --out "$out/scenes" --count "${SCENES:-3200}" "${scene_options[@]}"
python3 "$here/structures.py" --data "$out/data" --scenes "$out/scenes" --labels "$here/labels/structures" \
  --out "$out/structures-data"
train --data "$out/structures-data" --out "$out/structures" --structures "$out/start.pt" --steps "${STEPS:-5474}" \
  --batch 48 --rate 1.5e-3 --size 640 --evaluations 2
