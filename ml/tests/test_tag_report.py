"""Needs no PyTorch."""
import json
import os
import tempfile
import unittest

import numpy as np

import helpers  # noqa: F401 (puts the scripts on the path)
from tag_report import (
    LEAST_SCALE, Labels, average_precision, chances, check_order, fit_scaling, log_odds, mean_ap, read_labels, report,
    settings_for, threshold_for, withdraw_thresholds, write_card,
)

ML = os.path.join(os.path.dirname(__file__), '..')
LABELS = os.path.join(ML, 'labels', 'tags', 'pictures.jsonl')
SHIPPED_CARD = os.path.join(ML, '..', 'packages', 'inference', 'models', 'tagger.json')


def answers_of(count, scale, shift, seed=1):
    """Answers whose meaning is known, and what the pictures show."""
    random = np.random.default_rng(seed)
    answers = 1 / (1 + np.exp(-random.normal(-1, 2, count)))
    return answers, random.random(count) < chances(answers, scale, shift)


def labels_of(shows, counts=None):
    shows = np.array(shows, bool)
    count, tags = shows.shape
    counts = np.ones(shows.shape, bool) if counts is None else np.array(counts, bool)
    names = [f'{index}.jpg' for index in range(count)]
    return Labels([f'tag{index}' for index in range(tags)], names, shows, counts, np.ones(count, bool), np.arange(count))


class ScalingTest(unittest.TestCase):
    def test_a_known_scale_and_shift_are_recovered(self):
        for wanted in ((1.0, 0.0), (1.4, -1.5), (0.7, -2.0)):
            scale, shift = fit_scaling(*answers_of(40000, *wanted))
            self.assertAlmostEqual(scale, wanted[0], delta=0.06)
            self.assertAlmostEqual(shift, wanted[1], delta=0.08)

    def test_as_many_are_expected_as_there_are(self):
        answers, shows = answers_of(3000, 1.3, -2.5)
        self.assertAlmostEqual(chances(answers, *fit_scaling(answers, shows)).sum(), shows.sum(), delta=0.2)

    def test_a_rare_tag_keeps_a_sane_scale(self):
        # Three pictures of 3,000, surer than all others: without the pull the scale would have no limit.
        answers, shows = np.full(3000, 0.01), np.arange(3000) < 3
        answers[shows] = 0.6
        scale, shift = fit_scaling(answers, shows)
        self.assertTrue(0.5 < scale < 3, scale)
        self.assertTrue(-6 < shift < 6, shift)

    def test_a_tag_that_no_picture_shows_becomes_unlikely(self):
        answers = answers_of(3000, 1, 0)[0]
        scale, shift = fit_scaling(answers, np.zeros(3000, bool))
        self.assertGreaterEqual(scale, LEAST_SCALE)
        self.assertLess(chances(answers, scale, shift).mean(), 0.001)

    def test_a_scale_is_positive_even_where_the_network_is_wrong(self):
        answers, shows = answers_of(3000, 1, 0)
        scale, shift = fit_scaling(answers, ~shows)
        self.assertEqual(scale, LEAST_SCALE)
        self.assertAlmostEqual(chances(answers, scale, shift).mean(), (~shows).mean(), delta=0.01)

    def test_answers_surer_than_the_edge_count_as_the_edge(self):
        self.assertEqual(log_odds([0, 1]).round(6).tolist(), log_odds([1e-4, 1 - 1e-4]).round(6).tolist())

    def test_no_answers_leave_it_as_it_is(self):
        self.assertEqual(fit_scaling(np.zeros(0), np.zeros(0, bool)), (1.0, 0.0))


class ThresholdTest(unittest.TestCase):
    def test_a_threshold_is_the_lowest_at_which_enough_is_right(self):
        chance = np.linspace(0.99, 0.5, 50)
        shows = np.arange(50) < 12
        threshold = threshold_for(chance, shows)
        self.assertEqual(int((chance >= threshold).sum()), 16)
        self.assertLess((chance >= threshold - 0.001).sum() * 0.75, 12.8)

    def test_it_is_never_below_one_half(self):
        self.assertEqual(threshold_for(np.linspace(1, 0, 100), np.ones(100, bool)), 0.5)
        self.assertEqual(threshold_for(np.full(20, 0.49), np.ones(20, bool)), None)

    def test_a_tag_that_is_rarely_right_has_none(self):
        self.assertIsNone(threshold_for(np.linspace(1, 0, 100), np.arange(100) % 10 == 9))

    def test_a_tag_with_too_few_right_has_none(self):
        chance = np.linspace(0.99, 0.0, 100)
        self.assertIsNone(threshold_for(chance, np.arange(100) < 7))
        self.assertIsNotNone(threshold_for(chance, np.arange(100) < 8))

    def test_it_is_chosen_on_what_the_scaled_answer_means(self):
        # All answers are below one half, but most that say 0.4 are right.
        answers = np.where(np.arange(400) < 100, 0.4, 0.01)
        shows = np.arange(400) < 95
        settings = settings_for(labels_of(shows[:, None]), answers[:, None])[0]
        self.assertEqual(settings['threshold'], 0.5)
        self.assertGreater(chances(0.4, settings['scale'], settings['shift']), 0.8)

    def test_unsure_pictures_change_nothing(self):
        answers, shows = answers_of(500, 1.2, -1)
        settings = settings_for(labels_of(shows[:, None]), answers[:, None])
        both = np.concatenate([shows, ~shows])[:, None], np.arange(1000)[:, None] < 500
        self.assertEqual(settings_for(labels_of(*both), np.tile(answers, 2)[:, None]), settings)


