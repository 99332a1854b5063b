"""Draw pictures of whole building sites with exact boxes, for training.

Writes JPEG pictures to OUT/images and their boxes to OUT/train.json. Runs on the accelerator or, slowly, on a CPU.
"""
import argparse
import json
import os
import random
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice
from multiprocessing import get_context

import torch
from PIL import Image

from merge import to_coco
from model import CLASSES
from scene_layouts import make_scene
from scene_light import develop, shade
from scene_paint import Noise
from scene_shapes import Shapes
from scene_view import camera_view, cast

SOURCE = 'rendered'
LABELED = (
    'person', 'hard_hat', 'no_hard_hat', 'safety_vest', 'no_safety_vest', 'safety_cone', 'ladder', 'forklift',
    'scaffold', 'platform', 'guardrail', 'open_edge', 'trench', 'harness',
)
ABSENT = ('mask', 'fire', 'smoke')
NAMES = (*CLASSES, *(name for name in LABELED if name not in CLASSES))
# Long structures are boxed even where most of them lies outside the picture.
STRUCTURES = ('scaffold', 'platform', 'guardrail', 'open_edge', 'trench')
MIN_SEEN, MIN_INSIDE = 0.15, 0.3
# Most of a hole is always hidden by the ground around it, most of an edge by its own floor, and much of what people
# wear by themselves.
MIN_SEEN_OF = {'trench': 0.02, 'open_edge': 0.08, 'harness': 0.08, 'safety_vest': 0.1, 'no_safety_vest': 0.1}
# Pixels that show it, and the shorter side of its box as a share of the picture's width.
MIN_PIXELS, MIN_SIDE = 12, 0.008
EDGE_PADDING = 0.01
RAYS_PER_PIXEL_SIDE = 1.3


def shown_boxes(hits, shapes):
    """Per shape: the number of pixels that show it, and their first and last column and row."""
    count, device = len(shapes.kind), hits.far.device
    seen = hits.shape >= 0
    _, rows, columns = seen.nonzero(as_tuple=True)
    which = hits.shape[seen]
    pixels = torch.zeros(count, device=device).index_add_(0, which, torch.ones(len(which), device=device))
    sides = []
    for how, start in (('amin', 1 << 20), ('amax', -1)):
        for values in (columns, rows):
            side = torch.full((count,), start, dtype=torch.int64, device=device)
            sides.append(side.scatter_reduce_(0, which, values, how))
    return pixels, torch.stack(sides, 1)


def label_boxes(scene, pixels, corners, alone, outline, size, scale):
    """[name, [x, y, width, height]] of the things of one scene in output pixels: those that can be seen well enough,
    and those of which too little can be seen to tell what they are."""
    width, height = size
    clear, unclear = [], []
    for label in scene.labels:
        shown = pixels[label.shapes]
        total = shown.sum() if label.shapes else 0
        if not total:
            continue
        own = corners[label.shapes][shown > 0]
        x0, y0 = own[:, 0].min() / scale, own[:, 1].min() / scale
        x1, y1 = (own[:, 2].max() + 1) / scale, (own[:, 3].max() + 1) / scale
        full = outline[label.shapes]
        whole = (full[:, 2].max() - full[:, 0].min()) * (full[:, 3].max() - full[:, 1].min()) / scale ** 2
        share = MIN_SEEN_OF.get(label.name, MIN_SEEN)
        is_clear = total >= MIN_PIXELS and total >= share * alone[label.shapes].sum()
        is_clear &= label.name in STRUCTURES or (x1 - x0) * (y1 - y0) >= MIN_INSIDE * whole
        padding = EDGE_PADDING * width if label.name == 'open_edge' else 0
        x0, y0, x1, y1 = max(0, x0 - padding), max(0, y0 - padding), min(width, x1 + padding), min(height, y1 + padding)
        is_clear &= min(x1 - x0, y1 - y0) >= MIN_SIDE * width
        box = [label.name, [round(float(value), 1) for value in (x0, y0, x1 - x0, y1 - y0)]]
        (clear if is_clear else unclear).append(box)
    return clear, unclear


class Renderer:
    def __init__(self, device, width=640, height=480):
        self.device, self.width, self.height = device, width, height
        self.noise = Noise(device)
        self.wide, self.high = (round(side * RAYS_PER_PIXEL_SIDE) for side in (width, height))

    def look_at(self, scenes):
        """What the cameras of the scenes see: shapes, view, hits."""
        shapes = Shapes(scenes, self.device)
        cameras = [scene.camera for scene in scenes]
        view = camera_view(*zip(*cameras), self.wide, self.high, self.device)
        return shapes, view, cast(view, shapes)

    @torch.no_grad()
    def draw(self, scenes):
        """Pictures [B,height,width,3] as bytes, and the clear and unclear boxes of each."""
        shapes, view, hits = self.look_at(scenes)
        looks = [scene.look for scene in scenes]
        pictures = develop(looks, shade(looks, shapes, view, hits, self.noise), self.width, self.height)
        pixels, corners = shown_boxes(hits, shapes)
        tables = [value.cpu().numpy() for value in (pixels, corners, hits.alone, hits.outline)]
        boxes = []
        for index, scene in enumerate(scenes):
            own = slice(shapes.first[index], shapes.first[index + 1])
            parts = [table[own] for table in tables]
            boxes.append(label_boxes(scene, *parts, (self.width, self.height), self.wide / self.width))
        return pictures.cpu().numpy(), boxes


def scene_of(task):
    seed, number, kind = task
    return make_scene(random.Random(f'{seed}-{number}'), kind)


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--out', required=True)
    parser.add_argument('--count', type=int, default=1000)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--size', type=int, default=640, help='width of the pictures')
    parser.add_argument('--kind', help='only this kind of place')
    arguments = parser.parse_args(arguments)
    os.makedirs(os.path.join(arguments.out, 'images'), exist_ok=True)
    made, writing, counts = [], [], {}
    tasks = [(arguments.seed, number, arguments.kind) for number in range(arguments.count)]
    processes = max(1, (os.cpu_count() or 1) - 1)
    with ProcessPoolExecutor(processes, get_context('fork')) as makers, ThreadPoolExecutor(processes) as writers:
        scenes = makers.map(scene_of, tasks, chunksize=4)
        device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
        batch = 8 if device.type == 'cuda' else 1
        renderer = Renderer(device, arguments.size, arguments.size * 3 // 4)
        for start in range(0, arguments.count, batch):
            drawn = renderer.draw(list(islice(scenes, batch)))
            for number, (pixels, (boxes, unclear)) in enumerate(zip(*drawn), start):
                file_name = f'{SOURCE}_{arguments.seed}_{number:05d}.jpg'
                quality = random.Random(number).randint(70, 93)
                path = os.path.join(arguments.out, 'images', file_name)
                writing.append(writers.submit(Image.fromarray(pixels).save, path, quality=quality))
                made.append({
                    'file_name': file_name, 'width': renderer.width, 'height': renderer.height, 'source': SOURCE,
                    'labeled': list(LABELED), 'assumed_absent': list(ABSENT), 'boxes': boxes, 'ignored': unclear,
                    'background': [],
                })
                for name, _ in boxes:
                    counts[name] = counts.get(name, 0) + 1
    for one in writing:
        one.result()
    for split, pictures in (('train', made), ('val', [])):
        with open(os.path.join(arguments.out, f'{split}.json'), 'w') as file:
            json.dump(to_coco(pictures, NAMES), file)
    print(f'{len(made)} pictures; boxes in them: {counts}')


if __name__ == '__main__':
    main()
