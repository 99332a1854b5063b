"""Train the tagger on our labels of whole pictures, and write tagger.onnx (eight bits) and tagger.json.

What an answer means and from where on a tag is named is chosen on training pictures that the network which judges them
hasn't seen. The pictures set aside are reported on; all they can change is that a threshold is withdrawn.
"""
import argparse
import copy
import json
import math
import os
import tempfile
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import onnxruntime
import torch
import torch.nn.functional as F
from PIL import Image

from quantize import write_eight_bits
from tag_report import check_order, mean_ap, read_labels, report, settings_for, withdraw_thresholds, write_card
from tagger import HEAD, SIZE, Tagger

FOLDS = 3
EPOCHS = 36
BATCH = 64
# Of the head and of the last block. Each block before it learns a little less, since it knows more that is worth keeping.
HEAD_RATE, TRUNK_RATE, RATE_PER_BLOCK = 1e-3, 3e-4, 0.85
WEIGHT_DECAY = 0.05
WARM_UP = 0.1
TRIAL = {'epochs': 2, 'folds': 2, 'training': 24, 'testing': 8}


def read_pictures(names, folder):
    """[N,3,448,448] as bytes; the sides are stretched, as the product does."""

    def read(name):
        picture = Image.open(os.path.join(folder, name)).convert('RGB')
        return np.asarray(picture.resize((SIZE, SIZE), Image.BILINEAR)).transpose(2, 0, 1)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return torch.from_numpy(np.stack(list(pool.map(read, names))))


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


def parameter_groups(model):
    """With their learning rates; biases, norms and positions aren't pulled towards zero."""
    groups, last = {}, len(model.blocks)
    for name, value in model.named_parameters():
        if name.startswith(HEAD):
            rate = HEAD_RATE
        else:
            depth = int(name.split('.')[1]) + 1 if name.startswith('blocks.') else 0
            rate = TRUNK_RATE * RATE_PER_BLOCK ** (last - depth)
        decay = 0.0 if value.ndim == 1 or name.startswith('pos_embed') else WEIGHT_DECAY
        group = groups.setdefault((rate, decay), {'params': [], 'lr': rate, 'weight_decay': decay})
        group['params'].append(value)
    return list(groups.values())


def rate_at(step, steps):
    """Rises, then falls to zero along a cosine."""
    return min(1.0, (step + 1) / max(1, WARM_UP * steps)) * 0.5 * (1 + math.cos(math.pi * min(1.0, step / steps)))


def train(weights, images, shows, counts, epochs, device, seed=1):
    """A moving average of the weights over the training."""
    torch.manual_seed(seed)
    model = Tagger(weights, shows.shape[1], dropout=0.3, drop_path=0.15).to(device)
    average = copy.deepcopy(model).eval()
    optimizer = torch.optim.AdamW(parameter_groups(model))
    batch = min(BATCH, len(images))
    steps = len(images) // batch * epochs
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: rate_at(step, steps))
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
                logits = model(pictures)

            def loss_of(index):
                wanted, counted_here = target[index], counted[index]
                each = F.binary_cross_entropy_with_logits(logits, wanted * 0.96 + 0.02 * (1 - wanted), reduction='none')
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
    """The network's answer for each tag [N,T]."""
    return torch.cat([model(part.to(device).float() / 255).sigmoid().cpu() for part in images.split(BATCH)]).numpy()


