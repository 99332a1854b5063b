#!/usr/bin/env bash
# Data to a scanner, in eight bits. A shipped detector completes the labels that it learns from.
# usage: bash ml/scanner.sh OUT_DIR START_WEIGHTS_DIR DETECTOR_ONNX DATA_DIR...
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/from-detector.sh"

relabel "$out/start.pt" "$out/corrections.json"
train --out "$out/scanner" --scanner --steps "${SCANNER_STEPS:-6283}" --batch 32 --rate 2e-3 --plain-part 0 \
  --evaluations 2 --corrections "$out/corrections.json"
python3 "$here/export.py" --scanner --checkpoint "$out/scanner/detector.pt" --size "$size" --out "$out/float.onnx"
python3 "$here/quantize.py" --model "$out/float.onnx" --data "$out/data" --out "$out/scanner.onnx"
python3 "$here/scanner.py" --card "$out/scanner.json" --version "$version" --size "$size" --command 'bash ml/scanner.sh'
