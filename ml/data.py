"""A COCO json and its pictures, held in memory as letterboxed canvases with fixed-size box tables."""
import json
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
from PIL import Image

from model import CLASSES, GRAY

CANVAS = 640
MAX_BOXES = 160

# Box table columns: x0, y0, x1, y1, class, kind.
BACKGROUND, OBJECT, IGNORE, EMPTY = 2, 1, 0, -1

# Share of each source among the pictures drawn for training; any other source gets OTHER_SHARE.
SHARES = {
    'rf100': 0.21, 'css': 0.20, 'hhw': 0.19, 'fire': 0.11, 'coco': 0.08, 'forklift_uqtr': 0.05,
    'forklift_uqtr+object-detection': 0.05, 'openimages_plates': 0.05, 'fire_gjn7t': 0.06,
    'pasted': 0.1, 'rendered': 0.1, 'negatives': 0.02,
}
OTHER_SHARE = 0.05
# Pictures of building sites that show one of these are drawn more often.
RARE = {'no_hard_hat': 1.0, 'no_safety_vest': 0.7, 'mask': 0.7, 'safety_cone': 1.0, 'ladder': 1.5, 'machinery': 0.5}
# The pictures hold none of these, though their labels do not say so; the few exceptions are among our own labels.
ABSENT = {
    'css': ('forklift',),
    'rf100': ('forklift',),
    'hhw': ('forklift',),
    'coco': ('machinery', 'ladder', 'hard_hat', 'mask', 'forklift', 'fire', 'smoke'),
    'fire': ('machinery', 'ladder', 'safety_cone', 'mask', 'forklift'),
    'fire_gjn7t': ('machinery', 'ladder', 'safety_cone', 'mask', 'forklift'),
    'openimages_plates': ('machinery', 'ladder', 'safety_cone', 'hard_hat', 'mask', 'forklift', 'fire', 'smoke'),
    'forklift_uqtr': ('fire', 'smoke', 'mask'),
    'forklift_uqtr+object-detection': ('fire', 'smoke', 'mask'),
}


def letterbox(path, size):
    """The picture as RGB bytes [3,size,size] at the top left of a gray square, and its width and height there."""
    picture = Image.open(path).convert('RGB')
    scale = size / max(picture.size)
    width, height = (min(size, round(side * scale)) for side in picture.size)
    if (width, height) != picture.size:
        picture = picture.resize((width, height), Image.BILINEAR)
    canvas = np.full((3, size, size), GRAY, np.uint8)
    canvas[:, :height, :width] = np.asarray(picture).transpose(2, 0, 1)
    return canvas, (width, height)


class PictureSet:
    """`corrections` (see relabel.py) maps a file name to added boxes, ignored boxes and classes now labeled."""

    def __init__(self, json_path, image_folder, device, limit=0, corrections=None, classes=CLASSES):
        self.classes = classes
        with open(json_path) as file:
            coco = json.load(file)
        self.pictures = coco['images'][:: max(1, len(coco['images']) // limit)] if limit else coco['images']
        self.device = device
        names = [category['name'] for category in coco['categories']]
        count = len(self.pictures)
        canvases = np.empty((count, 3, CANVAS, CANVAS), np.uint8)
        sizes = np.zeros((count, 2), np.float32)

        def load(index):
            path = os.path.join(image_folder, self.pictures[index]['file_name'])
            canvases[index], sizes[index] = letterbox(path, CANVAS)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(load, range(count)))

        rows = {picture['id']: index for index, picture in enumerate(self.pictures)}
        self.truth = [[] for _ in range(count)]
        self.ignored, self.background = [[] for _ in range(count)], [[] for _ in range(count)]

        def on_canvas(index, name, box):
            picture = self.pictures[index]
            sx, sy = sizes[index, 0] / picture['width'], sizes[index, 1] / picture['height']
            x, y, w, h = box
            return [x * sx, y * sy, (x + w) * sx, (y + h) * sy, classes.index(name)]

        for index, picture in enumerate(self.pictures):
            for kind, boxes in (('ignored', self.ignored), ('background', self.background)):
                boxes[index] = [on_canvas(index, *each) for each in picture.get(kind, []) if each[0] in classes]
        for annotation in coco['annotations']:
            index, name = rows.get(annotation['image_id']), names[annotation['category_id']]
            if index is None or name not in classes:
                continue
            self.truth[index].append(on_canvas(index, name, annotation['bbox']))

        labeled = np.zeros((count, len(classes)), bool)
        judged = np.zeros((count, len(classes)), bool)
        boxes = np.zeros((count, MAX_BOXES, 6), np.float32)
        boxes[..., 5] = EMPTY
        for index, picture in enumerate(self.pictures):
            for name in filter(classes.__contains__, picture['labeled']):
                labeled[index, classes.index(name)] = True
            absent = [*picture['assumed_absent'], *ABSENT.get(picture['source'], ())]
            judged[index] = labeled[index]
            judged[index, [classes.index(name) for name in absent if name in classes]] = True
            table = [[*box, OBJECT] for box in self.truth[index]]
            table += [[*box, IGNORE] for box in self.ignored[index]]
            table += [[*box, BACKGROUND] for box in self.background[index]]
            correction = (corrections or {}).get(picture['file_name'])
            if correction:
                judged[index, correction['judged']] = True
                dropped = {tuple(round(value) for value in box) for box in correction['dropped']}
                table = [row for row in table if tuple(round(value) for value in row[:5]) not in dropped]
                table += [[*box, OBJECT] for box in correction['added']]
                table += [[*box, IGNORE] for box in correction['ignored']]
            table.sort(key=lambda row: -row[5] * 1e9 - (row[2] - row[0]) * (row[3] - row[1]))
            if table:
                boxes[index, : len(table)] = table[:MAX_BOXES]

        self.labeled = labeled
        self.sizes = torch.from_numpy(sizes).to(device)
        self.boxes = torch.from_numpy(boxes).to(device)
        self.judged = torch.from_numpy(judged).to(device)
        self.canvases = torch.from_numpy(canvases).to(device)
        self.weights = self._sampling_weights().to(device)

    def __len__(self):
        return len(self.pictures)

    def _sampling_weights(self):
        sources = [picture['source'] for picture in self.pictures]
        weights = torch.tensor([SHARES.get(source, OTHER_SHARE) / sources.count(source) for source in sources])
        for index, source in enumerate(sources):
            if source in ('css', 'rf100'):
                shown = {self.classes[int(box[4])] for box in self.truth[index]}
                weights[index] *= 1 + max((RARE.get(name, 0) for name in shown), default=0)
        return weights / weights.sum()
