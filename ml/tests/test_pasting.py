import json
import os
import random
import subprocess
import sys
import tempfile
import unittest

import numpy as np
from helpers import write_folder
from PIL import Image

import merge
from objects import KINDS
from paste import Flame, Pasting, Rendered, covers, horizon, paste
from render import draw

LIGHT = {
    'direction': (0.4, 0.8, 0.3), 'sunlight': 1.0, 'skylight': 0.5, 'gloss': 0.1, 'color': (1, 1, 1), 'shadow': 0.4,
    'contact': 0.3,
}


class RenderTest(unittest.TestCase):
    def test_every_kind_is_seen_whole(self):
        for kind, (build, _, _) in KINDS.items():
            parts, middle, radius, _ = build(random.Random(5))
            rgba, shown = draw(parts, middle, radius, (0.5, 0.2, 6), LIGHT, 48)
            coverage = (shown >= 0).float()
            self.assertGreater(float(coverage.mean()), 0.01, kind)
            edge = float(coverage[0].sum() + coverage[-1].sum() + coverage[:, 0].sum() + coverage[:, -1].sum())
            self.assertLessEqual(edge, 2, kind)
            self.assertTrue(0 <= float(rgba.min()) and float(rgba.max()) <= 1, kind)

    def test_a_cone_is_wider_below_and_throws_a_shadow(self):
        parts, middle, radius, _ = KINDS['cone'][0](random.Random(5))
        rgba, shown = draw(parts, middle, radius, (0.5, 0.2, 6), LIGHT, 64)
        coverage = (shown >= 0).float()
        widths = coverage.sum(1)
        rows = widths.nonzero().flatten()
        self.assertGreater(float(widths[rows[-6]]), 2 * float(widths[rows[2]]))
        self.assertGreater(float((rgba[3] * (coverage == 0)).max()), 0.2)


class PasteTest(unittest.TestCase):
    def setUp(self):
        self.sprite = Rendered('cone', random.Random(2), 'cpu', 96)

    def test_the_box_is_where_the_photo_changed(self):
        photo = np.full((200, 300, 3), 128, np.uint8)
        [[name, box]] = paste(photo, self.sprite, 150, 160, 60, random.Random(3))
        self.assertEqual(name, 'safety_cone')
        self.assertAlmostEqual(box[3], 60, delta=3)
        self.assertAlmostEqual(box[1] + box[3], 160, delta=3)
        x, y, width, height = (round(value) for value in box)
        inside = photo[y : y + height, x : x + width].astype(int)
        self.assertGreater(np.abs(inside - 128).max(2).mean(), 20)
        self.assertTrue((photo[: y - 3] == 128).all())

    def test_an_object_at_the_edge_has_the_box_of_what_is_seen(self):
        photo = np.full((200, 300, 3), 128, np.uint8)
        [[_, box]] = paste(photo, self.sprite, 2, 160, 80, random.Random(3))
        self.assertEqual(box[0], 0)
        self.assertEqual(paste(photo, self.sprite, -400, 160, 80, random.Random(3)), [])

    def test_a_worker_brings_boxes_of_head_and_torso(self):
        sprite = Rendered('worker', random.Random(6), 'cpu', 96)
        photo = np.full((200, 300, 3), 128, np.uint8)
        labels = dict(paste(photo, sprite, 150, 180, 150, random.Random(3)))
        self.assertEqual(list(labels)[0], 'person')
        self.assertEqual(len(labels), 3)
        head = labels.get('hard_hat') or labels.get('no_hard_hat')
        torso = labels.get('safety_vest') or labels.get('no_safety_vest')
        for box in (head, torso):
            self.assertGreater(covers(box, labels['person']), 0.95)
        self.assertLess(head[1] + head[3], torso[1] + torso[3] / 2)
        self.assertLess(head[3], torso[3])

    def test_a_flame_is_cut_out_along_its_glow(self):
        photo = np.full((120, 120, 3), 30, np.uint8)
        photo[40:90, 45:75] = (255, 170, 40)
        flame = Flame(Image.fromarray(photo), [35, 30, 50, 70])
        self.assertTrue(flame.is_usable())
        dark = np.full((200, 300, 3), 60, np.uint8)
        [[_, (x, y, width, height)]] = paste(dark, flame, 150, 150, 50, random.Random(3))
        self.assertAlmostEqual(height, 50, delta=3)
        self.assertAlmostEqual(width / height, 30 / 50, delta=0.1)
        self.assertFalse(Flame(Image.fromarray(photo), [45, 40, 30, 20]).is_usable())

    def test_people_tell_the_horizon(self):
        picture = {'width': 300, 'height': 200}
        row, known = horizon(picture, [['person', [50, 40, 40, 136]]], random.Random(1))
        self.assertTrue(known)
        self.assertAlmostEqual(row, 40 + 136 * 0.1 / 1.7, places=3)
        self.assertFalse(horizon(picture, [], random.Random(1))[1])

    def test_objects_do_not_hide_what_is_labeled(self):
        with tempfile.TemporaryDirectory() as folder:
            write_folder(f'{folder}/data')
            picture = merge.read(f'{folder}/data', 'train')[0]
        rng = random.Random(4)
        for _ in range(5):
            pasting = Pasting(picture, np.full((160, 320, 3), 128, np.uint8), {'cone': [self.sprite]}, rng)
            pasting.place('cone')
            pasting.place_row()
            person, *cones = pasting.boxes
            self.assertEqual(person, ['person', [20, 10, 60, 120]])
            for name, box in cones:
                self.assertEqual(name, 'safety_cone')
                self.assertLess(covers(person[1], box), 0.35)

    def test_the_command_adds_pictures_and_replaces_those_of_the_last_run(self):
        ml = os.path.dirname(merge.__file__)
        with tempfile.TemporaryDirectory() as folder:
            write_folder(f'{folder}/data')
            subprocess.run([sys.executable, f'{ml}/merge.py', f'{folder}/data', '--out', f'{folder}/joined'],
                           check=True, capture_output=True)
            command = [sys.executable, f'{ml}/paste.py', '--data', f'{folder}/joined', '--count', '2', '--sprites', '6',
                       '--size', '64']
            for _ in range(2):
                subprocess.run(command, check=True, capture_output=True)
            with open(f'{folder}/joined/train.json') as file:
                coco = json.load(file)
            pasted = [picture for picture in coco['images'] if picture['source'] == 'pasted']
            self.assertEqual((len(coco['images']), len(pasted)), (4, 2))
            for picture in pasted:
                with Image.open(os.path.join(folder, 'joined/images', picture['file_name'])) as image:
                    size = image.size
                self.assertEqual(size, (picture['width'], picture['height']))
                self.assertEqual(picture['labeled'], ['person', 'hard_hat'])


if __name__ == '__main__':
    unittest.main()
