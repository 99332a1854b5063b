"""Score an exported detector on the validation pictures, choose its thresholds and write its card.

The picture goes through the same steps as in the product, so these are the figures of what is shipped.
"""
import argparse
import json
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import onnxruntime
import torch

from card import write_card
from data import letterbox
from evaluate import SCORE_FLOOR, at_threshold, average_precision, best_f1, mean_ap50, suppress
from model import CLASSES, CORE

# What is reported as a breach must be right this often; the threshold is the lowest that keeps to it.
BREACHES = ('no_hard_hat',)
BREACH_PRECISION = 0.85
# A class is trusted only if it is right this often, was tested on enough objects and is found well enough.
MIN_PRECISION = 0.8
MIN_OBJECTS = 40
MIN_AP50 = 0.5
UNTESTED_THRESHOLD = 0.5


def detect_all(model_path, pictures, image_folder):
    # One core for each picture: threads that share one wait for each other.
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(model_path, options, providers=['CPUExecutionProvider'])
    given = session.get_inputs()[0]
    size = given.shape[2]

    def detect(picture):
        canvas, (width, _) = letterbox(os.path.join(image_folder, picture['file_name']), size)
        images = canvas[None].astype(np.float32) / 255
        outputs = session.run(['boxes', 'scores'], {given.name: images})
        boxes, scores = (torch.from_numpy(output[0]) for output in outputs)
        found = suppress(boxes, scores, SCORE_FLOOR).numpy()
        found[:, :4] *= picture['width'] / width
        return found

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return size, list(pool.map(detect, pictures))


def choose(name, result):
    """The lowest precise score for a breach, the best precise one for the rest, the best of all where none is precise."""
    if name in BREACHES:
        precise = np.flatnonzero(result['precision'] >= BREACH_PRECISION)
        return float(result['scores'][precise[-1]]) if len(precise) else best_f1(result)
    precise = result['precision'] >= MIN_PRECISION
    return best_f1({key: result[key][precise] for key in ('scores', 'precision', 'recall')} if precise.any() else result)


def corners(name, box):
    x, y, width, height = box
    return [x, y, x + width, y + height, CLASSES.index(name)]


def is_trusted(metrics):
    return (
        metrics['objects'] >= MIN_OBJECTS and metrics['ap50'] >= MIN_AP50 and metrics['precision'] >= MIN_PRECISION
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--model', required=True)
    parser.add_argument('--data', required=True)
    parser.add_argument('--attribution', required=True, help='json file: list of sources and their licenses')
    parser.add_argument('--version', required=True)
    parser.add_argument('--command', default='', help='the command that made the file, recorded in the card')
    parser.add_argument('--split', default='val', help='val, or val-corrected for the labels corrected by eye')
    parser.add_argument('--keep', help='a card whose thresholds stay where they are precise')
    parser.add_argument('--out', required=True)
    arguments = parser.parse_args()
    kept = {}
    if arguments.keep:
        with open(arguments.keep) as file:
            kept = json.load(file)['thresholds']
    with open(f'{arguments.data}/{arguments.split}.json') as file:
        coco = json.load(file)
    with open(arguments.attribution) as file:
        attribution = json.load(file)
    pictures = coco['images']
    names = [category['name'] for category in coco['categories']]
    rows = {picture['id']: index for index, picture in enumerate(pictures)}
    truth = [[] for _ in pictures]
    ignored = [[corners(*each) for each in picture['ignored'] if each[0] in CLASSES] for picture in pictures]
    for annotation in coco['annotations']:
        name = names[annotation['category_id']]
        if name in CLASSES:
            truth[rows[annotation['image_id']]].append(corners(name, annotation['bbox']))
    labeled = np.array([[name in picture['labeled'] for name in CLASSES] for picture in pictures])
    size, detections = detect_all(arguments.model, pictures, os.path.join(arguments.data, 'images'))
    results = average_precision(detections, truth, labeled, ignored=ignored)

    thresholds, metrics = {}, {}
    for name in CLASSES:
        result = results.get(name)
        if result is None:
            thresholds[name] = UNTESTED_THRESHOLD
            print(f'{name:15s} has no validation objects')
            continue
        chosen = float(np.floor(choose(name, result) * 1000) / 1000)
        stays = name in kept and at_threshold(result, kept[name])[0] >= MIN_PRECISION
        thresholds[name] = kept[name] if stays else chosen
        precision, recall = at_threshold(result, thresholds[name])
        metrics[name] = {
            'objects': result['objects'], 'ap50': round(float(result['ap'][0]), 3),
            'ap50_95': round(float(result['ap'].mean()), 3), 'precision': round(precision, 3),
            'recall': round(recall, 3),
        }
        print(f'{name:15s} threshold {thresholds[name]:.3f} {metrics[name]}')
    summary = {'core_map50': round(mean_ap50(results, CORE), 4), 'map50': round(mean_ap50(results, CLASSES), 4)}
    print(summary)
    write_card(
        arguments.out, arguments.version, arguments.command, size, 'longest side to size, picture at the top left',
        thresholds, [name for name in CLASSES if name in metrics and is_trusted(metrics[name])],
        metrics={'pictures': len(pictures), 'split': 'validation', **summary, 'classes': metrics},
        attribution=attribution,
    )


if __name__ == '__main__':
    main()
