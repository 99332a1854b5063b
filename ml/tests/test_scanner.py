import json
import os
import sys
import tempfile
import unittest
from unittest import mock

import onnx
import onnxruntime
import torch
import torch.nn.functional as F
from onnx import TensorProto

from helpers import write_folder
import augment
import export
import merge
import quantize
import scanner
from model import BINS, CLASSES, anchor_points
from train import save

SIZE = 64
MODELS = os.path.join(os.path.dirname(scanner.__file__), '../packages/inference/models')


def run(module, *arguments):
    with mock.patch.object(sys, 'argv', [module.__name__, *arguments]):
        module.main()


class SmallBatchTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)
        self.images = torch.rand(8, 3, SIZE, SIZE)
        self.batch, self.objects, self.judged = self.make_small_batch()

    def make_small_batch(self, count=1):
        def make_batch(_pictures, batch, size, points, _mosaic, _blend):
            """Picture k has objects of class k at one place, and is judged on that class in its left half."""
            objects = torch.tensor([count * [[8, 16, 24, 48, picture]] for picture in range(batch)]).float()
            judged = torch.zeros(batch, len(points), len(CLASSES), dtype=torch.bool)
            for picture in range(batch):
                judged[picture, points[:, 0] < size / 2, picture] = True
            return self.images, objects, judged

        with mock.patch.object(augment, 'make_batch', make_batch):
            return augment.make_small_batch(mock.Mock(device='cpu'), 2, SIZE, False, False)

    def test_every_quarter_is_a_picture_at_half_size(self):
        self.assertEqual(self.batch.shape, (2, 3, SIZE, SIZE))
        for picture, reduced in enumerate(F.avg_pool2d(self.images, 2)):
            row, column = divmod(picture % 4, 2)
            quarter = self.batch[picture // 4, :, 32 * row : 32 * row + 32, 32 * column : 32 * column + 32]
            self.assertTrue(torch.equal(quarter, reduced))

    def test_boxes_are_halved_and_moved_to_their_quarter(self):
        self.assertEqual(self.objects[0].tolist(), [
            [4, 8, 12, 24, 0], [36, 8, 44, 24, 1], [4, 40, 12, 56, 2], [36, 40, 44, 56, 3],
        ])
        self.assertEqual(self.objects[1, :, 4].tolist(), [4, 5, 6, 7])

    def test_four_crowded_pictures_keep_all_their_objects(self):
        _, objects, _ = self.make_small_batch(90)
        self.assertEqual([int((objects[0, :, 4] == picture).sum()) for picture in range(4)], [90] * 4)

    def test_every_cell_is_judged_as_its_place_in_the_picture_was(self):
        points, _ = anchor_points(SIZE)
        quarter = (points[:, 0] > 32).long() + 2 * (points[:, 1] > 32).long()
        expected = F.one_hot(quarter, len(CLASSES)).bool() & (points[:, :1] % 32 < 16)
        self.assertTrue(torch.equal(self.judged[0], expected))
        self.assertTrue(torch.equal(self.judged[1], expected.roll(4, 1)))


class ScannerTest(unittest.TestCase):
    def test_its_output_has_the_shape_of_the_detectors(self):
        cells = len(anchor_points(SIZE)[0])
        boxes, classes = scanner.Scanner()(torch.rand(2, 3, SIZE, SIZE))
        self.assertEqual(boxes.shape, (2, cells, 4 * BINS))
        self.assertEqual(classes.shape, (2, cells, len(CLASSES)))

    def test_it_is_exported_without_a_vector_and_with_its_inner_convolutions_in_eight_bits(self):
        with tempfile.TemporaryDirectory() as folder:
            at = lambda name: os.path.join(folder, name)
            network = scanner.Scanner()
            for parameter in network.parameters():
                torch.nn.init.normal_(parameter, 0, 0.1)
            save(network, at('scanner.pt'))
            write_folder(at('labeled'))
            run(merge, at('labeled'), '--out', at('data'))
            run(export, '--scanner', '--checkpoint', at('scanner.pt'), '--size', str(SIZE), '--out', at('float.onnx'))
            run(quantize, '--model', at('float.onnx'), '--data', at('data'), '--out', at('scanner.onnx'))
            session = onnxruntime.InferenceSession(at('scanner.onnx'), providers=['CPUExecutionProvider'])
            stored = {item.name: item.data_type for item in onnx.load(at('scanner.onnx')).graph.initializer}
        self.assertEqual([output.name for output in session.get_outputs()], ['boxes', 'scores'])
        eight_bits = {name for name, kind in stored.items() if kind == TensorProto.INT8 and 'weight_quantized' in name}
        inner = {
            f'model.{name}.weight_quantized' for name, module in network.named_modules()
            if isinstance(module, torch.nn.Conv2d) and name.endswith('.conv') and name != 'stem.0.conv'
        }
        self.assertEqual(eight_bits, inner)

    def test_the_shipped_card_is_what_the_command_writes(self):
        with open(os.path.join(MODELS, 'scanner.json')) as file:
            shipped = file.read()
        card = json.loads(shipped)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'scanner.json')
            run(scanner, '--card', path, '--version', card['version'], '--size', '704', '--command', 'bash ml/scanner.sh')
            with open(path) as file:
                self.assertEqual(file.read(), shipped)


if __name__ == '__main__':
    unittest.main()
