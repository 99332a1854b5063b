"""Training batches, made wholly on the accelerator: placed pictures, mosaics, blends, color."""
import math

import torch
import torch.nn.functional as F

from data import BACKGROUND, CANVAS, EMPTY, GRAY, IGNORE, OBJECT
from model import STRIDES, anchor_points

MIN_VISIBLE = 0.35
TILTED_SHARE, MAX_TILT = 0.4, 0.14
UPSIDE_DOWN_SHARE = 0.03
MAX_HUE_TURN = 0.2
# Objects learned per picture; further ones would cost memory.
MAX_OBJECTS = 200


def place(pictures, batch, width, height, size, smallest, largest, plain_share):
    """Draw pictures, scale, flip and shift each into a width × height window.

    Scale 1 is the size the product uses (longest side = `size`); `plain_share` of them stay at it.
    """
    device = pictures.device

    def uniform(low=0.0, high=1.0):
        return low + torch.rand(batch, device=device) * (high - low)

    index = torch.multinomial(pictures.weights, batch, replacement=True)
    picture_w, picture_h = pictures.sizes[index].unbind(1)
    unit = size / CANVAS
    plain = uniform() < plain_share
    scale = torch.where(plain, unit, unit * torch.exp(uniform(math.log(smallest), math.log(largest))))
    stretch = torch.where(plain, 1.0, torch.exp(uniform(-0.2, 0.2)))
    tilt = torch.where(plain | (uniform() > TILTED_SHARE), 0.0, uniform(-MAX_TILT, MAX_TILT))
    scale_x, scale_y = scale * stretch.sqrt(), scale / stretch.sqrt()
    middle_x = (uniform() * (width - picture_w * scale_x)) + picture_w * scale_x / 2
    middle_y = (uniform() * (height - picture_h * scale_y)) + picture_h * scale_y / 2
    # Mirrored or upside down by a negative scale about the picture's middle.
    scale_x = torch.where(uniform() < 0.5, -scale_x, scale_x)
    scale_y = torch.where(uniform() < UPSIDE_DOWN_SHARE, -scale_y, scale_y)
    cosine, sine = tilt.cos(), tilt.sin()

    across = torch.arange(width, device=device) + 0.5 - middle_x[:, None]
    down = torch.arange(height, device=device) + 0.5 - middle_y[:, None]
    column = ((cosine[:, None] * across)[:, None, :] + (sine[:, None] * down)[:, :, None]) / scale_x[:, None, None]
    row = ((cosine[:, None] * down)[:, :, None] - (sine[:, None] * across)[:, None, :]) / scale_y[:, None, None]
    outside = (column.abs() > picture_w[:, None, None] / 2) | (row.abs() > picture_h[:, None, None] / 2)
    column = (column + picture_w[:, None, None] / 2) * (2 / CANVAS) - 1
    row = (row + picture_h[:, None, None] / 2) * (2 / CANVAS) - 1
    grid = torch.stack([torch.where(outside, -4.0, column), row], -1)
    # Reduced pictures are sampled from a halved copy, as the product's resize averages too.
    source = pictures.canvases[index].float() - GRAY
    reduced = (scale < 0.6)[:, None, None, None]
    image = torch.where(reduced, sample(F.avg_pool2d(source, 2), grid), sample(source, grid)) + GRAY

    boxes = pictures.boxes[index].clone()
    x = ((boxes[..., 0] + boxes[..., 2] - picture_w[:, None]) / 2) * scale_x[:, None]
    y = ((boxes[..., 1] + boxes[..., 3] - picture_h[:, None]) / 2) * scale_y[:, None]
    half_w = (boxes[..., 2] - boxes[..., 0]) / 2 * scale_x[:, None]
    half_h = (boxes[..., 3] - boxes[..., 1]) / 2 * scale_y[:, None]
    # A tilted box is taken as the ellipse in it: its corners are rarely part of the object.
    cosine, sine = cosine[:, None], sine[:, None]
    x, y = cosine * x - sine * y + middle_x[:, None], sine * x + cosine * y + middle_y[:, None]
    half_w, half_h = torch.hypot(cosine * half_w, sine * half_h), torch.hypot(sine * half_w, cosine * half_h)
    corners = torch.stack([x - half_w, y - half_h, x + half_w, y + half_h], -1)
    limit = torch.tensor([width, height, width, height], device=device)
    clipped = torch.minimum(corners.clamp(min=0), limit)
    sides = clipped[..., 2:] - clipped[..., :2]
    visible = sides.prod(-1) / (corners[..., 2:] - corners[..., :2]).prod(-1).clamp(min=1e-6)
    present = boxes[..., 5] != EMPTY
    whole = (visible > MIN_VISIBLE) & (sides > 3).all(-1)
    # A sliver of an object is neither an example of its class nor background.
    kind = torch.where(whole, boxes[..., 5], torch.full_like(visible, IGNORE))
    kind = torch.where(present & (sides > 1).all(-1), kind, torch.full_like(visible, EMPTY))
    return image, torch.cat([clipped, boxes[..., 4:5], kind[..., None]], -1), pictures.judged[index]


