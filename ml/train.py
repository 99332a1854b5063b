"""Train the detector. Stops after --steps or --seconds, whichever is given; the learning rate falls to that end."""
import argparse
import copy
import json
import math
import os
import time

import torch

from augment import make_batch, make_small_batch
from data import PictureSet
from evaluate import average_precision, detect, mean_ap50, table
from losses import detection_loss
from model import CLASSES, CORE, STRIDES, Detector, anchor_points
from scanner import Scanner
from tagger import WINDOW_MULTIPLE
from teacher import DETECTOR_SIZE, TEACHER_SIZE, Advisers, Teacher, read_checkpoint

MOSAIC_SHARE = 0.6
BLEND_SHARE = 0.2
TEST_SIZE = DETECTOR_SIZE
WARM_UP_STEPS = 300
# Where the detector, as its own teacher, was no better than the labels.
UNADVISED = ('fire', 'smoke', 'forklift', 'vehicle', 'safety_cone', 'ladder')


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', required=True, help='folder with images/, train.json and val.json')
    parser.add_argument('--start-weights', required=True, help='folder with mbv2_coco.npz and nano_graph.pt')
    parser.add_argument('--out', required=True)
    parser.add_argument('--steps', type=int, default=0)
    parser.add_argument('--seconds', type=float, default=0)
    parser.add_argument('--batch', type=int, default=64)
    parser.add_argument('--size', type=int, default=640)
    parser.add_argument('--rate', type=float, default=1.5e-3)
    parser.add_argument('--trunk-rate', type=float, default=0.4, help='share of --rate for the pretrained trunks')
    parser.add_argument('--decay', type=float, default=0.04)
    parser.add_argument('--last-rate', type=float, default=0.05, help='share of --rate left at the end')
    parser.add_argument('--plain-part', type=float, default=0.06, help='last part, without mosaics')
    parser.add_argument('--resume', help='checkpoint to start from in place of the start weights')
    parser.add_argument('--teacher', nargs='*', default=[], help='checkpoints whose scores are learned beside the labels')
    parser.add_argument('--unadvised', nargs='*', default=UNADVISED, help='classes that no teacher advises on')
    parser.add_argument('--corrections', help='label corrections written by relabel.py')
    parser.add_argument('--evaluations', type=int, default=4)
    parser.add_argument('--limit', type=int, default=0, help='use about this many pictures, for a trial')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--whole-trunks', action='store_true', help='train the first layers of the trunks too')
    parser.add_argument('--scanner', action='store_true', help='train the scanner, on small people and machines')
    parser.add_argument('--as-teacher', action='store_true', help='train a teacher, on hiera_tiny_sam2.pt')
    arguments = parser.parse_args()
    if not arguments.steps and not arguments.seconds:
        parser.error('give --steps or --seconds')
    # Half of it, where one of four small pictures ends, must be the end of a cell too.
    if arguments.scanner and arguments.size % (2 * STRIDES[-1]):
        parser.error(f'a scanner needs a --size that {2 * STRIDES[-1]} divides')
    if arguments.as_teacher and arguments.size % WINDOW_MULTIPLE:
        parser.error(f'a teacher needs a --size that {WINDOW_MULTIPLE} divides')
    return arguments


def save(model, path):
    """Matrices in half precision: enough for inference and for a further training, at half the size."""
    state = {key: value.half() if value.ndim > 1 else value for key, value in model.state_dict().items()}
    torch.save(state, f'{path}.part')
    os.replace(f'{path}.part', path)


def load(model, path):
    model.load_state_dict(read_checkpoint(path))
    return model


def make_network(arguments):
    if arguments.as_teacher:
        return Teacher(read_checkpoint(f'{arguments.start_weights}/hiera_tiny_sam2.pt'))
    return Scanner() if arguments.scanner else Detector(arguments.start_weights)


def make_optimizer(model, arguments, device):
    trunk = {id(parameter) for parameter in model.trunk_parameters()}
    groups = {}
    for parameter in filter(lambda each: each.requires_grad, model.parameters()):
        groups.setdefault((id(parameter) in trunk, parameter.ndim > 1), []).append(parameter)
    return torch.optim.AdamW(
        [
            {'params': parameters, 'base': arguments.rate * (arguments.trunk_rate if in_trunk else 1),
             'weight_decay': arguments.decay if is_matrix else 0.0}
            for (in_trunk, is_matrix), parameters in groups.items()
        ],
        lr=arguments.rate, fused=device.type == 'cuda',
    )


