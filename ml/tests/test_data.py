import json
import os
import subprocess
import sys
import tempfile
import unittest

import torch

from helpers import picture_bytes, write_folder

import merge
from augment import make_batch, marked_cells
from data import BACKGROUND, IGNORE, OBJECT, PictureSet
from labels import KEYS, apply_labels, read_labels
from model import CLASSES, anchor_points

VEST, NO_VEST, MACHINERY = (CLASSES.index(name) for name in ('safety_vest', 'no_safety_vest', 'machinery'))
ML = os.path.dirname(merge.__file__)


class DataTest(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = self.temporary.name

    def tearDown(self):
        self.temporary.cleanup()

    def merged(self, labels, **options):
        """The joined folder, made by the same command that training uses."""
        write_folder(f'{self.folder}/data', **options)
        with open(f'{self.folder}/labels.jsonl', 'w') as file:
            for file_name, change in labels.items():
                file.write(json.dumps({'file_name': file_name, **change}) + '\n')
        subprocess.run(
            [sys.executable, f'{ML}/merge.py', f'{self.folder}/data', '--labels', f'{self.folder}/labels.jsonl',
             '--out', f'{self.folder}/joined'],
            check=True, capture_output=True,
        )
        return f'{self.folder}/joined'

    def pictures(self, joined, split='train', corrections=None):
        return PictureSet(f'{joined}/{split}.json', f'{joined}/images', 'cpu', corrections=corrections)

    def test_both_spellings_of_labeled_are_read(self):
        for spelling in ('labelled', 'labeled'):
            folder = f'{self.folder}/{spelling}'
            write_folder(folder, spelling)
            picture = merge.read(folder, 'train')[0]
            self.assertEqual(picture['labeled'], ['person', 'hard_hat'])
            self.assertEqual(picture['boxes'], [['person', [20, 10, 60, 120]]])

    def test_an_export_of_plumbline_is_read(self):
        folder = f'{self.folder}/export'
        os.makedirs(f'{folder}/images')
        for name in ('a.jpg', 'b.jpg'):
            with open(f'{folder}/images/{name}', 'wb') as file:
                file.write(picture_bytes(320, 160, 1))
        picture = {
            'id': 0, 'file_name': 'a.jpg', 'width': 320, 'height': 160, 'source': 'plumbline',
            'labeled': ['no_hard_hat'], 'assumed_absent': [], 'background': [['no_hard_hat', [9, 9, 20, 20]]],
        }
        box = {'id': 0, 'image_id': 0, 'category_id': 2, 'bbox': [40.5, 10, 20, 20], 'area': 400, 'iscrowd': 0}
        categories = [{'id': index, 'name': name} for index, name in enumerate(CLASSES)]
        for split, images, annotations in (('train', [picture], [box]), ('val', [], [])):
            with open(f'{folder}/{split}.json', 'w') as file:
                json.dump({'categories': categories, 'images': images, 'annotations': annotations}, file)
        joined = f'{self.folder}/joined'
        subprocess.run([sys.executable, f'{ML}/merge.py', folder, '--out', joined], check=True, capture_output=True)
        self.assertEqual(os.listdir(f'{joined}/images'), ['a.jpg'])
        pictures = self.pictures(joined)
        kinds = pictures.boxes[0, :, 5].tolist()
        self.assertEqual([kinds.count(kind) for kind in (OBJECT, BACKGROUND)], [1, 1])
        self.assertEqual(pictures.labeled[0].tolist().index(True), CLASSES.index('no_hard_hat'))

    def test_our_labels_change_training_pictures_only(self):
        change = {
            'complete': ['safety_vest', 'no_safety_vest'],
            'add': [['no_safety_vest', 30, 40, 40, 50]],
            'remove': [['person', 20, 10, 60, 120]],
            'ignore': [['safety_vest', 200, 40, 40, 50]],
            'background': [['machinery', 250, 40, 40, 50]],
        }
        joined = self.merged({'a.jpg': change, 'c.jpg': change})
        training, validation = self.pictures(joined), self.pictures(joined, 'val')
        # The canvas is 640 wide, twice the picture.
        self.assertEqual(training.truth[0], [[60, 80, 140, 180, NO_VEST]])
        kinds = {(int(row[4]), int(row[5])) for row in training.boxes[0].tolist() if row[5] >= 0}
        self.assertEqual(kinds, {(NO_VEST, OBJECT), (VEST, IGNORE), (MACHINERY, BACKGROUND)})
        self.assertTrue(training.judged[0, VEST] and training.labeled[0, VEST])
        self.assertFalse(training.judged[1, VEST])
        self.assertEqual([box[4] for box in validation.truth[0]], [CLASSES.index('person')])
        self.assertFalse(validation.labeled[0, VEST])

    def test_corrected_validation_labels_are_kept_beside_the_others(self):
        joined = self.merged({})
        corrections = f'{self.folder}/corrections.jsonl'
        change = {'file_name': 'c.jpg', 'add': [['person', 200, 10, 60, 120]], 'ignore': [['hard_hat', 90, 0, 30, 30]]}
        with open(corrections, 'w') as file:
            json.dump(change, file)
        subprocess.run(
            [sys.executable, f'{ML}/merge.py', f'{self.folder}/data', '--validation-labels', corrections, '--out', joined],
            check=True, capture_output=True,
        )
        counts = [
            [len(boxes[0]) for boxes in (pictures.truth, pictures.ignored)]
            for pictures in (self.pictures(joined, 'val'), self.pictures(joined, 'val-corrected'))
        ]
        self.assertEqual(counts, [[1, 0], [2, 1]])

    def test_a_box_to_remove_must_exist(self):
        write_folder(f'{self.folder}/data')
        pictures = merge.read(f'{self.folder}/data', 'train')
        change = {**{key: [] for key in KEYS}, 'remove': [['person', 99, 10, 60, 120]]}
        with self.assertRaises(ValueError):
            apply_labels(pictures, {'a.jpg': change})

    def test_corrections_of_a_detector_are_applied(self):
        person = CLASSES.index('person')
        correction = {
            'judged': [VEST], 'added': [[0, 0, 50, 50, VEST]], 'ignored': [[60, 0, 90, 50, NO_VEST]],
            'dropped': [[40, 20, 160, 260, person]],
        }
        training = self.pictures(self.merged({}), corrections={'a.jpg': correction})
        kinds = {(int(row[4]), int(row[5])) for row in training.boxes[0].tolist() if row[5] >= 0}
        self.assertEqual(kinds, {(VEST, OBJECT), (NO_VEST, IGNORE)})
        self.assertTrue(training.judged[0, VEST])

    def test_a_source_without_a_share_is_drawn_too(self):
        training = self.pictures(self.merged({}, source='our own'))
        self.assertAlmostEqual(float(training.weights.sum()), 1, places=5)
        self.assertTrue((training.weights > 0).all())

    def test_batches_keep_objects_inside_the_picture(self):
        training = self.pictures(self.merged({}))
        points, _ = anchor_points(160)
        torch.manual_seed(3)
        for mosaic, blend in ((False, False), (True, False), (True, True)):
            images, objects, judged = make_batch(training, 4, 160, points, mosaic, blend)
            self.assertEqual(images.shape, (4, 3, 160, 160))
            self.assertEqual(judged.shape, (4, len(points), len(CLASSES)))
            self.assertTrue(0 <= float(images.min()) and float(images.max()) <= 1)
            real = objects[objects[..., 4] >= 0]
            self.assertTrue((real[:, :4] >= 0).all() and (real[:, :4] <= 160).all())
            self.assertTrue((real[:, 2:4] > real[:, :2]).all())
            self.assertFalse(judged[..., MACHINERY].any())

    def test_marked_cells_are_those_inside_a_box_of_that_kind_for_its_class(self):
        points, _ = anchor_points(160)
        boxes = torch.tensor([[[0, 0, 80, 80, VEST, IGNORE], [0, 0, 80, 80, NO_VEST, OBJECT]]]).float()
        ignored = marked_cells(boxes, points, IGNORE, len(CLASSES))
        inside = (points < 80).all(1)
        self.assertTrue(ignored[0, inside, VEST].all())
        self.assertFalse(ignored[0, ~inside].any())
        self.assertFalse(ignored[0, :, NO_VEST].any())
        boxes[..., 5] = OBJECT
        self.assertFalse(marked_cells(boxes, points, IGNORE, len(CLASSES)).any())

    def test_background_boxes_are_judged_in_a_picture_without_labels_of_the_class(self):
        whole = {'background': [['machinery', 0, 0, 320, 160]]}
        training = self.pictures(self.merged({'a.jpg': whole, 'b.jpg': whole}))
        points, _ = anchor_points(160)
        torch.manual_seed(3)
        _, objects, judged = make_batch(training, 4, 160, points, False, False)
        self.assertTrue(judged[..., MACHINERY].any())
        self.assertFalse((objects[..., 4] == MACHINERY).any())


STRUCTURES = ('scaffold', 'platform', 'guardrail', 'open_edge', 'trench', 'harness', 'ladder', 'safety_cone')


class OurLabelsTest(unittest.TestCase):
    """The files in ml/labels themselves."""

    def read(self, folder):
        folder = os.path.join(ML, folder)
        return read_labels(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith('.jsonl'))

    def test_boxes_and_classes_are_valid(self):
        self.check(self.read('labels'), CLASSES)
        self.check(self.read('labels/validation'), CLASSES)
        self.check(self.read('labels/structures'), STRUCTURES)

    def test_no_picture_is_corrected_for_training_and_for_validation(self):
        self.assertFalse(self.read('labels').keys() & self.read('labels/validation').keys())

    def test_no_validation_picture_of_structures_is_a_training_picture(self):
        training, validation = (
            read_labels([os.path.join(ML, f'labels/structures/{split}.jsonl')]) for split in ('train', 'val')
        )
        self.assertEqual((len(training), len(validation)), (3343, 556))
        self.assertFalse(training.keys() & validation.keys())

    def check(self, labels, classes):
        for file_name, change in labels.items():
            self.assertLessEqual(set(change['complete']), set(classes), file_name)
            for name, x, y, width, height in [box for key in KEYS[1:] for box in change[key]]:
                self.assertIn(name, classes, file_name)
                self.assertTrue(x >= -1 and y >= -1 and width > 2 and height > 2, file_name)
                self.assertTrue(x + width <= 642 and y + height <= 642, file_name)


if __name__ == '__main__':
    unittest.main()
