"""Write an exported detector with eight-bit dense convolutions, which phones' and servers' processors multiply faster.

Depthwise convolutions, those that read the picture and the last ones of each head stay as they are: there eight bits cost
precision and gain little time. Weights use seven bits, because older processors overflow with eight. How far the values
go is measured on training pictures.
"""
import argparse
import json
import os
import tempfile

import numpy as np
import onnx
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from data import letterbox

# What follows a convolution that is not the last one of its branch.
INNER = {'Sigmoid', 'HardSwish', 'Relu', 'Clip', 'Mul', 'Add', 'Conv'}
PICTURE_CHANNELS = (3, 12)


def kept_as_they_are(graph):
    """Names of the convolutions that stay in floating point."""
    shapes = {weight.name: list(weight.dims) for weight in graph.initializer}
    readers = {}
    for node in graph.node:
        for name in node.input:
            readers.setdefault(name, set()).add(node.op_type)
    kept = []
    for node in graph.node:
        if node.op_type != 'Conv':
            continue
        groups = next((attribute.i for attribute in node.attribute if attribute.name == 'group'), 1)
        reads_picture = shapes[node.input[1]][1] in PICTURE_CHANNELS
        is_last = not readers.get(node.output[0], set()) & INNER
        if groups > 1 or reads_picture or is_last:
            kept.append(node.name)
    return kept


class Pictures(CalibrationDataReader):
    def __init__(self, data, count, size):
        with open(f'{data}/train.json') as file:
            pictures = json.load(file)['images']
        names = [picture['file_name'] for picture in pictures[:: max(1, len(pictures) // count)][:count]]
        self.paths = iter([os.path.join(data, 'images', name) for name in names])
        self.size = size

    def get_next(self):
        path = next(self.paths, None)
        return path and {'images': letterbox(path, self.size)[0][None].astype(np.float32) / 255}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--model', required=True)
    parser.add_argument('--data', required=True)
    parser.add_argument('--pictures', type=int, default=64)
    parser.add_argument('--out', required=True)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        prepared = os.path.join(folder, 'prepared.onnx')
        quant_pre_process(arguments.model, prepared, skip_symbolic_shape=True)
        graph = onnx.load(prepared).graph
        size = graph.input[0].type.tensor_type.shape.dim[2].dim_value
        quantize_static(
            prepared, arguments.out, Pictures(arguments.data, arguments.pictures, size),
            quant_format=QuantFormat.QDQ, per_channel=True, reduce_range=True, op_types_to_quantize=['Conv'],
            nodes_to_exclude=kept_as_they_are(graph), activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8,
            calibrate_method=CalibrationMethod.MinMax, extra_options={'CalibMovingAverage': True},
        )


if __name__ == '__main__':
    main()
