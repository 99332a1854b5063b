import unittest

import numpy as np
import torch

import helpers  # noqa: F401 (puts the scripts on the path)
from evaluate import at_threshold, average_precision, best_f1, mirrored_cells, suppress
from losses import assign, detection_loss
from model import BINS, CLASSES, anchor_points, decode_boxes
from relabel import correct

PERSON, VEST, NO_VEST = (CLASSES.index(name) for name in ('person', 'safety_vest', 'no_safety_vest'))
LABELED = np.ones((1, len(CLASSES)), bool)


class EvaluateTest(unittest.TestCase):
    def test_average_precision_of_a_known_case(self):
        truth = [[[0, 0, 10, 10, PERSON], [20, 20, 30, 30, PERSON]]]
        found = [np.array([
            [0, 0, 10, 10, 0.9, PERSON], [50, 50, 60, 60, 0.8, PERSON], [20, 20, 30, 30, 0.7, PERSON],
        ], np.float32)]
        result = average_precision(found, truth, LABELED, [0.5])['person']
        # Half of the objects at precision 1, the other half at 2 of 3.
        self.assertAlmostEqual(float(result['ap'][0]), 0.5 + 0.5 * 2 / 3, places=5)
        self.assertEqual(at_threshold(result, 0.85), (1.0, 0.5))
        self.assertAlmostEqual(best_f1(result), 0.7, places=5)

    def test_a_second_box_on_the_same_object_is_wrong(self):
        truth = [[[0, 0, 10, 10, PERSON]]]
        found = [np.array([[0, 0, 10, 10, 0.9, PERSON], [0, 0, 10, 11, 0.8, PERSON]], np.float32)]
        result = average_precision(found, truth, LABELED, [0.5])['person']
        self.assertEqual(result['precision'].tolist(), [1.0, 0.5])

    def test_a_class_counts_only_where_it_is_labeled(self):
        truth = [[[0, 0, 10, 10, PERSON]], []]
        found = [
            np.array([[0, 0, 10, 10, 0.5, PERSON]], np.float32), np.array([[0, 0, 10, 10, 0.9, PERSON]], np.float32),
        ]
        labeled = np.ones((2, len(CLASSES)), bool)
        labeled[1, PERSON] = False
        self.assertEqual(float(average_precision(found, truth, labeled, [0.5])['person']['ap'][0]), 1.0)

    def test_an_unmatched_detection_counts_unless_it_is_in_an_ignored_box_of_its_class(self):
        truth = [[[0, 0, 10, 10, PERSON]]]
        found = [np.array([[50, 50, 60, 60, 0.9, PERSON], [0, 0, 10, 10, 0.8, PERSON]], np.float32)]
        for ignored, expected in (
            ([40, 40, 80, 80, PERSON], 1.0), ([40, 40, 80, 80, VEST], 0.5), ([56, 40, 80, 80, PERSON], 0.5),
            # What matches an object counts, in an ignored box too.
            ([0, 0, 90, 90, PERSON], 1.0),
        ):
            result = average_precision(found, truth, LABELED, [0.5], ignored=[[ignored]])['person']
            self.assertAlmostEqual(float(result['ap'][0]), expected, places=5)

    def test_suppression_is_per_class(self):
        boxes = torch.tensor([[0, 0, 10, 10], [0, 0, 10, 11], [40, 40, 60, 60]]).float()
        scores = torch.zeros(3, len(CLASSES))
        scores[:, PERSON] = torch.tensor([0.8, 0.9, 0.6])
        scores[0, VEST] = 0.7
        kept = [(int(row[5]), round(float(row[4]), 1)) for row in suppress(boxes, scores, 0.1)]
        self.assertEqual(kept, [(PERSON, 0.9), (VEST, 0.7), (PERSON, 0.6)])

    def test_mirrored_cells_are_mirrored(self):
        points, _ = anchor_points(96)
        mirrored = points[mirrored_cells(96, 'cpu')]
        self.assertTrue(torch.equal(mirrored[:, 0], 96 - points[:, 0]))
        self.assertTrue(torch.equal(mirrored[:, 1], points[:, 1]))


class LossTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)
        self.points, self.strides = anchor_points(96)
        self.box_logits = torch.randn(2, len(self.points), 4 * BINS)
        self.class_logits = torch.randn(2, len(self.points), len(CLASSES))
        self.objects = torch.tensor([[[16, 16, 60, 80, PERSON]], [[0, 0, 0, 0, -1]]]).float()

    def test_every_object_gets_a_cell_inside_it(self):
        boxes = decode_boxes(self.box_logits, self.points, self.strides)
        target_box, target_score, assigned = assign(
            self.class_logits.sigmoid(), boxes, self.points, self.objects
        )
        self.assertTrue(assigned[0].any())
        self.assertFalse(assigned[1].any())
        inside = self.points[assigned[0]]
        self.assertTrue((inside > 16).all() and (inside[:, 0] < 60).all() and (inside[:, 1] < 80).all())
        self.assertEqual(target_box[0, assigned[0]][0].tolist(), [16, 16, 60, 80])
        self.assertEqual(set(target_score[0].sum(0).nonzero().flatten().tolist()), {PERSON})

    def test_unjudged_classes_cost_nothing(self):
        nothing = torch.full((2, 1, 5), -1.0)
        judged = torch.zeros(2, len(self.points), len(CLASSES), dtype=torch.bool)
        loss, _ = detection_loss(self.box_logits, self.class_logits, self.points, self.strides, nothing, judged)
        self.assertEqual(float(loss), 0)
        judged[..., VEST] = True
        loss, _ = detection_loss(self.box_logits, self.class_logits, self.points, self.strides, nothing, judged)
        self.assertGreater(float(loss), 0)

    def test_a_teacher_advises_on_the_classes_it_is_asked_about(self):
        nothing = torch.full((2, 1, 5), -1.0)
        judged = torch.zeros(2, len(self.points), len(CLASSES), dtype=torch.bool)
        advice = torch.rand(2, len(self.points), len(CLASSES))
        logits = self.class_logits.clone().requires_grad_()
        loss, _ = detection_loss(
            self.box_logits, logits, self.points, self.strides, nothing, judged, advice, [PERSON, VEST]
        )
        loss.backward()
        self.assertEqual(set(logits.grad.abs().sum((0, 1)).nonzero().flatten().tolist()), {PERSON, VEST})

    def test_the_loss_falls_when_it_is_followed(self):
        logits = [self.box_logits.requires_grad_(), self.class_logits.requires_grad_()]
        judged = torch.ones(2, len(self.points), len(CLASSES), dtype=torch.bool)
        optimizer = torch.optim.Adam(logits, lr=0.1)
        losses = []
        for _ in range(30):
            loss, _ = detection_loss(*logits, self.points, self.strides, self.objects, judged)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(float(loss.detach()))
        self.assertLess(losses[-1], losses[0] / 2)


class RelabelTest(unittest.TestCase):
    def correct(self, source, found, truth=(), labeled=(), ignored=()):
        known = np.zeros(len(CLASSES), bool)
        known[list(labeled)] = True
        found = np.array(found, np.float32).reshape(-1, 6)
        return correct(source, found, np.array(truth, np.float32).reshape(-1, 5), known, ignored)

    def test_sure_boxes_complete_a_class_without_labels_and_doubtful_ones_are_ignored(self):
        correction = self.correct('hhw', [[0, 0, 50, 50, 0.9, VEST], [90, 0, 150, 50, 0.2, VEST]])
        self.assertEqual([box[4] for box in correction['added']], [VEST])
        self.assertEqual(correction['ignored'][0][0], 90)
        self.assertIn(VEST, correction['judged'])

    def test_what_was_decided_by_eye_stays(self):
        box = [0, 0, 50, 50]
        complete = self.correct('hhw', [[*box, 0.9, VEST]], labeled=[VEST])
        self.assertEqual(complete['added'], [])
        self.assertNotIn(VEST, complete['judged'])
        opposite = self.correct('hhw', [[*box, 0.9, VEST]], truth=[[*box, NO_VEST]])
        self.assertEqual((opposite['added'], opposite['ignored']), ([], []))
        unknown = self.correct('hhw', [[*box, 0.9, VEST]], ignored=[[*box, VEST]])
        self.assertEqual((unknown['added'], unknown['ignored']), ([], []))

    def test_a_label_is_dropped_where_the_opposite_is_seen(self):
        box = [0, 0, 50, 50]
        correction = self.correct('css', [[*box, 0.9, VEST]], [[*box, NO_VEST]], [VEST, NO_VEST])
        self.assertEqual(correction['dropped'], [[*box, NO_VEST]])
        kept = self.correct('css', [[*box, 0.9, VEST], [*box, 0.3, NO_VEST]], [[*box, NO_VEST]], [VEST, NO_VEST])
        self.assertEqual(kept['dropped'], [])


if __name__ == '__main__':
    unittest.main()
