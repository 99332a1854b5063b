"""Train the tagger on our labels of whole pictures, and write tagger.onnx (eight bits) and tagger.json.

Thresholds are chosen on training pictures that the network which judges them hasn't seen; the test part is only
reported on. A picture doesn't count for a tag that whoever labeled it was unsure of.
"""
import argparse
import copy
import json
import os
import tempfile

import numpy as np
import onnx
import onnxruntime
import torch
import torch.nn.functional as F
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process
from torchvision.io import ImageReadMode, decode_image
from torchvision.transforms.functional import resize

from quantize import kept_as_they_are
from tagger import SIZE, Tagger

FOLDS = 5
# What a tag needs to be spoken of, on pictures left out of the fit; others only rank questions.
WANTED_PRECISION = 0.75
FEWEST_RIGHT = 8
CALIBRATION_PICTURES = 128


def read_labels(path, folder):
    """Tags, file names, whether each shows each tag [N,T], what counts [N,T], which are for testing [N], and the group of
    near copies of each [N]."""
    with open(path) as file:
        lines = [json.loads(line) for line in file]
    tags, lines = lines[0]['tags'], [line for line in lines[1:] if os.path.exists(os.path.join(folder, line['file']))]
    shows = np.array([[tag in line['shows'] for tag in tags] for line in lines])
    counts = np.array([[tag not in line.get('unsure', ()) for tag in tags] for line in lines])
    is_test = np.array([line['part'] == 'test' for line in lines])
    groups = np.array([line['group'] for line in lines])
    return tags, [line['file'] for line in lines], shows, counts, is_test, groups


def read_pictures(names, folder):
    """[N,3,300,300] as bytes; the sides are stretched, as the product does."""
    return torch.stack([
        resize(decode_image(os.path.join(folder, name), ImageReadMode.RGB), [SIZE, SIZE], antialias=True)
        for name in names
    ])


def augmented(images):
    """A random part of each picture, mirrored or not, a little tilted, brighter or darker, more or less colorful."""
    count, device = len(images), images.device

    def between(low, high):
        return torch.rand(count, device=device) * (high - low) + low

    scale, aspect, tilt = between(0.45, 1.0).sqrt(), between(-0.15, 0.15).exp(), between(-0.12, 0.12)
    wide, high = (scale * aspect).clamp(max=1), (scale / aspect).clamp(max=1)
    mirror = torch.where(torch.rand(count, device=device) < 0.5, -1.0, 1.0)
    x, y = between(-1, 1) * (1 - wide), between(-1, 1) * (1 - high)
    rows = torch.stack([
        torch.stack([mirror * wide * tilt.cos(), -high * tilt.sin(), x], 1),
        torch.stack([mirror * wide * tilt.sin(), high * tilt.cos(), y], 1),
    ], 1)
    grid = F.affine_grid(rows, list(images.shape), align_corners=False)
    out = F.grid_sample(images, grid, padding_mode='reflection', align_corners=False)
    gray = out.mean(1, keepdim=True)
    out = gray + (out - gray) * between(0.5, 1.4).view(-1, 1, 1, 1)
    mean = out.mean((1, 2, 3), keepdim=True)
    return ((out - mean) * between(0.7, 1.3).view(-1, 1, 1, 1) + mean * between(0.7, 1.3).view(-1, 1, 1, 1)).clamp(0, 1)


def floats(model):
    return [value for value in model.state_dict().values() if value.dtype.is_floating_point]


