"""Write an exported network in eight bits, which phones' and servers' processors multiply faster; as a command, a detector
or scanner.

Depthwise convolutions, those that read the picture and the last ones of each head stay as they are: there eight bits cost
precision and gain little time. Weights use seven bits, because older processors overflow with eight. How far the values
go is measured on training pictures; the tagger, a transformer, measures them anew in every picture.
"""
import argparse
import json
import os
import tempfile

import numpy as np
import onnx
from onnxruntime.quantization import (
    CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_dynamic, quantize_static,
)
from onnxruntime.quantization.shape_inference import quant_pre_process

from data import letterbox

# What follows a convolution that is not the last one of its branch.
INNER = {'Sigmoid', 'HardSwish', 'Relu', 'Clip', 'Mul', 'Add', 'Conv'}
PICTURE_CHANNELS = (3, 12)
WEIGHTS = {'per_channel': True, 'reduce_range': True, 'weight_type': QuantType.QInt8}


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


def write_eight_bits(path, out, pictures=None):
    """Dense convolutions, measured on the pictures. Without pictures the products of a transformer with its weights, each
    of which measures its values as it runs.
    """
    with tempfile.TemporaryDirectory() as folder:
        prepared = os.path.join(folder, 'prepared.onnx')
        is_transformer = pictures is None
        # The optimizer may join a product with the sum after it, and only plain products are looked for below.
        quant_pre_process(path, prepared, skip_symbolic_shape=True, skip_optimization=is_transformer)
        if is_transformer:
            quantize_dynamic(prepared, out, op_types_to_quantize=['MatMul'], **WEIGHTS)
            return
        quantize_static(
            prepared, out, pictures, quant_format=QuantFormat.QDQ, op_types_to_quantize=['Conv'],
            nodes_to_exclude=kept_as_they_are(onnx.load(prepared).graph), activation_type=QuantType.QUInt8,
            calibrate_method=CalibrationMethod.MinMax, extra_options={'CalibMovingAverage': True}, **WEIGHTS,
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--model', required=True)
    parser.add_argument('--data', required=True)
    parser.add_argument('--pictures', type=int, default=64)
    parser.add_argument('--out', required=True)
    arguments = parser.parse_args()
    size = onnx.load(arguments.model).graph.input[0].type.tensor_type.shape.dim[2].dim_value
    write_eight_bits(arguments.model, arguments.out, Pictures(arguments.data, arguments.pictures, size))


if __name__ == '__main__':
    main()
