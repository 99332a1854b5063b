import argparse
import copy
import json
import os
import sys
import tempfile
import unittest
from unittest import mock

import torch
from torch import nn

from helpers import picture_bytes
import merge
import structures
from data import BACKGROUND, IGNORE, OBJECT, PictureSet
from losses import detection_loss
from model import STRIDES, STRUCTURES, ConvBlock, StructureFinder, anchor_points
from train import make_optimizer

SIZE = 64
WIDTHS = (4, 6, 8)


class SmallDetector(nn.Module):
    """Three levels made by one block each, in place of a detector whose weights the tests don't have."""

    def __init__(self):
        super().__init__()
        self.levels = nn.ModuleList(ConvBlock(3, width, 3, stride) for width, stride in zip(WIDTHS, STRIDES))

    def maps(self, x):
        return None, [level(x) for level in self.levels]


class StructureFinderTest(unittest.TestCase):
    def test_a_step_changes_the_heads_and_leaves_the_detector_as_it_is(self):
        torch.manual_seed(1)
        finder = StructureFinder(SmallDetector(), WIDTHS)
        finder.train()
        before = copy.deepcopy(finder.state_dict())
        optimizer = make_optimizer(
            finder, argparse.Namespace(rate=0.1, trunk_rate=0.4, decay=0.04), torch.device('cpu')
        )
        points, strides = anchor_points(SIZE)
        judged = torch.ones(2, len(points), len(STRUCTURES), dtype=torch.bool)
        objects = torch.tensor([[[8, 8, 40, 40, 1]], [[8, 8, 56, 24, 4]]]).float()
        outputs = finder(torch.rand(2, 3, SIZE, SIZE))
        self.assertEqual(outputs[1].shape, judged.shape)
        loss, _ = detection_loss(*outputs, points, strides, objects, judged)
        loss.backward()
        optimizer.step()
        changed = {name for name, value in finder.state_dict().items() if not torch.equal(value, before[name])}
        self.assertEqual({name.split('.')[0] for name in changed}, {'heads'})
        trained = {id(parameter) for group in optimizer.param_groups for parameter in group['params']}
        self.assertEqual(trained, {id(parameter) for parameter in finder.heads.parameters()})


def write_pictures(folder, split, pictures):
    os.makedirs(f'{folder}/images', exist_ok=True)
    for seed, picture in enumerate(pictures):
        with open(f'{folder}/images/{picture["file_name"]}', 'wb') as file:
            file.write(picture_bytes(320, 160, seed))
    # Ids that aren't places in a list, as in a folder from which pictures were left out.
    coco = merge.to_coco(pictures, ('person', *STRUCTURES))
    for each in coco['images']:
        each['id'] += 7
    for each in coco['annotations']:
        each['image_id'] += 7
    with open(f'{folder}/{split}.json', 'w') as file:
        json.dump(coco, file)


def picture(name, source, boxes=(), ignored=()):
    return {
        'file_name': name, 'width': 320, 'height': 160, 'source': source,
        'labeled': ['person', *STRUCTURES] if source == 'rendered' else ['person', 'ladder'],
        'assumed_absent': [], 'boxes': boxes, 'ignored': ignored, 'background': [],
    }


class StructureDataTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            photos = [
                picture('a.jpg', 'css', [['person', [0, 0, 50, 50]], ['ladder', [5, 5, 50, 50]]]),
                picture('street.jpg', 'coco'), picture('b.jpg', 'css'), picture('unseen.jpg', 'css'),
            ]
            scenes = [
                picture('drawn-0.jpg', 'rendered', [['trench', [0, 0, 10, 10]], ['person', [1, 1, 9, 9]]]),
                picture('drawn-1.jpg', 'rendered', [['ladder', [20, 20, 10, 10]]], [['scaffold', [0, 0, 30, 30]]]),
            ]
            write_pictures(f'{folder}/data', 'train', photos)
            write_pictures(f'{folder}/data', 'val', [picture('c.jpg', 'css'), picture('unseen-too.jpg', 'coco')])
            write_pictures(f'{folder}/scenes', 'train', scenes)
            write_pictures(f'{folder}/scenes', 'val', [])
            os.makedirs(f'{folder}/labels')
            labels = {
                'train': [
                    {'file_name': 'a.jpg', 'add': [['scaffold', 10, 20, 30, 40]], 'ignore': [['platform', 0, 0, 20, 20]]},
                    {'file_name': 'b.jpg'},
                ],
                'val': [{'file_name': 'c.jpg', 'add': [['harness', 10, 20, 30, 40]]}],
            }
            for split, lines in labels.items():
                with open(f'{folder}/labels/{split}.jsonl', 'w') as file:
                    file.writelines(json.dumps(line) + '\n' for line in lines)
            argv = ['structures', '--data', f'{folder}/data', '--scenes', f'{folder}/scenes',
                    '--labels', f'{folder}/labels', '--out', f'{folder}/out']
            with mock.patch.object(sys, 'argv', argv):
                structures.main()
            cls.training, cls.validation = (
                PictureSet(f'{folder}/out/{split}.json', f'{folder}/out/images', 'cpu', classes=STRUCTURES)
                for split in ('train', 'val')
            )

    def rows(self, name):
        """Class, kind and left side on the canvas, twice as wide as the picture, of each box of a training picture."""
        rows = self.training.boxes[self.index(name)].tolist()
        return {(STRUCTURES[int(row[4])], int(row[5]), row[0]) for row in rows if row[5] in (OBJECT, IGNORE, BACKGROUND)}

    def index(self, name):
        return [each['file_name'] for each in self.training.pictures].index(name)

    def test_labels_become_boxes_and_ignored_boxes_of_a_picture_where_every_class_is_labeled(self):
        self.assertEqual(self.rows('a.jpg'), {('scaffold', OBJECT, 20), ('platform', IGNORE, 0)})
        self.assertEqual(self.rows('b.jpg'), set())
        for name in ('a.jpg', 'b.jpg', 'drawn-0.jpg'):
            self.assertTrue(self.training.labeled[self.index(name)].all())

    def test_photos_of_streets_show_none_of_what_their_source_cannot_hold(self):
        street = self.index('street.jpg')
        judged = {name for name, known in zip(STRUCTURES, self.training.judged[street].tolist()) if known}
        self.assertEqual(judged, set(structures.ABSENT))
        self.assertFalse(self.training.labeled[street].any())

    def test_boxes_stay_with_their_drawn_picture(self):
        self.assertEqual(self.rows('drawn-0.jpg'), {('trench', OBJECT, 0)})
        self.assertEqual(self.rows('drawn-1.jpg'), {('ladder', OBJECT, 40), ('scaffold', IGNORE, 0)})

    def test_a_picture_takes_no_old_id_along(self):
        coco = merge.to_coco([{**picture('a.jpg', 'css', [['ladder', [0, 0, 9, 9]]]), 'id': 5}], STRUCTURES)
        self.assertEqual(coco['images'][0]['id'], coco['annotations'][0]['image_id'])

    def test_only_labeled_photos_are_judged(self):
        self.assertEqual([each['file_name'] for each in self.validation.pictures], ['c.jpg'])
        self.assertEqual([box[4] for box in self.validation.truth[0]], [STRUCTURES.index('harness')])
        names = {each['file_name'] for each in self.training.pictures}
        self.assertEqual(names, {'a.jpg', 'b.jpg', 'street.jpg', 'drawn-0.jpg', 'drawn-1.jpg'})


if __name__ == '__main__':
    unittest.main()
