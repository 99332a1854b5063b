import unittest

import numpy as np

import helpers  # noqa: F401 (puts the scripts on the path)
from scenes import SCENES, calibration_error, fit, fit_calibrated, left_out_logits, probabilities, report, surprise


def places(count, seed, spread=1.0):
    """Vectors whose first numbers tell the kind of place, the others nothing."""
    random = np.random.default_rng(seed)
    y = random.integers(0, len(SCENES), count)
    x = random.normal(size=(count, 20)) * spread + 5
    x[np.arange(count), y] += 3
    return x, y


class SceneTest(unittest.TestCase):
    def test_it_learns_kinds_of_place_it_was_not_fitted_to(self):
        weights, bias = fit(*places(600, 1), 0.01)
        x, y = places(300, 2)
        self.assertGreater(report(probabilities(x, weights, bias), y)['accuracy'], 0.8)

    def test_the_weights_are_for_vectors_as_they_come(self):
        x, y = places(300, 3)
        weights, bias = fit(x, y, 0.01)
        stretched = fit(x * 100, y, 0.01)
        self.assertTrue(
            np.allclose(probabilities(x, weights, bias), probabilities(x * 100, *stretched), atol=0.01)
        )

    def test_the_left_out_know_nothing_where_there_is_nothing_to_learn(self):
        x = np.random.default_rng(4).normal(size=(210, 20))
        y = np.arange(210) % len(SCENES)
        self.assertGreater(surprise(left_out_logits(x, y, 0.003), y), np.log(len(SCENES)) * 0.98)

    def test_it_is_as_sure_as_it_is_right(self):
        weights, bias = fit_calibrated(*places(700, 5, spread=1.6))
        x, y = places(2000, 6, spread=1.6)
        given = probabilities(x, weights, bias)
        self.assertLess(report(given, y)['calibration_error'], 0.06)
        too_sure = probabilities(x, weights * 4, bias * 4)
        self.assertGreater(report(too_sure, y)['calibration_error'], 0.06)

    def test_a_report_of_a_known_case(self):
        given = np.full((4, len(SCENES)), 0.01)
        # A site and a plant taken for each other, an office taken for a site, a home that is one.
        for row, column in enumerate((1, 0, 0, 4)):
            given[row, column] = 0.94
        result = report(given, np.array([0, 1, 3, 4]))
        self.assertEqual(result['accuracy'], 0.25)
        self.assertEqual(result['workplace']['recall'], 1.0)
        self.assertEqual(result['workplace']['precision'], 0.667)
        self.assertEqual(result['confusion'][3][0], 1)

    def test_calibration_error_of_a_known_case(self):
        self.assertAlmostEqual(calibration_error(np.array([0.85, 0.85]), np.array([True, False])), 0.35)


if __name__ == '__main__':
    unittest.main()
