# Sourced by the scripts that start from an exported detector, with their arguments OUT_DIR START_WEIGHTS_DIR
# DETECTOR_ONNX DATA_DIR...: joins the data and makes a checkpoint of it that can be trained further.
out=$1
start=$2
model=$3
folders=("${@:4}")
source "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

python3 "$here/recover.py" "${common[@]}" --model "$model" --out "$out/start.pt"