class ReportTest(unittest.TestCase):
    def test_average_precision_is_one_for_a_perfect_order_and_falls_with_each_error(self):
        self.assertEqual(average_precision(np.array([0.9, 0.8, 0.1]), np.array([True, True, False])), 1.0)
        self.assertAlmostEqual(average_precision(np.array([0.9, 0.8, 0.1]), np.array([True, False, True])), 5 / 6)

    def test_a_report_of_a_known_case(self):
        labels = labels_of([[1, 0], [0, 0], [1, 0], [0, 1]], [[1, 1], [1, 1], [1, 1], [1, 0]])
        answers = np.array([[0.9, 0.1], [0.8, 0.1], [0.2, 0.1], [0.1, 0.9]])
        plain = {'scale': 1.0, 'shift': 0.0}
        found = report(labels, answers, [{**plain, 'threshold': 0.5}, {**plain, 'threshold': None}])
        self.assertEqual(found['tag0'], {
            **plain, 'threshold': 0.5, 'pictures': 2, 'ap': 0.833, 'called': 2, 'precision': 0.5, 'recall': 0.5,
        })
        self.assertEqual(found['tag1'], {**plain, 'threshold': None, 'pictures': 0, 'ap': None})
        self.assertEqual(mean_ap(found, 1), {'tags': 1, 'mean': 0.833})
        self.assertEqual(mean_ap(found, 3), {'tags': 0, 'mean': None})

    def test_a_threshold_is_withdrawn_unless_the_pictures_set_aside_show_it_to_be_right(self):
        found = {
            'right': {'threshold': 0.5, 'called': 8, 'precision': 0.75},
            'wrong': {'threshold': 0.5, 'called': 20, 'precision': 0.7},
            'seldom called': {'threshold': 0.5, 'called': 7, 'precision': 1.0},
            'never called': {'threshold': 0.5, 'called': 0, 'precision': None},
            'without': {'threshold': None},
        }
        kept = withdraw_thresholds(found)
        self.assertEqual([tag for tag, line in kept.items() if line['threshold'] is not None], ['right'])
        self.assertEqual(kept['wrong']['precision'], 0.7)

    def test_the_card_has_the_shape_of_the_shipped_one(self):
        with open(SHIPPED_CARD) as file:
            shipped = json.load(file)
        tags = shipped['tags']
        answers, shows = answers_of(900, 3.0, 1.0)
        labels = labels_of(np.stack([shows, np.zeros(900, bool)], 1))
        answers = np.stack([answers, answers], 1)
        found = report(labels, answers, settings_for(labels, answers))
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'tagger.json')
            write_card(path, 'tags-2', 448, 3, 900, found)
            with open(path) as file:
                card = json.load(file)
        self.assertEqual(list(card), list(shipped))
        self.assertEqual(list(card['input']), list(shipped['input']))
        self.assertEqual(list(card['tags']['tag0']), list(tags['scaffold']))
        self.assertEqual(list(card['tags']['tag1']), list(tags['ladder']))


class LabelsTest(unittest.TestCase):
    def test_only_pictures_that_are_there_are_read_and_unsure_ones_do_not_count(self):
        with tempfile.TemporaryDirectory() as folder:
            lines = [{'tags': ['crane', 'trench']},
                     {'file': 'a.jpg', 'part': 'test', 'group': 1, 'shows': ['crane'], 'unsure': ['trench']},
                     {'file': 'gone.jpg', 'part': 'train', 'group': 2, 'shows': []}]
            path = os.path.join(folder, 'tags.jsonl')
            with open(path, 'w') as file:
                file.write('\n'.join(json.dumps(line) for line in lines))
            open(os.path.join(folder, 'a.jpg'), 'w').close()
            labels = read_labels(path, folder)
        self.assertEqual((labels.names, labels.shows.tolist(), labels.counts.tolist()),
                         (['a.jpg'], [[True, False]], [[True, False]]))
        self.assertEqual((labels.is_test.tolist(), labels.groups.tolist()), ([True], [1]))

    def test_a_choice_of_pictures_keeps_what_belongs_together(self):
        labels = labels_of([[1, 0], [0, 1], [1, 1]]).only(np.array([2, 0]))
        self.assertEqual((labels.names, labels.shows.tolist(), labels.groups.tolist()),
                         (['2.jpg', '0.jpg'], [[True, True], [True, False]], [2, 0]))

    def test_our_labels_name_known_tags_and_keep_near_copies_in_one_part(self):
        with open(LABELS) as file:
            lines = [json.loads(line) for line in file]
        tags, pictures = set(lines[0]['tags']), lines[1:]
        self.assertTrue(all(tags.issuperset(line['shows']) and tags.issuperset(line.get('unsure', ())) for line in pictures))
        parts = {}
        for line in pictures:
            parts.setdefault(line['group'], set()).add(line['part'])
        self.assertEqual([group for group, found in parts.items() if len(found) > 1], [])

    def test_our_labels_and_the_shipped_card_have_the_tags_of_the_product_in_its_order(self):
        with open(LABELS) as file:
            tags = json.loads(file.readline())['tags']
        check_order(tags)
        with open(SHIPPED_CARD) as file:
            check_order(list(json.load(file)['tags']))

    def test_another_order_or_another_number_of_tags_stops_with_a_sentence(self):
        with open(LABELS) as file:
            tags = json.loads(file.readline())['tags']
        for changed, words in ((['ladder', 'scaffold', *tags[2:]], 'number 1 is ladder here and scaffold there'),
                               (tags[:-1], 'there are 36 and 37')):
            with self.assertRaises(SystemExit) as stopped:
                check_order(changed)
            self.assertIn(words, str(stopped.exception))


if __name__ == '__main__':
    unittest.main()
