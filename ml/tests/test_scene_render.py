import json
import math
import os
import random
import tempfile
import unittest

import helpers  # noqa: F401
import numpy as np
import torch

import merge
from scene_layouts import KINDS, make_scene
from scene_light import Look
from scene_paint import concrete
from scene_parts import slab_edge
from scene_people import POSES, Person
from scene_render import LABELED, Renderer, main, shown_boxes
from scene_shapes import BALL, BOX, ROD, Scene, meet_ball, meet_box, meet_rod

torch.set_num_threads(1)


def rays(*values):
    return [torch.tensor([value], dtype=torch.float32) for value in values]


def simple_scene(draw, camera=((0, 1.6, 6), (0, 1, 0), 1.0, 0.0)):
    scene = Scene()
    scene.look, scene.camera = Look(random.Random(3)), camera
    draw(scene, random.Random(4))
    return scene


def boxes_of(scene, width=96):
    _, [(boxes, _)] = Renderer(torch.device('cpu'), width, width * 3 // 4).draw([scene])
    return boxes


def is_inside(inner, outer, slack=0.2):
    return (
        inner[0] >= outer[0] - slack and inner[1] >= outer[1] - slack
        and inner[0] + inner[2] <= outer[0] + outer[2] + slack and inner[1] + inner[3] <= outer[1] + outer[3] + slack
    )


class ShapesTest(unittest.TestCase):
    def test_rays_meet_shapes_where_they_begin(self):
        for meet in (meet_box, meet_ball, meet_rod):
            far = meet(rays(0, 0, 5), rays(0, 0, -1), torch.ones(1))
            self.assertAlmostEqual(float(far), 4, places=4)
            self.assertGreater(float(meet(rays(3, 0, 5), rays(0, 0, -1), torch.ones(1))), 1e6)

    def test_a_tapered_rod_is_thinner_at_its_end(self):
        far = meet_rod(rays(0, 1 - 1e-4, 5), rays(0, 0, -1), torch.full((1,), 0.5))
        self.assertAlmostEqual(float(far), 4.5, places=2)

    def test_placements_turn_and_move(self):
        scene = Scene()
        with scene.at(1, 2, 3, math.pi / 2), scene.at(0, 0, 1):
            scene.ball((0, 0, 0), (1, 1, 1), concrete(random.Random(1)))
            np.testing.assert_allclose(scene.world((0, 0, 0)), (2, 2, 3), atol=1e-6)
        np.testing.assert_allclose(scene.arrays()[1][0], (2, 2, 3), atol=1e-6)
        self.assertEqual({BOX, BALL, ROD}, {0, 1, 2})


class SceneTest(unittest.TestCase):
    def test_every_kind_of_place_can_be_made(self):
        for kind in KINDS:
            scene = make_scene(random.Random(2), kind)
            self.assertTrue({label.name for label in scene.labels} <= set(LABELED))
            self.assertTrue(scene.labels)

    def test_same_seed_same_picture(self):
        renderer = Renderer(torch.device('cpu'), 64, 48)
        first, [(boxes, _)] = renderer.draw([make_scene(random.Random(5), 'yard')])
        second, [(again, _)] = renderer.draw([make_scene(random.Random(5), 'yard')])
        np.testing.assert_array_equal(first, second)
        self.assertEqual(boxes, again)
        self.assertEqual(first.shape, (1, 48, 64, 3))
        self.assertGreater(first.std(), 5)

    def test_boxes_lie_in_the_picture_around_the_pixels(self):
        renderer = Renderer(torch.device('cpu'), 96, 72)
        scene = make_scene(random.Random(8), 'crew')
        shapes, _, hits = renderer.look_at([scene])
        _, [(boxes, _)] = renderer.draw([scene])
        self.assertTrue(boxes)
        for _, (x, y, width, height) in boxes:
            self.assertTrue(x >= 0 and y >= 0 and x + width <= 96.1 and y + height <= 72.1)
        pixels, corners = shown_boxes(hits, shapes)
        for shape in (pixels > 0).nonzero().squeeze(1)[:20]:
            _, rows, columns = (hits.shape == shape).nonzero(as_tuple=True)
            expected = [columns.min(), rows.min(), columns.max(), rows.max()]
            self.assertEqual(corners[shape].tolist(), [int(value) for value in expected])

    def test_a_guarded_edge_is_not_open(self):
        for finish, expected in (('open', 'open_edge'), ('guard', 'guardrail'), ('wall', None)):
            def draw(scene, rng, finish=finish):
                slab_edge(scene, rng, (-2, 0), (2, 0), 3.0, 0.25, finish, concrete(rng))
            boxes = boxes_of(simple_scene(draw, ((0, 1.6, 8), (0, 3, 0), 1.0, 0.0)))
            self.assertEqual({name for name, _ in boxes}, {expected} - {None})

    def test_a_harness_lies_inside_its_person(self):
        for pose in POSES:
            def draw(scene, rng, pose=pose):
                Person(rng, pose, has_harness=True).draw(scene)
            boxes = dict(boxes_of(simple_scene(draw, ((3, 1.6, 3), (0, 0.9, 0), 0.9, 0.0)), 160))
            self.assertIn('harness', boxes, pose)
            self.assertTrue(is_inside(boxes['harness'], boxes['person']), pose)

    def test_what_is_hidden_has_no_box(self):
        def draw(scene, rng):
            Person(rng).draw(scene)
            scene.box((0, 1.5, 2), (2, 1.5, 0.1), concrete(rng))
        self.assertEqual(boxes_of(simple_scene(draw, ((0, 1.6, 6), (0, 1.5, 0), 1.0, 0.0))), [])


class CommandTest(unittest.TestCase):
    def test_writes_a_folder_that_merge_reads(self):
        with tempfile.TemporaryDirectory() as folder:
            main(['--out', folder, '--count', '2', '--seed', '3', '--size', '64', '--kind', 'crew'])
            with open(os.path.join(folder, 'train.json')) as file:
                coco = json.load(file)
            self.assertEqual(len(coco['images']), 2)
            self.assertEqual(coco['images'][0]['source'], 'rendered')
            self.assertIn('harness', coco['images'][0]['labeled'])
            for picture in coco['images']:
                self.assertTrue(os.path.exists(os.path.join(folder, 'images', picture['file_name'])))
            self.assertEqual(len(merge.read(folder, 'train')), 2)


if __name__ == '__main__':
    unittest.main()
