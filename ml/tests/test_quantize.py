import os
import sys
import tempfile
import unittest
from unittest import mock

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

from helpers import write_folder
import merge
import quantize
from recover import folded_weights

SIZE = 64
RANDOM = np.random.default_rng(3)


def small_network():
    """A convolution that reads the picture, a depthwise one, a dense one and the last one, each under its own name."""
    shapes = {'picture': (8, 3, 3, 3), 'depthwise': (8, 1, 3, 3), 'dense': (8, 8, 3, 3), 'last': (4, 8, 1, 1)}
    nodes, weights, given = [], [], 'images'
    for name, shape in shapes.items():
        weights.append(numpy_helper.from_array(RANDOM.normal(0, 0.3, shape).astype(np.float32), f'model.{name}.weight'))
        weights.append(numpy_helper.from_array(RANDOM.normal(0, 0.3, shape[:1]).astype(np.float32), f'model.{name}.bias'))
        groups = 8 if name == 'depthwise' else 1
        out = 'boxes' if name == 'last' else f'{name}-sum'
        inputs = [given, f'model.{name}.weight', f'model.{name}.bias']
        nodes.append(helper.make_node('Conv', inputs, [out], name=name, group=groups))
        if name != 'last':
            nodes.append(helper.make_node('Sigmoid', [out], [name]))
        given = name
    given = helper.make_tensor_value_info('images', TensorProto.FLOAT, [1, 3, SIZE, SIZE])
    returned = helper.make_tensor_value_info('boxes', TensorProto.FLOAT, None)
    graph = helper.make_graph(nodes, 'small', [given], [returned], weights)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid('', 17)], ir_version=10)


class QuantizeTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        at = lambda name: os.path.join(folder.name, name)
        write_folder(at('labeled'))
        with mock.patch.object(sys, 'argv', ['merge', at('labeled'), '--out', at('data')]):
            merge.main()
        self.float, self.small = at('float.onnx'), at('small.onnx')
        onnx.save(small_network(), self.float)
        argv = ['quantize', '--model', self.float, '--data', at('data'), '--out', self.small]
        with mock.patch.object(sys, 'argv', argv):
            quantize.main()

    def test_only_dense_convolutions_inside_the_network_get_eight_bits(self):
        kinds = {item.name: item.data_type for item in onnx.load(self.small).graph.initializer}
        eight_bits = {name for name, kind in kinds.items() if kind == TensorProto.INT8 and 'quantized' in name}
        self.assertEqual(eight_bits, {'model.dense.weight_quantized'})

    def test_it_computes_nearly_the_same(self):
        images = RANDOM.random((1, 3, SIZE, SIZE), np.float32)
        before, after = (
            onnxruntime.InferenceSession(path, providers=['CPUExecutionProvider']).run(None, {'images': images})[0]
            for path in (self.float, self.small)
        )
        self.assertLess(np.abs(before - after).max(), 0.05)
        self.assertGreater(np.abs(before - after).max(), 0)

    def test_its_weights_can_be_trained_further(self):
        before, after = folded_weights(self.float), folded_weights(self.small)
        self.assertEqual(before.keys(), after.keys())
        for name, weight in before.items():
            self.assertLess(float((weight - after[name]).abs().max() / weight.abs().max()), 0.01)


if __name__ == '__main__':
    unittest.main()
