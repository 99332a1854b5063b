"""Make scores mean what they say: fit, per class, how often a detection of some score is right, into the last layer.

A line through the logits, so the order of detections, and with it average precision, stays as it was.
"""
import argparse
import os

import numpy as np
import torch

from data import PictureSet
from evaluate import average_precision, detect
from model import CLASSES, Detector
from train import TEST_SIZE, load, save

# With fewer objects than this to learn from, a class keeps its scores.
LEAST_OBJECTS = 40
LOWEST = 0.02


def fit(result, rounds=50):
    """Gain and shift of the logits that best predict which detections are right (logistic regression, by Newton)."""
    if result is None or result['objects'] < LEAST_OBJECTS:
        return 1.0, 0.0
    hits = np.diff(result['recall'], prepend=0) > 0
    scores = np.clip(result['scores'].astype(np.float64), 1e-6, 1 - 1e-6)
    used = scores >= LOWEST
    logits, hits = np.log(scores / (1 - scores))[used], hits[used]
    design = np.stack([logits, np.ones_like(logits)], 1)
    line = np.array([1.0, 0.0])
    for _ in range(rounds):
        chance = 1 / (1 + np.exp(-design @ line))
        slope = design.T @ (hits - chance) - 1e-3 * (line - [1.0, 0.0])
        curvature = (design * (chance * (1 - chance))[:, None]).T @ design + 1e-3 * np.eye(2)
        line = line + np.linalg.solve(curvature, slope)
    return float(line[0]), float(line[1])


def apply(detector, lines):
    gain, shift = torch.tensor(lines, dtype=torch.float32).unbind(1)
    for head in detector.heads:
        last = head.cls[-1]
        last.weight.data *= gain.view(-1, 1, 1, 1)
        last.bias.data.mul_(gain).add_(shift)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', required=True)
    parser.add_argument('--start-weights', required=True)
    parser.add_argument('--checkpoint', required=True)
    parser.add_argument('--out', required=True)
    arguments = parser.parse_args()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    images = os.path.join(arguments.data, 'images')
    pictures = PictureSet(f'{arguments.data}/val.json', images, device)
    detector = load(Detector(arguments.start_weights), arguments.checkpoint).to(device)
    found = detect(detector.to(memory_format=torch.channels_last), pictures.canvases, TEST_SIZE)
    results = average_precision(found, pictures.truth, pictures.labelled, overlaps=[0.5])
    lines = [fit(results.get(name)) for name in CLASSES]
    for name, (gain, shift) in zip(CLASSES, lines):
        print(f'{name:15s} gain {gain:.3f} shift {shift:+.3f}')
    apply(detector.cpu(), lines)
    save(detector, arguments.out)


if __name__ == '__main__':
    main()
