import os
import tempfile
import unittest

import torch

import helpers  # noqa: F401 (puts the scripts on the path)
import teacher
from model import BINS, CLASSES, anchor_points
from tagger import WINDOW_MULTIPLE
from teacher import Advisers, Teacher, load_any
from train import save

WIDTH, WIDTHS = 8, (16, 16, 16)


class SmallTeacher(Teacher):
    def __init__(self, weights=None):
        super().__init__(weights, WIDTH, WIDTHS)


class TeacherTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)
        self.network = SmallTeacher().eval()
        self.pictures = torch.rand(2, 3, WINDOW_MULTIPLE, WINDOW_MULTIPLE)

    def test_it_answers_for_the_same_cells_as_the_detector(self):
        with torch.no_grad():
            boxes, classes = self.network(self.pictures)
        cells = len(anchor_points(WINDOW_MULTIPLE)[0])
        self.assertEqual(boxes.shape, (2, cells, 4 * BINS))
        self.assertEqual(classes.shape, (2, cells, len(CLASSES)))

    def test_its_trunk_starts_from_weights(self):
        weights = {name: value.half() for name, value in self.network.trunk.state_dict().items()}
        other = SmallTeacher(weights)
        for name, value in weights.items():
            self.assertTrue(torch.equal(other.trunk.state_dict()[name], value.float()), name)

    def test_a_checkpoint_says_which_network_it_is_of_and_advises(self):
        original, teacher.Teacher = teacher.Teacher, SmallTeacher
        self.addCleanup(setattr, teacher, 'Teacher', original)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'teacher.pt')
            save(self.network, path)
            self.assertEqual(load_any(path, folder)[1], teacher.TEACHER_SIZE)
            advisers = Advisers([path, path], folder, torch.device('cpu'), ('person', 'ladder'))
        self.assertTrue(advisers.is_on_windows)
        self.assertEqual([CLASSES[index] for index in advisers.classes], [
            name for name in CLASSES if name not in ('person', 'ladder')
        ])
        scores = advisers.scores(self.pictures)
        with torch.no_grad():
            expected = self.network(self.pictures)[1].sigmoid()
        self.assertTrue(torch.allclose(scores, expected, atol=0.01))


if __name__ == '__main__':
    unittest.main()
