"""Everything about tags that needs no PyTorch: our labels, what an answer of the network means, and the card."""
import json
import os
import re
from typing import NamedTuple

import numpy as np

# What a tag needs to be spoken of, on pictures left out of the fit; others only rank questions.
WANTED_PRECISION = 0.75
FEWEST_RIGHT = 8
# A tag that is less likely than not isn't named, however often that would be right.
THRESHOLDS = np.arange(500, 1000) / 1000
# A threshold is kept if more than this is right on the pictures set aside.
LEAST_PRECISION = 0.7
# So few called there tell nothing.
LEAST_CALLED = 8
# How strongly a tag's scale is held at 1 and its shift at 0: as a few pictures would, so it matters for rare tags only.
SCALE_PULL, SHIFT_PULL = 2.0, 0.02
LEAST_SCALE = 0.1
# As in the product's session.ts: surer than this counts as this sure.
EDGE = 1e-4
PRODUCT_TAGS = os.path.join(os.path.dirname(__file__), '..', 'packages', 'domain', 'src', 'picture-tags.ts')


class Labels(NamedTuple):
    tags: list
    names: list
    # Whether each picture shows each tag, and whether it counts for it [N,T].
    shows: np.ndarray
    counts: np.ndarray
    is_test: np.ndarray
    # Near copies share a number.
    groups: np.ndarray

    def only(self, chosen):
        names = [self.names[index] for index in chosen]
        rest = (self.shows, self.counts, self.is_test, self.groups)
        return Labels(self.tags, names, *(part[chosen] for part in rest))


def read_labels(path, folder):
    """Of the pictures that are in the folder. A picture doesn't count for a tag that whoever labeled it was unsure of."""
    with open(path) as file:
        lines = [json.loads(line) for line in file]
    tags, lines = lines[0]['tags'], [line for line in lines[1:] if os.path.exists(os.path.join(folder, line['file']))]
    return Labels(
        tags,
        [line['file'] for line in lines],
        np.array([[tag in line['shows'] for tag in tags] for line in lines]).reshape(-1, len(tags)),
        np.array([[tag not in line.get('unsure', ()) for tag in tags] for line in lines]).reshape(-1, len(tags)),
        np.array([line['part'] == 'test' for line in lines], bool),
        np.array([line['group'] for line in lines], int),
    )


def check_order(tags, path=PRODUCT_TAGS):
    """The product knows the network's outputs by their order alone."""
    with open(path) as file:
        listed = re.search(r'pictureTags = \[(.*?)\]', file.read(), re.DOTALL)
    expected = re.findall(r"'(\w+)'", listed[1]) if listed else []
    if tags != expected:
        differ = next((index for index, pair in enumerate(zip(tags, expected)) if len(set(pair)) > 1), None)
        where = f'there are {len(tags)} and {len(expected)}' if differ is None else (
            f'number {differ + 1} is {tags[differ]} here and {expected[differ]} there')
        raise SystemExit(f'The tags of the labels are not those of {os.path.normpath(path)} in the same order: {where}.')


def log_odds(answers):
    answers = np.clip(np.asarray(answers, np.float64), EDGE, 1 - EDGE)
    return np.log(answers / (1 - answers))


def chances(answers, scale, shift):
    return 1 / (1 + np.exp(-(scale * log_odds(answers) + shift)))


def fit_scaling(answers, shows):
    """The scale and shift of the log odds with which the answers are as sure as they are right (Platt scaling)."""
    odds = np.stack([log_odds(answers), np.ones(len(answers))], 1)

    def fit(start, pull):
        def loss(value):
            scaled = odds @ value
            return (np.logaddexp(0, scaled) - scaled * shows).sum() + (pull * (value - start) ** 2).sum() / 2

        value = start
        for _ in range(100):
            chance = 1 / (1 + np.exp(-(odds @ value)))
            slope = odds.T @ (chance - shows) + pull * (value - start)
            step = np.linalg.solve((odds.T * (chance * (1 - chance))) @ odds + np.diag(pull), slope)
            while loss(value - step) > loss(value) and np.abs(step).max() > 1e-9:
                step = step / 2
            value = value - step
            if np.abs(step).max() < 1e-7:
                break
        return value

    scale, shift = fit(np.array([1.0, 0.0]), np.array([SCALE_PULL, SHIFT_PULL]))
    if scale < LEAST_SCALE:
        # The network knows nothing of the tag, and the product can't use a negative scale.
        _, shift = fit(np.array([LEAST_SCALE, 0.0]), np.array([1e9, SHIFT_PULL]))
        scale = LEAST_SCALE
    return float(scale), float(shift)


def threshold_for(chance, shows):
    """The lowest from which on enough of what is called is right; None if there's none."""
    for threshold in THRESHOLDS:
        called = chance >= threshold
        right = int(shows[called].sum())
        if right < FEWEST_RIGHT:
            return None
        if right >= WANTED_PRECISION * called.sum():
            return float(threshold)
    return None


def settings_for(labels, answers):
    """Per tag its scale, shift and threshold, from answers to pictures that the network hadn't seen [N,T]."""
    settings = []
    for index in range(len(labels.tags)):
        counted = labels.counts[:, index]
        each, truth = answers[counted, index], labels.shows[counted, index]
        scale, shift = (round(value, 3) for value in fit_scaling(each, truth))
        threshold = threshold_for(chances(each, scale, shift), truth)
        settings.append({'scale': scale, 'shift': shift, 'threshold': threshold})
    return settings


def average_precision(sure, shows):
    order = np.argsort(-sure, kind='stable')
    right = shows[order].cumsum()
    precision = right / np.arange(1, len(order) + 1)
    return float((precision * shows[order]).sum() / max(shows.sum(), 1))


def report(labels, answers, settings):
    """Per tag its settings, the pictures that show it, average precision, and what is called at its threshold."""
    found = {}
    for index, (tag, setting) in enumerate(zip(labels.tags, settings)):
        counted = labels.counts[:, index]
        each, truth = answers[counted, index], labels.shows[counted, index]
        ap = round(average_precision(each, truth), 3) if truth.any() else None
        line = {**setting, 'pictures': int(truth.sum()), 'ap': ap}
        if setting['threshold'] is not None:
            called = chances(each, setting['scale'], setting['shift']) >= setting['threshold']
            line |= {
                'called': int(called.sum()),
                'precision': round(float(truth[called].mean()), 3) if called.any() else None,
                'recall': round(float(called[truth].mean()), 3) if truth.any() else None,
            }
        found[tag] = line
    return found


def withdraw_thresholds(found):
    """Takes the threshold from tags that the pictures set aside don't show to be right. It never gives one."""
    kept = {}
    for tag, line in found.items():
        is_right = line.get('called', 0) >= LEAST_CALLED and line['precision'] > LEAST_PRECISION
        kept[tag] = line if is_right else {**line, 'threshold': None}
    return kept


def mean_ap(found, fewest):
    listed = [line['ap'] for line in found.values() if line['pictures'] >= fewest]
    return {'tags': len(listed), 'mean': round(float(np.mean(listed)), 3) if listed else None}


def write_card(path, version, size, trained_on, tested_on, found):
    card = {
        'version': version, 'input': {'size': size}, 'trainedOn': trained_on, 'testedOn': tested_on, 'tags': found,
    }
    with open(path, 'w') as file:
        json.dump(card, file, indent=2)
        file.write('\n')