class Average:
    """Exponential moving average of the weights and norm statistics: the model that is kept."""

    def __init__(self, model):
        self.model = copy.deepcopy(model).eval().requires_grad_(False)
        self.pairs = [
            (kept, live)
            for kept, live in zip(self.model.state_dict().values(), model.state_dict().values())
            if kept.is_floating_point()
        ]
        self.updates = 0

    @torch.no_grad()
    def update(self):
        self.updates += 1
        share = min(0.9995, (1 + self.updates) / (20 + self.updates))
        kept, live = zip(*self.pairs)
        torch._foreach_lerp_(list(kept), list(live), 1 - share)


def main():
    arguments = parse_arguments()
    os.makedirs(arguments.out, exist_ok=True)
    torch.manual_seed(arguments.seed)
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    began = time.time()
    corrections = None
    if arguments.corrections:
        with open(arguments.corrections) as file:
            corrections = json.load(file)
    images = os.path.join(arguments.data, 'images')
    training = PictureSet(f'{arguments.data}/train.json', images, device, arguments.limit, corrections)
    validation = PictureSet(f'{arguments.data}/val.json', images, device, arguments.limit // 4)
    print(f'{len(training)} training and {len(validation)} validation pictures', flush=True)

    model = make_network(arguments).to(device).to(memory_format=torch.channels_last)
    if arguments.resume:
        load(model, arguments.resume)
    if arguments.whole_trunks:
        model.mobilenet.frozen = model.nano.frozen = 0
    optimizer = make_optimizer(model, arguments, device)
    average = Average(model)
    advisers = None
    if arguments.teacher:
        advisers = Advisers(arguments.teacher, arguments.start_weights, device, arguments.unadvised)
        if advisers.is_on_windows and arguments.size % WINDOW_MULTIPLE:
            raise SystemExit(f'such a teacher needs a --size that {WINDOW_MULTIPLE} divides')
    test_size = TEACHER_SIZE if arguments.as_teacher else TEST_SIZE
    points, strides = anchor_points(arguments.size, device)

    def evaluate(name):
        found = detect(average.model, validation.canvases, test_size)
        results = average_precision(found, validation.truth, validation.labeled, [0.5], CLASSES, validation.ignored)
        print(f'--- {name}, {time.time() - began:.0f} s\n{table(results)}', flush=True)
        save(average.model, f'{arguments.out}/{name}.pt')
        return mean_ap50(results, CORE)

    model.train()
    start, step, evaluated, mark = time.time(), 0, 1, time.time()
    while True:
        progress = step / arguments.steps if arguments.steps else (time.time() - start) / arguments.seconds
        if progress >= 1:
            break
        falling = 0.5 * (1 + math.cos(math.pi * progress))
        factor = min(1, (step + 1) / WARM_UP_STEPS) * (arguments.last_rate + (1 - arguments.last_rate) * falling)
        for group in optimizer.param_groups:
            group['lr'] = group['base'] * factor
        plain = progress > 1 - arguments.plain_part
        mosaic = not plain and float(torch.rand(())) < MOSAIC_SHARE
        blend = mosaic and float(torch.rand(())) < BLEND_SHARE
        with torch.no_grad():
            if arguments.scanner:
                x, objects, judged = make_small_batch(training, arguments.batch, arguments.size, mosaic, blend)
            else:
                x, objects, judged = make_batch(training, arguments.batch, arguments.size, points, mosaic, blend)
        x = x.contiguous(memory_format=torch.channels_last)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == 'cuda'):
            with torch.no_grad():
                advice = advisers.scores(x) if advisers else None
            box_logits, class_logits = model(x)
        loss, parts = detection_loss(box_logits, class_logits, points, strides, objects, judged, advice,
                                     advisers and advisers.classes)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 10.0)
        optimizer.step()
        average.update()
        step += 1
        if step % 50 == 0:
            rate = 50 * arguments.batch / (time.time() - mark)
            cls, box, distance = parts.tolist()
            print(f'{step} {progress:.3f} class {cls:.3f} box {box:.3f} distance {distance:.3f} {rate:.0f} pictures/s',
                  flush=True)
            mark = time.time()
        if progress > evaluated / arguments.evaluations and evaluated < arguments.evaluations:
            evaluated += 1
            paused = time.time()
            evaluate(f'snapshot-{evaluated - 1}')
            start += time.time() - paused
            mark = time.time()
    print(f'finished after {step} steps, mAP50 {evaluate("detector"):.4f}')


if __name__ == '__main__':
    main()
