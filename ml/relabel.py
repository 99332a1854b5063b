"""Let a trained detector complete and question the training labels.

Each source names only some classes, and some labels are wrong. Where a class is not labeled, the detector's sure
boxes become labels and its doubtful ones are left unjudged, except where somebody has looked. Where a class is labeled,
a sure detection that has no label is left unjudged, and a label is dropped when the detector sees its opposite there (a
vest where the label says 'no vest') and nothing of what the label says.
"""
import argparse
import json
import os

import numpy as np
import torch

from data import PictureSet
from evaluate import detect, pairwise_overlap
from model import CLASSES, CORE, OPPOSITES
from teacher import load_any

DOUBTFUL = 0.12
SURE = {'person': 0.5, 'hard_hat': 0.6, 'no_hard_hat': 0.5, 'safety_vest': 0.45, 'no_safety_vest': 0.45}
UNLABELED_BUT_SEEN = 0.6
SAME_PLACE = 0.5
FILLED = {
    'hhw': ('person', 'safety_vest', 'no_safety_vest'),
    'coco': ('no_hard_hat', 'no_safety_vest', 'safety_cone'),
    'fire': ('person', 'hard_hat', 'no_hard_hat', 'safety_vest', 'no_safety_vest'),
    'fire_gjn7t': ('person', 'hard_hat', 'no_hard_hat', 'safety_vest', 'no_safety_vest'),
    'forklift_uqtr': ('person', 'hard_hat', 'no_hard_hat', 'safety_vest', 'no_safety_vest'),
    'forklift_uqtr+object-detection': ('hard_hat', 'no_hard_hat', 'safety_vest', 'no_safety_vest'),
    'openimages_plates': ('person', 'no_hard_hat', 'no_safety_vest'),
}
# What is worn counts on fire pictures only where a person is seen: a flame is no hat.
WORN = tuple(name for name in CORE if name != 'person')
SEEN = 0.25


def overlaps(boxes, others):
    if not len(boxes) or not len(others):
        return np.zeros((len(boxes), len(others)))
    return pairwise_overlap(torch.tensor(boxes)[:, :4], torch.tensor(others)[:, :4]).numpy()


def inside(boxes, others):
    """The share of each box that lies within each of the others."""
    low = np.maximum(boxes[:, None, :2], others[None, :, :2])
    high = np.minimum(boxes[:, None, 2:4], others[None, :, 2:4])
    area = (boxes[:, 2:4] - boxes[:, :2]).prod(-1)
    return (high - low).clip(0).prod(-1) / np.maximum(area, 1e-6)[:, None]


def best(values):
    return values.max(1) if values.shape[1] else np.zeros(len(values))


def correct(source, found, truth, labeled, ignored=()):
    """found [n,6], truth and ignored [m,5] of one picture -> its correction. What was decided by eye stays."""
    decided = np.concatenate([truth, np.array(ignored, np.float32).reshape(-1, 5)])
    correction = {'judged': [], 'added': [], 'ignored': [], 'dropped': []}

    def of_class(boxes, cls, column):
        return boxes[boxes[:, column] == cls]

    people = of_class(found, CLASSES.index('person'), 5)
    people = people[people[:, 4] >= SEEN]
    for cls, name in enumerate(CLASSES):
        mine = of_class(found, cls, 5)
        if source in ('fire', 'fire_gjn7t') and name in WORN:
            mine = mine[best(inside(mine, people)) > 0.7]
        opposite_class = CLASSES.index(OPPOSITES[name]) if name in OPPOSITES else -1
        opposed = of_class(found, opposite_class, 5)
        if name in FILLED.get(source, ()) and not labeled[cls]:
            correction['judged'].append(cls)
            looked_at = decided[np.isin(decided[:, 4], (cls, opposite_class))]
            mine = mine[best(overlaps(mine, looked_at)) <= SAME_PLACE]
            rival = best(overlaps(mine, opposed[opposed[:, 4] > 0.25]))
            for box, disputed in zip(mine, rival > 0.5):
                sure = box[4] >= SURE.get(name, 1) and not disputed
                correction['added' if sure else 'ignored'].append([*box[:4].tolist(), cls])
        elif labeled[cls]:
            real = of_class(truth, cls, 4)
            seen = mine[mine[:, 4] >= UNLABELED_BUT_SEEN]
            unlabeled = best(overlaps(seen, real)) < 0.3
            correction['ignored'] += [[*box[:4].tolist(), cls] for box in seen[unlabeled]]
            if name in OPPOSITES:
                confirmed = best(overlaps(real, mine) > 0.4)
                contradicted = best(overlaps(real, opposed[opposed[:, 4] >= 0.6])) > 0.5
                for box in real[contradicted & (confirmed == 0)]:
                    correction['dropped'].append(box.tolist())
                    correction['ignored'] += [box.tolist(), [*box[:4].tolist(), opposite_class]]
    return correction


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', required=True)
    parser.add_argument('--start-weights', required=True)
    parser.add_argument('--checkpoint', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--size', type=int, help='another input size than the checkpoint is used at')
    arguments = parser.parse_args()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    images = os.path.join(arguments.data, 'images')
    pictures = PictureSet(f'{arguments.data}/train.json', images, device)
    model, size = load_any(arguments.checkpoint, arguments.start_weights)
    model = model.to(device).to(memory_format=torch.channels_last)
    detections = detect(model, pictures.canvases, arguments.size or size, floor=DOUBTFUL, mirrored_too=True)
    corrections, counts = {}, {}
    for index, (picture, found) in enumerate(zip(pictures.pictures, detections)):
        truth = np.array(pictures.truth[index], np.float32).reshape(-1, 5)
        looked_at = pictures.ignored[index] + pictures.background[index]
        correction = correct(picture['source'], found, truth, pictures.labeled[index], looked_at)
        corrections[picture['file_name']] = correction
        for kind in ('added', 'ignored', 'dropped'):
            for box in correction[kind]:
                key = f'{picture["source"]} {kind} {CLASSES[int(box[4])]}'
                counts[key] = counts.get(key, 0) + 1
    with open(arguments.out, 'w') as file:
        json.dump(corrections, file)
    for key, count in sorted(counts.items()):
        print(f'{key}: {count}')


if __name__ == '__main__':
    main()