def train(weights, images, shows, counts, epochs, device, rate=4e-4, seed=1):
    """A moving average of the weights over the training."""
    torch.manual_seed(seed)
    model = Tagger(weights, shows.shape[1]).to(device).to(memory_format=torch.channels_last)
    average = copy.deepcopy(model).eval()
    last = [value for name, value in model.named_parameters() if name.startswith('last')]
    rest = [value for name, value in model.named_parameters() if not name.startswith('last')]
    optimizer = torch.optim.AdamW([{'params': rest}, {'params': last}], weight_decay=0.03)
    batch = min(96, len(images))
    steps = max(1, len(images) // batch) * epochs
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [rate, 5 * rate], steps, pct_start=0.1)
    shows, counts = shows.float(), counts.float()
    # A rare tag weighs more, within limits.
    rarity = (counts.sum(0) / shows.sum(0).clamp(min=1)).sqrt().clamp(1, 6)
    done = 0
    while done < steps:
        order = torch.randperm(len(images), device=device)
        for chosen in order.split(batch):
            if len(chosen) < batch or done == steps:
                break
            target, counted = shows[chosen], counts[chosen]
            pictures = augmented(images[chosen].float() / 255)
            part, other = torch.distributions.Beta(0.2, 0.2).sample().item(), torch.randperm(batch, device=device)
            pictures = part * pictures + (1 - part) * pictures[other]
            with torch.autocast(device, torch.bfloat16):
                logits = model(pictures.contiguous(memory_format=torch.channels_last))

            def loss_of(index):
                wanted, counted_here = target[index], counted[index]
                each = F.binary_cross_entropy_with_logits(logits.float(), wanted * 0.96 + 0.02 * (1 - wanted), reduction='none')
                return (each * counted_here * (1 + wanted * (rarity - 1))).sum() / counted_here.sum()

            loss = part * loss_of(slice(None)) + (1 - part) * loss_of(other)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
            optimizer.step()
            schedule.step()
            done += 1
            with torch.no_grad():
                torch._foreach_lerp_(floats(average), floats(model), 1 - min(0.998, done / (done + 20)))
    return average


@torch.no_grad()
def judge(model, images, device):
    """How sure the network is of each tag [N,T]."""
    return torch.cat([model((part.to(device).float() / 255)).sigmoid().cpu() for part in images.split(256)]).numpy()


def average_precision(sure, shows):
    order = np.argsort(-sure, kind='stable')
    right = shows[order].cumsum()
    precision = right / np.arange(1, len(order) + 1)
    return float((precision * shows[order]).sum() / max(shows.sum(), 1))


def threshold_for(sure, shows):
    """The lowest from which on enough of what is called is right; None if there's none."""
    order = np.argsort(-sure, kind='stable')
    right = shows[order].cumsum()
    precision = right / np.arange(1, len(order) + 1)
    good = np.flatnonzero((precision >= WANTED_PRECISION) & (right >= FEWEST_RIGHT))
    return float(sure[order][good[-1]]) if len(good) else None


def report(tags, sure, shows, counts, thresholds):
    """Per tag: pictures that show it, average precision, and precision and recall at its threshold."""
    found = {}
    for index, tag in enumerate(tags):
        counted = counts[:, index]
        each, truth = sure[counted, index], shows[counted, index]
        line = {'pictures': int(truth.sum()), 'ap': round(average_precision(each, truth), 3) if truth.any() else None}
        if thresholds[index] is not None:
            called = each >= thresholds[index]
            line |= {
                'called': int(called.sum()),
                'precision': round(float(truth[called].mean()), 3) if called.any() else None,
                'recall': round(float(called[truth].mean()), 3) if truth.any() else None,
            }
        found[tag] = line
    return found


def mean_ap(found, fewest):
    listed = [line['ap'] for line in found.values() if line['pictures'] >= fewest]
    return {'tags': len(listed), 'mean': round(float(np.mean(listed)), 3) if listed else None}


class Exported(torch.nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, images):
        return self.model(images).sigmoid()


class Pictures(CalibrationDataReader):
    def __init__(self, images):
        self.images = iter(images)

    def get_next(self):
        image = next(self.images, None)
        return None if image is None else {'images': image[None].float().numpy() / 255}


