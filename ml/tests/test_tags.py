import json
import os
import tempfile
import unittest

import numpy as np
import torch

import helpers  # noqa: F401 (puts the scripts on the path)
from tagger import pad_same
from tags import augmented, average_precision, read_labels, report, threshold_for

LABELS = os.path.join(os.path.dirname(__file__), '..', 'labels', 'tags', 'pictures.jsonl')


class TagsTest(unittest.TestCase):
    def test_a_threshold_is_the_lowest_at_which_enough_is_right(self):
        sure = np.linspace(0.99, 0.0, 100)
        shows = np.arange(100) < 12
        threshold = threshold_for(sure, shows)
        self.assertGreaterEqual(shows[sure >= threshold].mean(), 0.75)
        self.assertEqual(int((sure >= threshold).sum()), 16)

    def test_a_tag_that_is_rarely_right_has_no_threshold(self):
        self.assertIsNone(threshold_for(np.linspace(1, 0, 100), np.arange(100) % 10 == 9))

    def test_average_precision_is_one_for_a_perfect_order_and_falls_with_each_error(self):
        self.assertEqual(average_precision(np.array([0.9, 0.8, 0.1]), np.array([True, True, False])), 1.0)
        self.assertAlmostEqual(average_precision(np.array([0.9, 0.8, 0.1]), np.array([True, False, True])), 5 / 6)

    def test_a_picture_does_not_count_for_a_tag_that_was_unsure(self):
        with tempfile.TemporaryDirectory() as folder:
            lines = [{'tags': ['crane', 'trench']},
                     {'file': 'a.jpg', 'part': 'test', 'group': 1, 'shows': ['crane'], 'unsure': ['trench']},
                     {'file': 'gone.jpg', 'part': 'train', 'group': 2, 'shows': []}]
            path = os.path.join(folder, 'tags.jsonl')
            with open(path, 'w') as file:
                file.write('\n'.join(json.dumps(line) for line in lines))
            open(os.path.join(folder, 'a.jpg'), 'w').close()
            tags, names, shows, counts, is_test, _ = read_labels(path, folder)
        self.assertEqual((names, shows.tolist(), counts.tolist()), (['a.jpg'], [[True, False]], [[True, False]]))
        found = report(tags, np.array([[0.9, 0.9]]), shows, counts, [0.5, 0.5])
        self.assertEqual((found['crane']['precision'], found['trench']['pictures']), (1.0, 0))
        self.assertTrue(is_test.all())

    def test_a_stride_of_two_pads_right_and_below_as_tensorflow_does(self):
        self.assertEqual(list(pad_same(torch.zeros(1, 1, 4, 4), 3, 2).shape), [1, 1, 5, 5])

    def test_pictures_stay_pictures_when_they_are_changed(self):
        out = augmented(torch.rand(4, 3, 32, 32))
        self.assertEqual(list(out.shape), [4, 3, 32, 32])
        self.assertTrue(bool(((out >= 0) & (out <= 1)).all()))

    def test_our_labels_name_known_tags_and_keep_near_copies_in_one_part(self):
        with open(LABELS) as file:
            lines = [json.loads(line) for line in file]
        tags, pictures = set(lines[0]['tags']), lines[1:]
        self.assertTrue(all(tags.issuperset(line['shows']) and tags.issuperset(line.get('unsure', ())) for line in pictures))
        parts = {}
        for line in pictures:
            parts.setdefault(line['group'], set()).add(line['part'])
        self.assertEqual([group for group, found in parts.items() if len(found) > 1], [])


if __name__ == '__main__':
    unittest.main()
