# Sourced by the scripts that train, which set out, start and folders: joins the data, our own labels applied.
# TRIAL=1 runs every step on a few pictures and small batches, to see that all of them work.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
size=${SIZE:-704}
version=${VERSION:-$(date +%Y-%m-%d)}
merge_options=()
train_options=()
relabel_options=()
if [ -n "${TRIAL:-}" ]; then
  size=${TRIAL_SIZE:-192}
  merge_options=(--limit 16)
  train_options=(--size $size --batch 4 --steps 2 --evaluations 1)
  relabel_options=(--size $size)
  PASTED=4
  SPRITES=6
fi

mkdir -p "$out"
shopt -s nullglob
python3 "$here/merge.py" "${folders[@]}" --labels "$here"/labels/*.jsonl \
  --validation-labels "$here"/labels/validation/*.jsonl --out "$out/data" "${merge_options[@]}"
common=(--data "$out/data" --start-weights "$start")

train() { python3 "$here/train.py" "${common[@]}" "$@" "${train_options[@]}"; }
relabel() { python3 "$here/relabel.py" "${common[@]}" --checkpoint "$1" --out "$2" "${relabel_options[@]}"; }
# Detectors side by side, by the labels of the data sets and by those corrected by eye.
compare() {
  for split in val val-corrected; do python3 "$here/compare.py" "${common[@]}" --split "$split" "$@"; done
}
average() { python3 "$here/average.py" "$@"; }
# The exported file, its card and what tells the kind of place, from a checkpoint.
export_detector() {
  python3 "$here/export.py" --checkpoint "$1" --start-weights "$start" --size "$size" --out "$out/detector.onnx"
  if [ -n "${EIGHT_BITS:-}" ]; then
    mv "$out/detector.onnx" "$out/float.onnx"
    python3 "$here/quantize.py" --model "$out/float.onnx" --data "$out/data" --out "$out/detector.onnx"
  fi
  python3 "$here/thresholds.py" --model "$out/detector.onnx" --data "$out/data" --version "$version" \
    --command "$2" --attribution "$here/attribution.json" --out "$out/detector.json"
  if [ -z "${TRIAL:-}" ]; then
    python3 "$here/scenes.py" --model "$out/detector.onnx" --data "$out/data" --out "$out/scene.json"
  fi
}