def write_onnx(model, images, path):
    """In floating point beside it, and in eight bits."""
    exported = Exported(model.cpu().float()).eval()
    with tempfile.TemporaryDirectory() as folder:
        plain, prepared = os.path.join(folder, 'plain.onnx'), os.path.join(folder, 'prepared.onnx')
        torch.onnx.export(exported, (torch.rand(1, 3, SIZE, SIZE),), plain, input_names=['images'],
                          output_names=['tags'], opset_version=17, dynamo=False)
        quant_pre_process(plain, prepared, skip_symbolic_shape=True)
        quantize_static(
            prepared, path, Pictures(images), quant_format=QuantFormat.QDQ, per_channel=True, reduce_range=True,
            op_types_to_quantize=['Conv'], nodes_to_exclude=kept_as_they_are(onnx.load(prepared).graph),
            activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8, calibrate_method=CalibrationMethod.MinMax,
            extra_options={'CalibMovingAverage': True},
        )


def judge_onnx(path, images):
    session = onnxruntime.InferenceSession(path, providers=['CPUExecutionProvider'])
    return np.concatenate([session.run(None, {'images': each[None].float().numpy() / 255})[0] for each in images])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--pictures', required=True, help='folder of pictures')
    parser.add_argument('--weights', required=True, help='efficientnet_lite4.pt')
    parser.add_argument('--labels', default=os.path.join(os.path.dirname(__file__), 'labels', 'tags', 'pictures.jsonl'))
    parser.add_argument('--epochs', type=int, default=22)
    parser.add_argument('--out', required=True, help='folder for tagger.onnx and tagger.json')
    arguments = parser.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    tags, names, shows, counts, is_test, groups = read_labels(arguments.labels, arguments.pictures)
    images = read_pictures(names, arguments.pictures)
    weights = torch.load(arguments.weights, map_location='cpu', weights_only=True)
    seen = np.flatnonzero(~is_test)
    on_device = [torch.from_numpy(part).to(device) for part in (shows, counts)]
    images_there = images.to(device)

    def fit(chosen):
        index = torch.from_numpy(chosen).to(device)
        return train(weights, images_there[index], on_device[0][index], on_device[1][index], arguments.epochs, device)

    left_out = np.zeros(shows.shape, np.float32)
    for fold in range(FOLDS):
        inside, outside = seen[groups[seen] % FOLDS != fold], seen[groups[seen] % FOLDS == fold]
        left_out[outside] = judge(fit(inside), images[torch.from_numpy(outside)], device)
    thresholds = [
        threshold_for(left_out[seen][counts[seen, index], index], shows[seen][counts[seen, index], index])
        for index in range(len(tags))
    ]
    found = report(tags, left_out[seen], shows[seen], counts[seen], thresholds)
    print('left out', json.dumps(mean_ap(found, 30)), json.dumps(found), flush=True)
    model = fit(seen)
    test = np.flatnonzero(is_test)
    plain = report(tags, judge(model, images[torch.from_numpy(test)], device), shows[test], counts[test], thresholds)
    print('floating point', json.dumps(mean_ap(plain, 30)), json.dumps(plain), flush=True)
    path = os.path.join(arguments.out, 'tagger.onnx')
    write_onnx(model, images[torch.from_numpy(seen[:: max(1, len(seen) // CALIBRATION_PICTURES)])], path)
    shipped = report(tags, judge_onnx(path, images[torch.from_numpy(test)]), shows[test], counts[test], thresholds)
    print('eight bits', json.dumps(mean_ap(shipped, 30)), json.dumps(shipped), flush=True)
    with open(os.path.join(arguments.out, 'tagger.json'), 'w') as file:
        json.dump({
            'trained_on': len(seen), 'tested_on': len(test), 'mean': mean_ap(shipped, 30),
            'tags': {
                tag: {'threshold': thresholds[index] and round(thresholds[index], 3), **shipped[tag]}
                for index, tag in enumerate(tags)
            },
        }, file, indent=2)
        file.write('\n')


if __name__ == '__main__':
    main()
