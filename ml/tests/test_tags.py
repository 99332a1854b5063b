import contextlib
import functools
import io
import json
import os
import sys
import tempfile
import unittest
from unittest import mock

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto

from helpers import picture_bytes
import tags
from tag_report import PRODUCT_TAGS, check_order
from tagger import HEAD, Tagger, doubled, from_windows, into_windows, pooled

LABELS = os.path.join(os.path.dirname(__file__), '..', 'labels', 'tags', 'pictures.jsonl')
# A quarter of the pixels of the shipped tagger and a twelfth of its width; the windows still fit.
SIZE, WIDTH = 224, 8
SmallTagger = functools.partial(Tagger, width=WIDTH)


class NetworkTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)

    def test_windows_go_in_and_out_unchanged(self):
        x = torch.rand(2, 8, 12, 3)
        windows = into_windows(x, 4)
        self.assertEqual(list(windows.shape), [2 * 2 * 3, 4, 4, 3])
        self.assertTrue(torch.equal(windows[1], x[0, :4, 4:8]))
        self.assertTrue(torch.equal(windows[6], x[1, :4, :4]))
        self.assertTrue(torch.equal(from_windows(windows, 4, 8, 12), x))

    def test_a_place_becomes_four(self):
        x = torch.tensor([[1.0, 2.0], [3.0, 4.0]]).view(1, 2, 2, 1)
        self.assertEqual(doubled(x)[0, :, :, 0].tolist(), [[1, 1, 2, 2], [1, 1, 2, 2], [3, 3, 4, 4], [3, 3, 4, 4]])

    def test_one_sure_place_outweighs_many_doubtful_ones(self):
        places = torch.full((1, 8, 8, 1), -3.0)
        self.assertAlmostEqual(pooled(places).item(), -3.0, places=5)
        places[0, 2, 5, 0] = 6.0
        self.assertGreater(pooled(places).item(), 4.0)
        self.assertLess(pooled(places).item(), 6.0)

    def test_it_gives_one_number_per_tag(self):
        network = SmallTagger(None, 5).eval()
        with torch.no_grad():
            out = network(torch.rand(2, 3, SIZE, SIZE))
        self.assertEqual(list(out.shape), [2, 5])
        self.assertTrue(bool(out.isfinite().all()))
        self.assertEqual(network.last.in_features, WIDTH * 12)

    def test_a_picture_is_judged_alike_alone_and_among_others(self):
        network, images = SmallTagger(None, 5).eval(), torch.rand(3, 3, SIZE, SIZE)
        with torch.no_grad():
            self.assertTrue(torch.allclose(network(images)[1:2], network(images[1:2]), atol=1e-5))

    def test_weights_must_be_those_of_the_trunk(self):
        weights = {
            name: value for name, value in SmallTagger(None, 5).state_dict().items()
            if not name.startswith(HEAD) and name not in ('mean', 'spread')
        }
        network = SmallTagger({name: value.half() for name, value in weights.items()}, 5)
        for name, value in weights.items():
            self.assertTrue(torch.equal(network.state_dict()[name], value.half().float()), name)
        del weights['pos_embed']
        with self.assertRaises(RuntimeError):
            SmallTagger(weights, 5)

    def test_later_blocks_learn_faster_and_the_head_fastest(self):
        network = SmallTagger(None, 5)
        groups = tags.parameter_groups(network)
        rate_of = {id(value): group['lr'] for group in groups for value in group['params']}
        self.assertEqual(len(rate_of), len(list(network.parameters())))
        rates = [rate_of[id(block.mlp.fc1.weight)] for block in network.blocks]
        self.assertEqual(rates, sorted(rates))
        self.assertEqual((rates[-1], rate_of[id(network.last.weight)]), (tags.TRUNK_RATE, tags.HEAD_RATE))
        self.assertEqual(rate_of[id(network.places.weight)], tags.HEAD_RATE)
        self.assertLess(rate_of[id(network.pos_embed)], rates[0])


class TrainingTest(unittest.TestCase):
    def test_pictures_stay_pictures_when_they_are_changed(self):
        out = tags.augmented(torch.rand(4, 3, 32, 32))
        self.assertEqual(list(out.shape), [4, 3, 32, 32])
        self.assertTrue(bool(((out >= 0) & (out <= 1)).all()))

    def test_the_rate_rises_and_falls_to_zero(self):
        rates = [tags.rate_at(step, 100) for step in range(101)]
        self.assertEqual(rates.index(max(rates)), 9)
        self.assertAlmostEqual(rates[-1], 0)
        self.assertGreater(tags.rate_at(0, 1), 0)


class TrialTest(unittest.TestCase):
    """Every step, with a tiny network on noise."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.at = lambda name: os.path.join(folder.name, name)
        with open(LABELS) as file:
            self.tags = json.loads(file.readline())['tags']
        os.mkdir(self.at('pictures'))
        lines = [{'tags': self.tags}]
        for index in range(40):
            with open(self.at(f'pictures/{index}.jpg'), 'wb') as file:
                file.write(picture_bytes(80, 60, index))
            lines.append({'file': f'{index}.jpg', 'part': 'test' if index % 4 == 0 else 'train', 'group': index,
                          'shows': self.tags[index % 3 : index % 3 + 2]})
        with open(self.at('labels.jsonl'), 'w') as file:
            file.write('\n'.join(json.dumps(line) for line in lines))

    def run_trial(self):
        argv = ['tags', '--pictures', self.at('pictures'), '--labels', self.at('labels.jsonl'), '--version', 'trial',
                '--out', self.at('out'), '--trial']
        with mock.patch.object(sys, 'argv', argv), mock.patch.object(tags, 'Tagger', SmallTagger), \
                mock.patch.object(tags, 'SIZE', SIZE), contextlib.redirect_stdout(io.StringIO()):
            tags.main()

    def test_a_trial_writes_a_network_in_eight_bits_and_its_card(self):
        self.run_trial()
        with open(self.at('out/tagger.json')) as file:
            card = json.load(file)
        self.assertEqual((card['version'], card['input'], card['trainedOn'], card['testedOn']),
                         ('trial', {'size': SIZE}, 24, 8))
        check_order(list(card['tags']), PRODUCT_TAGS)
        self.assertTrue(all(line['scale'] > 0 for line in card['tags'].values()))
        session = onnxruntime.InferenceSession(self.at('out/tagger.onnx'), providers=['CPUExecutionProvider'])
        given = session.run(['tags'], {'images': np.zeros((1, 3, SIZE, SIZE), np.float32)})[0]
        self.assertEqual(given.shape, (1, len(self.tags)))
        self.assertTrue(((given > 0) & (given < 1)).all())
        graph = onnx.load(self.at('out/tagger.onnx')).graph
        # Twelve blocks of four products with weights, three that widen, one of the whole picture and three of its places.
        self.assertEqual(sum(node.op_type == 'MatMulInteger' for node in graph.node), 12 * 4 + 3 + 1 + 3)
        matrices = [item for item in graph.initializer if item.data_type == TensorProto.FLOAT and len(item.dims) == 2]
        self.assertEqual(matrices, [])

    def test_without_pictures_it_stops_with_a_sentence(self):
        for index in range(0, 40, 4):
            os.remove(self.at(f'pictures/{index}.jpg'))
        with self.assertRaises(SystemExit) as stopped:
            self.run_trial()
        self.assertIn('or none to set aside', str(stopped.exception))


if __name__ == '__main__':
    unittest.main()
