#!/usr/bin/env bash
# Data to a detector: train, correct the labels and train again, twice; then train from the start weights with the
# advice of the result, export, choose thresholds.
# usage: bash ml/train.sh OUT_DIR START_WEIGHTS_DIR DATA_DIR...
set -euo pipefail
out=$1
start=$2
folders=("${@:3}")
source "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

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
export_detector "$out/last/detector.pt" 'bash ml/train.sh'