def sample(source, grid):
    return F.grid_sample(source, grid, mode='bilinear', padding_mode='zeros', align_corners=False)


def make_batch(pictures, batch, size, points, mosaic, blend):
    """Images in 0..1, object boxes [B,M,5] (class -1 where empty), and which classes each cell may be judged on."""
    device = pictures.device
    if mosaic:
        split_x, split_y = (int(size * (0.3 + 0.4 * float(torch.rand(())))) for _ in range(2))
        image = torch.empty(batch, 3, size, size, device=device)
        boxes, judged = [], []
        for x0, y0, x1, y1 in (
            (0, 0, split_x, split_y), (split_x, 0, size, split_y), (0, split_y, split_x, size),
            (split_x, split_y, size, size),
        ):
            part, part_boxes, part_judged = place(pictures, batch, x1 - x0, y1 - y0, size, 0.35, 1.6, 0.0)
            image[:, :, y0:y1, x0:x1] = part
            part_boxes[..., 0:4:2] += x0
            part_boxes[..., 1:4:2] += y0
            boxes.append(part_boxes)
            judged.append(part_judged)
        boxes = torch.cat(boxes, 1)
        quarter = (points[:, 0] >= split_x).long() + 2 * (points[:, 1] >= split_y).long()
        judged = torch.stack(judged, 1)[:, quarter]
    else:
        image, boxes, judged = place(pictures, batch, size, size, size, 0.4, 2.2, 0.3)
        judged = judged[:, None].expand(batch, len(points), -1)
    if blend:
        share = 0.5 + 0.15 * (2 * torch.rand(batch, 1, 1, 1, device=device) - 1)
        image = image * share + image.roll(1, 0) * (1 - share)
        boxes, judged = torch.cat([boxes, boxes.roll(1, 0)], 1), judged & judged.roll(1, 0)
    classes = len(pictures.classes)
    judged = judged | marked_cells(boxes, points, BACKGROUND, classes)
    judged = judged & ~marked_cells(boxes, points, IGNORE, classes)
    return color(image / 255), compact(boxes), judged


