import unittest

import torch

import helpers  # noqa: F401 (puts the scripts on the path)
from export import Exported
from model import BINS, CLASSES, GRAY, Detector, anchor_points, pool_picture


class PoolTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)
        self.picture = torch.rand(1, 3, 64, 128)
        self.level = torch.rand(1, 5, 2, 4)

    def test_the_gray_beside_a_picture_does_not_count(self):
        padded = torch.full((1, 3, 128, 128), GRAY / 255)
        padded[:, :, :64] = self.picture
        level = torch.full((1, 5, 4, 4), 9.0)
        level[:, :, :2] = self.level
        expected = self.level.mean((2, 3))
        self.assertTrue(torch.allclose(pool_picture(level, padded), expected))
        self.assertTrue(torch.allclose(pool_picture(self.level, self.picture), expected))

    def test_nothing_but_gray_gives_zeros(self):
        gray = torch.full((1, 3, 64, 128), GRAY / 255)
        self.assertTrue(torch.equal(pool_picture(self.level, gray), torch.zeros(1, 5)))


class Trunkless(Detector):
    """Maps of noise in place of the trunks and the pyramid, whose weights the tests don't have."""

    def __init__(self, size):
        torch.nn.Module.__init__(self)
        self.count = len(anchor_points(size)[0])

    def maps(self, x):
        side = x.shape[2] // 32
        return torch.rand(1, 7, side, side), [torch.rand(1, 3, side, side)]

    def predict(self, levels):
        return torch.rand(1, self.count, 4 * BINS), torch.rand(1, self.count, len(CLASSES))


class ExportedTest(unittest.TestCase):
    def test_it_gives_boxes_scores_and_one_vector(self):
        boxes, scores, embedding = Exported(Trunkless(64), 64)(torch.rand(1, 3, 64, 64))
        self.assertEqual(boxes.shape, (1, 84, 4))
        self.assertEqual(scores.shape, (1, 84, len(CLASSES)))
        self.assertEqual(embedding.shape, (1, 10))
