"""Fit what tells the kind of place (site, plant, road, ...) from a detector's vector, and write scene.json beside it.

A multinomial logistic regression on our own labels of whole pictures. How strongly it is held back and how sure it may
be is chosen on training pictures it was not fitted to; validation pictures are only reported on.
"""
import argparse
import json
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import onnx
import onnxruntime
import torch
import torch.nn.functional as F

from data import letterbox

SCENES = ('site', 'plant', 'road', 'office', 'home', 'event', 'other')
WORKPLACES = SCENES[:2]
FOLDS = 5
PENALTIES = (0.003, 0.01, 0.03, 0.1)
STEPS = 100


def trunk_part(path):
    """The detector cut off behind the trunks' part of its vector, which takes half the time of all of it."""
    model = onnx.shape_inference.infer_shapes(onnx.load(path))
    producers = {name: node for node in model.graph.node for name in node.output}
    name = producers['embedding'].input[0]
    return onnx.utils.Extractor(model).extract_model(['images'], [name]).SerializeToString()


def vectors(model_path, names, folder, known=None):
    """The trunks' part of the vector of each picture: [N,C]. `known` holds the vectors of some."""
    known = known or {}
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(trunk_part(model_path), options, providers=['CPUExecutionProvider'])
    size = session.get_inputs()[0].shape[2]

    def look(name):
        if name in known:
            return known[name]
        canvas, _ = letterbox(os.path.join(folder, name), size)
        return session.run(None, {'images': canvas[None].astype(np.float32) / 255})[0][0]

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        return np.stack(list(threads.map(look, names)))


def fit(x, y, penalty):
    """Weights [C,K] and bias [K] for vectors as they come; the penalty counts per standard deviation of a number."""
    mean, scale = x.mean(0), x.std(0) + 1e-3
    inputs, target = torch.from_numpy((x - mean) / scale).double(), torch.from_numpy(y)
    weights = torch.zeros(x.shape[1], len(SCENES), dtype=torch.double, requires_grad=True)
    bias = torch.zeros(len(SCENES), dtype=torch.double, requires_grad=True)
    optimizer = torch.optim.LBFGS([weights, bias], max_iter=STEPS, line_search_fn='strong_wolfe')

    def loss():
        optimizer.zero_grad()
        value = F.cross_entropy(inputs @ weights + bias, target) + penalty * (weights**2).sum()
        value.backward()
        return value

    optimizer.step(loss)
    found = weights.detach().numpy() / scale[:, None]
    return found, bias.detach().numpy() - mean @ found


def left_out_logits(x, y, penalty):
    """The logits of each picture by a fit that did not see it."""
    fold = np.random.default_rng(1).permutation(len(y)) % FOLDS
    logits = np.zeros((len(y), len(SCENES)))
    for index in range(FOLDS):
        weights, bias = fit(x[fold != index], y[fold != index], penalty)
        logits[fold == index] = x[fold == index] @ weights + bias
    return logits


def surprise(logits, y, temperature=1.0):
    return float(F.cross_entropy(torch.from_numpy(logits / temperature), torch.from_numpy(y)))


def fit_calibrated(x, y):
    """The fit whose probabilities surprise least on pictures left out of it, as sure as it may be there."""
    tried = {penalty: left_out_logits(x, y, penalty) for penalty in PENALTIES}
    penalty = min(PENALTIES, key=lambda one: surprise(tried[one], y))
    temperature = min(np.arange(0.5, 3.01, 0.05), key=lambda one: surprise(tried[penalty], y, one))
    weights, bias = fit(x, y, penalty)
    return weights / temperature, bias / temperature


def probabilities(x, weights, bias):
    return torch.from_numpy(x @ weights + bias).softmax(1).numpy()


def calibration_error(sure, right):
    """The mean distance of how sure it was from how often it was right, over ten bins of sureness."""
    bins = np.minimum((sure * 10).astype(int), 9)
    return sum(abs(sure[bins == one].sum() - right[bins == one].sum()) for one in range(10)) / len(sure)


def report(given, y):
    """The confusion matrix (rows are the labels), and how well workplaces are told from other places."""
    confusion = np.zeros((len(SCENES), len(SCENES)), int)
    np.add.at(confusion, (y, given.argmax(1)), 1)
    is_workplace = y < len(WORKPLACES)
    sure = given[:, : len(WORKPLACES)].sum(1)
    said = sure >= 0.5
    return {
        'pictures': len(y),
        'accuracy': round(float((given.argmax(1) == y).mean()), 3),
        'calibration_error': round(float(calibration_error(given.max(1), given.argmax(1) == y)), 3),
        'workplace': {
            'precision': round(float(is_workplace[said].mean()), 3) if said.any() else None,
            'recall': round(float(said[is_workplace].mean()), 3) if is_workplace.any() else None,
            'calibration_error': round(float(calibration_error(sure, is_workplace)), 3),
        },
        'confusion': confusion.tolist(),
    }


def labeled_pictures(labels, data, split):
    """File names and label numbers of the labeled pictures of a split."""
    with open(f'{data}/{split}.json') as file:
        names = {picture['file_name'] for picture in json.load(file)['images']}
    pairs = sorted((name, SCENES.index(scene)) for scene, listed in labels.items() for name in listed if name in names)
    return [name for name, _ in pairs], np.array([number for _, number in pairs], dtype=np.int64)


def read_known(path):
    if not path or not os.path.exists(path):
        return {}
    with np.load(path) as stored:
        return dict(zip(stored['names'].tolist(), stored['vectors']))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--model', required=True, help='detector.onnx, with its detector.json beside it')
    parser.add_argument('--data', required=True, help='folder with images/, train.json and val.json')
    parser.add_argument('--labels', default=os.path.join(os.path.dirname(__file__), 'labels', 'scenes.json'))
    parser.add_argument('--vectors', help='npz file that keeps the vectors of this detector between fits')
    parser.add_argument('--out', required=True)
    arguments = parser.parse_args()
    with open(os.path.splitext(arguments.model)[0] + '.json') as file:
        version = json.load(file)['version']
    with open(arguments.labels) as file:
        labels = json.load(file)
    splits = {split: labeled_pictures(labels, arguments.data, split) for split in ('train', 'val')}
    names = [name for listed, _ in splits.values() for name in listed]
    found = vectors(arguments.model, names, f'{arguments.data}/images', read_known(arguments.vectors))
    if arguments.vectors:
        np.savez(arguments.vectors, names=np.array(names), vectors=found)
    count = len(splits['train'][0])
    weights, bias = fit_calibrated(found[:count].astype(np.float64), splits['train'][1])
    metrics = report(probabilities(found[count:], weights, bias), splits['val'][1])
    print(json.dumps(metrics, indent=2))
    with open(arguments.out, 'w') as file:
        json.dump({
            'detector': version, 'scenes': SCENES, 'workplaces': WORKPLACES, 'trained_on': count, 'metrics': metrics,
            'bias': bias.round(4).tolist(), 'weights': weights.T.round(5).tolist(),
        }, file)
        file.write('\n')


if __name__ == '__main__':
    main()
