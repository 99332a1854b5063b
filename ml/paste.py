"""Paste rendered objects, and flames cut from fire pictures, into training photos at plausible places and sizes.

Adds pictures of the source `pasted` to DATA/train.json and DATA/images; those of an earlier run are replaced.
"""
import argparse
import json
import math
import os
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import torch
from PIL import Image, ImageFilter

from data import ABSENT
from merge import to_coco
from model import HEADS
from objects import KINDS
from people import worker
from render import draw

SOURCE = 'pasted'
WORKER = 'worker'
WEIGHTS = {**{kind: weight for kind, (_, weight, _) in KINDS.items()}, WORKER: 6}
MIN_WORN_SHARE, BARE_HEAD_SHARE = 0.0006, 0.75
SPRITE_SIZE = 256
# Where the ground of a photo is usually seen. Heads tell the scale as well as people do.
BASES = {
    'css': 2, 'rf100': 3, 'hhw': 3, 'forklift_uqtr': 1, 'forklift_uqtr+object-detection': 1, 'fire': 1, 'coco': 0.5,
}
PERSON_HEIGHT, EYE_HEIGHT = 1.7, 1.6
MIN_PIXELS, MAX_SHARE = 9, 0.7
MAX_COVERED, MAX_HIDDEN = 0.25, 0.2
ROW_SHARE = 0.3
FLAME_SHARE = 0.35
MIN_FLAME_PIXELS = 36
TRIES = 14
# What every process that pastes needs: photos, their chances, rendered objects, arguments.
SHARED = []


class Sprite:
    """A picture with opacity, and how much of each pixel is the object itself rather than its shadow."""

    def __init__(self, name, rgba, coverage):
        self.name, self.rgba, self.coverage, self.worn = name, rgba, coverage, []
        rows = np.flatnonzero(coverage.any(1))
        columns = np.flatnonzero(coverage.any(0))
        self.top, self.bottom = (int(rows[0]), int(rows[-1]) + 1) if len(rows) else (0, 1)
        self.aspect = (columns[-1] + 1 - columns[0]) / (self.bottom - self.top) if len(rows) else 1.0

    def is_usable(self):
        return (self.coverage > 0).mean() > 0.004


class Rendered(Sprite):
    def __init__(self, kind, rng, device, size=SPRITE_SIZE):
        if kind == WORKER:
            name, (parts, middle, radius, meters, worn) = 'person', worker(rng)
        else:
            build, _, name = KINDS[kind]
            parts, middle, radius, meters = build(rng)
        self.pitch = math.radians(rng.choice((rng.uniform(2, 15), rng.uniform(10, 40))))
        height, turn = math.radians(rng.uniform(20, 80)), rng.uniform(0, 2 * math.pi)
        sunlight = rng.choice((0.0, rng.uniform(0.3, 1.4)))
        light = {
            'direction': (math.cos(height) * math.sin(turn), math.sin(height), math.cos(height) * math.cos(turn)),
            'sunlight': sunlight, 'skylight': rng.uniform(0.35, 0.75), 'gloss': rng.uniform(0, 0.25),
            'color': (1.0, rng.uniform(0.9, 1), rng.uniform(0.75, 1)), 'shadow': 0.5 * min(1, sunlight), 'contact': 0.4,
        }
        camera = (rng.uniform(0, 2 * math.pi), self.pitch, rng.uniform(5, 10))
        rgba, shown = draw(parts, middle, radius, camera, light, size, device)
        # The shadow fades before the sprite's edge cuts it.
        line = torch.linspace(-1, 1, size, device=rgba.device).abs()
        fade = ((1 - torch.maximum(line[:, None], line[None])) * 4).clamp(0, 1)
        rgba[3] = torch.where(shown >= 0, rgba[3], rgba[3] * fade)
        shown = shown.cpu().numpy()
        pixels = (rgba.permute(1, 2, 0).cpu().numpy() * 255).astype(np.uint8)
        super().__init__(name, pixels, np.where(shown >= 0, 255, 0).astype(np.uint8))
        self.worn = worn_boxes(parts, shown, worn) if kind == WORKER else []
        # A tall thing seen from above is foreshortened.
        self.seen_height = meters * math.cos(self.pitch)


def worn_boxes(parts, shown, worn):
    """[class, x0, y0, x1, y1] of the head and the torso as far as they are seen, in pixels of the sprite."""
    head_class, torso_class = worn
    result = []
    for name, group in ((head_class, 'hat' if head_class == 'hard_hat' else 'head'), (torso_class, 'torso')):
        own = [index for index, part in enumerate(parts) if part[2] == group]
        rows, columns = np.nonzero(np.isin(shown, own))
        if len(rows) < MIN_WORN_SHARE * shown.size:
            continue
        top, bottom = int(rows.min()), int(rows.max()) + 1
        if group == 'head':
            # As in the data sets, where a bare head is boxed without chin and neck.
            bottom = top + (bottom - top) * BARE_HEAD_SHARE
        result.append([name, int(columns.min()), top, int(columns.max()) + 1, bottom])
    return result