def make_small_batch(pictures, batch, size, mosaic, blend):
    """As `make_batch`, with four such pictures at half their size on each: people and machines as a scan shows them."""
    half = size // 2
    points, _ = anchor_points(half, pictures.device)
    image, objects, judged = make_batch(pictures, 4 * batch, size, 2 * points, mosaic, blend)
    image = four_in_one(F.avg_pool2d(image, 2))
    sides = [half // stride for stride in STRIDES]
    levels = judged.split([side * side for side in sides], 1)
    judged = [four_in_one(level.unflatten(1, (side, side)).permute(0, 3, 1, 2)) for level, side in zip(levels, sides)]
    judged = torch.cat([level.flatten(2) for level in judged], 2).transpose(1, 2)
    objects = objects.unflatten(0, (batch, 4)).clone()
    objects[..., :4] /= 2
    objects[:, 1::2, :, 0:4:2] += half
    objects[:, 2:, :, 1:4:2] += half
    return image, compact_rows(objects.flatten(1, 2), 4 * MAX_OBJECTS), judged


def four_in_one(x):
    """[4B,C,H,W] to [B,C,2H,2W], each four side by side and below each other."""
    x = x.unflatten(0, (-1, 2, 2))
    return x.permute(0, 3, 1, 4, 2, 5).flatten(4, 5).flatten(2, 3)


def marked_cells(boxes, points, kind, classes):
    """[B,A,C]: cells inside a box of this kind, for the box's class."""
    marked = boxes[..., 5] == kind
    max_count = int(marked.sum(1).max())
    if max_count == 0:
        return torch.zeros(1, 1, classes, dtype=torch.bool, device=boxes.device)
    order = (~marked).long().argsort(dim=1, stable=True)[:, :max_count, None].expand(-1, -1, 6)
    boxes = boxes.gather(1, order)
    inside = (points > boxes[:, :, None, :2]).all(-1) & (points < boxes[:, :, None, 2:4]).all(-1)
    inside &= (boxes[..., 5] == kind)[..., None]
    named = F.one_hot(boxes[..., 4].long(), classes).to(torch.bfloat16)
    return torch.einsum('bka,bkc->bac', inside.to(torch.bfloat16), named) > 0


def compact(boxes):
    """The objects among boxes of all kinds: [B,M,5] with class -1 in the empty rows."""
    cls = torch.where(boxes[..., 5] == OBJECT, boxes[..., 4], torch.full_like(boxes[..., 4], -1.0))
    return compact_rows(torch.cat([boxes[..., :4], cls[..., None]], -1), MAX_OBJECTS)


def compact_rows(objects, max_allowed):
    """Objects first, cut to the fullest picture of the batch."""
    real = objects[..., 4] >= 0
    max_count = int(real.sum(1).max().clamp(1, max_allowed))
    order = (~real).long().argsort(dim=1, stable=True)[:, :max_count, None].expand(-1, -1, objects.shape[-1])
    return objects.gather(1, order)


def color(x):
    batch, _, height, width = x.shape

    def uniform(channels=1):
        return torch.rand(batch, channels, 1, 1, device=x.device)

    def around_one(amount, channels=1):
        return 1 + (uniform(channels) * 2 - 1) * amount

    x = x * around_one(0.35) * around_one(0.08, 3)
    mean = x.mean((1, 2, 3), keepdim=True)
    x = (x - mean) * around_one(0.3) + mean
    gray = (x * torch.tensor([0.299, 0.587, 0.114], device=x.device).view(1, 3, 1, 1)).sum(1, keepdim=True)
    saturation = around_one(0.45)
    saturation = torch.where(uniform() < 0.03, torch.zeros_like(saturation), saturation)
    x = (x - gray) * saturation + gray
    x = turn_hue(x, (uniform() * 2 - 1) * MAX_HUE_TURN * (uniform() < 0.5))
    x = x.clamp(1e-4, 1) ** torch.exp((uniform() - 0.5) * 0.8)
    blurred, coarse = uniform() < 0.12, uniform() < 0.12
    x = torch.where(blurred, F.avg_pool2d(x, 3, 1, 1), x)
    x = torch.where(coarse, F.interpolate(F.avg_pool2d(x, 2), (height, width), mode='bilinear'), x)
    noise = uniform()
    x = x + torch.randn_like(x) * torch.where(noise < 0.25, noise * 0.12, torch.zeros_like(noise))
    rows = torch.arange(height, device=x.device).view(1, 1, height, 1)
    columns = torch.arange(width, device=x.device).view(1, 1, 1, width)
    for _ in range(3):
        half_w = width * (0.01 + 0.07 * uniform()) * (uniform() < 0.3)
        half_h = height * (0.01 + 0.07 * uniform())
        erased = ((columns - uniform() * width).abs() < half_w) & ((rows - uniform() * height).abs() < half_h)
        x = torch.where(erased, uniform(3), x)
    return x.clamp(0, 1)


def turn_hue(x, angle):
    """Turn every color about the gray axis by an angle per picture."""
    cosine, sine = angle.cos(), angle.sin() / math.sqrt(3)
    share = (1 - cosine) / 3
    red, green, blue = x.unbind(1)
    red, green, blue = (part[:, None] for part in (red, green, blue))
    total = (red + green + blue) * share
    return torch.cat([
        red * cosine + total + sine * (blue - green),
        green * cosine + total + sine * (red - blue),
        blue * cosine + total + sine * (green - red),
    ], 1)