class Exported(torch.nn.Module):
    """With the positions as numbers: the runtime that works them out from the graph sometimes got them wrong on x86."""

    def __init__(self, model):
        super().__init__()
        self.model = model
        self.register_buffer('positions', model.positions(SIZE // 4).detach())

    def forward(self, images):
        return self.model(images, self.positions).sigmoid()


def write_onnx(model, path):
    exported = Exported(model.cpu().float()).eval()
    with tempfile.TemporaryDirectory() as folder:
        plain = os.path.join(folder, 'plain.onnx')
        torch.onnx.export(exported, (torch.rand(1, 3, SIZE, SIZE),), plain, input_names=['images'],
                          output_names=['tags'], opset_version=17, dynamo=False)
        write_eight_bits(plain, path)


def judge_onnx(path, images):
    options = onnxruntime.SessionOptions()
    # One shape is noted twice in the file, which the runtime settles and reports as a warning.
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(path, options, providers=['CPUExecutionProvider'])
    return np.concatenate([session.run(None, {'images': each[None].float().numpy() / 255})[0] for each in images])


def few(labels):
    """A few pictures from everywhere, to see that every step works."""

    def spread(part, count):
        return part[np.linspace(0, len(part) - 1, min(count, len(part))).astype(int)]

    training, testing = np.flatnonzero(~labels.is_test), np.flatnonzero(labels.is_test)
    return labels.only(np.concatenate([spread(training, TRIAL['training']), spread(testing, TRIAL['testing'])]))


def answers_left_out(fit, labels, images, seen, folds, device):
    """Each training picture judged by a network that hasn't seen it or a near copy."""
    answers = np.zeros(labels.shows.shape, np.float32)
    fold_of = labels.groups[seen] % folds
    for fold in np.unique(fold_of):
        inside, outside = seen[fold_of != fold], seen[fold_of == fold]
        answers[outside] = judge(fit(inside), images[torch.from_numpy(outside)], device)
        print(f'fold {fold + 1} of {folds}: {len(inside)} pictures seen, {len(outside)} left out', flush=True)
    return answers[seen]


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--pictures', required=True, help='folder of pictures')
    parser.add_argument('--weights', help='hiera_tiny_sam2.pt; only a trial works without it')
    parser.add_argument('--labels', default=os.path.join(os.path.dirname(__file__), 'labels', 'tags', 'pictures.jsonl'))
    parser.add_argument('--version', required=True, help='of the new tagger; what people reviewed counts for one version')
    parser.add_argument('--out', required=True, help='folder for tagger.onnx and tagger.json')
    parser.add_argument('--trial', action='store_true', default=bool(os.environ.get('TRIAL')),
                        help='about 32 pictures and two epochs, to see that every step works; or TRIAL=1')
    arguments = parser.parse_args()
    if not arguments.weights and not arguments.trial:
        parser.error('--weights is needed, except for a trial')
    return arguments


def main():
    arguments = read_arguments()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    # The fastest convolution would be chosen by timing, so that no two runs are alike.
    torch.backends.cudnn.benchmark = False
    labels = read_labels(arguments.labels, arguments.pictures)
    check_order(labels.tags)
    if not labels.is_test.any() or labels.is_test.all():
        raise SystemExit(f'{arguments.pictures} holds no labeled pictures to train on, or none to set aside.')
    labels = few(labels) if arguments.trial else labels
    epochs, folds = (TRIAL['epochs'], TRIAL['folds']) if arguments.trial else (EPOCHS, FOLDS)
    images = read_pictures(labels.names, arguments.pictures)
    weights = arguments.weights and torch.load(arguments.weights, map_location='cpu', weights_only=True)
    images_there, shows, counts = (
        part.to(device) for part in (images, torch.from_numpy(labels.shows), torch.from_numpy(labels.counts)))

    def fit(chosen):
        index = torch.from_numpy(chosen).to(device)
        return train(weights, images_there[index], shows[index], counts[index], epochs, device)

    seen, test = np.flatnonzero(~labels.is_test), np.flatnonzero(labels.is_test)
    left_out = answers_left_out(fit, labels, images, seen, folds, device)
    settings = settings_for(labels.only(seen), left_out)

    def report_on(name, chosen, answers):
        found = report(labels.only(chosen), answers, settings)
        print(name, json.dumps(mean_ap(found, 30)), json.dumps(found), flush=True)
        return found

    report_on('left out', seen, left_out)
    model = fit(seen)
    set_aside = images[torch.from_numpy(test)]
    report_on('set aside, floating point', test, judge(model, set_aside, device))
    os.makedirs(arguments.out, exist_ok=True)
    path = os.path.join(arguments.out, 'tagger.onnx')
    write_onnx(model, path)
    found = withdraw_thresholds(report_on('set aside, eight bits', test, judge_onnx(path, set_aside)))
    write_card(os.path.join(arguments.out, 'tagger.json'), arguments.version, SIZE, len(seen), len(test), found)


if __name__ == '__main__':
    main()