class Flame(Sprite):
    """What glows inside a labeled fire, cut out along its own brightness."""

    def __init__(self, photo, box):
        x, y, width, height = box
        margin = 0.1 * max(width, height)
        corners = (max(0, x - margin), max(0, y - margin), x + width + margin, y + height + margin)
        crop = photo.crop(tuple(round(min(limit, corner)) for limit, corner in zip(photo.size * 2, corners)))
        scale = SPRITE_SIZE / max(crop.size)
        crop = crop.resize((max(1, round(crop.width * scale)), max(1, round(crop.height * scale))), Image.BILINEAR)
        color = np.zeros((SPRITE_SIZE, SPRITE_SIZE, 3), np.float32)
        left = (SPRITE_SIZE - crop.width) // 2
        color[SPRITE_SIZE - crop.height :, left : left + crop.width] = np.asarray(crop)
        glow = np.clip((color[..., 0] - 150) / 70, 0, 1) * np.clip((color[..., 0] - color[..., 2] - 25) / 50, 0, 1)
        white = np.clip((color.min(-1) - 215) / 30, 0, 1)
        opacity = Image.fromarray((np.maximum(glow, white) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(2))
        opacity = np.asarray(opacity)
        coverage = np.where(opacity > 90, 255, 0).astype(np.uint8)
        super().__init__('fire', np.dstack([color, opacity]).astype(np.uint8), coverage)

    def is_usable(self):
        """Enough of it glows, and it isn't cut off by the edge of its box."""
        solid = self.coverage > 0
        edge = np.concatenate([solid[2], solid[:, 2], solid[:, -3], solid[-3]]).mean()
        return 0.06 < solid.mean() < 0.6 and edge < 0.08


def horizon(picture, boxes, rng):
    """The row where eyes as high as the camera's would be, and whether people in the picture told it."""
    rows = []
    for name, (x, y, width, height) in boxes:
        is_whole = y + height < picture['height'] - 3
        if name == 'person' and is_whole and height > 1.6 * width and height > 24:
            rows.append(y + height - height * EYE_HEIGHT / PERSON_HEIGHT)
        elif name in HEADS and height > 8:
            rows.append(y + height * 0.6)
    if rows:
        return float(np.median(rows)), True
    return picture['height'] * rng.uniform(0.28, 0.45), False


def body(head):
    """Roughly where the body below a head is, for pictures that label heads only."""
    x, y, width, height = head
    return [x - 0.8 * width, y, 2.6 * width, 7 * height]


def covers(box, other):
    """The share of `box` that `other` covers; both x, y, width, height."""
    width = min(box[0] + box[2], other[0] + other[2]) - max(box[0], other[0])
    height = min(box[1] + box[3], other[1] + other[3]) - max(box[1], other[1])
    return max(0, width) * max(0, height) / max(1e-6, box[2] * box[3])


def matched(sprite, patch, rng):
    """The sprite's colors, brought part of the way to the light and cast of the place it goes to."""
    color = sprite.rgba[..., :3].astype(np.float32)
    if sprite.name == 'fire':
        return color
    own = color[sprite.coverage > 0].mean() + 1
    there = patch.reshape(-1, 3).astype(np.float32).mean(0) + 8
    gain = np.clip((there.mean() / own) ** 0.45, 0.55, 1.35) * rng.uniform(0.85, 1.15)
    cast = (there / there.mean()) ** 0.35
    return np.clip(color * gain * cast, 0, 255)


def paste(photo, sprite, x_middle, y_foot, pixels, rng):
    """Changes the photo [H,W,3] in place; the labels of what can be seen of the sprite, itself first, or none."""
    scale = pixels / (sprite.bottom - sprite.top)
    sprite_size = len(sprite.coverage)
    side = max(4, round(sprite_size * scale))
    left, top = round(x_middle - side / 2), round(y_foot - sprite.bottom * scale)
    height, width = photo.shape[:2]
    x0, y0, x1, y1 = max(0, left), max(0, top), min(width, left + side), min(height, top + side)
    if x1 - x0 < 4 or y1 - y0 < 4:
        return []
    mirrored = rng.random() < 0.5
    layers = np.dstack([matched(sprite, photo[y0:y1, x0:x1], rng), sprite.rgba[..., 3:], sprite.coverage])
    # Colors are weighted by opacity, or the empty surroundings would darken the edges.
    opacity = layers[..., 3:4] / 255
    layers = np.dstack([layers[..., :3] * opacity, layers[..., 3:]])
    blur = rng.uniform(0, 0.9)
    resized = []
    for layer in range(5):
        image = Image.fromarray(layers[..., layer].astype(np.float32), 'F')
        image = image.resize((side, side), Image.BOX if scale < 0.5 else Image.BILINEAR, reducing_gap=2.0)
        resized.append(np.asarray(image))
    small = np.dstack(resized)
    if mirrored:
        small = small[:, ::-1]
    small = small[y0 - top : y1 - top, x0 - left : x1 - left]
    shown = photo[y0:y1, x0:x1]
    result = small[..., :3] + shown * (1 - small[..., 3:4] / 255)
    grain = np.random.default_rng(rng.randrange(1 << 30)).normal(0, rng.uniform(0, 5), result.shape)
    result += grain * (small[..., 4:5] > 60)
    result = np.clip(result, 0, 255).astype(np.uint8)
    if blur > 0.3:
        soft = np.asarray(Image.fromarray(result).filter(ImageFilter.GaussianBlur(blur)))
        result = np.where(small[..., 3:4] > 8, soft, result)
    photo[y0:y1, x0:x1] = result
    solid = small[..., 4] > 110
    if not solid.any():
        return []
    rows, columns = np.flatnonzero(solid.any(1)), np.flatnonzero(solid.any(0))
    size = columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1
    labels = [[sprite.name, [float(x0 + columns[0]), float(y0 + rows[0]), float(size[0]), float(size[1])]]]
    for name, first, high, last, low in sprite.worn:
        if mirrored:
            first, last = sprite_size - last, sprite_size - first
        corners = [left + first * scale, top + high * scale, left + last * scale, top + low * scale]
        if corners[0] >= 0 and corners[1] >= 0 and corners[2] <= width and corners[3] <= height:
            box = [corners[0], corners[1], corners[2] - corners[0], corners[3] - corners[1]]
            labels.append([name, [round(value, 1) for value in box]])
    return labels


class Pasting:
    """One photo that receives objects."""

    def __init__(self, picture, photo, sprites, rng):
        self.picture, self.photo, self.sprites, self.rng = picture, photo, sprites, rng
        self.boxes = list(picture['boxes'])
        self.occupied = [box for _, box in self.boxes] + [body(box) for name, box in self.boxes if name in HEADS]
        self.background = list(picture['background'])
        self.row, known = horizon(picture, self.boxes, rng)
        self.eye_height = EYE_HEIGHT * (rng.uniform(0.9, 1.15) if known else rng.uniform(0.9, 1.8))
        self.added = 0

    def place(self, kind, x=None, y=None, sprite=None):
        """Tries to put one object of a kind somewhere, or at a given place."""
        height, width = self.photo.shape[:2]
        for _ in range(TRIES if x is None else 1):
            foot_x = self.rng.uniform(0.02, 0.98) * width if x is None else x
            low = self.row + 0.12 * (height - self.row)
            foot_y = self.rng.uniform(low, height * 1.02) if y is None else y
            per_meter = (foot_y - self.row) / self.eye_height
            pitch = math.atan((foot_y - self.row) / max(width, height))
            one = sprite or min(self.rng.sample(self.sprites[kind], min(4, len(self.sprites[kind]))),
                                key=lambda other: abs(other.pitch - pitch))
            pixels = per_meter * one.seen_height
            if not MIN_PIXELS <= pixels <= MAX_SHARE * height:
                continue
            guess = [foot_x - pixels * one.aspect / 2, foot_y - pixels, pixels * one.aspect, pixels]
            if any(covers(guess, box) > MAX_COVERED or covers(box, guess) > MAX_HIDDEN for box in self.occupied):
                continue
            labels = paste(self.photo, one, foot_x, foot_y, pixels, self.rng)
            if labels and one.name is None:
                self.background.append(['safety_cone', labels[0][1]])
            elif labels:
                self.boxes += labels
            self.keep_clear(labels)
            return

    def keep_clear(self, labels):
        self.occupied += [box for _, box in labels]
        self.added += len(labels)

    def place_flame(self):
        """A fire of any size; it may burn on the ground, on a machine or in a window."""
        height, width = self.photo.shape[:2]
        sprite = self.rng.choice(self.sprites['flame'])
        for _ in range(TRIES):
            pixels = math.exp(self.rng.uniform(math.log(14), math.log(0.6 * height)))
            x, y = self.rng.uniform(0.03, 0.97) * width, self.rng.uniform(0.3, 1.0) * height
            guess = [x - pixels * sprite.aspect / 2, y - pixels, pixels * sprite.aspect, pixels]
            if any(covers(box, guess) > MAX_HIDDEN for box in self.occupied):
                continue
            labels = paste(self.photo, sprite, x, y, pixels, self.rng)
            self.boxes += labels
            self.keep_clear(labels)
            return

    def place_row(self):
        """Cones in a line, as they stand along a road or a trench; the far ones first."""
        height, width = self.photo.shape[:2]
        near = self.rng.uniform(self.row + 0.5 * (height - self.row), height)
        far = self.rng.uniform(self.row + 0.2 * (height - self.row), near)
        start, end = self.rng.uniform(0, width), self.rng.uniform(0, width)
        sprite = self.rng.choice(self.sprites['cone'])
        count = self.rng.randint(3, 7)
        for step in range(count):
            # Equal steps on the ground are equal steps in one over the depth.
            share = step / (count - 1)
            depth = 1 / ((1 - share) / max(1, far - self.row) + share / max(1, near - self.row))
            across = (depth - (far - self.row)) / ((near - far) or 1)
            self.place('cone', start + (end - start) * across, self.row + depth, sprite)


def read_pictures(data):
    with open(f'{data}/train.json') as file:
        coco = json.load(file)
    names = [category['name'] for category in coco['categories']]
    boxes = {picture['id']: [] for picture in coco['images']}
    for annotation in coco['annotations']:
        boxes[annotation['image_id']].append([names[annotation['category_id']], annotation['bbox']])
    return [{**picture, 'boxes': boxes[picture['id']]} for picture in coco['images'] if picture['source'] != SOURCE]


def cut_flames(pictures, data):
    flames = []
    for picture in pictures:
        boxes = [box for name, box in picture['boxes'] if name == 'fire' and min(box[2:]) >= MIN_FLAME_PIXELS]
        if boxes:
            with Image.open(os.path.join(data, 'images', picture['file_name'])) as photo:
                flames += [Flame(photo.convert('RGB'), box) for box in boxes]
    return [flame for flame in flames if flame.is_usable()]


def make_picture(number):
    """Draws photos until one has room for an object; writes it and returns its labels."""
    bases, chances, sprites, arguments = SHARED
    rng = random.Random(f'{arguments.seed}-{number}')
    while True:
        picture = rng.choices(bases, chances)[0]
        photo = np.array(Image.open(os.path.join(arguments.data, 'images', picture['file_name'])).convert('RGB'))
        pasting = Pasting(picture, photo, sprites, rng)
        if rng.random() < ROW_SHARE:
            pasting.place_row()
        for _ in range(rng.randint(1, 3)):
            pasting.place(rng.choices(list(WEIGHTS), WEIGHTS.values())[0])
        if sprites['flame'] and picture['source'] != 'fire' and rng.random() < FLAME_SHARE:
            pasting.place_flame()
        if pasting.added:
            break
    file_name = f'{SOURCE}_{number:05d}.jpg'
    Image.fromarray(photo).save(os.path.join(arguments.data, 'images', file_name), quality=rng.randint(70, 92))
    absent = [*picture['assumed_absent'], *ABSENT.get(picture['source'], ())]
    return {
        **{key: value for key, value in picture.items() if key != 'id'}, 'file_name': file_name, 'source': SOURCE,
        'assumed_absent': sorted(set(absent)), 'boxes': pasting.boxes, 'background': pasting.background,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', required=True, help='folder written by merge.py')
    parser.add_argument('--count', type=int, default=1000)
    parser.add_argument('--sprites', type=int, default=400, help='different objects to render')
    parser.add_argument('--size', type=int, default=SPRITE_SIZE, help='pixels of a rendered object')
    parser.add_argument('--seed', type=int, default=1)
    arguments = parser.parse_args()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    rng = random.Random(arguments.seed)
    kinds = list(WEIGHTS)
    sprites = {kind: [] for kind in kinds}
    for number in range(arguments.sprites):
        kind = kinds[number] if number < len(kinds) else rng.choices(kinds, WEIGHTS.values())[0]
        sprite = Rendered(kind, rng, device, arguments.size)
        if sprite.is_usable():
            sprites[kind].append(sprite)
    pictures = read_pictures(arguments.data)
    sprites['flame'] = cut_flames(pictures, arguments.data)
    bases = [picture for picture in pictures if picture['source'] in BASES]
    sources = [picture['source'] for picture in bases]
    chances = [BASES[source] / sources.count(source) for source in sources]
    # Forked processes share what was rendered; nothing of it is copied to them.
    shared = (bases, chances, sprites, arguments)
    with ProcessPoolExecutor(os.cpu_count(), get_context('fork'), SHARED.extend, (shared,)) as pool:
        made = list(pool.map(make_picture, range(arguments.count), chunksize=8))
    for picture in pictures:
        picture.pop('id')
    with open(f'{arguments.data}/train.json', 'w') as file:
        json.dump(to_coco([*pictures, *made]), file)
    counts = {}
    for picture in made:
        for name, _ in picture['boxes']:
            counts[name] = counts.get(name, 0) + 1
    print(f'{len(made)} pictures, {len(sprites["flame"])} flames to choose from; boxes in them: {counts}')


if __name__ == '__main__':
    main()
